/** The starting townsfolk and the heroes (VWK-CARD-05). */
import { and, castleMove, destroy, discard, flip, gain, hireFree, or, payFor, rearrange, when } from './effects.ts';

import type { Card } from './townsfolk.ts';

/** Every player has the same eight. */
export const STARTING = {
  abbot: { value: 2, icons: ['cleric'], sure: 'two sources' },
  financer: { value: 3, icons: ['merchant'], instant: and(discard(), gain('silver', 2)), sure: 'two sources' },
  journeyman: { value: 2, icons: ['merchant', 'merchant'], dropoff: and(hireFree, gain('virtue')), sure: 'two sources' },
  labourer: { value: 2, icons: ['builder'], sure: 'one source' },
  lender: { value: 1, icons: ['merchant', 'merchant'], dropoff: flip(), sure: 'two sources' },
  squire: { value: 2, icons: ['noble'], sure: 'two sources' },
  thief: { value: 1, icons: ['criminal'], dropoff: and(gain('debt'), gain('silver')), sure: 'two sources' },
  trader: { value: 1, icons: ['merchant'], ongoing: when('afterTrade', gain('silver')), sure: 'two sources' },
} satisfies Record<string, Card>;

export const HEROES = {
  ada: { value: 2, icons: ['criminal'], ongoing: when('collision', and(gain('virtue'), gain('resource'))), sure: 'one source' },
  bertha: { value: 3, icons: ['noble', 'merchant'], instant: or(castleMove, gain('virtue')), sure: 'two sources' },
  clovis: { value: 3, icons: ['criminal', 'merchant'], instant: hireFree, sure: 'two sources' },
  emma: { value: 3, icons: ['cleric'], ongoing: payFor(['gold', 'stone'], 1, 'cleric', 1, 'transcribe'), sure: 'two sources' },
  guntram: {
    value: 2,
    icons: ['cleric', 'merchant'],
    dropoff: or(and(gain('debt'), flip('deed')), and(gain('deed'), flip('debt'))),
    sure: 'one source',
  },
  judith: { value: 1, icons: ['builder', 'merchant'], instant: or(destroy(), flip()), sure: 'one source' },
  lothaire: { value: 1, icons: ['merchant'], instant: and(gain('stone'), gain('gold'), gain('ink')), sure: 'one source' },
  merovech: { value: 2, icons: ['builder'], ongoing: when('afterConstruct', or(rearrange, discard())), sure: 'two sources' },
  rudolf: { value: 2, icons: ['noble'], dropoff: or(destroy(2), gain('resource', 2)), sure: 'one source' },
  therese: { value: 3, icons: ['merchant', 'merchant', 'merchant'], dropoff: and(discard(), gain('virtue', 2)), sure: 'one source' },
} satisfies Record<string, Card>;
