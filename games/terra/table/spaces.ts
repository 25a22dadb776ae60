/** A space of a row of buildings: under a building or open, with what it brings every round. */
export interface Space<G> {
  gain: G;
  isOpen: boolean;
  isDraft?: boolean;
  title: string;
  about?: string;
  /** Drawn large, also where it brings several. */
  isLarge?: boolean;
}

interface Words<G> {
  goods(gain: G): string;
  space(goods: string): string;
  spaceEmpty: string;
  covered(building: string, goods: string): string;
}

/** How many goods come together. */
export const total = (gain: object): number => Object.values(gain).reduce((sum: number, n: number) => sum + n, 0);

/** The spaces that `built` buildings have left, and how many had before the draft. */
export function spacesOf<G extends object>(
  gains: readonly G[],
  built: number,
  builtBefore: number,
  building: string,
  words: Words<G>,
): Space<G>[] {
  return gains.map((gain, i) => {
    const state = { gain, isOpen: i < built, isDraft: i < built !== i < builtBefore };
    if (!state.isOpen) return { ...state, title: building, about: words.covered(building, words.goods(gain)) };
    return { ...state, title: total(gain) > 0 ? words.space(words.goods(gain)) : words.spaceEmpty };
  });
}
