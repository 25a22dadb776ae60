/** Random games until everything printed has done something: townsfolk, heroes, manuscripts, spots, links, offers, sections, schemes. */
import { apply, type Fact, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { expect, test } from 'vitest';
import { SECTION_IDS } from '../data/castle.ts';
import { componentsOf, HERO_IDS, MANUSCRIPT_IDS, NEUTRAL_IDS, SCHEME_IDS, START_NUMBERS, STARTING_IDS } from '../data/components.ts';
import { CELLS } from '../data/player-board.ts';
import { SEGMENT_IDS, SEGMENTS } from '../data/segments.ts';
import { AI_IDS } from '../data/solo.ts';
import { viscounts } from '../rules/index.ts';

/** Games of the first 854 in which together everything happens. After a change of rules it may need others: those are looked for in a row. */
const RICH = [379, 292, 547, 305, 244, 771, 712, 63, 0, 179, 446, 276, 85, 108, 136, 152, 264, 364, 377, 759, 853];
const MOST = 1_600;

/** Everything that can fire, as `kind id`. */
function everything(): Set<string> {
  const { cards } = componentsOf('ours');
  const all = [...NEUTRAL_IDS, ...STARTING_IDS, ...HERO_IDS];
  return new Set([
    ...all.map(id => `played ${id}`),
    ...NEUTRAL_IDS.flatMap(id => [`hired ${id}`, `dismissed ${id}`]),
    ...all.filter(id => cards[id].ongoing?.kind === 'trigger').map(id => `ability ${id}`),
    ...MANUSCRIPT_IDS.map(id => `transcribed ${id}`),
    ...SEGMENT_IDS.flatMap(id => [`dismissed printed ${id}`, `transcribed printed ${id}`]),
    ...START_NUMBERS.map(number => `pair ${number}`),
    ...SCHEME_IDS.map(id => `scheme ${id}`),
    ...SECTION_IDS.map(id => `section ${id}`),
    ...CELLS.map((_, i) => `collision ${i + 1}`),
    ...SEGMENT_IDS.flatMap(id => [`trade ${id}.OL`, `trade ${id}.OR`, ...sideParts(id, 'few'), ...sideParts(id, 'many')]),
    ...['bonus grey', 'bonus black', 'bonus yellow', 'bonus blue', 'leader', 'poverty', 'prosperity'],
  ]);
}

function sideParts(id: (typeof SEGMENT_IDS)[number], side: 'few' | 'many'): string[] {
  const { spots, links } = SEGMENTS[id][side];
  return [
    ...spots.map((_, i) => `spot ${side} ${id}.${i + 1}`),
    ...links.map(l => `link ${side} ${id}.${l.from}`),
    `link ${side} ${id}.${spots.length}`,
  ];
}

/** What a fact says has fired; `at` is where the viscount of its seat stands. */
function fired({ key, args }: Fact, side: string, at: string): string {
  const a = args as Record<string, unknown>;
  switch (key) {
    case 'played':
    case 'hired':
    case 'dismissed':
    case 'ability':
      return `${key} ${a.card ?? `printed ${a.segment}`}`;
    case 'transcribed':
      return `${key} ${a.manuscript ?? `printed ${a.segment}`}`;
    case 'pair':
      return `pair ${a.card}`;
    case 'aiScheme':
      return `scheme ${a.scheme}`;
    case 'up':
      return `section ${a.section}`;
    case 'collision':
      return `collision ${a.cell}`;
    case 'traded':
      return `trade ${at}`;
    case 'built':
      return `spot ${side} ${a.spot}`;
    case 'link':
      return `link ${side} ${String(a.link).split('-')[0]}`;
    case 'bonus':
      return `bonus ${a.ribbon}`;
    default:
      return key;
  }
}

function playOnce(n: number, missing: Set<string>): void {
  const random = randomFrom(`coverage ${n}`);
  const seats = 1 + (n % 4);
  const options = { solo: n % 3 === 0 ? 'none' : AI_IDS[n % AI_IDS.length], difficulty: n % 4 };
  let { state, facts } = start(viscounts, { seats, options, seed: `coverage ${n}` });
  const side = state.players.length < 3 ? 'few' : 'many';
  const spaces = new Map<unknown, string>();
  for (;;) {
    for (const fact of facts) {
      const { seat, to, space } = fact.args as { seat?: number; to?: string; space?: string };
      if (fact.key === 'moved' || fact.key === 'placed') spaces.set(seat, to ?? space ?? '');
      missing.delete(fired(fact, side, spaces.get(seat) ?? ''));
    }
    if (state.over) return;
    const [decision] = pending(viscounts, state);
    const choices = optionsOf(viscounts, state, decision);
    // A little less idle than chance alone, so that there is something to see.
    const active = choices.filter(choice => choice.do !== 'skip' && choice.do !== 'decline');
    const open = active.length > 0 && random(4) > 0 ? active : choices;
    const choice = open[random(open.length)];
    ({ state, facts } = apply(viscounts, state, { seat: decision.seat, decision: decision.id, choice }));
  }
}

test('everything printed fires in random games', { timeout: 600_000 }, () => {
  const missing = everything();
  for (const n of RICH) playOnce(n, missing);
  for (let n = 0; missing.size > 0 && n < MOST; n++) playOnce(n, missing);
  expect([...missing]).toEqual([]);
});
