/** Everything the bot's judgement of Viscounts depends on. In points, unless the comment says otherwise. */
export const weights = {
  /** Debts and deeds that a player takes off the stacks in a round: they tell how long the game will last. */
  debtsPerRound: 0.332,
  deedsPerRound: 0.508,
  /** Rounds still to come at least, as long as the end is not triggered. */
  rounds: 0.622,
  /** The share of a thing's use that is gone with one turn fewer to use it in. */
  last: 0.932,
  /** Pieces, each further one of a kind a share of the one before. */
  silver: 0.4,
  ink: 0.793,
  gold: 1.31,
  stone: 0.625,
  fade: 0.647,
  /** An icon on the player board, for one turn. */
  merchant: 0.045,
  builder: 0.157,
  noble: 1.14,
  cleric: 0.156,
  criminal: 0.533,
  /** All that a deck shows and does in an average turn, as a share; what lies on the board for the next turns, on top of it. */
  deck: 0.769,
  board: 0.686,
  /** What everybody makes in a turn, and what is needed against the AI of the solo game. */
  usual: 2.78,
  usualAi: 6,
  /** Effects. */
  debt: -0.975,
  deed: 0.784,
  virtue: 0.369,
  corruption: -0.099,
  flip: 2.16,
  rearrange: 0.199,
  discard: 0.254,
  destroy: 0.987,
  shuffle: 0.199,
  hire: 0.802,
  castleMove: 0.63,
  worker: 1.39,
  manuscript: 4.01,
  building: 1.87,
  /** What the markers have gained on each other, as a share of the collision they come nearer to. */
  collision: 0.552,
  /** Unpaid debts and acquired deeds are turned over now and then (shares of what that brings). */
  flipLater: 0.596,
  /** Rewards for most flipped cards: how far ahead is surely ahead (cards). */
  ahead: 1.05,
  /** Two workers in a section, on the first and on the second tier, and one alone. */
  pair: 1.14,
  pairAbove: 0.531,
  alone: 0.201,
  /** To keep the castle leader's card while others have as many workers on top less one (a share). */
  leader: 0.72,
  /** Manuscripts of unfinished sets, as a share of what they lack to those of a full one. */
  sets: 0.32,
  /** A ribbon that makes two of three, while the bonus card is there. */
  ribbons: 0.523,
  /** A manuscript that counts something: what it will still grow, in a turn. */
  growth: 0.075,
  /** A whole turn before a card is played; with a card what it brings at least, and a share of what its best way promises. */
  turn: 3.28,
  way: 1.49,
  hope: 0.446,
  /** Empty slots, for one turn each. */
  extraMove: 0.157,
  cheapDismissal: 0.161,
  hireDiscard: 0.084,
  calmVirtue: 0.074,
  handLimit: 0.091,
};
export type ViscountsWeights = typeof weights;
