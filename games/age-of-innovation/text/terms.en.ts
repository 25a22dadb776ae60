/** What the bots' judgement of a position is made of. */
export const terms: Readonly<Record<string, string>> = {
  points: 'points',
  goods: 'resources',
  income: 'income',
  tiles: 'tiles',
  roundBonus: 'round bonus',
  scienceBonuses: 'science bonuses of the rounds',
  tracks: 'tracks and buildings',
  rewards: 'rewards to be taken',
  science: 'science prizes',
  empire: 'largest empire',
  cities: 'cities under way',
  innovation: 'innovation in sight',
  land: 'land in reach',
  faction: 'board and faction',
};
