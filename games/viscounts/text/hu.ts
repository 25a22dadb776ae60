/** Viscounts of the West Kingdom in Hungarian. */
import type { Words } from '@tarsas/kernel';
import { capital } from '@tarsas/words';
import { az, by } from '@tarsas/words/hungarian';
import { SECTION_IDS, type SectionId } from '../data/castle.ts';
import { BONUS_CARDS } from '../data/common.ts';
import { componentsOf, START_NUMBERS } from '../data/components.ts';
import { isOurs } from '../data/effects.ts';
import type { Facts, Fuel } from '../rules/facts.ts';
import { buildingId } from '../rules/questions/buildings.ts';
import type { Viscounts } from '../rules/state.ts';
import { amountOf, gains, lexicon } from './lexicon.hu.ts';
import { ourOwn, phrases, type VSay } from './lexicon.ts';
import { type TableWords, tableLines } from './table.ts';

const p = phrases(lexicon);
const who = p.name;
const Who = (say: VSay, seat: number): string => capital(p.name(say, seat));
const inside = (id: SectionId): string => `„${lexicon.sections[id]}” folyosó`;
const first = (id: SectionId): string => `„${lexicon.sections[id]}” első szintű folyosó`;
const forSilver = (silver: number): string => (silver > 0 ? ` ${silver} ezüstért` : '');
const flipped = { debt: 'adóslevelet', deed: 'okiratot' };

export const hu: Words<Viscounts> = {
  title: 'A Nyugati Királyság várgrófjai',
  prompts: {
    draft: () => 'Válassz kezdő kártyát a hozzá tartozó hőssel!',
    destroyOwn: () => 'Elpusztíthatod bármelyik kártyádat.',
    play: () => '1. fázis: játssz ki egy kártyát!',
    move: () => '2. fázis: mozgasd a várgrófodat!',
    action: f => (f.action === null ? '3. fázis: válassz elsődleges akciót!' : `3. fázis: ${lexicon.actions[f.action]}.`),
    pay: f => `Fizess a hiányzó ${f.missing} ikonért!`,
    spot: f => `Melyik telekre kerüljön: ${p.building(buildingId(f.building))}?`,
    link: () => 'Melyik összeköttetés legyen az első?',
    order: () => 'Melyik képesség legyen az első?',
    recruit: (_, say) => `4. fázis: felbéreled? ${p.adjacentFolk(say)}`,
    or: () => 'Válassz egyet!',
    resource: () => 'Válassz erőforrást!',
    flip: () => 'Adóslevelet vagy okiratot fordítasz meg?',
    rearrange: () => 'Átrendezheted a játékostábládon lévő kártyákat.',
    discard: f => (f.n > 1 ? `Legfeljebb ${f.n} lapot eldobhatsz.` : 'Eldobhatsz egy lapot.'),
    destroy: f => (f.n > 1 ? `Legfeljebb ${f.n} lapot elpusztíthatsz.` : 'Elpusztíthatsz egy lapot.'),
    hire: () => 'Bérelj fel ingyen egy látható városlakót!',
    castleMove: () => 'Mozgathatod egy munkásodat a várkastély első szintjén.',
    workers: f => `Helyezz le ${f.n} munkást a várkastély egyik első szintű folyosójára!`,
    building: f => `Helyezz le ingyen: ${lexicon.buildings[f.type]}.`,
    manuscript: () => 'Vegyél el ingyen egy kódexet!',
    section: () => 'Melyik első szintű folyosón mozognak először a munkásaid?',
    side: () => 'Melyik oldalra megy az utolsó munkásod?',
    bump: f => `Túl sokan vannak itt: ${inside(SECTION_IDS[f.section])}, ${f.tier}. szint. Kinek a munkását űzöd el?`,
  },
  choices: {
    pair: ({ card }, say) => `${card}. kezdő kártya: ${p.pair(say, card)}`,
    play: ({ card }, say) => `Kijátszom: ${p.cardLine(say, card)}`,
    move: ({ to, silver }, say) => `Ide mozgok: ${p.space(say, to)}${silver > 0 ? ` (${silver} ezüst)` : ''}`,
    dismiss: ({ action }, say) => `Elbocsájtom (${lexicon.actions[action]}): ${p.adjacentFolk(say)}`,
    trade: ({ times, silver }, say) =>
      `Kereskedés ${times} alkalommal (${p.trade(say)})${silver > 0 ? `, ${silver} ezüst elköltésével` : ''}`,
    construct: ({ building }, say) => `Megépítem: ${p.building(building)} (${p.slot(say, building)})`,
    placeWorkers: ({ workers }) => `${workers} munkást helyezek le`,
    transcribe: (_, say) => `Lemásolom: ${p.adjacentBook(say)}`,
    skip: () => 'Nem teszek semmit',
    pay: choice => `Elköltök ${p.pieces(choice, amountOf)}`,
    spot: ({ spot }, say) => `Telek: ${p.plot(say, spot)}`,
    link: ({ link }, say) => `Összeköttetés: ${p.link(say, link)}`,
    first: ({ card }) => (card.includes('.') ? capital(p.building(card)) : p.card(card)),
    recruit: () => 'Felbérelem',
    choose: ({ effect }) => capital(p.effect(effect)),
    take: ({ what }) => `${amountOf(what, 1)} kérek`,
    flip: ({ what }) => (what === 'debt' ? 'Adóslevelet fordítok meg, és kapok egy erőforrást' : 'Okiratot fordítok meg'),
    arrange: ({ cards }) => `Balról: ${cards.map(p.card).join(', ')}`,
    discard: ({ card }) => `Eldobom: ${p.card(card)}`,
    discardTop: () => 'Eldobom látatlanban a húzópaklim felső lapját',
    destroy: ({ card }, say) =>
      `Elpusztítom, és kapok érte ${componentsOf(say.view.options.components).cards[card].value} ezüstöt: ${p.card(card)}`,
    destroyTop: () => 'Elpusztítom látatlanban a húzópaklim felső lapját, és megkapom az értékét ezüstben',
    decline: () => 'Nem, köszönöm',
    hire: ({ card }, say) => `Felbérelem: ${p.offerLine(say, card)}`,
    castleMove: ({ from, to }) => `${inside(from)} → ${inside(to)}`,
    section: ({ section }) => first(section),
    build: ({ building, spot }, say) => `${capital(p.building(building))}, telek: ${p.plot(say, spot)}`,
    manuscript: ({ manuscript }, say) => `Elveszem: ${p.manuscript(say, manuscript)}`,
    bump: ({ seat }, say) => `Egy munkás elűzése (${who(say, seat)})`,
  },
  facts: {
    start: ({ seat }, say) => `${Who(say, seat)} a kezdőjátékos.`,
    pair: ({ seat, card, hero }, say) => `${Who(say, seat)} ${az(`${card}. kezdő kártyát`)} választja, hőse ${p.card(hero)}.`,
    placed: ({ seat, space }, say) => `${Who(say, seat)} várgrófja innen indul: ${p.space(say, space)}.`,
    deck: ({ seat, cards }, say) => `${Who(say, seat)} ${cards} lapból megkeveri a húzópakliját.`,
    round: ({ round }) => `${round}. forduló.`,
    turn: ({ seat }, say) => `${Who(say, seat)} következik.`,
    gained: ({ seat, what, n }, say) => `${gains(Who(say, seat), what, n)}.`,
    flipped: ({ seat, what }, say) => `${Who(say, seat)} megfordít egy ${flipped[what]}.`,
    poverty: ({ lastRound }) => `A szegénység-kártya felfedésre került: ${az(`${lastRound}. forduló`)} az utolsó.`,
    prosperity: ({ lastRound }) => `A gazdagság-kártya felfedésre került: ${az(`${lastRound}. forduló`)} az utolsó.`,
    dropped: ({ seat, card }, say) =>
      `Távozik a tábláról (${who(say, seat)}): ${isScheme(say, seat) ? p.schemeName(say, card) : p.card(card)}.`,
    played: ({ seat, card, blind }, say) => `${Who(say, seat)} ${blind ? 'vakon ' : ''}kijátssza: ${p.cardLine(say, card)}.`,
    moved: ({ seat, from, to, silver }, say) =>
      `${Who(say, seat)} várgrófja mozog: ${p.space(say, from)} → ${p.space(say, to)}${silver > 0 ? `, ${silver} ezüstért` : ''}.`,
    met: ({ seat, other }, say) => `${Who(say, seat)} és ${who(say, other)} várgrófja találkozik.`,
    rearranged: ({ seat, cards }, say) => `${Who(say, seat)} átrendezi a lapjait: ${cards.map(p.card).join(', ')}.`,
    discarded: ({ seat, card, from }, say) =>
      `${Who(say, seat)} eldob egy lapot ${from === 'hand' ? 'a kezéből' : 'a húzópaklijából'}: ${p.card(card)}.`,
    destroyed: ({ seat, card, silver, from }, say) =>
      `${Who(say, seat)} elpusztít egy lapot${from === 'setup' ? '' : from === 'hand' ? ' a kezéből' : ' a húzópaklijából'}, és kap érte ${silver} ezüstöt: ${p.card(card)}.`,
    shuffled: ({ seat, criminals }, say) =>
      `${Who(say, seat)} kever, ezért 1-gyel nő ${criminals ? 'a vesztegetésszintje (van bűnöző a tábláján)' : 'az erényszintje (nincs bűnöző a tábláján)'}.`,
    drew: ({ seat, n }, say) => `${Who(say, seat)} ${n} lapot húz.`,
    drewCards: ({ cards }) => `A húzott lapjaid: ${cards.map(p.card).join(', ')}.`,
    skipped: ({ seat }, say) => `${Who(say, seat)} nem hajt végre akciót.`,
    dismissed: ({ seat, card, segment, silver }, say) =>
      `${Who(say, seat)} elbocsájtja${forSilver(silver)}: ${card === null ? `${lexicon.printedTownsfolk} (${lexicon.segments[segment]})` : p.offerLine(say, card)}.`,
    paid: (args, say) => `${Who(say, args.seat)} elkölt ${p.pieces(args, amountOf)}.`,
    traded: ({ seat, times, merchants, effect }, say) =>
      `${Who(say, seat)} ${times} alkalommal kereskedik: ${merchants} kereskedő → ${p.offered(effect)}.`,
    built: ({ seat, building, spot }, say) => `${Who(say, seat)} épületet helyez le: ${p.building(building)}, telek: ${p.spot(spot)}.`,
    link: ({ seat, link, effect }, say) => `Összeköttetés (${p.ends(link)}), ${who(say, seat)}: ${p.offered(effect)}.`,
    workers: ({ seat, n, section }, say) => `${Who(say, seat)} ${n} munkást helyez ide: ${first(section)}.`,
    castleMoved: ({ seat, from, to }, say) => `${Who(say, seat)} egy munkását mozgatja: ${first(from)} → ${first(to)}.`,
    up: ({ seat, section, tier }, say) => `${Who(say, seat)} egy munkása a ${tier}. szintre lép (${inside(section)}).`,
    sideways: ({ seat, from, to }, say) => `${Who(say, seat)} egy munkása továbbmegy: ${inside(from)} → ${inside(to)}.`,
    bumped: ({ seat, owner, tier, section }, say) =>
      `${Who(say, seat)} elűz egy munkást (${who(say, owner)}) innen: ${inside(section)}, ${tier}. szint.`,
    leader: ({ seat, from }, say) =>
      `${Who(say, seat)} megkapja az uralkodó-kártyát${from >= 0 ? ` (eddig ${who(say, from)} birtokolta)` : ''}.`,
    transcribed: ({ seat, manuscript, segment, free }, say) =>
      `${Who(say, seat)} ${free ? 'ingyen elvesz egy kódexet' : 'lemásol egy kódexet'}: ${manuscript === null ? `${lexicon.printedManuscript} (${lexicon.segments[segment]})` : p.manuscript(say, manuscript)}.`,
    bonus: ({ seat, ribbon }, say) =>
      `${Who(say, seat)} megkapja a ${lexicon.ribbons[ribbon]} szerzetes-kártyát (${p.icons(BONUS_CARDS[ribbon])}).`,
    hired: ({ seat, card, silver }, say) =>
      `${Who(say, seat)} ${silver > 0 ? `${silver} ezüstért` : 'ingyen'} felbéreli: ${p.offerLine(say, card)}.`,
    ability: ({ seat, card, effect }, say) => `${p.card(card)} (${who(say, seat)}): ${p.offered(effect)}.`,
    slotAbility: ({ seat, building, effect }, say) => `${capital(p.building(building))} (${who(say, seat)}): ${p.offered(effect)}.`,
    collision: ({ seat, cell }, say) => `${Who(say, seat)} jelölői ütköznek ${az(`${cell}. mezőn`)}.`,
    collided: ({ seat }, say) => `${Who(say, seat)} visszateszi mindkét jelölőjét.`,
    aiJoins: ({ seat, ai, removed, extra }, say) => {
      const { sure } = componentsOf(say.view.options.components).aiBoards[ai];
      const mark = isOurs(sure) ? ` A táblája ${lexicon.marks[sure]}.` : '';
      const without = removed.map(id => p.schemeName(say, id)).join(', ');
      return `${Who(say, seat)} is játszik. Kimarad: ${without}.${extra > 0 ? ` Belekeverve: ${extra} jövőbeli tervkártya.` : ''}${mark}`;
    },
    aiScheme: ({ seat, scheme }, say) => `${Who(say, seat)} felfordítja: ${p.schemeLine(say, scheme)}.`,
    aiCriminals: ({ seat, n }, say) => `${Who(say, seat)} tábláján ${n} bűnöző-ikon látható.`,
    aiCannot: a => `Az AI nem tudja végrehajtani (${lexicon.actions[a.action]}): ${cannot(a)}.`,
    aiDoes: a =>
      `Az AI végre tudja hajtani: ${lexicon.actions[a.action]}${a.need > 0 ? ` (${a.need} kell, ${a.icons} ikonja van${a.spent > 0 ? `, elkölt ${fuel(a.fuel, a.spent)}` : ''})` : ''}.`,
    aiEffect: ({ effect }) => `Az AI végrehajtja: ${p.effect(effect)}.`,
    aiInstead: ({ of, n }) => INSTEAD[of](n),
    aiResource: ({ what, have, until }) => {
      if (what === 'any') return `Az AI-nak bármelyik erőforrás megfelel (${have} van neki).`;
      return until > 0
        ? `Az AI ${amountOf(what, 1)} választ: ${have} van neki, és ${until} a célja.`
        : `Az AI ${amountOf(what, 1)} választ: a többiből már elég van neki.`;
    },
    aiFlips: ({ what, why }) => `Az AI egy ${flipped[what]} választ megfordításra: ${FLIP_REASONS[why]}.`,
    aiFuture: ({ scheme }, say) => `Az AI új tervkártyája: ${p.schemeLine(say, scheme)}.`,
    scored: ({ seat, points }, say) => `${Who(say, seat)}: ${points} győzelmi pont.`,
    soloWon: ({ points, ai }) => `Győztél, ${points}–${ai}.`,
    soloLost: ({ points, ai }) => `Az AI győzött, ${ai}–${points}.`,
  },
  scores: {
    buildings: 'Megépített épületek',
    castle: 'Munkások a várkastélyban',
    ribbons: 'Könyvjelző-készletek',
    manuscripts: 'Kódexek saját pontjai',
    leader: 'Uralkodó-kártya',
    bonus: 'Szerzetes-kártyák',
    unpaid: 'Kifizetetlen adóslevelek',
    acquired: 'Megszerzett okiratok',
    approved: 'Jóváhagyott okiratok',
    poverty: 'Szegénység-kártya',
    prosperity: 'Gazdagság-kártya',
    leftovers: 'Megmaradt erőforrások',
  },
  options: {
    solo: {
      label: 'Mesterséges játékos (AI)',
      values: {
        none: 'nincs (egyedül: szerzetes)',
        cleric: 'szerzetes',
        builder: 'építő (a táblája részben rekonstruált)',
        noble: 'nemes (a táblája rekonstruált)',
        cards: 'tervkártyákra koncentráló (a táblája rekonstruált)',
        random: 'véletlenszerű (a négy táblából három legalább részben rekonstruált)',
      },
      help: 'Magától játszik, mindenki más után. 16 tervkártyájából 11 rekonstruált. A szabálykönyvben egyetlen játékos ellenfele; két vagy három játékossal a mi változatunk, négy játékos mellett már nincs helye.',
    },
    difficulty: {
      label: 'Jövőbeli tervkártyák az AI kezdő paklijában',
      values: { '0': 'nincs', '1': '1', '2': '2', '3': '3' },
      help: 'Minél több, annál nehezebb. A 8 jövőbeli tervkártyából 6 rekonstruált.',
    },
    startPlayer: {
      label: 'Kezdőjátékos',
      values: { random: 'véletlenszerű', 'first seat': 'az első hely' },
      help: 'Az AI ellen mindig az első hely kezd.',
    },
    bonusIcons: {
      label: 'A szerzetes-kártyák ikonjai számítanak az ikonokat pontozó kódexeknél',
      values: { true: 'igen', false: 'nem' },
      help: 'A szabálykönyv erről nem rendelkezik.',
    },
    components: {
      label: 'Játékelemek',
      values: { ours: 'a mieink, részben rekonstruálva' },
      help: `${lexicon.ourOwn(ourOwn('ours'))} Aki birtokolja a játékot, megadhatja a sajátjait.`,
    },
  },
  goods: {
    silver: n => `${n} ezüst`,
    workers: n => `${n} munkás`,
    merchant: n => `${n} kereskedő-ikon`,
    builder: n => `${n} építő-ikon`,
    noble: n => `${n} nemes-ikon`,
    cleric: n => `${n} szerzetes-ikon`,
  },
  orders: {
    resource: { label: 'Választható erőforrás', values: { ink: 'mindig kalamáris', gold: 'mindig arany', stone: 'mindig kő' } },
    rearrange: { label: 'Kártyák átrendezése', values: { never: 'soha, ha rajtam múlik' } },
    castleMove: { label: 'Munkás mozgatása a várkastélyban', values: { never: 'soha, ha rajtam múlik' } },
    discard: { label: 'Lapok eldobása', values: { never: 'soha, ha rajtam múlik' } },
    destroy: { label: 'Lapok elpusztítása', values: { never: 'soha, ha rajtam múlik' } },
  },
  traits: {
    playerCard: { label: 'Kezdő kártya', values: Object.fromEntries(START_NUMBERS.map(n => [n, `${n}. kezdő kártya`])) },
    place: { label: 'Hely a körsorrendben', values: { 1: 'első', 2: 'második', 3: 'harmadik', 4: 'negyedik', 5: 'ötödik' } },
    ending: { label: 'A játék vége', values: { poverty: 'szegénység-kártya', prosperity: 'gazdagság-kártya', both: 'mindkét kártya' } },
    opponent: { label: 'AI-ellenfél', values: { none: 'nincs', ...lexicon.ais } },
  },
  table: say => tableLines(say, lexicon, p, TABLE),
};

const INSTEAD: Record<string, (n: number) => string> = {
  rearrange: () => 'Átrendezés helyett az AI 1 erőforrást kap.',
  silver: n => `${n} ezüst helyett az AI ${Math.floor(n / 2)} erőforrást kap.`,
  destroy: n => `${n} lap elpusztítása helyett az AI ugyanennyi adóslevelet vagy okiratot fordít meg.`,
  discard: n => `Eldobás helyett ${by(n)} nő az AI erényszintje.`,
  castleMove: () => 'Kastélybeli mozgás helyett 1-gyel nő az AI erényszintje.',
  flip: () => 'Az AI-nak nincs mit megfordítania, ezért 1-gyel nő az erényszintje.',
  futureScheme: () => 'Elfogyott a jövőbeli tervpakli, ezért az AI megfordít egy adóslevelet vagy okiratot.',
};

const FLIP_REASONS: Record<string, string> = {
  fewer: 'ebből fordított meg kevesebbet',
  tie: 'egyformán áll, ezért adóslevelet',
  only: 'mást nem tud megfordítani',
  told: 'a hatás ezt írja elő',
};

const fuel = (what: Fuel, n: number): string => (what === 'any' ? `${n} erőforrást` : amountOf(what, n));
const has = (what: Fuel, n: number): string => (what === 'any' ? `${n} erőforrása` : `${n} ${OWNED[what]}`);
const OWNED = { ink: 'kalamárisa', gold: 'aranya', stone: 'köve' };

function cannot({ why, icons, resources, fuel: what, need }: Facts['aiCannot']): string {
  if (why === 'icons') return `${need} kellene, de csak ${icons} ikonja és ${has(what, resources)} van`;
  if (why === 'spot') return 'nincs szabad építési telek a várgrófja partján';
  if (why === 'building') return 'nincs több épülete';
  if (why === 'workers') return '2-nél kevesebb munkása maradt';
  return 'nincs mit megfordítania';
}

const isScheme = (say: VSay, seat: number): boolean => seat >= say.view.seats;

const TABLE: TableWords = {
  settingUp: 'Előkészületek',
  round: (round, last) => `${round}. forduló${last > 0 ? `, az utolsó ${az(`${last}.`)}` : ''}`,
  stacks: (debts, deeds) => `A szegénység-kártyán ${debts} adóslevél, a gazdagság-kártyán ${deeds} okirat van.`,
  townsfolk: 'városlakó',
  manuscript: 'kódex',
  castle: 'várkastély',
  tier: tier => `${tier}. szint`,
  leader: 'uralkodó',
  buildings: 'épületek',
  nothing: 'nincs',
  notPlaced: 'még nincs a táblán',
  cards: v => `adóslevél: ${v.unpaid} kifizetetlen, ${v.paid} kifizetett; okirat: ${v.acquired} megszerzett, ${v.approved} jóváhagyott`,
  markers: v => `vesztegetés ${v.corruption}, erény ${v.virtue}`,
  workers: n => `${n} munkás a készletben`,
  board: 'tábla',
  hand: 'kéz',
  piles: (hand, draw, discard) => `${hand} lap a kézben, ${draw} a húzópakliban, ${discard} a dobópakliban`,
  schemes: (draw, future) => `${draw} tervkártya a húzópakliban, ${future} jövőbeli`,
  manuscripts: 'kódexek',
  bonus: 'szerzetes-kártyák',
};
