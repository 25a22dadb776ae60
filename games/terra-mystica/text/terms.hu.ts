/** What the bots' judgement of a position is made of, in Hungarian. */
export const terms: Readonly<Record<string, string>> = {
  points: 'pontok',
  goods: 'erőforrások',
  income: 'bevétel',
  card: 'bónuszkártya',
  tracks: 'sávok, kegylapkák és erőd',
  cultRewards: 'a fordulók kultuszjutalmai',
  cults: 'helyezések a kultuszsávokon',
  network: 'legnagyobb összefüggő terület',
  towns: 'készülő városok',
  land: 'elérhető területek',
  buildings: 'még felépülő nagy épületek',
  rewards: 'átvételre váró jutalmak',
  faction: 'frakció',
};
