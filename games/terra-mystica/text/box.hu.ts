import { boxOf } from './box.ts';
import { components, goods, startOf } from './components.hu.ts';

export const box = boxOf(components, {
  kinds: {
    factions: 'Frakciók',
    bonusCards: 'Bónuszkártyák',
    scoringTiles: 'Pontozólapkák',
    favorTiles: 'Kegylapkák',
    townTiles: 'Városlapkák',
    powerActions: 'Hatalomakciók',
    finalTiles: 'Végső pontozólapkák',
  },
  start: startOf,
  goods: price => goods(price),
  atStart: 'Kezdéskor',
  ability: 'Képesség',
  stronghold: 'Erőd',
  costs: 'Az épületek ára',
});
