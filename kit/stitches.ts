/** Cross-stitch: little pictures in which every letter becomes a stitch. r madder, b indigo, g moss, o ochre. */
const PATTERNS = {
  tulip: [
    '......r......',
    '...r..r..r...',
    '..rr.rrr.rr..',
    '..rrrrorrrr..',
    '..rrrooorrr..',
    '...rrrorrr...',
    '....rrrrr....',
    '......g......',
    '.gg...g...gg.',
    '.ggg..g..ggg.',
    '..ggg.g.ggg..',
    '....ggggg....',
    '......g......',
  ],
  star: ['....b....', '.b.bbb.b.', '..bbobb..', '.bbooobb.', 'bbooroobb', '.bbooobb.', '..bbobb..', '.b.bbb.b.', '....b....'],
  band: [
    'r.......r.......',
    '.r..b..r....g...',
    '..r...r....ggg..',
    '.b.r.r.b..gg.gg.',
    '..r...r....ggg..',
    '.r..b..r....g...',
    'r.......r.......',
  ],
} as const;

export type Pattern = keyof typeof PATTERNS;

const THREADS = { r: 'var(--madder)', b: 'var(--indigo)', g: 'var(--moss)', o: 'var(--ochre)' } as const;
type Thread = keyof typeof THREADS;

/** One path per thread, each stitch an x of `px` by `px`. */
export function stitches(pattern: Pattern, px: number): { width: number; height: number; paths: { d: string; thread: string }[] } {
  const rows = PATTERNS[pattern];
  const leg = px - 1.2;
  const cross = (x: number, y: number) => `M${x * px + 0.6} ${y * px + 0.6}l${leg} ${leg}m0 ${-leg}l${-leg} ${leg}`;
  const paths = (Object.keys(THREADS) as Thread[]).map(thread => ({
    thread: THREADS[thread],
    d: rows.flatMap((row, y) => [...row].map((stitch, x) => (stitch === thread ? cross(x, y) : ''))).join(''),
  }));
  return { width: rows[0].length * px, height: rows.length * px, paths: paths.filter(({ d }) => d !== '') };
}
