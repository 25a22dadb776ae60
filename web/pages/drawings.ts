/** Drawings of a game's components, where its table has some (`games/<id>/table/components.ts`, which exports `components`). */
import type { Language } from '@tarsas/kernel';
import type { ComponentGroup, Components } from '../kit/components.ts';

const drawn = import.meta.glob<{ components: Components }>('../../games/*/table/components.ts');

export async function drawingsOf(game: string, language: Language): Promise<readonly ComponentGroup[]> {
  const load = drawn[`../../games/${game}/table/components.ts`];
  return load ? (await load()).components(language) : [];
}
