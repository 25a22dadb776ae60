/** The colours of the seats, and the flames over a location in ruins, on a field of 100 by 58. */
export const COLOURS = ['--p-green', '--p-yellow', '--p-red', '--p-blue'];

/** Where a flame stands, and its size. */
export const FLAMES = [
  [24, 46, 0.95],
  [50, 50, 1.3],
  [76, 45, 1],
] as const;
export const FLAME = {
  outer: 'M0 0Q-9 0 -8.4 -8Q-7.6 -13 -3.6 -16Q-4 -12 -1.6 -11Q-2.6 -19 2.4 -24Q2.4 -18 6 -14Q9.6 -9 8.4 -5Q7 0 0 0Z',
  core: 'M0 -1.4Q-4.6 -1.6 -4 -6Q-3.4 -8.6 -1 -10.4Q-.4 -7.6 1 -7Q1.6 -9.6 3 -11Q5.2 -7.6 4.4 -4.6Q3.6 -1.4 0 -1.4Z',
};
