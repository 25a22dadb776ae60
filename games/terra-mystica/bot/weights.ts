/** Everything the judgement of Terra Mystica depends on. Points, unless a line says otherwise. */
export const weights = {
  // What goods are worth in the first round and in the last; in between it falls evenly.
  coinEarly: 0.6,
  coinLate: 0.4,
  workerEarly: 1.3,
  workerLate: 0.8,
  priestEarly: 2.8,
  priestLate: 1.8,
  powerEarly: 0.5,
  powerLate: 0.36,
  // Of the worth of power ready to be spent: what a token in bowl I and in bowl II has.
  bowlOne: 0.1,
  bowlTwo: 0.5,
  // More than so many at once can hardly be spent in a round.
  enoughCoins: 16,
  enoughWorkers: 9,
  enoughPriests: 4,

  // How unsure today's order on the cult tracks and of the networks is: in the last round, and more for each round to come.
  cultScale: 0.8,
  cultScaleRound: 0.7,
  cultPrize: 1,
  networkScale: 1,
  networkScaleRound: 0.9,
  networkPrize: 1,
  tilePrize: 0.8,
  // What a structure of the largest network is worth beyond its rank.
  networkSize: 0.3,

  // A town, and the part of it that a group has which lacks one structure or one power more.
  town: 11,
  townStep: 0.55,
  // How much easier it is with each round to come.
  townTime: 0,
  key: 1,

  // Land that could be settled, for each round to come: by spades needed; how soon there is enough of it.
  reachHome: 1,
  reachOne: 0.6,
  reachTwo: 0.25,
  reachThree: 0.05,
  reachEnough: 3,
  reach: 1.4,
  // Hexes with an opponent beside them: power when they build, cheap trading houses.
  company: 0.5,

  // For each round to come.
  digging: 0.5,
  shipping: 0.3,
  favorFive: 0.5,
  favorStep: 1.4,
  favorTen: 1.6,
  favorEleven: 1.8,
  cardSpade: 1.8,
  cardStep: 1.2,
  cardShipping: 0.6,
  firstToPass: 0.6,
  /** The part of the points of a later tile for strongholds and sanctuaries that those still to be built can hope for. */
  bigWait: 0.45,

  // Rewards still to be taken.
  dueFavor: 5,
  dueStep: 1,
  dueBridge: 1,
  dueSpade: 1.5,

  // A stronghold, for each round to come.
  strongholdAuren: 2,
  strongholdWitches: 3,
  strongholdAlchemists: 0.6,
  strongholdDarklings: 0,
  strongholdHalflings: 0,
  strongholdCultists: 0,
  strongholdEngineers: 1.2,
  strongholdDwarves: 0.8,
  strongholdMermaids: 0.2,
  strongholdSwarmlings: 3,
  strongholdChaosmagicians: 2,
  strongholdGiants: 3,
  strongholdFakirs: 1,
  strongholdNomads: 2.5,
  strongholdIcemaidens: 2,
  strongholdYetis: 1.2,
  strongholdDragonlords: 1,
  strongholdAcolytes: 1.2,
  strongholdShapeshifters: 1,
  strongholdRiverwalkers: 0.5,

  // A faction, beyond what the rest says about its board.
  factionAuren: -13,
  factionWitches: -5,
  factionAlchemists: -8,
  factionDarklings: 5,
  factionHalflings: 6,
  factionCultists: 2,
  factionEngineers: 8,
  factionDwarves: 15,
  factionMermaids: -1,
  factionSwarmlings: -20,
  factionChaosmagicians: -13,
  factionGiants: -20,
  factionFakirs: -1,
  factionNomads: 0,
  factionIcemaidens: 0,
  factionYetis: 0,
  factionDragonlords: 0,
  factionAcolytes: 0,
  factionShapeshifters: 0,
  factionRiverwalkers: 0,
};
export type TerraWeights = typeof weights;
