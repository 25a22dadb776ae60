/** Silhouettes that can be told apart at 20 pixels, whatever a game calls them. */
export type Silhouette = 'house' | 'houses' | 'dome' | 'castle' | 'spires' | 'gables' | 'rotunda' | 'tower' | 'obelisk' | 'shed';

/** A wooden piece around the point 0 0. Without lines it is too small to be shaded. */
export interface Drawing {
  shape: string;
  /** Fine lines within. */
  lines: string;
  /** The foot of the owner's letter. */
  letter: number;
}

export const SILHOUETTES: Readonly<Record<Silhouette, Drawing>> = {
  house: { shape: 'M-10 10V-.5H-12.6L0 -11.5L4.4 -7.6V-11H8.4V-4.2L12.6 -.5H10V10Z', lines: 'M-10 -.3H10', letter: 7.6 },
  houses: {
    shape: 'M-15 11V-2.4L-7.5 -11L0 -2.4L7.5 -11L15 -2.4V11Z',
    lines: 'M-15 -1.6H15M-6.6 11V-1.6M6.6 11V-1.6',
    letter: 8.6,
  },
  dome: {
    shape: 'M-13.5 12V9H-11.5V-1.5A11.5 11.5 0 0 1 -1.6 -12.9V-15A1.6 1.6 0 0 1 1.6 -15V-12.9A11.5 11.5 0 0 1 11.5 -1.5V9H13.5V12Z',
    lines: 'M-11.5 -1.2H11.5M-11.5 9H11.5M-7.6 9V-1.2M7.6 9V-1.2',
    letter: 7,
  },
  castle: {
    shape: 'M-16.5 13V-12h3.2v3.2h3.6v-3.2h3.2V-4h3.3v-3.4h6.4V-4h3.3v-8h3.2v3.2h3.6v-3.2h3.2V13Z',
    lines: 'M-6.7 13V-4M6.7 13V-4M-11.6 -4v3M11.6 -4v3',
    letter: 8,
  },
  spires: {
    shape: 'M-18 12V-1Q-18 -5.6 -13 -9.5Q-8 -5.6 -8 -1V1.4H-5.4V-6L0 -17L5.4 -6V1.4H8V-1Q8 -5.6 13 -9.5Q18 -5.6 18 -1V12Z',
    lines: 'M-8 1.6V12M8 1.6V12M-13 12V5.6M13 12V5.6',
    letter: 9,
  },
  gables: {
    shape: 'M-14 12V.6L-6 -3.8V-8.6H-8L0 -15.6L8 -8.6H6V-3.8L14 .6V12Z',
    lines: 'M-6 -3.8H6M-14 .8H-6M6 .8H14M-6 12V-3.8M6 12V-3.8',
    letter: 8,
  },
  rotunda: {
    shape: 'M-18 12V-1.6H-11V-4A11 9.4 0 0 1 -2 -13V-16.2H2V-13A11 9.4 0 0 1 11 -4V-1.6H18V12Z',
    lines: 'M-18 .8H18M-11 -1.6H11M-14.4 12V.8M-10.6 12V.8M10.6 12V.8M14.4 12V.8',
    letter: 9.6,
  },
  tower: {
    shape: 'M-6.6 13V-5.6H-9V-15h3.8v3.2h3.3v-3.2h3.8v3.2h3.3v-3.2H9v9.4H6.6V13Z',
    lines: 'M-9 -8.4H9M-6.6 -5.6H6.6',
    letter: 8,
  },
  obelisk: {
    shape: 'M-13 13V8.8H-8V4.8H-5.2L-3.4 -12.6L0 -17L3.4 -12.6L5.2 4.8H8V8.8H13V13Z',
    lines: 'M-8 8.8H8M-5.2 4.8H5.2M0 -17V-10',
    letter: 4,
  },
  shed: { shape: 'M-7 7V-2.6L0 -7L7 -2.6V7Z', lines: 'M-7 -2H7', letter: 4.6 },
};

/** The colours of an owner for a piece: `colour` is a custom property like `--p-green`, whose `-on` is what is written on it. */
export const paint = (colour: string): string => `--pc:var(${colour});--po:var(${colour}-on)`;
