/** Everything the bot's judgement of Empire's End depends on. In points, unless the comment says otherwise. */
export const weights = {
  /** A token to bid with while disasters come, and how much of that is gone when one fewer comes (a share). */
  token: 1.4,
  fewerDisasters: 0.611,
  /** On top of it: what else a token is good for. */
  wheat: 0.169,
  hammer: 0.82,
  axe: 0.919,
  coin: 1.32,
  /** Each further token of a kind is worth this share of the one before. */
  fade: 0.985,
  /** A token of a later economy phase, as a share of one now. */
  income: 1.05,
  /** Of what is lost when a disaster strikes at random, the share that really will be: one chooses which to take. */
  hit: 0.381,
  /** Of a burnt location that can be restored in a coming industry phase: the first, and the share for each further one. */
  restore: 0.738,
  restoreNext: 0.645,
  /** Abilities, for each phase in which they work. */
  strength: 0.757,
  discount: 0.211,
  discountRestore: 0.526,
  swap: 1,
  move: 0.446,
  refresh: 0.457,
  /** Abilities of the disaster phase while disasters come; exhausted ones keep a share. */
  freeBid: 2.99,
  replace: 2.29,
  exhausted: 0.5,
  /** The share of an earthquake's gift that will really come. */
  quake: 0.211,
  /** Cards of the hand, as a share of what playing them would bring. */
  hand: 0.361,
  /** A card still to be drawn, in the same terms. */
  newCard: 2.5,
  /** Neighbours of the right kind that a card of the hand will find. */
  neighbours: 0.938,
  /** Tokens of a scored kind at the end, as long as the end is far, and the number of phases that count as far. */
  tokensAtEnd: 2.18,
  far: 8,
  /** Chances of most destroyed locations at the end: for those who have them now, and for the others (shares). */
  mostNow: 0.267,
  mostLater: 0.284,
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
