/** What the bots' judgement of a position is made of. */
export const terms: Readonly<Record<string, string>> = {
  points: 'points',
  goods: 'resources',
  income: 'income',
  card: 'bonus card',
  tracks: 'tracks, favours and stronghold',
  cultRewards: 'cult rewards of the rounds',
  cults: 'cult tracks',
  network: 'largest network',
  towns: 'towns under way',
  land: 'land in reach',
  buildings: 'large buildings to come',
  rewards: 'rewards to be taken',
  faction: 'faction',
};
