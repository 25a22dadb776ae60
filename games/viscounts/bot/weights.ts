/** Everything the bot's judgement of Viscounts depends on. In points, unless the comment says otherwise. */
export const weights = {
  /** Debts and deeds that a player takes off the stacks in a round: they tell how long the game will last. */
  debtsPerRound: 0.276,
  deedsPerRound: 0.479,
  /** Rounds still to come at least, as long as the end is not triggered. */
  rounds: 1.098,
  /** The share of a thing's use that is gone with one turn fewer to use it in. */
  last: 0.764,
  /** Pieces, each further one of a kind a share of the one before. */
  silver: 0.411,
  ink: 1.14,
  gold: 1.25,
  stone: 0.847,
  fade: 0.674,
  /** An icon on the player board, for one turn. */
  merchant: 0.046,
  builder: 0.153,
  noble: 0.89,
  cleric: 0.226,
  criminal: 0.643,
  /** All that a deck shows and does in an average turn, as a share; what lies on the board for the next turns, on top of it. */
  deck: 1.125,
  board: 0.679,
  /** What everybody makes in a turn, and what is needed against a printed opponent. */
  usual: 3.4,
  usualAi: 6,
  /** Effects. */
  debt: -0.915,
  deed: 1.003,
  virtue: 0.366,
  corruption: -0.098,
  flip: 1.875,
  rearrange: 0.2,
  discard: 0.252,
  destroy: 0.938,
  shuffle: 0.199,
  hire: 0.944,
  castleMove: 0.595,
  worker: 1.395,
  manuscript: 4.01,
  building: 1.885,
  /** What the markers have gained on each other, as a share of the collision they come nearer to. */
  collision: 0.542,
  /** Unpaid debts and acquired deeds are turned over now and then (shares of what that brings). */
  flipLater: 0.43,
  /** Rewards for most flipped cards: how far ahead is surely ahead (cards). */
  ahead: 1.02,
  /** Two workers in a section, on the first and on the second tier, and one alone. */
  pair: 0.851,
  pairAbove: 0.766,
  alone: 0.177,
  /** To keep the castle leader's card while others have as many workers on top less one (a share). */
  leader: 0.745,
  /** Manuscripts of unfinished sets, as a share of what they lack to those of a full one. */
  sets: 0.6,
  /** A ribbon that makes two of three, while the bonus card is there. */
  ribbons: 0.712,
  /** A manuscript that counts something: what it will still grow, in a turn. */
  growth: 0.085,
  /** A whole turn before a card is played; with a card what it brings at least, and a share of what its best way promises. */
  turn: 3.695,
  way: 1.58,
  hope: 0.476,
  /** Empty slots, for one turn each. */
  extraMove: 0.157,
  cheapDismissal: 0.15,
  hireDiscard: 0.083,
  calmVirtue: 0.085,
  handLimit: 0.085,
};
export type ViscountsWeights = typeof weights;
