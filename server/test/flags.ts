/** What stands behind a word of the command line. */
export function word(flag: string, usual: string): string {
  const at = process.argv.indexOf(flag);
  return at < 0 ? usual : process.argv[at + 1];
}

export const number = (flag: string, usual: number): number => Number(word(flag, String(usual)));
