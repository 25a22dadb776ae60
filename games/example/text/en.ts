import type { Words } from '@tarsas/kernel';
import type { Example } from '../rules/index.ts';

const pebbles = (n: number) => (n === 0 ? 'no pebble' : n === 1 ? '1 pebble' : `${n} pebbles`);
const points = (n: number) => (n === 1 ? '1 point' : `${n} points`);

export const en: Words<Example> = {
  title: 'Pebbles',
  prompts: {
    bury: () => 'How many of your pebbles do you bury? Nobody sees it.',
    bids: ({ prize }) => `The prize is worth ${points(prize)}. How many pebbles do you hide in your fist?`,
  },
  choices: {
    bury: choice => `Bury ${pebbles(choice.pebbles)}`,
    bid: choice => `Hide ${pebbles(choice.pebbles)} in your fist`,
  },
  facts: {
    buried: args => `You bury ${pebbles(args.pebbles)}.`,
    prize: ({ prize }) => `A prize worth ${points(prize)} is turned up.`,
    shown: ({ fists }, say) => `The fists open: ${fists.map((n, seat) => `${say.name(seat)} ${n}`).join(', ')}.`,
    taken: ({ seat, prize }, say) => `${say.name(seat)} takes the prize of ${points(prize)}.`,
    tied: ({ prize }) => `A tie: nobody takes the prize of ${points(prize)}.`,
  },
  scores: { prizes: 'Prizes', buried: 'Buried pebbles' },
  options: {
    ties: {
      label: 'When several show most',
      values: { nobody: 'nobody takes the prize', first: 'the first of them in table order takes it' },
    },
  },
  table({ name, view }) {
    const seats = view.prizes.map(
      (prizes, seat) => `${name(seat)}: ${points(prizes)} in prizes, ${pebbles(view.shown[seat])} shown so far`,
    );
    if (!view.own) return seats;
    return [...seats, `In your bag: ${pebbles(view.own.pebbles)}. Buried: ${pebbles(view.own.buried)}.`];
  },
};
