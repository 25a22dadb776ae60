/** The position in English. */
import { capital, small } from '@tarsas/words';
import { components, count, goods, STRUCTURE, TERRAINS } from './components.en.ts';
import { tileIn } from './pieces.ts';
import { mapInWords, type TableWords, tableOf } from './table.ts';

const { factions, bonusCards, scoringTiles, favorTiles, townTiles, powerActions, specialActions, finalTiles, cults, maps } = components;

const plural = (n: number, kind: keyof typeof STRUCTURE): string =>
  n === 1 ? `1 ${STRUCTURE[kind]}` : `${n} ${kind === 'sanctuary' ? 'sanctuaries' : `${STRUCTURE[kind]}s`}`;

const times = (n: number): string => (n > 1 ? ` × ${n}` : '');

const words: TableWords = {
  over: 'The game is over.',
  setUp: 'Set-up.',
  round: (round, rounds) => `Round ${round} of ${rounds}.`,
  map: map => `Map: ${maps[map]}.`,
  scoring: (round, tile) => `Scoring tile now: ${tileIn(scoringTiles[tile], round)}.`,
  ahead: (round, tile) => `Scoring tile of round ${round}: ${tileIn(scoringTiles[tile], round)}.`,
  finalTile: tile => `Final scoring tile, ${small(finalTiles[tile].name)}: ${small(finalTiles[tile].about)}.`,
  order: seats => `Turn order: ${seats.join(', ')}.`,
  passed: seats => `Passed: ${seats.join(', ')}.`,
  cards: cards =>
    `Bonus cards to take: ${cards.map(({ card: id, coins }) => `“${bonusCards[id].name}”${coins > 0 ? ` with ${count(coins, 'coin')}` : ''}`).join('; ')}.`,
  actions: (free, covered) => {
    const open = free.map(({ action, power }) => `${powerActions[action].name} for ${power}`).join(', ') || 'none';
    const taken = covered.map(action => powerActions[action].name).join(', ');
    return `Power actions: ${open}.${taken ? ` Taken: ${taken}.` : ''}`;
  },
  favors: left => `Favor tiles left: ${left.map(({ tile, n }) => `${favorTiles[tile].name}${times(n)}`).join('; ')}.`,
  towns: left => `Town tiles left: ${left.map(({ tile, n }) => `“${townTiles[tile].name}”${times(n)}`).join('; ') || 'none'}.`,
  lots: lots => `Still to be auctioned: ${lots.map(id => factions[id].name).join(', ')}.`,
  cult: (cult, markers, priests) => {
    const orders = priests.map(({ steps, name }) => `${steps}: ${name ?? 'free'}`).join(', ');
    return `${capital(cults[cult])} track: ${markers.map(({ name, at }) => `${name} ${at}`).join(', ')}. Priest spaces: ${orders}.`;
  },
  offer: (to, from, power) => `Open offer: ${power} power to ${to} from ${from}'s building.`,
  undecided: name => `${name}: no faction yet.`,
  player: ({ name, p, state, home, from, open }) => {
    const land = home
      ? `${TERRAINS[home]}${from ? `, spades counted from ${TERRAINS[from]}` : ''}`
      : open.map(terrain => TERRAINS[terrain]).join(', ');
    const now = { turn: ', to play', passed: ', passed', gone: ', has left', waiting: '' }[state];
    return `${name} – ${factions[p.faction!].name}${land ? ` (${land})` : ''}: ${p.vp} VP${now}.`;
  },
  goods: ({ p }) =>
    `${p.coins + p.workers + p.priests > 0 ? goods({ coins: p.coins, workers: p.workers, priests: p.priests }) : 'No goods'}; power in bowls I/II/III: ${p.bowls.join('/')}; ${count(p.supply, 'priest')} in the supply.`,
  tracks: ({ p, spade, ships, network }) =>
    capital(
      [
        ...(ships ? [`shipping ${p.shipping}`] : []),
        ...(spade ? [`a spade costs ${goods({ [spade.good]: spade.amount })}`] : []),
        `${count(p.bridges, 'bridge')} left`,
        `largest network ${network}`,
      ].join('; '),
    ).concat('.'),
  card: (id, used) => `Bonus card – ${small(bonusCards[id].about)}${used ? ' (used)' : ''}.`,
  favorTiles: (tiles, used) =>
    `Favor tiles: ${tiles.map(tile => `${favorTiles[tile].name}${(used as readonly string[]).includes(tile) ? ' (used)' : ''}`).join('; ')}.`,
  townTiles: (tiles, keys) => `Towns: ${tiles.map(tile => `“${townTiles[tile].name}”`).join('; ')}; ${count(keys, 'unused key')}.`,
  used: actions => `Special actions used: ${actions.map(action => specialActions[action].name).join(', ')}.`,
  structures: (by, inTowns) =>
    `On the map: ${by.map(({ kind, hexes }) => `${hexes.length === 1 ? STRUCTURE[kind] : plural(hexes.length, kind)} ${hexes.join(', ')}`).join('; ')}.${
      inTowns.length > 0 ? ` In towns: ${inTowns.join(', ')}.` : ''
    }`,
  rivers: ids => `Towns across river hexes: ${ids.join(', ')}.`,
  bridges: ends => `Bridges: ${ends.join(', ')}.`,
  left: by => `Still to be built: ${by.map(({ kind, n }) => plural(n, kind)).join(', ') || 'nothing'}.`,
  income: gain => `Next income: ${goods(gain)}.`,
  row: (row, hexes) => `Row ${row}: ${hexes.join(', ')}.`,
  hex: (id, terrain, owner, built) => `${id} ${TERRAINS[terrain]}${owner && built ? ` (${owner}: ${STRUCTURE[built]})` : ''}`,
};

export const table = tableOf(words);
export const map = mapInWords(words);
