/** What the bots' judgement of a position is made of, in Hungarian. */
export const terms: Readonly<Record<string, string>> = {
  points: 'pontok a pontsávon',
  locations: 'ép helyszínek',
  abilities: 'képességek',
  tokens: 'erőforrások',
  restoring: 'ami még helyreállítható',
  hand: 'kézben lévő kártyák',
  danger: 'hátralévő katasztrófák',
  phase: 'a mostani fázis',
};
