/** An analysis that is done, without the minutes it takes: looked at quickly, and what was played out is made up, so that there is a decision of each kind. */
import { type Analysis, Desk, OTHERS, type Verdict } from '@tarsas/coach';
import { replay, type TableLog } from '@tarsas/kernel';
import { knowledgeOf } from '../../../games/list.ts';
import { type Eyes, type Somebody, somebody } from './people.ts';
import { played } from './positions.ts';

const NAMED: readonly (readonly [kind: Verdict, cost: number, low: number, high: number])[] = [
  ['wellSeen', -5, -8, -3],
  ['open', 4, -1, 9],
  ['same', 1, -1, 2.9],
  ['cost', 8, 6, 10],
  ['unclear', 2, -4, 8],
];

interface Judged {
  kept: Record<string, string>;
  analysis: Analysis;
  /** Of seat 0, who is looked at. */
  decisions: number;
  /** The decision that cost points. */
  move: number;
  moves: number;
}

/** `others`: the decisions of the other seats are looked at as well. */
export async function judged(game: string, { seats = 2, others = true, seed = `analysis of ${game}` } = {}): Promise<Judged> {
  const { kept } = await played(game, null, { seats, seed });
  const log = JSON.parse(kept['game:e2e']!) as TableLog;
  const known = (await knowledgeOf(game))!;
  const desk = new Desk(known, log, { seats: [0] });
  const analysis = desk.begin();
  for (let n = 0; n < 2; n++)
    for (const task of desk.tasks(analysis)) {
      if ('plan' in task) continue;
      const { seat, chosen } = analysis.positions[task.at]!;
      const isSkipped = 'look' in task && seat !== 0 && !others;
      desk.absorb(analysis, task, isSkipped ? [{ plan: chosen, worth: 0 }] : desk.perform(task));
    }
  const scored = known.mind.game.score(replay(known.mind.game, log).state)[0]!.lines;
  const lines = [...new Set(scored.map(({ key }) => key))].slice(0, 3);
  const own = analysis.positions.filter(({ seat, best }) => seat === 0 && best!.length > 0);
  for (const position of own) position.trial = { plans: [position.chosen], results: [], done: true };
  analysis.turningPoints = NAMED.map(([kind, cost, low, high], i) => {
    const { move, best } = own[i]!;
    const sources = [...lines.map((line, n) => ({ line, points: n === 0 ? cost + 2 : n })), { line: OTHERS, points: -5 }];
    Object.assign(best![0]!, { gain: { middle: cost, low, high, playedOut: 16 }, sources });
    return { move, seat: 0, kind, cost, low, high, better: best![0]!.plan };
  });
  analysis.done = { ...analysis.done, playedOut: own.length, toPlayOut: own.length };
  const decisions = analysis.positions.filter(({ seat }) => seat === 0).length;
  return { kept, analysis, decisions, move: own[3]!.move, moves: log.moves.length };
}

/** Runs in the page. */
const keep = ({ key, analysis }: { key: string; analysis: Analysis }) =>
  new Promise<void>((resolve, reject) => {
    const asked = indexedDB.open('coach', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('analyses');
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const writing = asked.result.transaction('analyses', 'readwrite');
      writing.objectStore('analyses').put(analysis, key);
      writing.oncomplete = () => {
        asked.result.close();
        resolve();
      };
    };
  });

/** Somebody on whose device it is kept. */
export async function lookingAt(
  { kept, analysis, moves }: Pick<Judged, 'kept' | 'analysis' | 'moves'>,
  path = '/analysis/e2e?seat=0',
  eyes: Eyes = {},
): Promise<Somebody> {
  const who = await somebody({ ...eyes, kept });
  await who.page.evaluate(keep, { key: `e2e 0 ${moves}`, analysis });
  await who.go(path);
  return who;
}
