/** What the bots' judgement of a position is made of, in Hungarian. */
export const terms: Readonly<Record<string, string>> = {
  points: 'pontok az értékelőlapon',
  rewards: 'szegénység- és gazdagság-kártya',
  leader: 'uralkodó-kártya',
  pieces: 'ezüst és erőforrások',
  markers: 'erény és vesztegetés',
  castle: 'a várkastélyban várakozó munkások',
  ribbons: 'gyűlő könyvjelzők',
  flips: 'megfordítható adóslevelek és okiratok',
  board: 'városlakók a táblán',
  deck: 'pakli',
  slots: 'üres épülethelyek és szerzetes-kártyák',
  growth: 'még gyarapodó kódexek',
  usual: 'amit egy körben mindenki megszerez',
  turn: 'a kör hátralévő része',
};
