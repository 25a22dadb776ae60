/** A birodalom alkonya: Empire's End in Hungarian. */

import type { Words } from '@tarsas/kernel';
import { capital, signed } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import type { Resource, Some } from '../data/components.ts';
import type { EmpiresEnd, LocationId, Source } from '../rules/state.ts';
import { amount, card as cardName, components, es, kinds, resources, tile, vagy } from './components.hu.ts';
import { mistakes } from './mistakes.hu.ts';
import type { Saying } from './pieces.ts';
import * as ask from './pieces.ts';
import { tableOf } from './table.ts';

/** `3 pontos tanya`, `Tűzvész 9`, `3. konfliktus`, with an ending where a sentence needs one. */
const plain = (say: Saying, source: Source, ending: '' | 't' | 'ra' = ''): string =>
  ask.piece(say, source, {
    location: location => tile(location, ending),
    disaster: disaster => cardName(disaster, ending),
    conflict: components.conflict,
  });

/** The same with its article: `a 3 pontos tanyát`, `az Éhínség 3-at`. */
const the = (say: Saying, source: Source, ending: '' | 't' | 'ra' = ''): string => az(plain(say, source, ending));
const The = (say: Saying, source: Source): string => capital(the(say, source));

const all = (say: Saying, sources: readonly Source[], ending: '' | 't' = ''): string => es(sources.map(source => the(say, source, ending)));

const names = (say: Saying, sources: readonly Source[]): string => sources.map(source => plain(say, source)).join(', ');

const place = (say: Saying, location: LocationId): string => `(${ask.positionOf(say, location)}. hely)`;

const ability = (say: Saying, source: Source): string => components.ability(ask.printedOn(say, source), say.view.options);
const effect = (say: Saying, source: Source): string => components.effect(ask.printedOn(say, source), say.view.options);

const price = (some: Some): string => (ask.counted(some).length === 0 ? 'ingyen' : resources(some, 'ért'));

const discount = (say: Saying, sources: readonly Source[]): string => (sources.length === 0 ? '' : ` (kedvezmény: ${names(say, sources)})`);

const got = (points: number, some: Some): string =>
  [`${signed(points)} pont`, ...ask.counted(some).map(([resource, n]) => amount(n, resource))].join(', ');

/** What may be bid, coins included (EE-DIS-03). */
const openTo = (bid: readonly Resource[]): string => kinds([...bid, 'coin'], 'val');

const BANDS = ['alsó', 'középső', 'felső'];

export const hu: Words<EmpiresEnd> = {
  title: 'A birodalom alkonya',

  prompts: {
    bidding: ({ decided }, say) => {
      const open = say.view.threats.filter(({ card }) => !decided.includes(card)).map(({ card }) => plain(say, card));
      return open.length === 0 ? 'Már döntöttél. Kicserélsz még egy katasztrófát?' : `${vagy(open)}: passzolsz, vagy elviszed?`;
    },
    chooseDestroyed: () =>
      'A célba vett helyszín már korábban elpusztult. A két legközelebbi ép helyszín közül melyik pusztuljon el helyette?',
    placeUnder: ({ card }, say) => `Melyik helyszín alá kerüljön ${the(say, card)}?`,
    fewResources: ({ shown }, say) => {
      if (!ask.hasFew(say))
        return 'Legalább 5 erőforrásod van, ezért most nem vehetsz érmét. A többiek nem tudják meg: mindenkit megkérdezünk.';
      return shown === null
        ? '5-nél kevesebb erőforrásod van. Megmutatod őket, és feláldozol 2 pontot 1 érméért?'
        : 'Még mindig 5-nél kevesebb erőforrásod van. Feláldozol további 2 pontot még 1 érméért?';
    },
    economy: () => 'Gazdasági fázis: használd a zöld képességeidet.',
    industry: ({ cards, restored }) =>
      `Ipari fázis: ${[...(cards < 2 ? [`${2 - cards} kártya`] : []), ...(restored ? [] : ['1 helyreállítás']), 'barna képességek'].join(
        ', ',
      )}.`,
    swap: ({ first }, say) => (first === null ? 'Melyik helyszínt cseréled?' : `Melyik helyszínnel cseréled fel ${the(say, first, 't')}?`),
    moveInnovation: ({ card }, say) =>
      card === null ? 'Melyik fejlesztést helyezed át?' : `Melyik helyszín alá helyezed át ${the(say, card, 't')}?`,
    combined: () => 'Kombinált gazdasági és ipari fázis: melyiket játszod előbb?',
    bids: ({ sealed }, say) => {
      const bid = say.viewer === 'public' ? null : sealed[say.viewer];
      if (bid?.coins === null) return 'Hány érmét veszel még a markodba?';
      if (bid) return 'A kezedet már becsuktad. Amíg van, aki még választ, meggondolhatod magad: hány fejsze legyen a markodban?';
      return `Konfliktus: hány fejszét veszel a markodba? (kezdő erő: ${ask.strengthWith(say, {})})`;
    },
    refreshOwn: ({ markers }) => `Melyik kimerült képességedet frissíted fel? Eltávolítható kimerültségjelölő: ${markers}.`,
    lightningKeep: () => 'Villám: megtartod a négy katasztrófakártyádat, vagy – egyetlen alkalommal – mindet eldobod, és négy újat húzol?',
    lightningPick: () => 'Villám: melyik két katasztrófát hajtod végre a saját birodalmadon?',
  },

  choices: {
    bid: ({ card, resource }, say) => `Passzolok: ${amount(1, resource)} ${the(say, card, 'ra')}`,
    freeBid: ({ card, source }, say) => `Passzolok: ingyen licit ${the(say, card, 'ra')}, kimerül ${the(say, source)}`,
    take: ({ card }, say) => {
      const lost = ask.lostTo(say, card);
      const loss = lost.length === 0 ? 'semmi sem pusztul el' : `elpusztul ${vagy(lost.map(location => the(say, location)))}`;
      const won = ask.bidOn(say, card);
      return `${The(say, card)} elvitele: ${ask.counted(won).length === 0 ? 'nem jár érte erőforrás' : `jár érte ${resources(won)}`}, ${loss}`;
    },
    replace: ({ card, source }, say) => `${The(say, card)} kicserélése a pakli legfelső lapjára: kimerül ${the(say, source)}`,
    destroy: ({ location }, say) => `Pusztuljon el ${the(say, location)} ${place(say, location)}`,
    place: ({ location }, say) => `${The(say, location)} alá ${place(say, location)}`,
    buyCoin: () => '2 pont feláldozása 1 érméért',
    endTurn: () => 'Nem, a köröm véget ért',
    enough: (_, say) => {
      if (!ask.hasFew(say)) return 'Tovább';
      return ask.asked(say, 'fewResources')?.shown ? 'Elég ennyi, vissza a paravánt' : 'Nem, a paraván a helyén marad';
    },
    collect: () => 'Mindent begyűjtök',
    use: ({ source }, say) => `${The(say, source)} használata: ${effect(say, source)}`,
    exchange: ({ source, coins, get }, say) => {
      const { paid, got: comes } = ask.exchanged(say, source, coins, get);
      return `${capital(resources(paid))} átváltása ${resources(comes, 'ra')} (${plain(say, source)})`;
    },
    refresh: ({ source, ability: exhausted }, say) => `${The(say, exhausted)} felfrissítése (${plain(say, source)})`,
    repeat: ({ source, of }, say) => `${The(say, of)} megismétlése: ${effect(say, of)} (${plain(say, source)})`,
    play: ({ card, coins }, say) => `${The(say, card)} kijátszása ${price(ask.priceOfPlaying(say, card, coins))} – ${ability(say, card)}`,
    sell: ({ card }, say) => `${The(say, card)} eladása 1 érméért`,
    restore: ({ location, coins }, say) =>
      `${The(say, location)} helyreállítása ${price(ask.priceToRestore(say, location, coins))} ${place(say, location)}`,
    throwAway: ({ cards }, say) => `A kézben maradt lapok eldobása: ${names(say, cards)}`,
    swap: ({ location }, say) =>
      ask.asked(say, 'swap')?.first
        ? `Csere ${az(tile(ask.partsIn(say).locations[location], 'val'))} ${place(say, location)}`
        : `${The(say, location)} cseréje ${place(say, location)}`,
    lift: ({ card }, say) => `${The(say, card)} áthelyezése ${the(say, ask.locationAbove(say, card))} alól – ${ability(say, card)}`,
    finish: () => 'A fázis befejezése',
    first: ({ phase }) => (phase === 'economy' ? 'Előbb a gazdasági, aztán az ipari fázis' : 'Előbb az ipari, aztán a gazdasági fázis'),
    axes: ({ axes }, say) =>
      `${axes === 0 ? 'Fejsze nélkül' : amount(axes, 'axe')} (katonai erő eddig: ${ask.strengthWith(say, { axes })})`,
    coins: ({ coins }, say) =>
      `${coins === 0 ? 'Érme nélkül' : amount(coins, 'coin')} (végleges katonai erő: ${ask.strengthWith(say, { coins })})`,
    free: ({ ability: exhausted }, say) => `${The(say, exhausted)} felfrissítése – ${ability(say, exhausted)}`,
    keep: () => 'A négy lap megtartása',
    redraw: () => 'Mind a négy lap eldobása és négy új húzása',
    pick: ({ cards }, say) => {
      const lost = ask.lostToBoth(say, cards).map(location => the(say, location));
      const loss = es(lost.length === 1 ? [...lost, 'egy szomszédos helyszín'] : lost);
      return `${cards.map(card => `${plain(say, card)} – ${ability(say, card)}`).join('; ')}; elpusztul ${loss}`;
    },
  },

  facts: {
    start: ({ seat, tiles }, say) =>
      `${say.name(seat)} a kezdőjátékos. Minden birodalom így indul: ${tiles.map(id => components.location(ask.partsIn(say).locations[id])).join(', ')}.`,
    phase: ({ space, phase }) => `${space}. fázis: ${components.phases[phase]}.`,
    end: () => 'A fordulójelölő a VÉGE mezőre ér. A játék véget ért.',
    finalScore: ({ seat, track, intact, endgame, points }, say) =>
      `${say.name(seat)} végső pontszáma ${signed(points)}: a pontozósávon ${signed(track)}, az ép helyszínekért ${signed(intact)}, a játék végi fejlesztésekért ${signed(endgame)}.`,
    disaster: ({ card }, say) => {
      const { target, bid } = ask.partsIn(say).disasters[card];
      return `${plain(say, card)}: ${az(`${target}. helyet`)} fenyegeti. Passzolni ${openTo(bid)} lehet.`;
    },
    bid: ({ seat, card, resource }, say) => `${say.name(seat)} ${amount(1, resource, 'val')} licitál ${the(say, card, 'ra')}.`,
    freeBid: ({ seat, card, source }, say) => `${say.name(seat)} ingyen licitál ${the(say, card, 'ra')}: kimerül ${the(say, source)}.`,
    taken: ({ seat, card, resources: won }, say) =>
      `${say.name(seat)} elviszi ${the(say, card, 't')}, ${ask.counted(won).length === 0 ? 'de erőforrást nem kap érte' : `és megkapja a licitet: ${resources(won)}`}.`,
    firstPlayer: ({ seat }, say) => `${say.name(seat)} kapja a kezdőjátékos-jelölőt.`,
    replaced: ({ seat, source, card, by }, say) =>
      `${say.name(seat)} kimeríti ${the(say, source, 't')}: ${the(say, card)} helyére ${the(say, by)} kerül, amely ${az(
        `${ask.partsIn(say).disasters[by].target}. helyet`,
      )} fenyegeti.`,
    destroyed: ({ seat, location }, say) => `${say.name(seat)} birodalmában elpusztul ${the(say, location)}.`,
    nothingLeft: ({ seat }, say) => `${say.name(seat)} birodalmában nincs ép helyszín, ezért semmi sem pusztul el.`,
    placed: ({ seat, card, location }, say) =>
      `${say.name(seat)} ${the(say, location)} alá teszi ${the(say, card, 't')}. („${ability(say, card)}.”)`,
    noRoom: ({ seat, card }, say) => `${say.name(seat)} birodalmában nincs ép helyszín, ezért ${the(say, card)} a dobópaklira kerül.`,
    shown: ({ seat, resources: stock }, say) =>
      `${say.name(seat)} leveszi a paravánját, és megmutatja az erőforrásait: ${resources(stock)}.`,
    coinBought: ({ seat }, say) => `${say.name(seat)} feláldoz 2 pontot 1 érméért.`,
    gained: ({ seat, source, resources: gain }, say) =>
      `${say.name(seat)} ${ask.counted(gain).length === 0 ? 'semmit sem' : resources(gain, 't')} kap (${plain(say, source)}).`,
    points: ({ seat, source, points }, say) =>
      `${say.name(seat)} ${points < 0 ? `${-points} pontot veszít` : `${points} pontot kap`} (${plain(say, source)}).`,
    exchanged: ({ seat, source, paid, got: comes }, say) =>
      `${say.name(seat)} ${resources(paid, 't')} ${resources(comes, 'ra')} vált (${plain(say, source)}).`,
    refreshed: ({ seat, source, abilities }, say) => `${say.name(seat)} felfrissíti ${all(say, abilities, 't')} (${plain(say, source)}).`,
    repeated: ({ seat, source, of }, say) => `${say.name(seat)} megismétli ${the(say, of)} képességét (${plain(say, source)}).`,
    finished: ({ seat, phase }, say) => `${say.name(seat)} befejezi ${phase === 'economy' ? 'a gazdasági' : 'az ipari'} fázist.`,
    played: ({ seat, card, paid, discount: cheaper }, say) =>
      `${say.name(seat)} ${price(paid)} kijátssza ${the(say, card, 't')}${discount(say, cheaper === null ? [] : [cheaper])}.`,
    sold: ({ seat, card, got: coin }, say) =>
      `${say.name(seat)} ${ask.counted(coin).length === 0 ? 'érme híján ingyen' : '1 érméért'} eladja ${the(say, card, 't')}.`,
    restored: ({ seat, location, paid, discounts }, say) =>
      `${say.name(seat)} ${price(paid)} helyreállítja ${the(say, location, 't')}${discount(say, discounts)}.`,
    thrownAway: ({ seat, cards }, say) => `${say.name(seat)} eldobja a kezében maradt lapokat: ${names(say, cards)}.`,
    swapped: ({ seat, source, locations }, say) => `${say.name(seat)} felcseréli ${all(say, locations, 't')} (${plain(say, source)}).`,
    moved: ({ seat, source, card, location }, say) =>
      `${say.name(seat)} ${the(say, location)} alá helyezi át ${the(say, card, 't')} (${plain(say, source)}).`,
    drew: ({ seat, cards }, say) => `${say.name(seat)} ${cards} lapot húz.`,
    drewCards: ({ cards }, say) => `A húzott lapjaid: ${names(say, cards)}.`,
    reshuffled: ({ cards }) => `Új katasztrófapakli készül ${cards} eldobott lapból.`,
    first: ({ seat, phase }, say) => `${say.name(seat)} ${phase === 'economy' ? 'a gazdasági' : 'az ipari'} fázissal kezd.`,
    conflict: ({ card }, say) => `${plain(say, card)}. ${components.aboutConflict(ask.partsIn(say).conflicts[card])}`,
    fist: ({ seat, starting, axes, coins, strength }, say) =>
      `${say.name(seat)} kinyitja a markát: ${axes + coins === 0 ? 'üres' : resources({ axe: axes, coin: coins })}. Végleges katonai ereje ${starting} + ${axes + coins} = ${strength}.`,
    band: ({ seat, band, points, resources: gain }, say) => `${say.name(seat)} ${az(BANDS[band])} pontsávba kerül: ${got(points, gain)}.`,
    victory: ({ seat, points, resources: gain }, say) =>
      `${say.name(seat)} katonai ereje a legnagyobb. Győzelmi bónusz: ${got(points, gain)}.`,
    upheaval: ({ seat, location, other, position }, say) =>
      `Felfordulás: ${say.name(seat)} birodalmában ${the(say, location)} ${az(`${position}. helyre`)} kerül, és helyet cserél ${az(
        tile(ask.partsIn(say).locations[other], 'val'),
      )}.`,
    upheavalStays: ({ seat, location }, say) =>
      location === null
        ? `Felfordulás: ${say.name(seat)} birodalmában nincs ép helyszín, így semmi sem mozdul.`
        : `Felfordulás: ${say.name(seat)} birodalmában ${the(say, location)} már a helyén van.`,
    redrew: ({ seat, cards }, say) => `${say.name(seat)} eldobja mind a négy lapját (${names(say, cards)}), és négy újat húz.`,
    picked: ({ seat, cards }, say) => `${say.name(seat)} végrehajtja ${all(say, cards, 't')}.`,
  },

  scores: {
    locations: 'Ép helyszínek',
    endgame: 'Játék végi fejlesztések',
    conflicts: 'Konfliktusok',
    abilities: 'Képességek pontjai',
    fewResources: 'Érmékért feláldozott pontok',
  },

  optionGroups: {
    setup: { label: 'Felállás' },
    open: { label: 'Ahol a szabálykönyv nem egyértelmű', help: 'az első érték az, ahogyan mi olvassuk' },
  },
  options: {
    game: {
      label: 'Játékváltozat',
      values: { normal: 'Normál', lightning: 'Villám' },
      help: 'A Villám rövidebb: a sávon később kezdődik, két saját választású katasztrófával és kétlapos kézzel.',
    },
    refreshAdjacentRoad: {
      label: 'Utak felfrissítése',
      values: { all: 'Mindkét szomszéd összes jelölője', one: 'Egyetlen jelölő' },
      help: 'Hány kimerültségjelölőt távolít el a két kezdő út a gazdasági fázisban.',
    },
    refreshAdjacentIndustryCard: {
      label: 'Ipari felfrissítő kártya',
      values: { all: 'Mindkét szomszéd összes jelölője', one: 'Egyetlen jelölő' },
      help: 'Hány kimerültségjelölőt távolít el az ipari fázis felfrissítő fejlesztése. A magyarázat szerint ugyanúgy hat, mint az utak, a címe 1 jelölőről szól.',
    },
    replacedDisasterGoes: {
      label: 'Kicserélt katasztrófa',
      values: { shuffledIntoDeck: 'A pakliba keverve', discarded: 'Eldobva' },
      help: 'Hová kerül az a katasztrófa, amelyet egy képességgel kicseréltek.',
    },
    neighbourScoringNeedsIntact: {
      label: 'Szomszédok pontozása típus szerint',
      values: { false: 'Az elpusztított szomszéd is számít', true: 'Csak az ép szomszéd számít' },
      help: 'Azoknál a fejlesztéseknél, amelyek a játék végén egy adott típusú szomszédos helyszínekért adnak pontot.',
    },
    firstPlayer: {
      label: 'Kezdőjátékos',
      values: { random: 'Véletlenszerű', 0: '1. szék', 1: '2. szék', 2: '3. szék', 3: '4. szék' },
      help: 'A szabálykönyv szerint az kezd, aki legutóbb gyújtott tüzet: add meg a székét. Ha nincs annyi játékos, az utolsó szék kezd.',
    },
    simultaneous: {
      label: 'Gazdasági, ipari és konfliktusfázis',
      values: { true: 'Mindenki egyszerre', false: 'Egymás után' },
      help: 'Az első játékokhoz ajánlott ezeket is egymás után játszani.',
    },
    discardRestAfterFewerThanTwo: {
      label: 'A maradék lapok eldobása',
      values: { false: 'Csak 2 kijátszott vagy eladott kártya után', true: 'Az ipari fázisban bármikor' },
      help: 'Mikor dobhatók el ellenérték nélkül a kézben maradt lapok a húzás előtt.',
    },
    combinedDraw: {
      label: 'Húzás a kombinált fázisban',
      values: { afterIndustry: 'Az ipari fázis végén', atTheEnd: 'Csak a kombinált fázis végén' },
      help: 'Aki az ipari fázissal kezd, a gazdasági fázisa előtt húz-e új lapokat. Ha igen, a második felét mindenki akkor kezdi, amikor az elsőt mindenki befejezte.',
    },
    lightningSameTargetPairAllowed: {
      label: 'Villám: két azonos célpontú kártya',
      values: { true: 'Választható', false: 'Nem választható' },
      help: 'Ha választható, a második a legközelebbi ép helyszínt pusztítja el.',
    },
    repeatMayTargetRepeat: {
      label: 'Ismétlő képesség megismétlése',
      values: { false: 'Nem lehet', true: 'Fázisonként egyszer lehet' },
      help: 'Megismételhet-e egy ismétlő gazdasági képesség egy másik ismétlő képességet.',
    },
    supplyUnlimited: {
      label: 'Az erőforrásjelzők készlete',
      values: { true: 'Korlátlan', false: 'Csak a dobozban lévő jelzők' },
      help: 'Korlátozott készletnél a gazdasági és az ipari fázist egymás után játsszátok, mert számít a sorrend.',
    },
    components: {
      label: 'Kártyák és lapkák',
      values: { null: 'Rekonstruált készlet' },
      help: 'A nyomtatott értékek nyilvánosan nem ismertek. Aki birtokolja a játékot, betöltheti a saját példánya adatait egy fájlból.',
    },
  },

  mistakes,
  round: n => `${n}. fázis`,
  goods: {
    wheat: n => amount(n, 'wheat'),
    hammer: n => amount(n, 'hammer'),
    axe: n => amount(n, 'axe'),
    coin: n => amount(n, 'coin'),
    hammersOrCoins: n => `${amount(n, 'hammer')} (érmével együtt)`,
  },

  orders: {
    bidBelow: {
      label: 'Amikor egy katasztrófára licitáltok',
      values: {
        1: 'fizetek, amíg semmi sincs a kártyán',
        2: 'fizetek, amíg 2-nél kevesebb jelző van rajta',
        3: 'fizetek, amíg 3-nál kevesebb jelző van rajta',
        4: 'fizetek, amíg 4-nél kevesebb jelző van rajta',
        5: 'fizetek, amíg 5-nél kevesebb jelző van rajta',
        6: 'fizetek, amíg 6-nál kevesebb jelző van rajta',
      },
      help: 'Abból fizetsz, amiből a legtöbb van, érmével csak legvégül. Efölött megkérdezünk.',
    },
    collect: { label: 'A gazdasági fázisban', values: { true: 'minden egyszerű járandóság egyszerre' } },
  },

  traits: {
    innovations: { label: 'Fejlesztések a játék végén', values: ask.numbers(n => `${n} vagy több`) },
    destroyed: { label: 'Elpusztított helyszínek a játék végén', values: ask.numbers(n => `${n} vagy több`) },
  },

  table: tableOf({
    components,
    over: 'A fordulójelölő a VÉGE mezőn áll: a játék véget ért.',
    lightning: 'Villám előkészület: mindenki két katasztrófát választ a saját birodalmának.',
    phase: (space, spaces, phase) => `${space}. fázis (összesen ${spaces}): ${phase}.`,
    ahead: phases => `Hátravan: ${[...phases, 'VÉGE'].join(', ')}.`,
    decks: view => `Katasztrófapakli: ${view.deck} lap. Konfliktuspakli: ${view.conflictDeck} lap.`,
    discarded: cards => `Eldobott lapok: ${cards.join(', ')}.`,
    supply: stock => `A készletben maradt: ${resources(stock)}.`,
    threat: (disaster, bid, say) =>
      `${components.disaster(disaster)}: ${az(`${disaster.target}. helyet`)} fenyegeti. Passzolni ${openTo(disaster.bid)} lehet. ` +
      `Eddigi licit: ${resources(bid)}. Fejlesztés – ${components.ability(disaster.innovation, say.view.options)}.`,
    conflict: conflict => `${components.conflict(conflict)}. ${components.aboutConflict(conflict)}`,
    standing: ({ name, first, track, locations, endgame, strength, cards }) =>
      [
        `${name}${first ? ' (kezdőjátékos)' : ''}: ${signed(track)} pont a pontozósávon`,
        `az ép helyszínek értéke ${locations}`,
        ...(endgame === null ? [] : [`a játék végi fejlesztéseké most ${endgame}`]),
        `kezdő katonai erő ${strength}`,
        `${cards} lap kézben.`,
      ].join(', '),
    intact: 'ép',
    destroyed: cost => `ELPUSZTÍTOTT – a helyreállítás ára ${cost}`,
    ruins: 'ELPUSZTÍTOTT',
    exhausted: '[kimerült]',
    threatened: cards => `[veszélyben: ${es(cards)}]`,
    screen: stock => `A paravánod mögött: ${resources(stock)}.`,
    hand: 'A kezedben lévő lapok:',
    inHand: (disaster, say) => `${components.disaster(disaster)}: ${components.aboutDisaster(disaster, say.view.options)}.`,
    reconstructed: 'A kártyák és lapkák értékei rekonstruáltak, nem a nyomtatott készlet értékei.',
    ownersSet: 'Ezek a kártyák és lapkák egy tulajdonos fájlja szerintiek:',
    otherPieces: n => `A többi ${n} kártya és lapka rekonstruált.`,
  }),
};
