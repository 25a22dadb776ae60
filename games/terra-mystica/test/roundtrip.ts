/** Whether a game of our own survives export and import: the whole table is the same before every action, and at the end. */
import { advance, equal, optionsOf, pending, type Seat, start, type TableLog } from '@tarsas/kernel';
import { exportLog, importLog } from '../notation/index.ts';
import { type Choice, type State, terraMystica } from '../rules/index.ts';

/** The table as everybody sees it, by factions: seats are numbered anew by the import. */
function tableOf(s: State): Record<string, unknown> {
  const name = (seat: Seat) => (seat < 0 ? null : s.players[seat].faction);
  const { terrain, structure, inTown, round, cards, cardCoins, favorsLeft, townsLeft, covered, over } = s;
  const players = s.players.flatMap(({ due: _, lost: __, tally: ___, ...p }) =>
    Object.entries(p).map(([key, value]) => [`${p.faction} ${key}`, value] as const),
  );
  return {
    round,
    active: name(s.active),
    order: s.order.map(name),
    passed: s.passed.map(name),
    ...Object.fromEntries(players),
    owner: s.owner.map(name),
    bridges: s.bridges.map(name),
    priests: s.priests.map(name),
    offers: s.offers.map(({ seat, from, power }) => `${name(seat)} ${power} from ${name(from)}`).sort(),
    ...{ terrain, structure, inTown, cards, cardCoins, favorsLeft, townsLeft, covered, over },
  };
}

const ACTIONS: ReadonlySet<Choice['do']> = new Set([
  'build',
  'transform',
  'upgrade',
  'shipping',
  'digging',
  'send',
  'power',
  'special',
  'pass',
] satisfies Choice['do'][]);

/** Before an action all that others had to answer, and all conversions, are in the lines before it. */
function actionsOf(log: TableLog): Record<string, unknown>[] {
  const { state } = start(terraMystica, log);
  const tables: Record<string, unknown>[] = [];
  for (const move of log.moves) {
    const decision = pending(terraMystica, state).find(({ id, seat }) => seat === move.seat && id === move.decision)!;
    const choice = optionsOf(terraMystica, state, decision).find(option => equal(option, move.choice)) as Choice;
    if (decision.frame.kind === 'act' && ACTIONS.has(choice.do)) tables.push(structuredClone(tableOf(state)));
    advance(terraMystica, state, decision, choice);
  }
  return [...tables, tableOf(state)];
}

/** The first difference in words, or null. */
export function roundtrip(log: TableLog, text = exportLog(log)): string | null {
  const mine = actionsOf(log);
  const theirs = actionsOf(importLog(text).log);
  for (const [n, table] of mine.entries()) {
    const other = theirs[n] ?? {};
    const wrong = Object.keys(table).find(key => !equal(table[key], other[key]));
    if (wrong) return `before action ${n + 1}, ${wrong}: ${JSON.stringify(table[wrong])} became ${JSON.stringify(other[wrong])}`;
  }
  return theirs.length === mine.length ? null : `${mine.length} actions became ${theirs.length}`;
}
