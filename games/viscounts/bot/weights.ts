/** Everything the bot's judgement of Viscounts depends on. In points, unless the comment says otherwise. */
export const weights = {
  /** Debts and deeds that a player takes off the stacks in a round: they tell how long the game will last. */
  debtsPerRound: 0.35,
  deedsPerRound: 0.35,
  /** Rounds still to come at least, as long as the end is not triggered. */
  rounds: 2,
  /** The share of a thing's use that is gone with one turn fewer to use it in. */
  last: 0.5,
  /** Pieces, each further one of a kind a share of the one before. */
  silver: 0.45,
  ink: 1,
  gold: 1,
  stone: 1,
  fade: 0.92,
  /** An icon on the player board, for one turn. */
  merchant: 0.25,
  builder: 0.55,
  noble: 0.5,
  cleric: 0.6,
  criminal: 0.6,
  /** All that a deck shows and does in an average turn, as a share; what lies on the board for the next turns, on top of it. */
  deck: 0.8,
  board: 0.6,
  /** Effects. */
  debt: -1,
  deed: 1.5,
  virtue: 0.4,
  corruption: -0.1,
  flip: 1.6,
  rearrange: 0.2,
  discard: 0.3,
  destroy: 0.8,
  shuffle: 0.2,
  hire: 1.2,
  castleMove: 0.6,
  worker: 1.4,
  manuscript: 4,
  building: 2,
  /** What the markers have gained on each other, as a share of the collision they come nearer to. */
  collision: 0.5,
  /** Unpaid debts and acquired deeds are turned over now and then (shares of what that brings). */
  flipLater: 0.3,
  /** Rewards for most flipped cards: how far ahead is surely ahead (cards). */
  ahead: 1.5,
  /** Two workers in a section, on the first and on the second tier, and one alone. */
  pair: 0.6,
  pairAbove: 1,
  alone: 0.15,
  /** To keep the castle leader's card while others have as many workers on top less one (a share). */
  leader: 0.7,
  /** A ribbon that makes two of three, while the bonus card is there. */
  ribbons: 0.7,
  /** A manuscript that counts something: what it will still grow, in a turn. */
  growth: 0.08,
  /** A whole turn before a card is played; with a card what it brings at least, and a share of what its best way promises. */
  turn: 6.5,
  way: 3.4,
  hope: 0.8,
  /** Empty slots, for one turn each. */
  extraMove: 0.25,
  cheapDismissal: 0.15,
  hireDiscard: 0.1,
  calmVirtue: 0.1,
  handLimit: 0.3,
};
export type ViscountsWeights = typeof weights;
