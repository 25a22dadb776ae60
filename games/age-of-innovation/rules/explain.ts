/** Near-moves that are not legal, each with the rule that forbids it. */
import { type Blocked, type Lack, lacksOf, type Frame as Named, type Seat } from '@tarsas/kernel';
import {
  BOARDS,
  BOOK_ACTIONS,
  BUILDINGS,
  COST,
  DISCIPLINES,
  MOST_INNOVATIONS,
  POWER_ACTION_IDS,
  POWER_ACTIONS,
  type Price,
  SCHOLAR_SPACES,
  SHIPPING_PRICE,
  TOP_SHIPPING,
  TOP_TERRAFORMING,
  UPGRADES,
  WORKSHOP,
} from '../data/index.ts';
import { buildingName } from './build.ts';
import { isPossible } from './questions/act.ts';
import { canDevelop, canPay, innovationPrice, powerPrice, sum, upgradePrice } from './questions/price.ts';
import { isEmpty, reachNow, toolsPerSpade } from './questions/reach.ts';
import { having } from './questions/tiles.ts';
import { type Choice, type Frame, mapOf, type Player, type State } from './state.ts';

type Why = Blocked<Choice>;

/** What is missing of a price; `power` is what lies in bowl III. */
const missing = (p: Player, price: Price): Lack[] =>
  lacksOf({ coins: p.coins, tools: p.tools, scholars: p.scholars, power: p.bowls[2], books: sum(p.books) }, price);

export function explain(s: State, seat: Seat): Why[] {
  const frame = s.stack[s.stack.length - 1] as Named<Frame> | undefined;
  if (!frame || !('seat' in frame) || frame.seat !== seat) return [];
  if (frame.kind === 'act') {
    return [lands, upgrades, tracks, innovations, scholars, board, specials].flatMap(blocked => blocked(s, seat));
  }
  if (frame.kind === 'competency') return competencies(s, seat);
  if (frame.kind === 'takeBonus') return ownBonus(s, seat);
  return [];
}

/** Empty hexes that cannot be built on or transformed. */
function lands(s: State, seat: Seat): Why[] {
  const p = s.players[seat];
  const reach = reachNow(s, seat);
  const { land, ids } = mapOf(s);
  const blocked: Why[] = [];
  for (const hex of land) {
    if (!isEmpty(s, hex)) continue;
    if (s.terrain[hex] === p.home) {
      const choice: Choice = { do: 'build', hex: ids[hex] };
      if (reach[hex] === 0 || p.left[WORKSHOP] === 0) blocked.push({ choice, rule: 'AOI-BUILD-01' });
      else if (!canPay(p, COST[WORKSHOP])) blocked.push({ choice, rule: 'AOI-BUILD-01', lacks: missing(p, COST[WORKSHOP]) });
    } else if (reach[hex] === 0) blocked.push({ choice: { do: 'terraform', hex: ids[hex] }, rule: 'AOI-TERRA-02' });
    else if (p.tools < toolsPerSpade(p)) {
      const lacks = missing(p, { tools: toolsPerSpade(p) });
      blocked.push({ choice: { do: 'terraform', hex: ids[hex] }, rule: 'AOI-TERRA-04', lacks });
    }
  }
  return blocked;
}

/** The rule with the price of each upgrade. */
const PRICED: Partial<Record<string, string>> = {
  guild: 'AOI-UPG-05',
  palace: 'AOI-UPG-06',
  school: 'AOI-UPG-07',
  university: 'AOI-UPG-08',
};

function upgrades(s: State, seat: Seat): Why[] {
  const p = s.players[seat];
  const { ids } = mapOf(s);
  const blocked: Why[] = [];
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] !== seat) continue;
    for (const [from, to] of UPGRADES) {
      if (s.building[hex] !== from) continue;
      const choice: Choice = { do: 'upgrade', hex: ids[hex], to: buildingName(to) };
      if (s.neutral.includes(hex)) blocked.push({ choice, rule: 'AOI-NEUTRAL-09' });
      else if (p.left[to] === 0) blocked.push({ choice, rule: 'AOI-UPG-03' });
      else {
        const lacks = missing(p, upgradePrice(s, seat, hex, to));
        if (lacks.length > 0) blocked.push({ choice, rule: PRICED[BUILDINGS[to]] ?? 'AOI-UPG-01', lacks });
      }
    }
  }
  return blocked;
}

function tracks(s: State, seat: Seat): Why[] {
  const p = s.players[seat];
  const blocked: Why[] = [];
  const check = (choice: Choice, atTop: boolean, price: Price, top: string, dear: string) => {
    if (atTop) blocked.push({ choice, rule: top });
    else if (!canPay(p, price)) blocked.push({ choice, rule: dear, lacks: missing(p, price) });
  };
  check({ do: 'shipping' }, p.shipping === TOP_SHIPPING, SHIPPING_PRICE, 'AOI-SHIP-01', 'AOI-SHIP-02');
  const price = p.board ? BOARDS[p.board].terraformingPrice : {};
  check({ do: 'terraforming' }, p.terraforming === TOP_TERRAFORMING, price, 'AOI-TFUP-01', 'AOI-TFUP-02');
  return blocked;
}

function innovations(s: State, seat: Seat): Why[] {
  const p = s.players[seat];
  return s.display.flatMap((tile, place) => {
    if (tile === null || canDevelop(s, seat, place)) return [];
    const choice: Choice = { do: 'develop', tile };
    if (p.innovations.length >= MOST_INNOVATIONS) return [{ choice, rule: 'AOI-INNO-06' }];
    const { of, any, coins } = innovationPrice(s, seat, place);
    if (p.coins < coins) return [{ choice, rule: 'AOI-INNO-03', lacks: missing(p, { coins }) }];
    return [{ choice, rule: 'AOI-INNO-02', lacks: missingBooks(p, of, any) }];
  });
}

/** Books of given disciplines first; where those are there, books altogether. */
function missingBooks(p: Player, of: readonly number[], any: number): Lack[] {
  const lacks = DISCIPLINES.flatMap((discipline, d) => lacksOf({ [discipline]: p.books[d] }, { [discipline]: of[d] }));
  return lacks.length > 0 ? lacks : missing(p, { books: sum(of) + any });
}

function scholars(s: State, seat: Seat): Why[] {
  const none = s.players[seat].scholars === 0;
  return DISCIPLINES.flatMap((discipline, d) =>
    [...new Set(SCHOLAR_SPACES)].flatMap((steps): Why[] => {
      const choice: Choice = { do: 'send', discipline, steps };
      if (none) return [{ choice, rule: 'AOI-PSETUP-07', lacks: missing(s.players[seat], { scholars: 1 }) }];
      const free = SCHOLAR_SPACES.some((value, i) => value === steps && s.scholars[d * SCHOLAR_SPACES.length + i] < 0);
      return free ? [] : [{ choice, rule: 'AOI-SCHOLAR-01' }];
    }),
  );
}

function board(s: State, seat: Seat): Why[] {
  const p = s.players[seat];
  const blocked: Why[] = [];
  for (const action of POWER_ACTION_IDS) {
    const choice: Choice = { do: 'power', action };
    if (s.covered.includes(action)) blocked.push({ choice, rule: 'AOI-PBACT-02' });
    else if (p.bowls[2] < powerPrice(s, seat, action))
      blocked.push({ choice, rule: 'AOI-PBACT-03', lacks: missing(p, { power: powerPrice(s, seat, action) }) });
    else if (!isPossible(s, seat, POWER_ACTIONS[action].gain)) blocked.push({ choice, rule: POWER_ACTIONS[action].rule });
  }
  for (const action of s.bookActions) {
    const { price, gain, rule } = BOOK_ACTIONS[action];
    const choice: Choice = { do: 'book', action };
    if (s.covered.includes(action)) blocked.push({ choice, rule: 'AOI-PBACT-02' });
    else if (!canPay(p, price)) blocked.push({ choice, rule: 'AOI-PBACT-04', lacks: missing(p, price) });
    else if (!isPossible(s, seat, gain)) blocked.push({ choice, rule });
  }
  return blocked;
}

function specials(s: State, seat: Seat): Why[] {
  const p = s.players[seat];
  return having(s, p, 'special').flatMap(({ id, is, rule }): Why[] => {
    const choice: Choice = { do: 'special', tile: id };
    if (p.used.includes(id)) return [{ choice, rule: 'AOI-SPECIAL-01' }];
    return isPossible(s, seat, is) ? [] : [{ choice, rule }];
  });
}

function competencies(s: State, seat: Seat): Why[] {
  const own = s.players[seat].competencies;
  return s.competencies.flatMap((tile, place): Why[] => {
    if (own.includes(tile)) return [{ choice: { do: 'competency', tile }, rule: 'AOI-UPG-10' }];
    return s.piles[place] > 0 ? [] : [{ choice: { do: 'competency', tile }, rule: 'AOI-UPG-12' }];
  });
}

function ownBonus(s: State, seat: Seat): Why[] {
  const { bonus } = s.players[seat];
  return bonus ? [{ choice: { do: 'bonus', bonus }, rule: 'AOI-PASS-04' }] : [];
}
