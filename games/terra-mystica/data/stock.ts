/** What players pay and gain. */
export const GOODS = ['coins', 'workers', 'priests', 'power'] as const;
export type Good = (typeof GOODS)[number];

export interface Price {
  coins: number;
  workers: number;
  priests: number;
}
export interface Gain extends Price {
  power: number;
}

export const price = (coins: number, workers: number, priests = 0): Price => ({ coins, workers, priests });
export const gain = (of: Partial<Gain>): Gain => ({ coins: 0, workers: 0, priests: 0, power: 0, ...of });

export function added(a: Gain, b: Gain): Gain {
  return { coins: a.coins + b.coins, workers: a.workers + b.workers, priests: a.priests + b.priests, power: a.power + b.power };
}

/** Conversions that everybody may make (TM-CONV-02 to 06). */
export interface Conversion {
  from: Good;
  to: 'coins' | 'workers' | 'priests';
  price: number;
}
export const CONVERSIONS: readonly Conversion[] = [
  { from: 'power', to: 'priests', price: 5 },
  { from: 'power', to: 'workers', price: 3 },
  { from: 'power', to: 'coins', price: 1 },
  { from: 'priests', to: 'workers', price: 1 },
  { from: 'workers', to: 'coins', price: 1 },
];
