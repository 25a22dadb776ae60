export const root: string;
export const dist: string;
export const BESIDE: readonly string[];
export function fingerprint(): string;
