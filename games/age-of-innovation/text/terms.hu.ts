/** What the bots' judgement of a position is made of, in Hungarian. */
export const terms: Readonly<Record<string, string>> = {
  points: 'pontok',
  goods: 'erőforrások',
  income: 'bevétel',
  tiles: 'lapkák',
  roundBonus: 'bónuszlapka',
  scienceBonuses: 'a fordulók tudományért járó jutalmai',
  tracks: 'sávok és épületek',
  rewards: 'átvételre váró jutalmak',
  science: 'helyezések a tudományágakban',
  empire: 'legnagyobb birodalom',
  cities: 'készülő városok',
  innovation: 'közeli innovációlapka',
  land: 'elérhető területek',
  faction: 'tábla és frakció',
};
