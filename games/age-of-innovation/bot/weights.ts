/** Everything the judgement of Age of Innovation depends on. Points, unless a line says otherwise. */
export const weights = {
  // What goods are worth in the first round and in the last; in between it falls evenly.
  coinEarly: 0.55,
  coinLate: 0.3,
  toolEarly: 1.5,
  toolLate: 0.7,
  scholarEarly: 2.8,
  scholarLate: 1.7,
  powerEarly: 0.5,
  powerLate: 0.3,
  bookEarly: 2,
  bookLate: 1.2,
  // Of the worth of power ready to be spent: what a token in bowl I and in bowl II has.
  bowlOne: 0.1,
  bowlTwo: 0.5,

  // Gains that are no goods.
  step: 1,
  spade: 2,
  bridge: 1.2,
  annex: 1.5,
  competency: 6,
  track: 3,
  building: 3,
  anotherAction: 1.5,

  // How often in a round somebody does what tiles reward.
  rateWorkshop: 1.2,
  rateAtPlace: 0.5,
  rateGuild: 0.8,
  rateSchool: 0.5,
  rateGreat: 0.25,
  rateSpade: 1.2,
  rateStep: 2.5,
  rateCity: 0.35,
  rateTrack: 0.35,
  rateInnovation: 0.3,
  rateCompetency: 0.5,
  rateScholar: 0.8,
  ratePowerAction: 0.9,

  // How unsure today's order in the disciplines and of the empires is: in the last round, and more for each round to come.
  scienceScale: 0.9,
  scienceScaleRound: 0.7,
  sciencePrize: 1,
  // Level 9 and above, for each round to come, as it comes nearer.
  levelIncome: 0.5,
  empireScale: 1,
  empireScaleRound: 0.9,
  empirePrize: 1,
  empireSize: 0.3,

  // A city, and the part of it that a group has which lacks one building or one power more.
  city: 11,
  cityStep: 0.55,
  key: 1,

  // An innovation for which the books are nearly there, by those missing.
  innovation: 4,
  innovationStep: 0.7,

  // Land that could be settled, for each round to come: by spades needed; how soon there is enough of it.
  reachHome: 1,
  reachOne: 0.6,
  reachTwo: 0.25,
  reachThree: 0.05,
  reachEnough: 3,
  reach: 1.4,
  company: 0.5,

  // For each round to come.
  terraforming: 0.5,
  shipping: 0.3,
  firstToPass: 0.5,
  palaceToCome: 4,
  bigWait: 0.4,

  // Boards and factions, beyond what the rest says about them.
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
export type InnovationWeights = typeof weights;
