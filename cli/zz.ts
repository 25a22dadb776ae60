import { start, pending, optionsOf, decide, equal, type Core, type Choice } from '@tarsas/kernel';
import { titles } from '../games/registry.ts';
const [id, seats, seed, opts, scriptText] = process.argv.slice(2);
const title = (titles as never as { game: { id: string }; voices: never }[]).find(t => t.game.id === id) as never as (typeof titles)[number];
const game = title.game as never as Parameters<typeof start>[0];
let o = start(game, { seats: Number(seats), seed: seed!, options: JSON.parse(opts!) });
const say = (s: Core, viewer: number) => ({ name: (n: number) => ['Anna', 'Béla', 'Csilla'][n]!, view: game.view(s, viewer), viewer }) as never;
for (const c of JSON.parse(scriptText!) as Choice[]) {
  const d = pending(game, o.state).find(d => optionsOf(game, o.state, d).some(x => equal(x, c)));
  if (!d) { console.log('NOT POSSIBLE', JSON.stringify(c)); break; }
  o = decide(game, o.state, d, c);
  console.log(d.seat, JSON.stringify(c));
  for (const f of o.facts) console.log('  *', title.voices.en.fact(f, say(o.state, 0)).slice(0, 150));
}
for (const d of pending(game, o.state)) {
  console.log(d.seat, d.frame.kind, d.waiting, title.voices.en.prompt(d.frame, say(o.state, d.seat)));
  for (const c of optionsOf(game, o.state, d).slice(0, 22)) console.log('    ', JSON.stringify(c), '|', title.voices.en.choice(c, say(o.state, d.seat)).slice(0, 150));
}
if (process.env.TABLE) console.log(title.voices.en.table(say(o.state, 0)).join('\n'));
