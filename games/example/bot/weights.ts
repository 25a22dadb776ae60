/** What the judgement of Pebbles depends on. */
export const weights = {
  /** How much of the prizes still to come the pebbles in hand can hope for. */
  hope: 0.9,
};
export type PebblesWeights = typeof weights;
