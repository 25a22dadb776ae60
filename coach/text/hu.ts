/** Amit az edző mond, magyarul. */
import { ranged, rangedBriefly, signed } from '@tarsas/words';
import { az, by, within } from '@tarsas/words/hungarian';
import type { Sentence } from '../types.ts';
import type { CoachWords } from './en.ts';

const whole = (n: number): string => signed(Math.round(n));
const span = (range: { low: number; high: number }, unit = ''): string => ranged(range, (low, high) => `${low} és ${high} között`, unit);
/** A number with the ending of „pont”: the ending is that of the word, whatever the number. */
const points = (n: number): string => `${whole(n)} pont`;

export const hu: CoachWords = {
  cost: n => `Kb. ${points(n)}ba került.`,
  open: n => `Kb. ${points(n)}ba kerülhetett.`,
  span: rangedBriefly,
  range: range => `ötből négyszer ${span(range, ' pont')}`,
  uncertain: 'Hogy pontosan mennyit ért, bizonytalan.',
  same: 'egyforma; nem hiba',
  rest: (found, all) =>
    `${all} döntésedből ${within(found)} nem találtunk 3 pontnál jobbat. Ami ennél kisebb, azt nem nevezzük hibának: ennyit a gép is téved.`,
  unclear: n => `${n} döntésnél végigjátszva sem dőlt el, hogy más nem lett volna-e 3 ponttal jobb.`,
  playedOut: (n, all) => `${all} döntésből ${n} van végigjátszva.`,
  suspicion: n => `A gyors becslés ${points(n)}ot gyanít. Ez még nem ítélet.`,
  refuted: 'Végigjátszva nem igazolódott.',
  better: plan => `Jobb lett volna: ${plan}`,
  wellSeen: plan => `Jól láttad: ${plan} Végigjátszva sem találtunk jobbat.`,
  liked: 'A gyors becslésnek tetszik. Ezt is ellenőrizzük.',
  limits: 'Mit terveznek a többiek, azt a gép csak sejti: lehet, hogy te jobban tudtad.',
  coach: range => `Szerintünk kb. ${points(range.middle)} a különbség, ötből négyszer ${span(range)}.`,
  wrongTry: less => `Kb. ${points(less)}tal kevesebb. Van olcsóbb út is oda.`,
  others: 'A legerősebb ellenféltől elvéve',
  reference: (count, source) => `Jó játszmák: ${count} átlaga (${source}).`,
  round: n => `${n}. forduló`,
  before: round => `${az(round)} előtt`,
  summary: ({ kind, line, points: own, against, than, round, move }, say) => {
    if (kind === 'next' && move !== null) return `Legközelebb: ${say.decision(move)} (kb. ${points(own)}).`;
    if (line === null) return NOTHING[kind];
    const who = than === 'winner' ? 'mint a győztesé' : 'mint a jó játszmákban';
    const advice = kind === 'next' ? say.advice(line) : null;
    if (advice !== null) return `Legközelebb: ${advice}`;
    if (kind === 'next') return `Legközelebb készülj erre: „${say.line(line)}”${round ? `, már ${az(say.round(round))}tól` : ''}.`;
    const when = round ? `, a nagyobb része ${az(say.round(round))}ban` : '';
    return kind === 'strength'
      ? `Erősség: ${say.line(line)}, ${points(own)}, ${by(own - against)} több, ${who}${when}.`
      : `Legnagyobb lemaradás: ${say.line(line)}, ${points(own)}, ${by(against - own)} kevesebb, ${who}${when}.`;
  },
};

const NOTHING: Record<Sentence['kind'], string> = {
  strength: 'Erősség: semmi sem emelkedik ki; mindenhonnan jött pont.',
  gap: 'Legnagyobb lemaradás: egyik forrásnál sem éri el az 5 pontot.',
  next: 'Legközelebb: ugyanígy.',
};
