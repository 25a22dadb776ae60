/**
 * How many presses a turn takes: bots play, and for each of their turns it is counted how often a person would have to press. `PRESSES=12 npx
 * vitest run web/test/presses` plays twelve games of each and writes docs/presses.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, bots } from '@tarsas/bots';
import { type Choice, type Core, type Decision, decide, equal, optionsOf, pending, randomFrom, start, turnIn } from '@tarsas/kernel';
import type { AnyTable } from '@tarsas/kit/table.ts';
import { afterAll, expect, test } from 'vitest';
import { gameOf, manifests, mindOf } from '../../games/list.ts';
import { root } from '../../scripts/artefact.mjs';
import { tableOf } from '../drawn.ts';
import { buttonsFor, grouped } from '../table/groups.ts';
import { titleOf } from '../titles.ts';

const GAMES = Number(process.env.PRESSES ?? 1);
const SEATS = 3;
const COMMONEST = 10;
const COMMIT = 1;
/** Two presses and the commit. */
const AIM = 3;

interface Answered {
  decision: Decision;
  options: readonly Choice[];
  choice: Choice;
  /** The position it was given in, and whether a commit would have given it. */
  state: Core;
  closes: boolean;
}

interface Kind {
  name: string;
  times: number;
  before: number;
  after: number;
}

const found = new Map<string, Kind[]>();

test.each(manifests.map(({ id }) => id).filter(id => id !== 'example'))(
  '%s: half of the commonest turns take two presses and the commit at most',
  async id => {
    const count = await counter(id);
    const kinds = new Map<string, Kind>();
    for (const turn of await turnsOf(id)) {
      const name = turn.map(({ choice }) => choice.do).join(' · ');
      const kind = kinds.get(name) ?? { name, times: 0, before: 0, after: 0 };
      kind.times++;
      kind.before += count(turn, false);
      kind.after += count(turn, true);
      kinds.set(name, kind);
    }
    const commonest = [...kinds.values()].sort((a, b) => b.times - a.times).slice(0, COMMONEST);
    found.set(id, commonest);
    expect(medianOf(commonest, 'after')).toBeLessThanOrEqual(AIM);
  },
);

afterAll(() => {
  if (!process.env.PRESSES) return;
  const row = ({ name, times, before, after }: Kind) =>
    `| ${name} | ${times} | ${(before / times).toFixed(1)} | ${(after / times).toFixed(1)} |`;
  const table = ([id, kinds]: [string, Kind[]]) =>
    `## ${titleOf(id)!.name.en}\n\n| what is answered | turns | before | now |\n| --- | --- | --- | --- |\n${kinds.map(row).join('\n')}\n| **median** | | ${medianOf(kinds, 'before').toFixed(1)} | ${medianOf(kinds, 'after').toFixed(1)} |\n`;
  writeFileSync(join(root, 'docs', 'presses.md'), `${HEAD}\n${[...found].map(table).join('\n')}`);
});

const HEAD = `# Presses

How often a person presses for the ${COMMONEST} commonest turns of each game, the commit included. Written by \`PRESSES=12 npx vitest run
web/test/presses\` from games of ${SEATS} Merchants (\`greedy\`): a target on the board or a button is one press, a choice behind a button that
gathers several is two. *Before*: every question is answered. *Now*: what surely follows is drafted along (\`follows\`), what ends the turn is
answered by the commit (\`closes\`), also after others have answered.
`;

/** Of all turns of these kinds. */
function medianOf(kinds: readonly Kind[], when: 'before' | 'after'): number {
  const presses = kinds.flatMap(kind => new Array<number>(kind.times).fill(kind[when] / kind.times)).sort((a, b) => a - b);
  return presses[presses.length >> 1] ?? 0;
}

/** Turns as they are committed: until somebody else is asked, somebody learns something, or the next turn begins. */
async function turnsOf(id: string): Promise<Answered[][]> {
  const [game, mind] = await Promise.all([gameOf(id), mindOf(id)]);
  const bot = bots.find(({ name }) => name === 'greedy')!;
  const turns: Answered[][] = [];
  for (let n = 0; n < GAMES; n++) {
    const random = randomFrom(`presses ${n}`);
    let { state } = start(game, { seats: SEATS, seed: `presses ${n}`, options: {} });
    let turn: Answered[] = [];
    while (!state.over) {
      const [decision] = pending(game, state).filter(({ waiting }) => waiting);
      const last = turn.at(-1);
      const frame = turnIn(game, state, decision!.seat);
      const isNext = last && frame !== null && frame !== turnIn(game, last.state, last.decision.seat);
      if (last && (decision!.seat !== last.decision.seat || isNext || state.barrier > last.state.barrier)) {
        turns.push(turn);
        turn = [];
      }
      const choice = ask(bot, game, state, decision!, random, { mind: mind! });
      const closing = game.closes?.(state, decision!);
      turn.push({
        decision: decision!,
        options: optionsOf(game, state, decision!),
        choice,
        state,
        closes: !!closing && equal(closing, choice),
      });
      state = decide(game, state, decision!, choice).state;
    }
    turns.push(turn);
  }
  return turns;
}

/** Presses for a turn and its commit; `eased`: with what is drafted along and what the commit answers. */
async function counter(id: string): Promise<(turn: readonly Answered[], eased: boolean) => number> {
  const table = (await tableOf(id)) as AnyTable;
  const game = await gameOf(id);
  const voice = await titleOf(id)!.voices.en();
  const pressesFor = ({ decision: { seat }, options, choice, state }: Answered, eased: boolean): number => {
    if (table.isTarget(choice)) return 1;
    const say = { name: (other: number) => `Player ${other}`, view: game.view(state, seat), viewer: seat };
    const isAside = (option: Choice) => eased && (table.asides?.includes(option.do) ?? false);
    const asides = options.filter(isAside);
    if (isAside(choice)) return asides.length === 1 ? 1 : 2;
    const listed = options.filter(option => !table.isTarget(option) && !isAside(option));
    const nameOf = (key: string) => table.groups?.[key]?.en ?? null;
    const button = buttonsFor(grouped(listed, option => voice.choice(option, say), nameOf)).find(({ items }) =>
      items.some(item => equal(item.choice, choice)),
    );
    return button!.items.length === 1 ? 1 : 2;
  };
  return (turn, eased) => {
    const lastOwn = eased ? turn.findLastIndex(({ closes }) => !closes) : turn.length - 1;
    // Nothing but what an earlier commit has answered.
    if (lastOwn < 0) return 0;
    return turn.slice(0, lastOwn + 1).reduce((sum, answered, i) => {
      const { decision, options, choice, state } = answered;
      const isFirst = i === 0 || !eased;
      const only = options.length === 1 ? options[0]! : null;
      const made = turn.slice(0, i).map(earlier => earlier.choice);
      const follows = isFirst ? null : (only ?? table.follows?.({ decision, options }, made, game.view(state, decision.seat)) ?? null);
      if (!follows) return sum + pressesFor(answered, eased);
      // Something else is wanted: undo, then choose.
      return equal(follows, choice) ? sum : sum + 1 + pressesFor(answered, eased);
    }, COMMIT);
  };
}
