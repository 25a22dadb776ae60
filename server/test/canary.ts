/**
 * A game made of secrets, to see where they turn up. Everybody holds a word; all answer at once, sealed; choices, private facts,
 * frames and points are made of the words. Nothing of a word is ever shown to anybody else while the game lasts.
 */
import type { Core, CoreView, Frame, Game, Seat, Step, Title, Viewer } from '@tarsas/kernel';
import { coreOf, coreView, voice } from '@tarsas/kernel';

const ROUNDS = 4;

type GameFrame = { kind: 'game'; round: number };
type AskFrame = { kind: 'ask'; sealed: (string | null)[] };
type Choice = { do: 'keep'; word: string } | { do: 'change'; word: string };

interface State extends Core<Canary['frame'], object> {
  words: string[];
}
interface View extends CoreView<Canary['frame'], object> {
  own: string | null;
}
interface Canary {
  options: object;
  frame: GameFrame | AskFrame;
  choice: Choice;
  facts: { told: { word: string }; round: { round: number } };
  state: State;
  view: View;
  line: 'word';
}

const BIRDS = 1_000_000;
const word = (seat: Seat, n: number) => `canary-${seat}-${n}`;

const game: Step<Canary, GameFrame> = {
  run(g, f) {
    if (f.round++ >= ROUNDS) return g.done();
    for (let seat = 0; seat < g.s.seats; seat++) {
      g.s.words[seat] = word(seat, g.random(BIRDS));
      g.log('told', { word: g.s.words[seat] }, 'CA-01', seat);
    }
    g.log('round', { round: f.round });
    g.call({ kind: 'ask', sealed: new Array(g.s.seats).fill(null) });
  },
};

const ask: Step<Canary, AskFrame, Choice> = {
  who: (_, f) => f.sealed.flatMap((answer, seat) => (answer === null ? [seat] : [])),
  revise: (_, f) => f.sealed.flatMap((answer, seat) => (answer !== null ? [seat] : [])),
  options: (s, _, seat) => [
    { do: 'keep', word: s.words[seat] },
    { do: 'change', word: `${s.words[seat]}-changed` },
  ],
  choose(g, f, seat, choice) {
    f.sealed[seat] = choice.word;
    if (f.sealed.includes(null)) return;
    g.s.words = f.sealed as string[];
    g.done();
  },
};

const shownTo = (viewer: Viewer) => (f: Frame<Canary['frame']>) =>
  f.kind === 'ask' ? { ...f, sealed: f.sealed.map((answer, seat) => (answer === null || seat === viewer ? answer : 'sealed')) } : f;

export const canary: Game<Canary> = {
  id: 'canary',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {},
  setup: ({ seats, random }) => ({ words: Array.from({ length: seats }, (_, seat) => word(seat, random(BIRDS))) }),
  opening: { kind: 'game', round: 0 },
  steps: { game, ask },
  view: (s, viewer) => ({ ...coreView(s, shownTo(viewer)), own: viewer === 'public' ? null : s.words[viewer] }),
  imagine: (v, viewer) => ({
    ...coreOf(v),
    words: Array.from({ length: v.seats }, (_, seat) => (seat === viewer ? v.own! : word(seat, 0))),
  }),
  score: s => {
    const points = s.words.map(w => Number(w.split('-')[2]));
    return points.map((mine, seat) => ({
      seat,
      points: mine,
      rank: 1 + points.filter(other => other > mine).length,
      lines: [{ key: 'word', points: mine }],
    }));
  },
  order: (s, { seat, frame }, { always }) => (frame.kind === 'ask' && always === 'keep' ? { do: 'keep', word: s.words[seat] } : null),
};

const words = (title: string) =>
  voice<Canary>({
    title,
    prompts: { ask: () => 'Keep it?' },
    choices: { keep: () => 'Keep', change: () => 'Change' },
    facts: { told: ({ word }) => word, round: ({ round }) => String(round) },
    scores: { word: 'Word' },
    options: {},
    table: () => [],
  });

export const title: Title<Canary> = { game: canary, voices: { en: words('Canary'), hu: words('Kanári') } };
