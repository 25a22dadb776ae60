/** What the bots' judgement of a position is made of. */
export const terms: Readonly<Record<string, string>> = {
  prizes: 'prizes',
  buried: 'buried pebbles',
  hope: 'pebbles in hand',
};
