/** The boards, row by row: the row's letter, `>` where it starts half a hex to the right, then one letter per hex. */
import { type HexMap, hexMap, type MapRow } from '@tarsas/terra';
import { CYCLE, type CycleTerrain } from './terrain.ts';

/** The first letter of a terrain; `-` is river. */
const ROWS = {
  // the base game's board
  base: [
    'A  p m f l d w p s w f l w s',
    'B> d - - p s - - d s - - d',
    'C  - - s - m - f - f - m - -',
    'D> f l d - - w l - w - w p',
    'E  s p w l s p m d - - f s l',
    'F> m f - - d f - - - p m p',
    'G  - - - m - w - f - d s l d',
    'H> d l p - - - l s - m p m',
    'I  w s m l w f d p m - l f w',
  ],
  // the front of the expansion's board
  'fire-and-ice': [
    'B> p - p s d - m f w l d l',
    'C  w d - l m w - - - d p s m',
    'D> f s - - - p f d - - - -',
    'E  d m f d s - l w p - f l f',
    'F> - - p - - w s f m - p s',
    'G  f w - - f - - - p l - m w',
    'H> m - d m l w f - w m - s',
    'I  s l - s p m l - d s - w l',
    'J> m f - w d s d - l p - p',
  ],
  // the back of the expansion's board
  'fire-and-ice-revised-base': [
    'A  p m f l p w p s w l f w s',
    'B> d - - d s - - d f - - d',
    'C  - - s - m - f - s - w - -',
    'D> f l d - - w l - w - m p',
    'E  s p w l d p f d - - f s w',
    'F> m f - - s m - - - p m d',
    'G  - - - m - w - f - d s l p',
    'H> d l p - - - l s - m p w',
    'I  l s m l w f d p m - l f m',
  ],
  // an extra map
  lakes: [
    'B> m l w p d l d w - - f l',
    'C  d s f - - s p - f m - p s',
    'D> p - - f w m - s l w - d',
    'E  l w m - d p f - - d - s w',
    'F> f d - s l - - w - m f p',
    'G  m - p m - d - m - p s l w',
    'H> w - - - w f p s d - - m',
    'I  d l s - l m l - - m f - l',
    'J> s p - f - - - f w p d s',
  ],
  // an extra map
  fjords: [
    'A  f s - p d m s m d w s l d',
    'B> l p - l f w - - - - - p',
    'C  m f w - - p - s m p d - m',
    'D> - - - m - - f w l f w -',
    'E  w m d - l w - p d m p - s',
    'F> s p - f d f - m l f - m',
    'G  d l - s m s l - p s - f w',
    'H> f - p w p d w - - - w l',
    'I  s - - f l m l - f d s p d',
  ],
  // an extra map
  archipelago: [
    'A  s l w f l p - w p s - l f',
    'B> f m s w m d - - f - s m',
    'C  d s d p l f - l - - - - l',
    'D> - m w - - - p d - w d -',
    'E  l - f - w - - w f - p s p',
    'F> w - - m s - - - - m f -',
    'G  m p f l d l - m s - - - l',
    'H> s m d w m f - p - d s w',
    'I  l d f p s p - d m - w p d',
  ],
} as const;

export type MapId = keyof typeof ROWS;
export const MAP_IDS = Object.keys(ROWS) as MapId[];

/** Two sides of the board that came with Fire & Ice. */
export const EXPANSION_MAPS: readonly MapId[] = ['fire-and-ice', 'fire-and-ice-revised-base'];

/** What the reference server calls each map; the last one it does not know. */
export const SERVER_MAPS: Record<MapId, string | null> = {
  base: '126fe960806d587c78546b30f1a90853b1ada468',
  'fire-and-ice': '95a66999127893f5925a5f591d54f8bcb9a670e6',
  'fire-and-ice-revised-base': 'be8f6ebf549404d015547152d5f2a1906ae8dd90',
  lakes: 'fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1',
  fjords: '2afadc63f4d81e850b7c16fb21a1dcd29658c392',
  archipelago: null,
};

/** The server's word for power when all neighbours decline (TM-DEC-02). */
export const SERVER_DECLINED_OFFERS = 'errata-cultist-power';

function read(line: string): MapRow<CycleTerrain> {
  const [head, ...letters] = [line.slice(0, 2), ...line.slice(3).split(' ')];
  const hexes = letters.map(letter => (letter === '-' ? 'river' : CYCLE.find(terrain => terrain[0] === letter)!));
  return { label: head[0], indent: head[1] === '>', hexes };
}

export const MAPS = Object.fromEntries(MAP_IDS.map(id => [id, hexMap(ROWS[id].map(read))])) as Record<MapId, HexMap<CycleTerrain>>;
