/** Asks for the picture of a shared position, and makes a file of it. */

export interface Told {
  heading: string;
  /** A line for each plan: its letter, its words, and what it is worth. */
  plans: readonly { letter: string; words: string; worth: string }[];
  /** How sure that is. */
  estimate: string;
  note: string;
}

export interface Asked {
  id: number;
  game: string;
  view: object;
  told: Told;
}

/** Null: the game draws no pictures of its positions. */
export interface Drawn {
  id: number;
  svg: string | null;
}

let worker: Worker | null = null;
let count = 0;
const open = new Map<number, (svg: string | null) => void>();

/** As SVG text; null: the game draws none. */
export function pictureOf(game: string, view: object, told: Told): Promise<string | null> {
  worker ??= started();
  const id = ++count;
  worker.postMessage({ id, game, view, told } satisfies Asked);
  return new Promise(resolve => open.set(id, resolve));
}

function started(): Worker {
  const made = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data: { id, svg } }: MessageEvent<Drawn>) => {
    open.get(id)?.(svg);
    open.delete(id);
  });
  return made;
}

/** Pages may show drawings of their own in this form. */
export const asSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawing as a PNG: no letters or pictures from elsewhere are in it, so that the browser hands it out. */
export async function asPng(svg: string): Promise<Blob> {
  const image = Object.assign(new Image(), { src: asSource(svg) });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'));
}
