import type { Words } from '@tarsas/kernel';
import type { Example } from '../rules/index.ts';

export const hu: Words<Example> = {
  title: 'Kavicsok',
  prompts: {
    bury: () => 'Hány kavicsodat ásod el? Senki sem látja.',
    bids: ({ prize }) => `A díj ${prize} pontot ér. Hány kavicsot rejtesz az öklödbe?`,
  },
  choices: {
    bury: choice => (choice.pebbles === 0 ? 'Nem ások el kavicsot' : `Elásás: ${choice.pebbles} kavics`),
    bid: choice => (choice.pebbles === 0 ? 'Üres ököl' : `Ökölbe rejtés: ${choice.pebbles} kavics`),
  },
  facts: {
    buried: args => (args.pebbles === 0 ? 'Nem ástál el kavicsot.' : `Elástál ${args.pebbles} kavicsot.`),
    prize: ({ prize }) => `Felfordul egy ${prize} pontos díj.`,
    shown: ({ fists }, say) => `Kinyílnak az öklök: ${fists.map((n, seat) => `${say.name(seat)} ${n}`).join(', ')}.`,
    taken: ({ seat, prize }, say) => `${say.name(seat)} elviszi a ${prize} pontos díjat.`,
    tied: ({ prize }) => `Döntetlen: a ${prize} pontos díjat senki sem viszi el.`,
  },
  scores: { prizes: 'Díjak', buried: 'Elásott kavicsok' },
  options: {
    ties: {
      label: 'Ha többen mutatják a legtöbbet',
      values: { nobody: 'senki sem viszi el a díjat', first: 'az asztal sorrendjében első viszi el' },
    },
  },
  table({ name, view }) {
    const seats = view.prizes.map((prizes, seat) => `${name(seat)}: ${prizes} pont díjakból, eddig ${view.shown[seat]} kavicsot mutatott`);
    if (!view.own) return seats;
    return [...seats, `A zsákodban ${view.own.pebbles} kavics van, elásva ${view.own.buried}.`];
  },
};
