/** Complete sensible turns, question by question. What people choose in small steps a bot weighs as a whole. */
import { type Decision, optionsOf, type Seat } from '@tarsas/kernel';
import {
  BOARDS,
  BOOK_ACTIONS,
  BUILDINGS,
  type Building,
  DISCIPLINES,
  MOST_INNOVATIONS,
  POWER_ACTION_IDS,
  POWER_ACTIONS,
  RETURNED_SCHOLAR,
  RING,
  SCHOLAR_SPACES,
  SHIPPING_PRICE,
  TOP_SHIPPING,
  TOP_TERRAFORMING,
  UPGRADES,
} from '../data/index.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { isPossible } from '../rules/questions/act.ts';
import { groupAt, riversForCity } from '../rules/questions/city.ts';
import { canPay, innovationPrice, powerPrice, sum, upgradePrice } from '../rules/questions/price.ts';
import { bridgePlaces, isEmpty, spadesTo } from '../rules/questions/reach.ts';
import { having } from '../rules/questions/tiles.ts';
import { boardOf, type Choice, type Frame, mapOf, type State } from '../rules/state.ts';
import { digAnswers, digPlans, type Plan } from './digging.ts';
import { raise } from './purse.ts';

export function plans(s: State, decision: Decision<Frame>): readonly Plan[] {
  const { frame, seat } = decision;
  if (frame.kind === 'act') return [...turnPlans(s, seat), ...(frame.again ? [[{ do: 'endTurn' } as const]] : [])];
  if (frame.kind === 'wrapUp') return [...connections(s, seat), [{ do: 'endTurn' }]];
  const options = optionsOf(ageOfInnovation, s, decision);
  if (frame.kind === 'dig' && frame.target < 0) return digAnswers(s, frame, options);
  if (frame.kind === 'dig') return [[intoHome(s, seat, options)]];
  if (frame.kind === 'offers' && !seemsWorth(s, seat, options)) return [...options].reverse().map(choice => [choice]);
  return options.map(choice => [choice]);
}

/** Every action with a purpose; passing comes last. */
function turnPlans(s: State, seat: Seat): Plan[] {
  return [
    ...connections(s, seat),
    ...upgrades(s, seat),
    ...digPlans(s, seat),
    ...innovations(s, seat),
    ...boardActions(s, seat),
    ...specials(s, seat),
    ...tracks(s, seat),
    ...sends(s, seat),
    ...annexes(s, seat),
    ...landBridges(s, seat),
    [{ do: 'pass' }],
  ];
}

/** Cities across the river, which cost nothing. */
function connections(s: State, seat: Seat): Plan[] {
  return riversForCity(s, seat).map(river => [{ do: 'river', hex: mapOf(s).ids[river] }]);
}

function upgrades(s: State, seat: Seat): Plan[] {
  const p = s.players[seat];
  const { ids } = mapOf(s);
  const found: Plan[] = [];
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] !== seat || s.neutral.includes(hex)) continue;
    for (const [from, to] of UPGRADES) {
      if (s.building[hex] !== from || p.left[to] === 0) continue;
      const paid = raise(s, seat, upgradePrice(s, seat, hex, to));
      if (paid) found.push([...paid.choices, { do: 'upgrade', hex: ids[hex], to: BUILDINGS[to] as Building }]);
    }
  }
  return found;
}

/** Books of the given disciplines may come from power; those of any discipline are what is left over. */
function innovations(s: State, seat: Seat): Plan[] {
  const p = s.players[seat];
  const found: Plan[] = [];
  if (p.innovations.length >= MOST_INNOVATIONS) return found;
  for (const [place, tile] of s.display.entries()) {
    if (!tile) continue;
    const { of, any, coins } = innovationPrice(s, seat, place);
    const books = of.map((n, d) => Math.max(n, p.books[d]));
    // A single book may be bought, of the discipline one has least need to keep.
    const short = sum(of) + any - sum(books);
    if (short > 1) continue;
    if (short === 1) books[s.books.findIndex((n, d) => n > books[d] - p.books[d])]++;
    const paid = raise(s, seat, { coins, of: books });
    if (paid) found.push([...paid.choices, { do: 'develop', tile }]);
  }
  return found;
}

/** Power actions but for spades, which are dug at once, and book actions. */
function boardActions(s: State, seat: Seat): Plan[] {
  const p = s.players[seat];
  const found: Plan[] = [];
  for (const action of POWER_ACTION_IDS) {
    const { gain } = POWER_ACTIONS[action];
    if (gain.spades || s.covered.includes(action) || !isPossible(s, seat, gain)) continue;
    const paid = raise(s, seat, { power: powerPrice(s, seat, action) });
    if (!paid) continue;
    if (gain.bridges) for (const bridge of usefulBridges(s, seat, false)) found.push([...paid.choices, { do: 'power', action }, bridge]);
    else found.push([...paid.choices, { do: 'power', action }]);
  }
  for (const action of s.bookActions) {
    const { price, gain } = BOOK_ACTIONS[action];
    if (!s.covered.includes(action) && canPay(p, price) && isPossible(s, seat, gain)) found.push([{ do: 'book', action }]);
  }
  return found;
}

/** Bridges to an own building of another group, or to a hex that could soon be settled. */
function usefulBridges(s: State, seat: Seat, overLand: boolean): Choice[] {
  const p = s.players[seat];
  const { bridges, ids } = mapOf(s);
  const found: Choice[] = [];
  for (const place of bridgePlaces(s, seat, overLand)) {
    const [a, b] = bridges[place];
    const other = s.owner[a] === seat ? b : a;
    const joins = s.owner[other] === seat && !groupAt(s, seat, a).group.includes(b);
    if (joins || (isEmpty(s, other) && spadesTo(s, p, other) <= 1)) found.push({ do: 'bridge', from: ids[a], to: ids[b] });
  }
  return found;
}

/** Special actions that are not just spades. */
function specials(s: State, seat: Seat): Plan[] {
  const p = s.players[seat];
  const found: Plan[] = [];
  for (const { id, is } of having(s, p, 'special')) {
    if (p.used.includes(id) || !isPossible(s, seat, is)) continue;
    if (is.spades && Object.keys(is).length === 1) continue;
    found.push([{ do: 'special', tile: id }]);
  }
  return found;
}

function tracks(s: State, seat: Seat): Plan[] {
  const p = s.players[seat];
  const found: Plan[] = [];
  const shipping = p.shipping < TOP_SHIPPING ? raise(s, seat, SHIPPING_PRICE) : null;
  if (shipping) found.push([...shipping.choices, { do: 'shipping' }]);
  const digging = p.terraforming < TOP_TERRAFORMING && p.board ? raise(s, seat, BOARDS[p.board].terraformingPrice) : null;
  if (digging) found.push([...digging.choices, { do: 'terraforming' }]);
  return found;
}

/** A scholar to the best space of each discipline. */
function sends(s: State, seat: Seat): Plan[] {
  if (s.players[seat].scholars === 0) return [];
  return DISCIPLINES.map((discipline, d) => {
    const space = SCHOLAR_SPACES.findIndex((_, i) => s.scholars[d * SCHOLAR_SPACES.length + i] < 0);
    return [{ do: 'send', discipline, steps: space < 0 ? RETURNED_SCHOLAR : SCHOLAR_SPACES[space] }];
  });
}

/** One of each group that is no city yet. */
function annexes(s: State, seat: Seat): Plan[] {
  if (s.players[seat].annexes === 0) return [];
  const { ids } = mapOf(s);
  const { owner } = boardOf(s);
  const found: Plan[] = [];
  for (let hex = 0; hex < owner.length; hex++) {
    if (owner[hex] === seat && s.inCity[hex] === 0 && !s.annexed.includes(hex)) found.push([{ do: 'annex', hex: ids[hex] }]);
  }
  return found;
}

function landBridges(s: State, seat: Seat): Plan[] {
  const p = s.players[seat];
  if (!having(s, p, 'bridgePrice').some(({ is }) => canPay(p, is))) return [];
  return usefulBridges(s, seat, true).map(bridge => [{ do: 'landBridge' }, bridge]);
}

/** Home, or as near to it as the spades reach. */
function intoHome(s: State, seat: Seat, options: readonly Choice[]): Choice {
  const home = RING[s.players[seat].home];
  return options.find(option => option.do === 'into' && option.terrain === home) ?? options[options.length - 1];
}

/** Power for a point less than it is: early in the game nearly always, at its end hardly ever. */
function seemsWorth(s: State, seat: Seat, options: readonly Choice[]): boolean {
  const [offer] = options;
  return offer.do === 'take' && (offer.power <= 1 || offer.power <= 5 - s.round + (s.players[seat].passed ? 0 : 1));
}
