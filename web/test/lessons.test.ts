/** Every lesson can be played as it is told: each choice is offered to whom it belongs, and a turn is handed over when it is complete. */
import {
  apply,
  type Choice,
  type Core,
  closing,
  decide,
  equal,
  type Game,
  type Kind,
  optionsOf,
  pending,
  start,
  turnIn,
} from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { ruleTextsOf } from '../drawn.ts';
import { hasLesson, lessonWordsOf, planOf } from '../pages/lessons.ts';
import { parseRules } from '../rules.ts';
import { titles } from '../titles.ts';

const taught = titles.filter(({ id }) => hasLesson(id));

/** Makes a choice for the seat that is offered it. */
function make(game: Game<Kind>, state: Core, choice: Choice, mine: (seat: number) => boolean): Core {
  for (const decision of pending(game, state).filter(({ seat }) => mine(seat))) {
    const option = optionsOf(game, state, decision).find(one => equal(one, choice));
    if (option) return decide(game, state, decision, option).state;
  }
  const offered = pending(game, state).map(d => [d.seat, d.frame.kind, optionsOf(game, state, d).slice(0, 8)]);
  throw new Error(`Nobody is offered ${JSON.stringify(choice)}; ${JSON.stringify(offered)}`);
}

test('Terra Mystica can be learnt', () => expect(taught.map(({ id }) => id)).toContain('terra-mystica'));

describe.each(taught.map(title => [title.id, title] as const))('%s', (id, title) => {
  test('the story can be played', async () => {
    const game = await title.game();
    const plan = (await planOf(id))!;
    const { seats, seed, options, me } = plan;
    let state = start(game, { seats, seed, options }).state;
    let drafted = 0;
    // A draft ends where somebody learns something or another is asked.
    let barrier = state.barrier;
    // It ends too where the newcomer's next turn begins.
    let isNextTurn = false;
    let turn: string | null = null;
    let isEnding = false;
    /** What is left of a committed turn is not asked. */
    const close = () => {
      for (let move = isEnding ? closing(game, state, me, { turn }) : null; move; move = closing(game, state, me, { turn }))
        state = apply(game, state, move).state;
      barrier = state.barrier;
    };
    for (const chapter of plan.chapters)
      for (const step of chapter.steps) {
        const where = `${chapter.id}: ${JSON.stringify(step)}`;
        if ('theirs' in step) {
          expect(drafted, where).toBe(0);
          state = make(game, state, step.theirs, () => true);
          close();
        } else if ('choose' in step) {
          expect(state.barrier, where).toBe(barrier);
          expect(isNextTurn, where).toBe(false);
          const before = turnIn(game, state, me);
          turn = before ?? turn;
          isEnding = false;
          state = make(game, state, step.choose, seat => seat === me);
          const after = turnIn(game, state, me);
          isNextTurn = after !== null && after !== before;
          drafted++;
        } else if ('commit' in step) {
          expect(drafted, where).toBeGreaterThan(0);
          const isAsked = pending(game, state).some(
            decision => decision.waiting && decision.seat === me && !game.closes?.(state, decision),
          );
          expect(isAsked && state.barrier === barrier && !isNextTurn, where).toBe(false);
          isEnding = true;
          close();
          isNextTurn = false;
          drafted = 0;
        }
      }
    expect(drafted).toBe(0);
  });

  test.each(['en', 'hu'] as const)('every step has words (%s)', async language => {
    const plan = (await planOf(id))!;
    const { says, names, title: heading } = (await lessonWordsOf(id, language))!;
    const ids = plan.chapters.flatMap(({ id, steps }) => [id, ...steps.flatMap(step => ('say' in step ? [step.say] : []))]);
    expect(ids.filter(one => !says[one])).toEqual([]);
    expect(Object.keys(says).filter(one => !ids.includes(one))).toEqual([]);
    expect(names).toHaveLength(plan.seats);
    expect(heading).not.toBe('');
  });

  test('the rules it cites are there', async () => {
    const plan = (await planOf(id))!;
    const known = new Set((await ruleTextsOf(id, 'en')).flatMap(parseRules).flatMap(({ rules }) => rules.map(rule => rule.id)));
    const cited = plan.chapters.flatMap(({ steps }) => steps.flatMap(step => ('rule' in step && step.rule ? [step.rule] : [])));
    expect(cited.filter(rule => !known.has(rule))).toEqual([]);
  });
});
