/** Everything the bot's judgement of Empire's End depends on. In points, unless the comment says otherwise. */
export const weights = {
  /** A token to bid with while disasters come, and how much of that is gone when one fewer comes (a share). */
  token: 1.705,
  fewerDisasters: 0.658,
  /** On top of it: what else a token is good for. */
  wheat: 0.182,
  hammer: 0.708,
  axe: 0.832,
  coin: 1.37,
  /** Each further token of a kind is worth this share of the one before. */
  fade: 0.976,
  /** A token of a later economy phase, as a share of one now. */
  income: 0.96,
  /** Of what is lost when a disaster strikes at random, the share that really will be: one chooses which to take. */
  hit: 0.371,
  /** Of a burnt location that can be restored in a coming industry phase: the first, and the share for each further one. */
  restore: 0.715,
  restoreNext: 0.7,
  /** Abilities, for each phase in which they work. */
  strength: 0.722,
  discount: 0.197,
  discountRestore: 0.502,
  swap: 0.911,
  move: 0.46,
  refresh: 0.428,
  /** Abilities of the disaster phase while disasters come; exhausted ones keep a share. */
  freeBid: 3.585,
  replace: 2.335,
  exhausted: 0.605,
  /** The share of an earthquake's gift that will really come. */
  quake: 0.212,
  /** Cards of the hand, as a share of what playing them would bring. */
  hand: 0.341,
  /** A card still to be drawn, in the same terms. */
  newCard: 2.35,
  /** Neighbours of the right kind that a card of the hand will find. */
  neighbours: 0.887,
  /** Tokens of a scored kind at the end, as long as the end is far, and the number of phases that count as far. */
  tokensAtEnd: 1.327,
  far: 8,
  /** Chances of most destroyed locations at the end: for those who have them now, and for the others (shares). */
  mostNow: 0.3,
  mostLater: 0.262,
  /** How surely bidders take what is best for them (points), and what a rival's loss is worth to them (a share). */
  nerve: 1.2,
  rival: 0.5,
  /** Of their axes and coins, what others are thought to bid in a conflict, and how far one may be wrong (strength). */
  axesBid: 0.6,
  coinsBid: 0.2,
  surprise: 1.5,
  /** A second draw in the Lightning game, against the cards one has. */
  redraw: 2,
};
export type EmpiresEndWeights = typeof weights;
