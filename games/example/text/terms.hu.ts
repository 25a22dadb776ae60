/** What the bots' judgement of a position is made of, in Hungarian. */
export const terms: Readonly<Record<string, string>> = {
  prizes: 'díjak',
  buried: 'elásott kavicsok',
  hope: 'kézben lévő kavicsok',
};
