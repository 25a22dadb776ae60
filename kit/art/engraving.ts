/** The engraved pattern of each terrain: drawn by rule, jittered by a seeded generator, so that hexes differ and each always looks the same. */
import { HALF, short } from './hex.ts';

export const ENGRAVINGS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland', 'ice', 'volcano', 'river'] as const;
export type Engraving = (typeof ENGRAVINGS)[number];

/** Two paths: lines, and shapes that are filled too. */
export interface Engraved {
  line: string;
  fill: string;
}

/** Draws within one hex, with jitter from a seeded generator. */
interface Needle {
  random(): number;
  /** A number from -by to by. */
  shake(by: number): number;
  /** Not where a piece will stand. */
  free(x: number, y: number): boolean;
  line(path: string): void;
  fill(path: string): void;
}

const drawn = new Map<string, Engraved>();

/** `hole` is the radius kept free in the middle for a piece. */
export function engraving(terrain: Engraving, hole: number, seed: number): Engraved {
  const key = `${terrain} ${hole} ${seed}`;
  let found = drawn.get(key);
  if (!found) {
    found = engrave(terrain, hole, seed);
    drawn.set(key, found);
  }
  return found;
}

function engrave(terrain: Engraving, hole: number, seed: number): Engraved {
  const art: Engraved = { line: '', fill: '' };
  let state = (seed + 1) * 2654435761;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  MOTIFS[terrain]({
    random,
    shake: by => (random() * 2 - 1) * by,
    free: (x, y) => Math.hypot(x, y * 1.05) >= hole,
    line: path => {
      art.line += path;
    },
    fill: path => {
      art.fill += path;
    },
  });
  return art;
}

const inside = (x: number, y: number, margin: number): boolean =>
  Math.abs(x) <= HALF - margin && Math.abs(x) * 0.5 + Math.abs(y) * 0.866 <= HALF - margin;

/** Half the width of the hex at a height. */
const halfWidth = (y: number, margin: number): number => Math.min(HALF - margin, 2 * (HALF - margin - 0.866 * Math.abs(y)));

/** Numbers of a path, scaled by `k` around a place. */
const placed = (x: number, y: number, k: number) => (dx: number, dy: number) => `${short(x + dx * k)} ${short(y + dy * k)}`;

const MOTIFS: Record<Engraving, (needle: Needle) => void> = {
  forest({ free, shake, line, fill }) {
    const trees = [-18, -9, -6, -13, 6, -12.5, 18, -9, -22, 3, 22, 3, -10, 1, 2, -1, 12, 2, -16, 13, 16, 13, -5, 12, 6, 13];
    for (let i = 0; i < trees.length; i += 2) {
      const x = trees[i] + shake(1.4);
      const y = trees[i + 1] + shake(1.4);
      const k = 0.92 + shake(0.12);
      if (!free(x, y) || !inside(x, y, 6)) continue;
      const p = placed(x, y, k);
      fill(`M${p(0, -7)}C${p(2.5, -5)} ${p(4.6, -1)} ${p(4, 2)}Q${p(0, 3.6)} ${p(-4, 2)}C${p(-4.6, -1)} ${p(-2.5, -5)} ${p(0, -7)}Z`);
      line(`M${p(0, 3)}v3M${p(0.8, -4)}l1.5 2.8M${p(0.6, -1.6)}l2.2 2.8M${p(-0.4, -0.2)}l1.9 2.4`);
    }
  },
  mountain({ free, shake, line }) {
    const peaks = [-13, -7, 0.95, 11, -8, 1, -1, 3, 1.25, -18, 11, 0.8, 17, 10, 0.85, 1, 17, 0.7];
    for (let i = 0; i < peaks.length; i += 3) {
      const x = peaks[i] + shake(1.2);
      const y = peaks[i + 1] + shake(1);
      const k = peaks[i + 2] * (1 + shake(0.06));
      if (!free(x, y - 2)) continue;
      const p = placed(x, y, k);
      line(`M${p(-9, 5)}Q${p(-5, 1)} ${p(-2, -6)}Q${p(-0.4, -9)} ${p(1.6, -5.5)}Q${p(4, 0.5)} ${p(9, 5)}`);
      for (let n = 0; n < 5; n++) line(`M${p(0.6 + n * 1.25, -5.6 + n * 2)}l${short((1.1 + n * 0.25) * k)} ${short((4.2 - n * 0.35) * k)}`);
    }
  },
  desert({ random, free, shake, line }) {
    for (const y of [-19, -11.5, -4, 3.5, 11, 18.5]) {
      const w = halfWidth(y, 6);
      for (let x = -w + shake(2) + 2; x < w - 9; ) {
        const length = Math.min(12 + random() * 7, w - x);
        if (free(x + length / 2, y)) {
          line(`M${short(x)} ${short(y + shake(0.8))}q${short(length * 0.45)} ${short(-4.6 + shake(0.8))} ${short(length)} .4`);
          for (let n = 0; n < 3; n++) line(`M${short(x + length * 0.5 + n * 2.4)} ${short(y + 0.2 + n * 0.3)}h.1`);
        }
        x += length + 3 + random() * 3;
      }
    }
  },
  plains({ random, free, line }) {
    for (let furrow = -44; furrow <= 44; furrow += 5.2) {
      let open = false;
      for (let x = -34; x <= 34; x += 3) {
        const y = furrow * 0.95 - x * 0.42 + 1.6 * Math.sin(x / 9 + furrow);
        if (!inside(x, y, 4) || !free(x, y) || random() < 0.07) open = false;
        else {
          line(`${open ? 'L' : 'M'}${x} ${short(y)}`);
          open = true;
        }
      }
    }
    for (const [x, y] of [
      [-15, -3],
      [15, -9],
      [-8, 14],
      [17, 8],
      [1, -17],
    ]) {
      if (free(x, y)) line(`M${x - 2} ${y - 4}L${x} ${y}L${x + 2} ${y - 4}M${x} ${y}v-5.5`);
    }
  },
  swamp({ free, shake, line }) {
    const reeds = [-9, -14, 9, -15, -19, -3, 0, -4, 19, -4, -11, 7, 11, 6, -1, 17, -20, 12, 20, 11];
    for (let i = 0; i < reeds.length; i += 2) {
      const x = reeds[i] + shake(1.5);
      const y = reeds[i + 1] + shake(1);
      if (!free(x, y - 1) || !inside(x, y, 6)) continue;
      const p = placed(x, y, 1);
      line(`M${p(-6, 0)}h12M${p(-4, 2.4)}h8M${p(0, 0)}v-6.4M${p(-2.4, 0)}l-2 -4.6M${p(2.4, 0)}l2 -4.6`);
    }
  },
  lake({ random, free, line }) {
    for (let y = -22; y <= 22; y += 5.5) {
      const w = halfWidth(y, 6);
      for (let x = -w + random() * 4; x < w - 7; ) {
        const waves = 1 + Math.floor(random() * 3);
        let path = `M${short(x)} ${y}`;
        let end = x;
        let clear = true;
        for (let n = 0; n < waves && end + 8 <= w; n++) {
          path += 'q2 -2.8 4 0t4 0';
          clear &&= free(end + 4, y);
          end += 8;
        }
        if (clear && end > x) line(path);
        x = end + 4 + random() * 3;
      }
    }
  },
  wasteland({ random, free, shake, line }) {
    const size = 9.4;
    for (let row = -3; row <= 3; row++) {
      for (let column = -3; column <= 3; column++) {
        const x = (column + (row & 1 ? 0.5 : 0)) * size * 1.732;
        const y = row * size * 1.5;
        const ends = [-90, 30, 150].map(angle => {
          const a = (angle * Math.PI) / 180;
          return [x + (size + shake(2)) * Math.cos(a) + shake(1.6), y + (size + shake(2)) * Math.sin(a) + shake(1.6)];
        });
        if (!inside(x, y, 5) || !free(x, y)) continue;
        for (const [ex, ey] of ends) {
          if (!inside(ex, ey, 2.5)) continue;
          line(
            `M${short(x + shake(0.8))} ${short(y + shake(0.8))}L${short((x + ex) / 2 + shake(1.8))} ${short((y + ey) / 2 + shake(1.8))}L${short(ex)} ${short(ey)}`,
          );
        }
        if (random() > 0.35 && inside(x + 5, y + 6, 6) && free(x + 5, y + 6)) line(`M${short(x + 4)} ${short(y + 6)}l2.4 -1.4`);
      }
    }
  },
  ice({ free, line }) {
    for (const [x, y, k] of [
      [-12, -8, 1],
      [12, -6, 1.15],
      [0, 9, 1.2],
      [-17, 10, 0.7],
      [17, 12, 0.7],
      [0, -19, 0.6],
    ]) {
      if (!free(x, y)) continue;
      const p = placed(x, y, k);
      line(`M${p(0, -8)}L${p(5, -1)}L${p(2, 7)}L${p(-4, 5)}L${p(-5, -2)}ZM${p(0, -8)}L${p(-0.5, 1)}L${p(-4, 5)}M${p(-0.5, 1)}L${p(5, -1)}`);
    }
  },
  volcano({ free, line }) {
    for (const [x, y, k] of [
      [0, 6, 1.5],
      [-17, -4, 0.8],
      [17, -3, 0.8],
      [-13, 17, 0.6],
      [13, 17, 0.6],
    ]) {
      if (!free(x, y)) continue;
      const p = placed(x, y, k);
      const d = (dx: number, dy: number) => `${short(dx * k)} ${short(dy * k)}`;
      line(`M${p(-9, 6)}Q${p(-4, 2)} ${p(-3, -5)}L${p(-1, -3.6)}L${p(1, -5)}L${p(3, -4.4)}Q${p(4, 2)} ${p(9, 6)}`);
      line(
        `M${p(0, -3)}q${d(-2, 4)} ${d(1, 8)}M${p(2, -2)}q${d(0, 4)} ${d(3, 7)}M${p(-1, -7)}q${d(-3, -2)} ${d(0, -4)}q${d(3, -2)} ${d(1, -4)}`,
      );
    }
  },
  river({ shake, line }) {
    for (const [x, y] of [
      [-6, -7],
      [7, 1],
      [-5, 9],
    ])
      line(`M${short(x - 6 + shake(2))} ${short(y + shake(1.5))}q3 -2.6 6 0t6 0`);
  },
};
