export function buildWeb(): void;
