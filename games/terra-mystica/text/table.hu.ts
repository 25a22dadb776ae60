/** Az állás magyarul. The position in Hungarian. */
import { capital, small } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import { amount, CULT, components, goods, STRUCTURE, TERRAIN } from './components.hu.ts';
import { tileIn } from './pieces.ts';
import { mapInWords, type TableWords, tableOf } from './table.ts';

const { factions, bonusCards, scoringTiles, favorTiles, townTiles, powerActions, specialActions, finalTiles, maps } = components;

const times = (n: number): string => (n > 1 ? ` × ${n}` : '');

const words: TableWords = {
  over: 'A játék véget ért.',
  setUp: 'Előkészületek.',
  round: (round, rounds) => `${round}. forduló (${rounds}-ból).`,
  map: map => `Térkép: ${maps[map]}.`,
  scoring: (round, tile) => `Mostani pontozólapka: ${tileIn(scoringTiles[tile], round)}.`,
  ahead: (round, tile) => `${capital(az(`${round}. forduló`))} pontozólapkája: ${tileIn(scoringTiles[tile], round)}.`,
  finalTile: tile => `Végső pontozólapka, ${small(finalTiles[tile].name)}: ${small(finalTiles[tile].about)}.`,
  order: seats => `Körsorrend: ${seats.join(', ')}.`,
  passed: seats => `Passzoltak: ${seats.join(', ')}.`,
  cards: cards =>
    `Választható bónuszkártyák: ${cards
      .map(({ card, coins }) => `„${bonusCards[card].name}”${coins > 0 ? `, rajta ${amount(coins, 'coins')}` : ''}`)
      .join('; ')}.`,
  actions: (free, covered) => {
    const open = free.map(({ action, power }) => `${powerActions[action].name} (${power})`).join(', ') || 'nincs';
    const taken = covered.map(action => powerActions[action].name).join(', ');
    return `Szabad hatalomakciók és áruk: ${open}.${taken ? ` Letakarva: ${taken}.` : ''}`;
  },
  favors: left => `Megmaradt kegylapkák: ${left.map(({ tile, n }) => `${favorTiles[tile].name}${times(n)}`).join('; ')}.`,
  towns: left => `Megmaradt városlapkák: ${left.map(({ tile, n }) => `„${townTiles[tile].name}”${times(n)}`).join('; ') || 'nincs'}.`,
  lots: lots => `Árverésre vár: ${lots.map(id => factions[id].name).join(', ')}.`,
  cult: (cult, markers, priests) => {
    const orders = priests.map(({ steps, name }) => `${steps}: ${name ?? 'szabad'}`).join(', ');
    return `A ${CULT[cult]} kultuszsávja: ${markers.map(({ name, at }) => `${name} ${at}`).join(', ')}. Paphelyek: ${orders}.`;
  },
  offer: (to, from, power) => `Nyitott ajánlat: ${to} ${amount(power, 'power', 't')} kaphat ${from} építkezéséért.`,
  undecided: name => `${name}: még nincs frakciója.`,
  player: ({ name, p, state, home, from, open }) => {
    const land = home
      ? `${TERRAIN[home]['']}${from ? `, kezdőterep: ${TERRAIN[from]['']}` : ''}`
      : open.map(terrain => TERRAIN[terrain]['']).join(', ');
    const now = { turn: ', ő van soron', passed: ', passzolt', gone: ', kilépett', waiting: '' }[state];
    return `${name} – ${factions[p.faction!].name}${land ? ` (${land})` : ''}: ${amount(p.vp, 'points')}${now}.`;
  },
  goods: ({ p }) =>
    `${p.coins + p.workers + p.priests > 0 ? goods({ coins: p.coins, workers: p.workers, priests: p.priests }) : 'Nincs erőforrása'}; hatalom az I./II./III. edényben: ${p.bowls.join('/')}; a tartalékban ${amount(p.supply, 'priests')}.`,
  tracks: ({ p, spade, ships, network }) =>
    `${capital(
      [
        ...(ships ? [`hajózás ${p.shipping}`] : []),
        ...(spade ? [`egy ásó ára ${amount(spade.amount, spade.good)}`] : []),
        `megmaradt hidak: ${p.bridges}`,
        `legnagyobb birodalom: ${network} épület`,
      ].join('; '),
    )}.`,
  card: (card, used) => `Bónuszkártya – ${small(bonusCards[card].about)}${used ? ' (felhasználva)' : ''}.`,
  favorTiles: (tiles, used) =>
    `Kegylapkák: ${tiles.map(tile => `${favorTiles[tile].name}${(used as readonly string[]).includes(tile) ? ' (felhasználva)' : ''}`).join('; ')}.`,
  townTiles: (tiles, keys) => `Városok: ${tiles.map(tile => `„${townTiles[tile].name}”`).join('; ')}; felhasználható városkulcs: ${keys}.`,
  used: actions => `Felhasznált speciális akciók: ${actions.map(action => specialActions[action].name).join(', ')}.`,
  structures: (by, inTowns) =>
    `A térképen: ${by.map(({ kind, hexes }) => `${STRUCTURE[kind]['']} ${hexes.join(', ')}`).join('; ')}.${
      inTowns.length > 0 ? ` Városban: ${inTowns.join(', ')}.` : ''
    }`,
  rivers: ids => `Folyómezőn átívelő városok: ${ids.join(', ')}.`,
  bridges: ends => `Hidak: ${ends.join(', ')}.`,
  left: by => `Megépíthető még: ${by.map(({ kind, n }) => `${n} ${STRUCTURE[kind]['']}`).join(', ') || 'semmi'}.`,
  income: gain => `Következő bevétel: ${goods(gain)}.`,
  row: (row, hexes) => `${row} sor: ${hexes.join(', ')}.`,
  hex: (id, terrain, owner, built) => `${id} ${TERRAIN[terrain]['']}${owner && built ? ` (${owner}: ${STRUCTURE[built]['']})` : ''}`,
};

export const table = tableOf(words);
export const map = mapInWords(words);
