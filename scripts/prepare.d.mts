export function prepare(): Promise<void>;
