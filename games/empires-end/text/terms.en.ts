/** What the bots' judgement of a position is made of. */
export const terms: Readonly<Record<string, string>> = {
  points: 'points on the track',
  locations: 'intact locations',
  abilities: 'abilities',
  tokens: 'resources',
  restoring: 'what can be restored',
  hand: 'cards in hand',
  danger: 'disasters to come',
  phase: 'the phase that runs',
};
