/** The auction as it is drawn: what the log and the preview say is what the rules have done and will do. */
import { decide, type Fact, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../data/components.ts';
import { empiresEnd } from '../../rules/index.ts';
import { total } from '../../rules/questions/price.ts';
import type { State } from '../../rules/state.ts';
import { laidOn, lapsOf, tokensOf, totalsIfTaken } from '../auction.ts';

interface Seen {
  state: State;
  history: readonly Fact[];
}

/** Every position of random games in which somebody is asked to bid, with all that was told until then. */
function* biddings(games: number): Generator<Seen> {
  for (let n = 0; n < games; n++) {
    const random = randomFrom(`auction ${n}`);
    let { state, facts } = start(empiresEnd, { seats: 2 + (n % 3), seed: `auction ${n}`, options: {} });
    const history: Fact[] = [...facts];
    while (!state.over) {
      const [decision] = pending(empiresEnd, state).filter(({ waiting }) => waiting);
      if (decision.frame.kind === 'bidding') yield { state, history };
      const options = optionsOf(empiresEnd, state, decision);
      // Passing is preferred, so that piles grow.
      const passes = options.filter(({ do: kind }) => kind === 'bid' || kind === 'freeBid');
      const among = passes.length > 0 && random(6) > 0 ? passes : options;
      ({ state, facts } = decide(empiresEnd, state, decision, among[random(among.length)]));
      history.push(...facts);
    }
  }
}

describe('Who laid what', () => {
  test('is told by the log, lap by lap, and adds up to the pile', () => {
    let laps = 0;
    for (const { state, history } of biddings(3)) {
      for (const threat of state.threats) {
        const laid = laidOn(history, threat.card);
        const told = lapsOf(laid, threat, state.seats);
        expect(told).not.toBeNull();
        for (const kind of RESOURCES) expect(laid.filter(({ resource }) => resource === kind)).toHaveLength(threat[kind]);
        expect(tokensOf(laid, threat)).toHaveLength(total(threat));
        laps = Math.max(laps, ...told!.map(({ length }) => length));
      }
    }
    expect(laps).toBeGreaterThan(2);
  });

  test('is not told where the log does not tell all of it', () => {
    expect(lapsOf([], { wheat: 1, hammer: 0, axe: 0, coin: 0 }, 2)).toBeNull();
    expect(tokensOf([], { wheat: 1, hammer: 0, axe: 0, coin: 2 }).map(({ resource }) => resource)).toEqual(['wheat', 'coin', 'coin']);
  });
});

/** The points of a seat after it has taken the disaster, in every way in which it can answer what that asks. */
function pointsAfterTaking(state: State, seat: number, card: string): number[] {
  const decision = pending(empiresEnd, state).find(one => one.seat === seat)!;
  const open = [decide(empiresEnd, state, decision, { do: 'take', card }).state];
  const found: number[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    const asked = pending(empiresEnd, next).find(
      one => one.seat === seat && (one.frame.kind === 'chooseDestroyed' || one.frame.kind === 'placeUnder'),
    );
    if (!asked) found.push(empiresEnd.score(next)[seat].points);
    else for (const choice of optionsOf(empiresEnd, next, asked)) open.push(decide(empiresEnd, next, asked, choice).state);
  }
  return found;
}

describe('The points after taking', () => {
  test('are the fewest and the most that the rules then give', () => {
    let ranges = 0;
    let n = 0;
    for (const { state } of biddings(3)) {
      const { seat, frame } = pending(empiresEnd, state)[0];
      if (n++ % 5 > 0 || frame.kind !== 'bidding') continue;
      const view = empiresEnd.view(state, seat);
      for (const threat of view.threats.filter(({ card }) => !frame.decided.includes(card))) {
        const totals = totalsIfTaken(view, seat, view.own!, threat.card, threat)!;
        const real = pointsAfterTaking(state, seat, threat.card);
        expect(totals).toEqual({ now: empiresEnd.score(state)[seat].points, least: Math.min(...real), most: Math.max(...real) });
        if (totals.least !== totals.most) ranges++;
      }
    }
    expect(ranges).toBeGreaterThan(0);
  });
});
