import { boxOf } from './box.ts';
import { components, goods, startOf } from './components.en.ts';

export const box = boxOf(components, {
  kinds: {
    factions: 'Factions',
    bonusCards: 'Bonus cards',
    scoringTiles: 'Scoring tiles',
    favorTiles: 'Favor tiles',
    townTiles: 'Town tiles',
    powerActions: 'Power actions',
    finalTiles: 'Final scoring tiles',
  },
  start: startOf,
  goods,
  atStart: 'At the start',
  ability: 'Ability',
  stronghold: 'Stronghold',
  costs: 'Structures cost',
});
