/**
 * Checks the coach's verdicts: `node scripts/verdicts.mjs --games terra-mystica,viscounts --named 10 --same 10 --minutes 60 --out verdicts.jsonl`. Games of bots, one of
 * them careless, are analysed until every game has so many named turning points and as many decisions called "the same"; each is then played out
 * again, longer and with other seeds. Wanted: the same sign for 95 % of those named, inside the range for 70 %; of those called the same at most one in
 * twenty with 3 points or more. What was checked stands in the file, line by line, and is not checked again.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';

register();
const { Desk, checked } = await import('../coach/index.ts');
const { knowledgeOf } = await import('../games/list.ts');
const { playMatch } = await import('../cli/arena/match.ts');
const { recorded } = await import('../cli/insight/games.ts');

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'terra-mystica,age-of-innovation,viscounts,empires-end' },
    named: { type: 'string', default: '10' },
    same: { type: 'string', default: '10' },
    seats: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
    continuations: { type: 'string', default: '96' },
    decisions: { type: 'string', default: '8' },
    out: { type: 'string', default: 'verdicts.jsonl' },
    seed: { type: 'string', default: 'verdicts' },
  },
});
const until = performance.now() + Number(values.minutes) * 60_000;
const done = existsSync(values.out) ? readFileSync(values.out, 'utf8').split('\n').filter(Boolean).map(JSON.parse) : [];

/** A game in which the first seat is careless, so that there is something to find. */
async function played(known, game, seed) {
  const entrants = Array.from({ length: Number(values.seats) }, (_, seat) => ({ bot: seat === 0 ? 'gentle' : 'greedy' }));
  const match = { game, options: {}, seed, entrants, recorded: true };
  return recorded([match], [await playMatch(match)], known.mind.game.rules)[0];
}

function wanted(game, kind) {
  const isSame = kind === 'same';
  return done.filter(one => one.game === game && (one.kind === 'same') === isSame).length < Number(isSame ? values.same : values.named);
}

/** Plays out the decisions of one game, and checks what is still wanted of it as soon as it is said. */
function study(known, game, saved, seed) {
  const desk = new Desk(known, saved, { seed, seats: [0], decisions: Number(values.decisions) });
  const analysis = desk.begin();
  const seen = new Set();
  for (let tasks = desk.tasks(analysis); tasks.length > 0; tasks = desk.tasks(analysis)) {
    for (const task of tasks) {
      desk.absorb(analysis, task, desk.perform(task));
      if (performance.now() > until) return;
    }
    desk.tasks(analysis);
    for (const point of analysis.turningPoints) {
      if (seen.has(point.move)) continue;
      seen.add(point.move);
      if (point.kind === 'unclear' || !wanted(game, point.kind)) continue;
      const line = { game, seed, move: point.move, ...checked(known.mind, saved, point, Number(values.continuations), `${seed}/again`) };
      done.push(line);
      appendFileSync(values.out, `${JSON.stringify(line)}\n`);
    }
    if (!wanted(game, 'same') && !wanted(game, 'cost')) return;
  }
}

for (const game of values.games.split(',')) {
  const known = await knowledgeOf(game);
  for (let n = 0; (wanted(game, 'same') || wanted(game, 'cost')) && performance.now() < until; n++) {
    const seed = `${values.seed} ${n}`;
    if (!done.some(one => one.game === game && one.seed === seed)) study(known, game, await played(known, game, seed), seed);
  }
}

const share = (all, is) => (all.length === 0 ? '–' : `${Math.round((100 * all.filter(is).length) / all.length)} %`);
for (const game of [...new Set(done.map(one => one.game)), null]) {
  const own = done.filter(one => game === null || one.game === game);
  const named = own.filter(one => one.kind !== 'same');
  const same = own.filter(one => one.kind === 'same');
  console.log(
    `${game ?? 'all'}: ${named.length} named, same sign ${share(named, one => one.sameSign)}, inside the range ${share(named, one => one.inside)}; ${same.length} called the same, ${same.filter(one => !one.small).length} of them 3 points or more`,
  );
}
