/** What lies in the box of Pebbles. */
export const PEBBLES = 5;
export const MOST_BURIED = 2;
export const ROUNDS = 3;
export const PRIZES = [1, 2, 3, 4];
