import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { busyGame } from './busy.ts';
import { roundtrip } from './roundtrip.ts';
import { exportLog } from '../notation/index.ts';
const everything = { iceFactions: true, volcanoFactions: true, variableFactions: true, finalTile: 'random', newTownTiles: true };
test('rt', { timeout: 600000 }, () => {
  const bad: string[] = []; let n = 0;
  const N = Number(process.env.N ?? 20);
  for (let i = Number(process.env.FROM ?? 0); i < N; i++) for (const [j, o] of [everything, {...everything, leech:'open', sacrifice:'free', spadePoints:'gained', declinedOffers:'server', map:'fjords'}, {...everything, shippingCard:true, templeTile:true, turnOrder:'variable', map:'fire-and-ice'}].entries()) {
    const seed = process.env.SEED ? `${process.env.SEED} ${i}` : `rt ${i}`; n++;
    const { log } = busyGame(seed, o);
    let r: string | null;
    try { r = roundtrip(log); } catch (e) { r = (e as Error).message; const m = /^Line (\d+)/.exec(r); if (m) { try { r += ' | ' + roundtrip(log, exportLog(log).split('\n').slice(0, Number(m[1]) - 1).join('\n')); } catch (f) { r += ' || ' + (f as Error).message; } } }
    if (r) { bad.push(`${seed}/${j}: ${r}`); writeFileSync(`/tmp/tmx/bad-${i}-${j}.log`, exportLog(log)); }
  }
  console.log(bad.length, 'of', n, '\n' + bad.slice(0, 40).map(b => b.slice(0, 300)).join('\n'));
});
