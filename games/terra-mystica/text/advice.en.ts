/** What to do about a line of the score sheet that fell behind; after “Next time:”. */
import type { TerraMystica } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<TerraMystica['line'], string>>> = {
  bid: 'bid less; a faction is seldom worth that many points more.',
  scoringTile: 'look at the scoring tiles to come, and keep a kind of building for the round that pays for it.',
  bonusCard: 'when you pass, take the card that will pay for what you will have built by the next time you pass.',
  favorTile: 'build a temple in the first rounds; a favor tile that pays for every dwelling or trading house does so until the end.',
  townTile: 'plan a town by the middle of the game: four connected buildings worth 7 power, or three with a sanctuary.',
  shipping: 'advance your shipping once or twice; it brings points at once, and land and a larger network later.',
  digging: 'advance your digging early; it brings points at once, and every spade is cheaper from then on.',
  faction: 'look every round for the turn that your faction’s own ability pays for.',
  leech: 'take power for points while you can still spend it; in the last rounds it seldom pays them back.',
  exchange: 'turn points into coins only where the coins bring more than they cost.',
  cults: 'send priests to the cults before their spaces are taken, and be among the first two on at least two tracks.',
  network: 'connect your buildings before the end; shipping and bridges join what lies apart.',
  finalTile: 'look at the final scoring tile at the beginning, and build towards it.',
};
