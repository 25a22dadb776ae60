/** What the bots' judgement of a position is made of. */
export const terms: Readonly<Record<string, string>> = {
  points: 'points on the score sheet',
  rewards: 'poverty and prosperity',
  leader: 'castle leader',
  pieces: 'silver and resources',
  markers: 'virtue and corruption',
  castle: 'workers waiting in the castle',
  ribbons: 'ribbons on their way',
  flips: 'debts and deeds to be turned',
  board: 'townsfolk on the board',
  deck: 'deck',
  slots: 'empty slots and bonus cards',
  growth: 'manuscripts that still grow',
  usual: 'what everybody makes in a turn',
  turn: 'rest of the turn',
};
