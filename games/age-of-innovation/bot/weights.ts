/** Everything the judgement of Age of Innovation depends on. Points, unless a line says otherwise. */
export const weights = {
  // What goods are worth in the first round and in the last; in between it falls evenly.
  coinEarly: 0.5,
  coinLate: 0.32,
  toolEarly: 1.3,
  toolLate: 0.8,
  scholarEarly: 3,
  scholarLate: 1.8,
  powerEarly: 0.42,
  powerLate: 0.3,
  bookEarly: 1.2,
  bookLate: 0.8,
  // Of the worth of power ready to be spent: what a token in bowl I and in bowl II has.
  bowlOne: 0.1,
  bowlTwo: 0.45,

  // Gains that are no goods, where they are still to come.
  step: 1,
  spade: 2,
  bridge: 1.2,
  annex: 2,
  token: 0.4,
  shippingStep: 3,
  terraformingStep: 3.5,
  competency: 7,
  neutralBuilding: 4,
  freeGuild: 4,
  downgrade: -1,

  // How unsure today's order of the empires and on the science board is: in the last round, and more for each round to come.
  empireScale: 0.8,
  empireScaleRound: 0.8,
  empirePrize: 1,
  /** Buildings that join the empire in a round. */
  empireGrowth: 1.5,
  empireSize: 0.25,
  scienceScale: 0.7,
  scienceScaleRound: 0.8,
  sciencePrize: 1,
  /** The part of the income of level 9 that comes into sight on the way there. */
  levelIncome: 0.5,
  /** Levels climbed in a round in each discipline. */
  scienceGrowth: 0.9,
  /** The part of the next science bonus that the way towards it counts for. */
  bonusProgress: 0.6,

  // A city, and the part of it that a group has which lacks one building or one power more; rounds that make half of it likely.
  city: 11,
  cityStep: 0.6,
  cityTime: 0.6,
  key: 1.5,

  // The hope for an innovation: the part of its worth with all books in hand, and the part of that for each book that is missing.
  innovation: 0.65,
  innovationBook: 0.82,
  innovationTime: 0.5,

  // Land that could be settled, for each round to come: by spades needed; how soon there is enough of it.
  reachHome: 1,
  reachOne: 0.6,
  reachTwo: 0.25,
  reachThree: 0.08,
  reachEnough: 3,
  reach: 1.4,
  // Buildings with an opponent beside them: power when they build, cheap guilds.
  company: 0.5,

  // For each round to come.
  terraforming: 0.5,
  shipping: 0.3,
  guild: 0.5,
  school: 0.2,
  palace: 0.3,
  university: 0.2,
  cityPower: 0.8,
  cityAcrossRiver: 0.5,
  skip: 0.5,
  bonusReach: 0.6,
  firstToPass: 0.5,
  /** The part of the points of a later tile for palaces and universities that those still to be built can hope for. */
  bigWait: 0.4,
  /** The part of its worth that a palace tile has before the palace stands. */
  palaceToCome: 0.4,

  /** The part of a round that is on the average left of the present one. */
  thisRound: 0.6,

  // How often a round sees it happen.
  rateWorkshop: 1.2,
  rateGuild: 0.8,
  rateSchool: 0.35,
  rateBig: 0.25,
  rateSpade: 1.2,
  rateStep: 3,
  rateCity: 0.35,
  rateTrack: 0.35,
  rateInnovation: 0.3,
  rateCompetency: 0.45,
  rateScholar: 0.7,
  ratePower: 1.2,
  rateRiver: 0.5,
  rateEdge: 0.3,

  // A board, a faction: beyond what the rest says about it.
  boardDesert: 0,
  boardPlains: 0,
  boardSwamp: 0,
  boardLake: 0,
  boardForest: 0,
  boardMountain: 0,
  boardWasteland: 0,
  factionBlessed: 0,
  factionFelines: 0,
  factionGoblins: 0,
  factionIllusionists: 0,
  factionInventors: 0,
  factionLizards: 0,
  factionMoles: 0,
  factionMonks: 0,
  factionNavigators: 0,
  factionOmar: 0,
  factionPhilosophers: 0,
  factionPsychics: 0,
};
export type AgeWeights = typeof weights;
