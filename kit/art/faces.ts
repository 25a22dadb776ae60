/** Emblems of the bots in cross-stitch: every letter becomes a stitch. r madder, b indigo, g moss, o ochre, u umber, l light blue, s silver, k ink. */
export const FACES = {
  snail: [
    '......uuuu...',
    '....uuoooou..',
    '...uoouuuoou.',
    '...uouooouou.',
    'g..uouououou.',
    '.g.uouuouuou.',
    'g.guoouuuoou.',
    'gg.ggoooooug.',
    'gkggggggggggg',
    '.gggggggggggg',
    '..ggggggggggg',
  ],
  sprout: [
    '.gg.......gg.',
    '.gggg...gggg.',
    '..gogg.ggog..',
    '...ggggggg...',
    '....ggggg....',
    '......g......',
    '......g......',
    '..rrrrrrrrr..',
    '..rorororor..',
    '...rrrrrrr...',
    '...rrrrrrr...',
    '...rrrrrrr...',
  ],
  purse: [
    '...oo...oo...',
    '....ooooo....',
    '.....uuu.....',
    '....rrrrr....',
    '...uuuuuuu...',
    '..uuuuuuuuu..',
    '.uuuoouoouuu.',
    '.uuooouooouu.',
    '.uuuooooouuu.',
    '.uuuuooouuuu.',
    '.uuooouooouu.',
    '..uuuuouuuu..',
    '...uuuuuuu...',
  ],
  key: [
    '....ooooo....',
    '...oo.o.oo...',
    '..oo..o..oo..',
    '..oo..o..oo..',
    '...oo.o.oo...',
    '....ooooo....',
    '......o......',
    '......o......',
    '......o......',
    '....ooo......',
    '......o......',
    '...oooo......',
    '......o......',
  ],
  tower: [
    '......r......',
    '......r......',
    '.....rrr.....',
    'k.kk.kkk.kk.k',
    'kkkkkkkkkkkkk',
    '.ksssskssssk.',
    '.ksssskssssk.',
    '.ksksskssksk.',
    '.ksssskssssk.',
    '.kssuuuuussk.',
    '.ksuuuuuuusk.',
    '.ksuuuuuuusk.',
    'kkkkkkkkkkkkk',
  ],
  owl: [
    '.b.........b.',
    '.bb..bbb..bb.',
    '.bbbbbbbbbbb.',
    '.booobbbooob.',
    '.bokobbbokob.',
    '.booobobooob.',
    '.bbbbooobbbb.',
    '.bbbbbobbbbb.',
    '.blblblblblb.',
    '.bblblblblbb.',
    '..bblblblbb..',
    '...bbbbbbb...',
    '..oo.ooo.oo..',
  ],
} as const;

export type FaceName = keyof typeof FACES;

const THREADS: Readonly<Record<string, string>> = {
  r: '--madder',
  b: '--i-inkwell',
  g: '--i-moss',
  o: '--i-ochre',
  u: '--i-umber',
  l: '--i-blue',
  s: '--i-steel',
  k: '--i-coal',
};

/** One path per thread, in the middle of a field of 40 by 40; each stitch lies in a square of 2 by 2. */
export function threadsOf(name: FaceName): { d: string; colour: string }[] {
  const rows: readonly string[] = FACES[name];
  const [left, top] = [20 - rows[0].length, 20 - rows.length];
  return Object.entries(THREADS).flatMap(([thread, colour]) => {
    const d = rows
      .flatMap((row, y) =>
        [...row].map((stitch, x) => (stitch === thread ? `M${left + 2 * x + 0.4} ${top + 2 * y + 0.4}l1.2 1.2m0-1.2l-1.2 1.2` : '')),
      )
      .join('');
    return d === '' ? [] : [{ d, colour }];
  });
}
