/** Ami történt, magyarul. What happened, in Hungarian. */
import type { Seat, Words } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import { type Cult, FACTIONS, type FactionId, TOP } from '../data/index.ts';
import type { Due, Line, TerraMystica } from '../rules/state.ts';
import { amount, CULT, components, es, goods, STRUCTURE, TERRAIN } from './components.hu.ts';
import { inMapOrder, playerIn, replacedBy, type Saying, skippingOf, tileIn } from './pieces.ts';

const { factions, bonusCards, scoringTiles, favorTiles, townTiles, powerActions, specialActions, finalTiles } = components;

export const SCORES: Record<Line, string> = {
  start: 'Kezdőpontok',
  bid: 'Árverés',
  scoringTile: 'Pontozólapkák',
  bonusCard: 'Bónuszkártyák',
  favorTile: 'Kegylapkák',
  townTile: 'Városlapkák',
  shipping: 'Hajózás',
  digging: 'Területformálási szakértelem',
  faction: 'Frakcióképesség',
  leech: 'Hatalom a szomszédoktól',
  exchange: 'Átváltás',
  cults: 'Kultuszsávok',
  network: 'Legnagyobb birodalom',
  finalTile: 'Végső pontozólapka',
  resources: 'Megmaradt erőforrások',
};

/** What points come from, as a line of the log says it. */
const SOURCES: Record<Line, string> = {
  start: 'kezdőpontok',
  bid: 'árverés',
  scoringTile: 'pontozólapka',
  bonusCard: 'bónuszkártya',
  favorTile: 'kegylapka',
  townTile: 'városlapka',
  shipping: 'hajózás',
  digging: 'területformálási szakértelem',
  faction: 'frakcióképesség',
  leech: 'a hatalom ára',
  exchange: 'átváltás',
  cults: 'kultuszsáv',
  network: 'legnagyobb birodalom',
  finalTile: 'végső pontozólapka',
  resources: 'megmaradt erőforrások',
};

/** `az E5 mező`, with the ending the sentence needs. */
const HEX = { '': 'mező', t: 'mezőt', re: 'mezőre', n: 'mezőn', ig: 'mezőig' };
export const hexWith = (hex: string, ending: keyof typeof HEX = ''): string => az(`${hex} ${HEX[ending]}`);

export const track = (cult: Cult, ending: 'n' | 'nak' = 'n'): string => `a ${CULT[cult]} kultuszsávj${ending === 'n' ? 'án' : 'ának'}`;

/** `a „6 pénz” bónuszkártyát`. */
export const card = (id: keyof typeof bonusCards, ending: '' | 't' = ''): string =>
  az(`„${bonusCards[id].name}” bónuszkárty${ending === 't' ? 'át' : 'a'}`);

/** Names of factions are plurals: `boszorkákat`, `törpéket`, by their last vowel. */
export const factionObject = (id: FactionId): string => {
  const { name } = factions[id];
  return `${name}${/[aáoóuú]k$/.test(name) ? 'at' : 'et'}`;
};

export const names = (say: Saying, seats: readonly Seat[]): string => seats.map(seat => say.name(seat)).join(', ');

const BOWLS = ['az I.', 'a II.', 'a III.'];

/** `2 az I. és 1 a III. edényből`. */
export const fromBowls = (bowls: readonly number[]): string =>
  `${es(bowls.flatMap((n, i) => (n > 0 ? [`${n} ${BOWLS[i]}`] : [])))} edényből`;

const DUE: Record<Exclude<Due, `top:${Cult}`>, { name: string; ról: string }> = {
  favor: { name: 'kegylapka', ról: 'egy kegylapkáról' },
  town: { name: 'városlapka', ról: 'egy városlapkáról' },
  step: { name: 'kultuszlépés', ról: 'egy kultuszlépésről' },
  steps: { name: 'két kultuszlépés', ról: 'két kultuszlépésről' },
  bridge: { name: 'híd', ról: 'egy hídról' },
  spades: { name: 'ásók', ról: 'az ásókról' },
  ordain: { name: 'papszentelés', ról: 'a papszentelésről' },
  token: { name: 'hatalomjelző', ról: 'egy hatalomjelzőről' },
  priest: { name: 'pap', ról: 'egy papról' },
};

export function dueName(due: Due, ending: 'name' | 'ról' = 'name'): string {
  if (due.startsWith('top:')) return `lépés${ending === 'name' ? '' : 'ről'} ${track(due.slice(4) as Cult, 'nak')} ${TOP}. mezőjére`;
  return DUE[due as keyof typeof DUE][ending];
}

export const facts: Words<TerraMystica>['facts'] = {
  tiles: ({ scoring, cards, finalTile }) =>
    `Pontozólapkák az 1–6. fordulóra: ${scoring.map(id => scoringTiles[id].name).join('; ')}. Bónuszkártyák: ${cards
      .map(id => `„${bonusCards[id].name}”`)
      .join(', ')}.${finalTile ? ` Végső pontozólapka: ${finalTiles[finalTile].name}.` : ''}`,
  startPlayer: ({ seat }, say) => `${say.name(seat)} a kezdőjátékos.`,
  lots: ({ factions: lots }) => `Árverésre kerülnek: ${lots.map(id => factions[id].name).join(', ')}.`,
  colour: ({ seat, terrain }, say) =>
    `${say.name(seat)} frakciótáblája: ${terrain === 'chosen' ? 'a területüket maguk választó frakciók' : TERRAIN[terrain]['']}.`,
  faction: ({ seat, faction }, say) => `${say.name(seat)} ${az(factionObject(faction))} irányítja.`,
  terrain: ({ seat, terrain }, say) => `${say.name(seat)} ${az(TERRAIN[terrain].t)} választja.`,
  bid: ({ seat, points }, say) => `${say.name(seat)} licitje: ${points}.`,
  passedBid: ({ seat }, say) => `${say.name(seat)} nem licitál tovább.`,
  lot: ({ seat, faction, place, points }, say) =>
    `${say.name(seat)} ${amount(points, 'points', 'ért')} ${az(factionObject(faction))} választja, és a körsorrendben ${az(`${place}. helyet`)}.`,
  placed: ({ seat, hex }, say) => `${say.name(seat)} lakóházat tesz ${hexWith(hex, 're')}.`,
  card: ({ seat, card: id, coins }, say) =>
    `${say.name(seat)} elveszi ${card(id, 't')}${coins > 0 ? `, rajta ${amount(coins, 'coins')}` : ''}.`,
  round: ({ round, tile, order }, say) =>
    `${round}. forduló. Pontozólapka: ${tileIn(scoringTiles[tile], round)}. Körsorrend: ${names(say, order)}.`,
  income: ({ seat, ...came }, say) => `${say.name(seat)} bevétele: ${goods(came)}.`,
  gained: ({ seat, tokens, ...came }, say) => {
    const gains = [...(goods(came) === 'semmi' ? [] : [goods(came, 't')]), ...(tokens > 0 ? [`${tokens} új hatalomjelzőt`] : [])];
    return `${say.name(seat)} ${es(gains)} kap.`;
  },
  points: ({ seat, points, line }, say) =>
    `${say.name(seat)} ${amount(Math.abs(points), 'points', 't')} ${points < 0 ? 'veszít' : 'kap'} (${SOURCES[line]}).`,
  noPriest: ({ seat, priests }, say) => `${say.name(seat)} tartalékában nincs több pap: ${priests} pap elvész.`,
  noCoins: ({ seat, priests }, say) =>
    `${say.name(seat)} tartalékában nincs több pap, és nincs elég pénze területet felszabadítani: ${priests} pap elvész.`,
  spadesGained: ({ seat, spades }, say) => `${say.name(seat)} ${amount(spades, 'spades', 't')} kap.`,
  spadesBought: ({ seat, spades, good, amount: n }, say) =>
    `${say.name(seat)} ${amount(n, good, 'ért')} ${amount(spades, 'spades', 't')} vesz.`,
  spadesLost: ({ seat, spades }, say) => `${say.name(seat)} ${amount(spades, 'spades', 't')} nem használ fel.`,
  skipped: ({ seat, hex }, say) =>
    skippingOf(say, seat) === 'tunnel'
      ? `${say.name(seat)} alagutat ás ${hexWith(hex, 'ig')}.`
      : `${say.name(seat)} repülőszőnyegen eljut ${hexWith(hex, 'ig')}.`,
  transformed: ({ seat, hex, terrain, spades }, say) =>
    `${say.name(seat)} ${TERRAIN[terrain].vá} formálja ${hexWith(hex, 't')}${spades > 0 ? ` (${amount(spades, 'spades')})` : ''}.`,
  built: ({ seat, hex }, say) => `${say.name(seat)} lakóházat épít ${hexWith(hex, 're')}.`,
  upgraded: ({ seat, hex, to }, say) =>
    `${say.name(seat)} ${hexWith(hex, 'n')} álló ${STRUCTURE[replacedBy(to)].theirs} ${STRUCTURE[to].vá} fejleszti.`,
  shipping: ({ seat, value }, say) => `${say.name(seat)} hajózási értéke mostantól ${value}.`,
  digging: ({ seat, level }, say) => {
    const rate = FACTIONS[playerIn(say, seat).faction!].digging!.spade[level];
    return `${say.name(seat)} fejleszti a területformálási szakértelmét: egy ásó ára mostantól ${amount(rate.amount, rate.good)}.`;
  },
  farther: ({ seat, hexes }, say) => `${say.name(seat)} repülőszőnyege mostantól ${hexes} mezővel messzebb jut.`,
  sent: ({ seat, cult, steps, returned }, say) =>
    returned
      ? `${say.name(seat)} visszatesz egy papot a tartalékába ${steps} lépésért ${track(cult)}.`
      : `${say.name(seat)} papot küld a ${CULT[cult]} rendjébe, ez ${steps} lépést ér.`,
  steps: ({ seat, cult, steps, at }, say) => `${say.name(seat)} ${steps} lépést tesz ${track(cult)}, és ${az(`${at}. mezőre`)} ér.`,
  stepsDown: ({ seat, cult, steps, at }, say) => `${say.name(seat)} ${steps} lépést megy vissza ${track(cult)}, ${az(`${at}. mezőre`)}.`,
  top: ({ seat, cult }, say) => `${say.name(seat)} egy városkulccsal ${track(cult, 'nak')} ${TOP}. mezőjére lép.`,
  stepLost: ({ seat, cult }, say) => `${say.name(seat)} nem léphet ${track(cult, 'nak')} ${TOP}. mezőjére.`,
  power: ({ seat, action, power }, say) =>
    `${say.name(seat)} hatalomakciója: ${powerActions[action].name} ${amount(power, 'power', 'ért')}.`,
  special: ({ seat, action }, say) => `${say.name(seat)} speciális akciója: ${specialActions[action].name}.`,
  extraActions: ({ seat, actions }, say) => `${say.name(seat)} egymás után ${actions} kört játszik.`,
  bridge: ({ seat, from, to }, say) => `${say.name(seat)} hidat épít ${hexWith(from)} és ${hexWith(to)} közé.`,
  converted: ({ seat, from, to, price, gained }, say) => `${say.name(seat)} ${amount(price, from, 't')} ${amount(gained, to, 'ra')} vált.`,
  sacrificed: ({ seat, power }, say) => `${say.name(seat)} feláldoz ${amount(power, 'power', 't')}.`,
  tokensLost: ({ seat, bowls }, say) => `${say.name(seat)} hatalomjelzőket ad le: ${fromBowls(bowls)}.`,
  favor: ({ seat, tile }, say) => `${say.name(seat)} kegylapkát választ: ${favorTiles[tile].name}.`,
  townFounded: ({ seat, hexes }, say) => `${say.name(seat)} várost alapít: ${inMapOrder(say, hexes).join(', ')}.`,
  townJoined: ({ seat, hexes }, say) => `${say.name(seat)} városa tovább nő: ${inMapOrder(say, hexes).join(', ')}.`,
  town: ({ seat, tile }, say) => `${say.name(seat)} városlapkát választ: „${townTiles[tile].name}”.`,
  river: ({ seat, river }, say) => `${say.name(seat)} ${az(`${river} folyómezőn`)} át köti össze épületeit.`,
  ordained: ({ seat, workers }, say) =>
    workers === 0 ? `${say.name(seat)} senkit sem szentel pappá.` : `${say.name(seat)} ${amount(workers, 'workers', 't')} pappá szentel.`,
  unlocked: ({ seat, terrain, coins }, say) =>
    `${say.name(seat)} ${amount(coins, 'coins', 'ért')} felszabadítja ${az(TERRAIN[terrain].t)}.`,
  home: ({ seat, terrain }, say) => `${say.name(seat)} saját területtípusa mostantól ${az(TERRAIN[terrain][''])}.`,
  gaveUp: ({ seat, due }, say) => `${say.name(seat)} lemond ${dueName(due, 'ról')}.`,
  offered: ({ seat, from, power }, say) => `${say.name(from)} építkezéséért ${say.name(seat)} ${amount(power, 'power', 't')} kaphat.`,
  taken: ({ seat, from, power }, say) => `${say.name(seat)} ${amount(power, 'power', 't')} kap ${say.name(from)} építkezéséért.`,
  declined: ({ seat, from, power }, say) =>
    `${say.name(seat)} nem kéri ${az(say.name(from))} építkezéséért járó ${amount(power, 'power', 't')}.`,
  noTakers: ({ seat }, say) => `Senki sem kér hatalmat ${say.name(seat)} építkezéséért.`,
  passed: ({ seat, returned }, say) => `${say.name(seat)} passzol${returned ? `, és visszaadja ${card(returned, 't')}` : ''}.`,
  left: ({ seat }, say) => `${say.name(seat)} kilép a játékból.`,
  reward: ({ seat, spades, ...came }, say) => {
    const prize = spades > 0 ? amount(spades, 'spades') : goods(came);
    return prize === 'semmi' ? `${say.name(seat)} nem kap kultuszjutalmat.` : `${say.name(seat)} kultuszjutalma: ${prize}.`;
  },
  cleanUp: ({ round, nextOrder }, say) =>
    `${capital(az(`${round}. forduló`))} véget ért. A következő forduló sorrendje: ${names(say, nextOrder)}.`,
  cultScore: ({ seat, cult, at }, say) => `${say.name(seat)} ${track(cult)} ${az(`${at}. mezőn`)} áll.`,
  networkScore: ({ seat, structures }, say) => `${say.name(seat)} legnagyobb birodalma ${structures} épületből áll.`,
  tileScore: ({ seat, tile, value }, say) => `${finalTiles[tile].name}: ${say.name(seat)} eredménye ${value}.`,
  resourceScore: ({ seat, coins }, say) => `${say.name(seat)} megmaradt erőforrásai együtt ${amount(coins, 'coins', 't')} érnek.`,
};
