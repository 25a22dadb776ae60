/** Wasteful but legal: what a draft would throw away. */
import { apply, type Fact, type Language, type Move, type Seat } from '@tarsas/kernel';
import { BOOK_ACTIONS, CITY_TILES, type Gain, LEVEL_POWER, PALACES } from '../data/index.ts';
import { ageOfInnovation } from '../rules/index.ts';
import { isPossible } from '../rules/questions/act.ts';
import { having, tileOf } from '../rules/questions/tiles.ts';
import type { Choice, Facts, Source, State } from '../rules/state.ts';
import { wordsOf } from './words.svelte.ts';

/** What the drafted moves lost. The draft is played again from its beginning (`base`): what was lost is in the facts, not in the result. */
export function warnings(_: State, moves: readonly Move[], seat: Seat, language: Language, base?: State): { id: string; text: string }[] {
  const found = new Map<string, string>();
  const { warnings: words } = wordsOf(language).board;
  const { named } = wordsOf(language).pieces;
  let s = base;
  const facts: Fact[] = [];
  let spades = 0;
  let steps = 0;
  for (const move of moves) {
    if (!s) break;
    const choice = move.choice as Choice;
    if (choice.do === 'pass') {
      const unused = having(s, s.players[seat], 'special').filter(
        ({ id, is }) => !s?.players[seat].used.includes(id) && isPossible(s as State, seat, is),
      );
      if (unused.length > 0) found.set('special', words.special(unused.map(({ id }) => named(id)).join(', ')));
    }
    const after = apply(ageOfInnovation, s, move);
    const own = after.facts.filter(({ args }) => (args as { seat?: Seat }).seat === seat);
    facts.push(...own);
    for (const { key, args } of own) {
      if (key === 'spadesLost') spades += (args as Facts['spadesLost']).spades;
      if (key === 'stepsLost' || key === 'keyKept') steps += (args as Facts['stepsLost']).steps;
      if (key === 'forgone') {
        const { reward, n } = args as Facts['forgone'];
        if (reward === 'steps') steps += n;
        else found.set('bridge', words.bridge);
      }
      if (key === 'scholarLost') found.set('scholar', words.scholar);
      if (key === 'bookLost') found.set('book', words.book);
      if (key === 'notPlaced') found.set('building', words.building);
      if (key === 'rewardLost') found.set('reward', words.reward);
    }
    s = after.state;
  }
  const power = s ? lostPower(s, facts) : 0;
  if (power > 0) found.set('power', words.power(power));
  if (spades > 0) found.set('spades', words.spades(spades));
  if (steps > 0) found.set('steps', words.steps(steps));
  return [...found].map(([id, text]) => ({ id, text }));
}

/** Power that the bowls could not take: what the sources of this move promise, less what they gave. */
function lostPower(s: State, own: readonly Fact[]): number {
  const promised = new Map<Source, number>();
  const promise = (from: Source, gain: Gain | undefined) => {
    if (gain?.power) promised.set(from, (promised.get(from) ?? 0) + gain.power);
  };
  // What the next round brings is no fault of this move.
  const end = own.findIndex(({ key }) => key === 'passed');
  const ours = end < 0 ? own : own.slice(0, end);
  for (const { key, args } of ours) {
    if (key === 'climbed') {
      const { steps, at } = args as Facts['climbed'];
      for (let level = at - steps + 1; level <= at; level++) promise('science', { power: LEVEL_POWER[level] });
    }
    if (key === 'cityTile') promise((args as Facts['cityTile']).tile, CITY_TILES[(args as Facts['cityTile']).tile].gain);
    if (key === 'special') promise((args as Facts['special']).tile, tileOf(s, (args as Facts['special']).tile).special);
    if (key === 'bookAction') promise((args as Facts['bookAction']).action, BOOK_ACTIONS[(args as Facts['bookAction']).action].gain);
    if (key === 'palace') promise((args as Facts['palace']).palace, PALACES[(args as Facts['palace']).palace].atOnce);
  }
  let lost = 0;
  for (const [from, n] of promised) {
    const got = ours.reduce((sum, { key, args }) => {
      const gained = args as Facts['gained'];
      return key === 'gained' && gained.from === from ? sum + gained.power : sum;
    }, 0);
    lost += Math.max(0, n - got);
  }
  return lost;
}
