/** Everything the bot's judgement of Viscounts depends on. In points, unless the comment says otherwise. */
export const weights = {
  /** Debts and deeds that a player takes off the stacks in a round: they tell how long the game will last. */
  debtsPerRound: 0.253,
  deedsPerRound: 0.44,
  /** Rounds still to come at least, as long as the end is not triggered. */
  rounds: 1.36,
  /** The share of a thing's use that is gone with one turn fewer to use it in. */
  last: 0.688,
  /** Pieces, each further one of a kind a share of the one before. */
  silver: 0.416,
  ink: 1.07,
  gold: 1.36,
  stone: 0.943,
  fade: 0.726,
  /** An icon on the player board, for one turn. */
  merchant: 0.046,
  builder: 0.156,
  noble: 0.827,
  cleric: 0.271,
  criminal: 0.71,
  /** All that a deck shows and does in an average turn, as a share; what lies on the board for the next turns, on top of it. */
  deck: 1.16,
  board: 0.727,
  /** Effects. */
  debt: -0.87,
  deed: 1.09,
  virtue: 0.361,
  corruption: -0.099,
  flip: 1.86,
  rearrange: 0.2,
  discard: 0.268,
  destroy: 0.878,
  shuffle: 0.199,
  hire: 0.914,
  castleMove: 0.616,
  worker: 1.4,
  manuscript: 4.01,
  building: 1.9,
  /** What the markers have gained on each other, as a share of the collision they come nearer to. */
  collision: 0.526,
  /** Unpaid debts and acquired deeds are turned over now and then (shares of what that brings). */
  flipLater: 0.356,
  /** Rewards for most flipped cards: how far ahead is surely ahead (cards). */
  ahead: 1.03,
  /** Two workers in a section, on the first and on the second tier, and one alone. */
  pair: 0.757,
  pairAbove: 1.02,
  alone: 0.171,
  /** To keep the castle leader's card while others have as many workers on top less one (a share). */
  leader: 0.803,
  /** A ribbon that makes two of three, while the bonus card is there. */
  ribbons: 0.696,
  /** A manuscript that counts something: what it will still grow, in a turn. */
  growth: 0.084,
  /** A whole turn before a card is played; with a card what it brings at least, and a share of what its best way promises. */
  turn: 3.71,
  way: 1.66,
  hope: 0.493,
  /** Empty slots, for one turn each. */
  extraMove: 0.193,
  cheapDismissal: 0.146,
  hireDiscard: 0.081,
  calmVirtue: 0.085,
  handLimit: 0.095,
};
export type ViscountsWeights = typeof weights;
