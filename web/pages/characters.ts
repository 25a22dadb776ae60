/** How the bots introduce themselves, from gentle to strong. Fetched by the pages that list them. */
import type { Character } from '@tarsas/bots';
import type { Language } from '@tarsas/kernel';

/** Whom somebody meets who has chosen nobody. */
export const FRIENDLY = 'gentle';

export interface Opponent {
  /** As the server and the worker know it. */
  id: string;
  introduction: Readonly<Record<Language, Character>> | null;
}

export async function opponents(): Promise<readonly Opponent[]> {
  const { bots, RUNGS } = await import('@tarsas/bots');
  return bots.map(({ name }) => ({ id: name, introduction: RUNGS.find(rung => rung.name === name) ?? null }));
}
