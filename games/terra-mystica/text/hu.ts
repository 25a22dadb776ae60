/** Terra Mystica a Tűz & Jég kiegészítővel, magyarul. Terra Mystica with Fire & Ice in Hungarian. */
import type { Words } from '@tarsas/kernel';
import { capital, small } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import { type Cult, TERRAINS as TERRAIN_IDS, TOP } from '../data/index.ts';
import { digOf } from '../rules/questions/dig.ts';
import { powerPrice } from '../rules/questions/price.ts';
import type { Choice, Due, TerraMystica } from '../rules/state.ts';
import { amount, CULT, components, es, goods, STRUCTURE, startOf, TERRAIN } from './components.hu.ts';
import { dueName, facts, fromBowls, hexWith, SCORES, track } from './facts.hu.ts';
import { optionGroups, options, orders } from './options.hu.ts';
import type { Digging, Saying } from './pieces.ts';
import * as ask from './pieces.ts';
import { table } from './table.hu.ts';

const { factions, bonusCards, favorTiles, townTiles, powerActions, specialActions, finalTiles, maps } = components;

const Hex = (hex: string, ending: '' | 'n' = ''): string => capital(hexWith(hex, ending));
const terrain = (say: Saying, hex: string): string => TERRAIN[ask.terrainAt(say, hex)][''];

/** `tűz 4 → 7, +4 hatalom`. */
function climb(say: Saying, cult: Cult, steps: number): string {
  const { from, to, power, top } = ask.climbing(say, cult, steps);
  const further = {
    key: `, vagy városkulccsal ${az(`${TOP}. mező`)}`,
    noKey: `, ${az(`${TOP}. mezőhöz`)} városkulcs kell`,
    taken: `, ${az(`${TOP}. mező`)} foglalt`,
  };
  return `${CULT[cult]} ${from} → ${to}${power > 0 ? `, +${amount(power, 'power')}` : ''}${top ? further[top] : ''}`;
}

/** The price of tunnel or carpet, where there is no other way. */
function way(say: Saying, hex: string): string {
  const skipped = ask.wayTo(say, hex);
  if (!skipped) return '';
  const how = ask.skippingOf(say, ask.reader(say)) === 'tunnel' ? 'alagúttal' : 'repülőszőnyeggel';
  return `; ${how} ${goods(skipped.price, 'ért')}, +${amount(skipped.points, 'points')}`;
}

/** `2 ásó (1 ingyen, 3 munkás)`, or `3 ásó kell, most 2 használható fel`. */
function spades({ spades: n, free, price, mayBuy, affordable }: Digging, needed = ''): string {
  if (affordable < n) return `${amount(n, 'spades')}${needed}, most ${affordable} használható fel`;
  const rest = free === n ? [] : [mayBuy ? goods(price) : `${free} van`];
  const paid = [...(free > 0 && (mayBuy || free === n) ? [free === n ? 'ingyen' : `${free} ingyen`] : []), ...rest];
  return `${amount(n, 'spades')}${needed} (${paid.join(', ')})`;
}

function transform(say: Saying, hex: string): string {
  const home = ask.homeOf(say);
  const instead = ask.paidWithoutSpades(say, hex);
  if (!instead) {
    const digging = spades(ask.diggingFor(say, ask.hexIn(say, hex), home), ' kell');
    return `${Hex(hex)} (${terrain(say, hex)}) átformálása; ${az(TERRAIN[home].hoz)} ${digging}${way(say, hex)}`;
  }
  const price = instead.pay === 'tokens' ? amount(instead.amount, 'tokens') : `${instead.amount} lépés vissza egy kultuszsávon`;
  return `${Hex(hex)} (${terrain(say, hex)}) ${TERRAIN[home].vá} formálása: ${price}${way(say, hex)}`;
}

/** Spades still free are lost with the dwelling (TM-DEC-10). */
const losing = (say: Saying): string => {
  const free = ask.freeSpades(say);
  return free > 0 ? `; ${free} ingyen ásó elvész` : '';
};

const sacrificing = (n: number | undefined): string => (n ? `, ${amount(n, 'power')} feláldozásával` : '');

function special(say: Saying, { action, hex, sacrifice }: Extract<Choice, { do: 'special' }>): string {
  if (hex !== undefined) {
    if (action === 'ACTW') return `Speciális akció, seprűlovaglás: ingyen lakóház ${hexWith(hex, 're')}`;
    if (action === 'ACTS') return `Speciális akció: ${hexWith(hex, 'n')} álló lakóház fejlesztése kereskedőházzá, ingyen`;
    return `Speciális akció, homokvihar: ${hexWith(hex)} (${terrain(say, hex)}) ${TERRAIN[ask.homeOf(say)]['']} lesz`;
  }
  const { name, about } = specialActions[action];
  const idle = action === 'ACTW' || action === 'ACTS' || action === 'ACTN';
  return `Speciális akció, ${name}: ${idle ? 'hatás nélkül' : small(about)}${sacrificing(sacrifice)}`;
}

const withCoins = (coins: number): string => (coins > 0 ? ` (rajta ${amount(coins, 'coins')})` : '');

const gaining = (points: number): string => (points > 0 ? `, +${amount(points, 'points')}` : '');

/** What the reader is asked during another player's turn. */
const meanwhile = (say: Saying, seat: number, own: string): string =>
  ask.isBystander(say, seat) ? `${say.name(seat)} van soron. ${capital(owed(say))}` : own;

const owed = (say: Saying): string => {
  const { due } = ask.playerIn(say);
  return due.length > 0 ? rewards(due) : 'kéred a neked felajánlott hatalmat?';
};

function rewards(due: readonly Due[]): string {
  const names = due.map(reward => dueName(reward));
  return `jár neked: ${es(names.filter((name, i) => names.indexOf(name) === i))}. Válassz!`;
}

export const hu: Words<TerraMystica> = {
  title: 'Terra Mystica',

  prompts: {
    chooseFaction: () => 'Melyik frakciót irányítod?',
    chooseTerrain: () => 'Melyik területtípust választod? Más frakció saját területtípusa vagy kezdőterepe nem választható.',
    bid: ({ high, holder }, say) =>
      holder < 0
        ? `Hány győzelmi pontot ajánlasz azért, hogy te válassz? Választható: ${say.view.lots.map(id => factions[id].name).join(', ')}.`
        : `${say.name(holder)} licitje ${amount(high, 'points')}. Többet ajánlasz?`,
    chooseLot: ({ price }) => `Az ára ${amount(price, 'points')}. Melyik frakciót választod, és hányadik helyet a körsorrendben?`,
    placeDwelling: () => 'Hová teszed a kezdő lakóházadat?',
    firstCard: () => 'Melyik bónuszkártyát választod az első fordulóra?',
    act: ({ seat }, say) =>
      meanwhile(
        say,
        seat,
        ask.owesAnswer(say)
          ? 'Az akciód előtt: kéred a neked felajánlott hatalmat?'
          : `Te jössz: válassz akciót${say.view.actions > 1 ? ' – két kört játszol egymás után, ez az első' : ''}.`,
      ),
    wrapUp: ({ seat }, say) => meanwhile(say, seat, 'Átváltasz még valamit, mielőtt a köröd véget ér?'),
    rewards: ({ seat }, say) => meanwhile(say, seat, capital(rewards(ask.playerIn(say, seat).due))),
    offers: (_, say) => `Véget ér a forduló. ${capital(owed(say))}`,
    useSpades: ({ seat }, say) => {
      const dig = digOf(say.view, seat);
      const left = dig.free > 0 ? `${amount(dig.free, 'spades')} áll rendelkezésedre. ` : '';
      const question =
        dig.free === 0
          ? dig.away >= 0
            ? `Tovább formálod ${hexWith(ask.idOf(say, dig.away), 't')}?`
            : 'Építesz most lakóházat?'
          : dig.mayBuild
            ? 'Átformálsz egy területet, vagy lakóházat építesz?'
            : 'Melyik területet formálod át?';
      return meanwhile(say, seat, `${left}${question}`);
    },
    into: ({ seat, hex }, say) =>
      meanwhile(say, seat, `Mivé formálod ${hexWith(ask.idOf(say, hex), 't')} (${TERRAIN[TERRAIN_IDS[say.view.terrain[hex]]]['']})?`),
    payTokens: ({ seat, tokens }, say) => meanwhile(say, seat, `Melyik edényből adsz le ${amount(tokens, 'tokens', 't')}?`),
    paySteps: ({ seat, steps }, say) => meanwhile(say, seat, `Melyik kultuszsávon mész vissza ${steps} lépést?`),
    newHome: ({ seat }, say) => meanwhile(say, seat, 'Melyik legyen az új saját területtípusod?'),
    leech: ({ seat, offers }, say) => {
      if (!ask.isBystander(say, seat))
        return 'A szomszédaid a hatalomról döntenek. Most is választhatsz jutalmat, de meg is várhatod őket.';
      const offer = offers.find(other => other.seat === say.viewer);
      if (offer && offer.answer !== 'none') return 'Már válaszoltál. Amíg mások előtted még döntenek, meggondolhatod magad.';
      return `${say.name(seat)} építkezéséért ${amount(offer?.power ?? 0, 'power', 't')} kaphatsz. Kéred?`;
    },
  },

  choices: {
    faction: ({ faction }) => {
      const { name, ability, stronghold } = factions[faction];
      return `${capital(name)} (${startOf(faction)}) – képesség: ${ability}. Erőd: ${stronghold}`;
    },
    terrain: ({ terrain: id }) => capital(TERRAIN[id]['']),
    bid: ({ points }) => `Licit: ${amount(points, 'points')}`,
    passBid: () => 'Nem licitálok tovább erre a választásra',
    lot: ({ faction, place }) => `${capital(factions[faction].name)}, ${az(`${place}. hely`)} a körsorrendben`,
    place: ({ hex }) => `Lakóház ${hexWith(hex, 're')}`,
    card: ({ card }, say) => `${bonusCards[card].about}${withCoins(ask.coinsOn(say, card))}`,
    build: ({ hex }, say) => `Lakóház építése ${hexWith(hex, 're')}: ${goods(ask.priceOfDwelling(say))}${way(say, hex)}${losing(say)}`,
    transform: ({ hex }, say) => transform(say, hex),
    into: ({ terrain: id }, say) => {
      const digging = ask.diggingFor(say, ask.asking(say, 'into')?.hex ?? 0, id);
      return `${capital(TERRAIN[id][''])}${digging.home ? ', a saját területtípusod' : ''}: ${spades(digging)}`;
    },
    upgrade: ({ hex, to }, say) =>
      `${Hex(hex, 'n')} álló ${STRUCTURE[ask.structureAt(say, hex)]['']} fejlesztése ${STRUCTURE[to].vá}: ${goods(ask.priceOfUpgrade(say, hex, to))}`,
    shipping: (_, say) => {
      const { price, points } = ask.improvement(say, 'shipping');
      return `Hajózás ${ask.playerIn(say).shipping} → ${ask.playerIn(say).shipping + 1}: ${goods(price)}${gaining(points)}`;
    },
    digging: (_, say) => {
      const { price, points, spade } = ask.improvement(say, 'digging');
      return `Olcsóbb ásó (${goods(spade)}): ${goods(price)}${gaining(points)}`;
    },
    send: ({ cult, steps: printed }, say) => {
      const { steps, returned } = ask.stepsOfPriest(say, printed);
      return `${returned ? 'Pap visszatétele a tartalékba' : `Pap küldése a ${CULT[cult]} rendjébe`}, ${steps} lépés: ${climb(say, cult, steps)}`;
    },
    power: ({ action, sacrifice }, say) =>
      `Hatalomakció: ${powerActions[action].name} ${amount(powerPrice(ask.playerIn(say), action), 'power', 'ért')}${sacrificing(sacrifice)}`,
    special: (choice, say) => special(say, choice),
    pass: ({ card }, say) => {
      const points = ask.pointsForPassing(say);
      const scored = points > 0 ? ` (+${amount(points, 'points')})` : '';
      return `Passzolás${scored}${card ? `; az új bónuszkártyád „${bonusCards[card].name}”${withCoins(ask.coinsOn(say, card))}` : ''}`;
    },
    leave: () => 'Végleges kilépés a játékból',
    convert: ({ from, to, sacrifice }, say) =>
      `${amount(ask.rateOf(say, from, to), from)} átváltása ${amount(1, to, 'ra')}${sacrificing(sacrifice)}`,
    sacrifice: ({ power }) => `${amount(power, 'power')} feláldozása: ${power} a II. edényből a III.-ba kerül, ${power} kikerül a játékból`,
    connect: ({ river }) => `Városalapítás ${az(`${river} folyómezőn`)} át`,
    endTurn: () => 'A kör befejezése',
    done: (_, say) => (ask.freeSpades(say) > 0 ? 'Befejezés; a megmaradt ásó elvész' : 'Befejezés'),
    favor: ({ tile }) => `Kegylapka: ${favorTiles[tile].about}`,
    town: ({ tile }) => `Városlapka: ${townTiles[tile].about}`,
    step: ({ cult }, say) => `${ask.stepsDue(say)} lépés ${track(cult)}: ${climb(say, cult, ask.stepsDue(say))}`,
    enterTop: ({ cult }, say) =>
      `Belépés városkulccsal ${track(cult, 'nak')} ${TOP}. mezőjére${ask.powerAtTop(say) > 0 ? `: +${amount(ask.powerAtTop(say), 'power')}` : ''}`,
    keepKey: ({ cult }) => `A városkulcs megtartása; a jelződ ${track(cult, 'nak')} ${TOP - 1}. mezőjén marad`,
    bridge: ({ from, to }) => `Híd ${hexWith(from)} és ${hexWith(to)} közé`,
    useSpades: () => 'Az erőd 3 ásójának felhasználása',
    ordain: ({ workers }) => (workers === 0 ? 'Senkit sem szentelek pappá' : `${amount(workers, 'workers')} pappá szentelése`),
    token: () => 'Új hatalomjelző a III. edénybe 1 győzelmi pontért',
    takePriest: () => 'Pap elvétele a tartalékból',
    unlock: ({ terrain: id }, say) =>
      `${capital(TERRAIN[id][''])} felszabadítása pap elvétele helyett: ${amount(ask.priceOfOpening(say, id), 'coins')}`,
    giveUp: ({ due }) => `Lemondás ${dueName(due, 'ról')}`,
    tokens: ({ bowls }) => capital(fromBowls(bowls)),
    loseSteps: ({ cult }, say) => {
      const { from } = ask.climbing(say, cult, 0);
      return `${capital(CULT[cult])} ${from} → ${from - (ask.asking(say, 'paySteps')?.steps ?? 0)}`;
    },
    take: ({ from, power }, say) => {
      const real = ask.offerFor(say, power);
      const less = real.power < power ? ` a felajánlott ${power} helyett` : '';
      const price = real.points > 0 ? `${amount(real.points, 'points', 'ért')}` : 'ingyen';
      return `${amount(real.power, 'power')} elfogadása${less} ${price} (${say.name(from)} építkezése)`;
    },
    decline: ({ from, power }, say) => `${amount(power, 'power')} visszautasítása (${say.name(from)} építkezése)`,
  },

  facts,
  scores: SCORES,
  options,
  optionGroups,
  orders,
  traits: {
    faction: { label: 'Frakció', values: ask.each(factions, ({ name }) => name) },
    map: { label: 'Térkép', values: maps },
    finalTile: { label: 'Végső pontozólapka', values: { none: 'Nincs', ...ask.each(finalTiles, ({ name }) => name) } },
  },
  goods: {
    coins: n => amount(n, 'coins'),
    workers: n => amount(n, 'workers'),
    priests: n => amount(n, 'priests'),
    power: n => amount(n, 'power'),
    tokens: n => amount(n, 'tokens'),
    cultSteps: n => `${n} lépés egy kultuszsávon`,
  },
  table,
};
