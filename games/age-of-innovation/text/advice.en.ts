/** What to do about a line of the score sheet that fell behind; after “Next time:”. */
import type { AgeOfInnovation } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<AgeOfInnovation['line'], string>>> = {
  roundTile: 'look at the round tiles to come, and keep a kind of building for the round that pays for it.',
  finalTile: 'keep for the last round what its own tile pays for.',
  cityTile: 'plan a city by the middle of the game: four connected buildings worth 7 power, three with a university, two with a monument.',
  innovation: 'collect books for innovations from the first rounds on, and choose one that pays for what you build anyway.',
  palace: 'choose the palace tile for what you build anyway, and build the palace early enough for it to pay.',
  competency: 'build schools early; a competency tile pays until the end.',
  roundBonus: 'when you pass, take the tile that will pay for what you will have built by the next time you pass.',
  faction: 'look every round for the turn that your faction’s own ability pays for.',
  bookAction: 'turn books that will not be enough for an innovation into points by a book action, before others do.',
  shipping: 'advance your shipping once or twice; it brings points or books at once, and land and a larger empire later.',
  terraforming: 'advance your terraforming early; it brings rewards at once, and every spade is cheaper from then on.',
  medicine: 'climb to level 9 in medicine with a city key; from there on it brings points with every income.',
  leech: 'take power for points while you can still spend it; in the last rounds it seldom pays them back.',
  empire: 'connect your buildings before the end; shipping and bridges join what lies apart.',
  science: 'send scholars before their spaces are taken, and be among the first two in at least two disciplines.',
};
