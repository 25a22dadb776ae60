/** How an owner is shown: by a letter and a colour, so that owners can be told apart without colour too. */
export interface Sign {
  letter: string;
  colour: string;
}

/** The pieces of the seven home terrains. */
export const COLOURS = {
  desert: '--p-yellow',
  plains: '--p-brown',
  swamp: '--p-black',
  lake: '--p-blue',
  forest: '--p-green',
  mountain: '--p-grey',
  wasteland: '--p-red',
} as const;

/** Before a home terrain is chosen. */
export const NOBODY = '--p-grey';
