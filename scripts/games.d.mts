export function listGames(): void;
