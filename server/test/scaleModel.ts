/**
 * `npm run scale:model`: fits the model of `capacity.ts` to docs/scale/runs.jsonl, says what it predicts of the run it was not fitted to and what so many players a day
 * come to, as tables for docs/scale.md, and draws the plots beside the runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/artefact.mjs';
import { costOf, fit, loadOf, type Resource, type Sample, type Setting, samplesIn, type Term } from './capacity.ts';
import { type Bar, svgOf } from './load/plot.ts';

const FOLDER = join(root, 'docs', 'scale');
const RESOURCES: readonly Resource[] = ['server', 'postgres', 'nats'];
const KINDS = ['servers', 'PostgreSQL', 'NATS'];

const samples = samplesIn(readFileSync(join(FOLDER, 'runs.jsonl'), 'utf8'));
const model = fit(samples.filter(({ check }) => !check));
const all = (of: Record<Resource, number>) => RESOURCES.reduce((sum, name) => sum + of[name], 0);
const predicted = (setting: Setting) => RESOURCES.reduce((sum, name) => sum + costOf(model[name], setting), 0);

const way = ({ processes, spread, bus }: Setting) =>
  processes === 1 ? '1 process' : `${processes} ${spread ? 'spread' : 'sticky'}${bus === 'postgres' ? ', NOTIFY' : ''}`;
const count = (n: number) => n.toLocaleString('en');

row(
  'processes',
  'active',
  'stored',
  'watchers',
  'under way',
  'moves/s',
  ...KINDS,
  'together, µs',
  'p50, p99 ms',
  'at half load',
  'HOT',
  'load',
);
row(...Array<string>(14).fill('---'));
for (const sample of samples) {
  const { active, stored, watchers, atOnce, perSecond, p50, p99, halfP50, halfP99, hot, load } = sample;
  const costs = RESOURCES.map(name => Math.round(sample[name]));
  const times = [`${p50}, ${p99}`, `${halfP50}, ${halfP99}`];
  row(
    way(sample),
    count(active),
    count(stored),
    watchers,
    atOnce,
    count(Math.round(perSecond)),
    ...costs,
    Math.round(all(sample)),
    ...times,
    `${(100 * hot).toFixed(1)} %`,
    load,
  );
}

console.log();
row('what costs', ...KINDS);
row(...Array<string>(4).fill('---'));
for (const term of Object.keys(model.server) as Term[]) row(term, ...RESOURCES.map(name => model[name][term].toFixed(1)));

for (const sample of samples.filter(({ check }) => check))
  console.log(
    `\nNot fitted to: ${way(sample)}, ${count(sample.active)} active, ${count(sample.stored)} stored, ${sample.watchers} watchers: predicted ${Math.round(predicted(sample))} µs, measured ${Math.round(all(sample))} µs (${(100 * (predicted(sample) / all(sample) - 1)).toFixed(0)} %).\n`,
  );

const loads = [1e4, 1e5, 1e6].map(players => ({ players, ...loadOf(model, players) }));
row('players a day', ...loads.map(({ players }) => count(players)));
row(...Array<string>(4).fill('---'));
row('moves a second in the busiest hour', ...loads.map(({ movesPerSecond }) => count(Math.round(movesPerSecond))));
row('web processes', ...loads.map(({ processes }) => count(processes)));
for (const name of Object.keys(loads[0].share) as (keyof (typeof loads)[0]['share'])[])
  row(name, ...loads.map(({ share }) => `${(100 * share[name]).toFixed(share[name] < 0.1 ? 1 : 0)} %`));
row('breaks first', ...loads.map(({ share, first }) => (share[first as keyof typeof share] > 1 ? first : `nothing (${first})`)));

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** The runs that differ in one thing alone. */
function draw(file: string, title: string, which: (sample: Sample) => boolean, name: (sample: Sample) => string): void {
  const bars: Bar[] = samples
    .filter(which)
    .sort(
      (a, b) =>
        a.processes - b.processes ||
        Number(a.spread) - Number(b.spread) ||
        a.active - b.active ||
        a.stored - b.stored ||
        a.watchers - b.watchers,
    )
    .map(sample => ({ name: name(sample), parts: RESOURCES.map(kind => sample[kind]), predicted: predicted(sample) }));
  if (bars.length > 0)
    writeFileSync(join(FOLDER, `${file}.svg`), svgOf({ title, unit: 'µs of the processor per move; red: the model', kinds: KINDS, bars }));
}

const isPlain = ({ processes, stored, active, watchers, check }: Sample) =>
  !check && processes === 1 && stored === 0 && active === 100 && watchers === 4;
draw(
  'processes',
  'Processes',
  sample => isPlain({ ...sample, processes: 1 }),
  sample => way(sample).replace(', ', '\n'),
);
draw(
  'busy',
  'Processes, each as busy as one alone',
  sample => !sample.check && sample.active === 300 && sample.atOnce === 100 * sample.processes,
  way,
);
draw(
  'watchers',
  'Watchers of each of 100 tables',
  sample => isPlain({ ...sample, watchers: 4 }) && sample.processes === 1 && sample.bus === 'nats',
  ({ watchers }) => String(watchers),
);
draw(
  'active',
  'Tables that are played, one watcher each',
  sample => isPlain({ ...sample, active: 100, watchers: 4 }) && sample.watchers === 1,
  ({ active }) => count(active),
);
draw(
  'stored',
  'Tables that are stored, 100 of them played',
  sample => isPlain({ ...sample, stored: 0 }),
  ({ stored }) => count(stored),
);
