/** Less than fifteen minutes: five turns of a game for two, one for each action and one with a dismissal, a reshuffle and a collision. */
import { chapter, type LessonPlan } from '@tarsas/words/lesson';
import type { Choice } from '../rules/choices.ts';
import type { words } from './tutorial.en.ts';

export type LessonId = keyof typeof words.says;

const NONE = { do: 'skip' } as const;

export const plan: LessonPlan<Choice, LessonId> = {
  seats: 2,
  seed: 'ten minutes 53',
  options: { startPlayer: 'first seat' },
  me: 0,
  chapters: [
    chapter('table', [
      { theirs: { do: 'pair', card: 9 } },
      { theirs: { do: 'decline' } },
      { say: 'welcome', rule: 'VWK-TURN-02' },
      { say: 'board', rule: 'VWK-ACT-02' },
      { say: 'bar' },
      { say: 'pair', choose: { do: 'pair', card: 10 }, rule: 'VWK-SETUP-13' },
      { say: 'draft', commit: true },
    ]),
    chapter('trade', [
      { say: 'phases', rule: 'VWK-TURN-02' },
      { say: 'thief', choose: { do: 'play', card: 'thief' }, rule: 'VWK-P1-04' },
      { say: 'corruption', rule: 'VWK-VC-01' },
      { say: 'move', choose: { do: 'move', to: 'lake.OL', silver: 0 }, rule: 'VWK-MOVE-01' },
      { say: 'trading', choose: { do: 'trade', times: 3, silver: 0 }, rule: 'VWK-TRADE-01' },
      { say: 'hire', choose: { do: 'recruit' }, rule: 'VWK-HIRE-01' },
      { say: 'commit', commit: true },
      { theirs: { do: 'play', card: 'abbot' } },
      { theirs: { do: 'move', to: 'hills.OL', silver: 3 } },
      { theirs: { do: 'trade', times: 1, silver: 0 } },
    ]),
    chapter('build', [
      { say: 'slides', rule: 'VWK-P1-01' },
      { say: 'labourer', choose: { do: 'play', card: 'labourer' } },
      { say: 'further', choose: { do: 'move', to: 'lake.OR', silver: 0 }, rule: 'VWK-MOVE-11' },
      { say: 'workshop', choose: { do: 'construct', building: 'workshop.1' }, rule: 'VWK-ACT-04' },
      { say: 'plot', choose: { do: 'spot', spot: 'lake.3' }, rule: 'VWK-BUILD-06' },
      { say: 'debt', choose: { do: 'flip', what: 'debt' }, rule: 'VWK-DEBT-05' },
      { say: 'ink', choose: { do: 'take', what: 'ink' } },
      { say: 'noHire', choose: NONE },
      { say: 'commit', commit: true },
      { theirs: { do: 'play', card: 'ada' } },
      { theirs: { do: 'move', to: 'hills.OR', silver: 0 } },
      { theirs: { do: 'trade', times: 1, silver: 0 } },
      { theirs: { do: 'decline' } },
    ]),
    chapter('write', [
      { say: 'inside', rule: 'VWK-ACT-02' },
      { say: 'squire', choose: { do: 'play', card: 'squire' } },
      { say: 'silver', choose: { do: 'move', to: 'hills.IN', silver: 1 }, rule: 'VWK-MOVE-10' },
      { say: 'transcribe', choose: { do: 'transcribe' }, rule: 'VWK-MANU-02' },
      { say: 'ribbons', commit: true, rule: 'VWK-MANU-05' },
      { say: 'noHire', choose: NONE },
      { say: 'commit', commit: true },
      { theirs: { do: 'play', card: 'labourer' } },
      { theirs: { do: 'move', to: 'mountain.IN', silver: 0 } },
      { theirs: NONE },
      { theirs: NONE },
    ]),
    chapter('castle', [
      { say: 'dropped', rule: 'VWK-P1-02' },
      { say: 'bertha', choose: { do: 'play', card: 'bertha' } },
      { say: 'meet', choose: { do: 'move', to: 'mountain.IN', silver: 0 }, rule: 'VWK-MOVE-09' },
      { say: 'wait', commit: true },
      { theirs: { do: 'decline' } },
      { say: 'workers', choose: { do: 'placeWorkers', workers: 2 }, rule: 'VWK-CASTLE-01' },
      { say: 'cascade', rule: 'VWK-CASTLE-04' },
      { say: 'noHire', choose: NONE },
      { say: 'commit', commit: true },
    ]),
    chapter('dismissal', [
      { theirs: { do: 'play', card: 'lender' } },
      { theirs: { do: 'move', to: 'snow.IN', silver: 0 } },
      { theirs: NONE },
      { theirs: NONE },
      { say: 'trader', choose: { do: 'play', card: 'trader' }, rule: 'VWK-CARD-03' },
      { say: 'back', choose: { do: 'move', to: 'mountain.OR', silver: 0 } },
      { say: 'dismiss', choose: { do: 'dismiss', action: 'trade' }, rule: 'VWK-DISM-02' },
      { say: 'shuffled', commit: true },
      { say: 'check', rule: 'VWK-DRAW-05' },
      { say: 'stone', choose: { do: 'trade', times: 2, silver: 1 }, rule: 'VWK-ACT-04' },
      { say: 'noHire', choose: NONE },
      { say: 'collision', commit: true, rule: 'VWK-COLL-01' },
      { theirs: { do: 'take', what: 'ink' } },
      { theirs: { do: 'decline' } },
      { say: 'collided', rule: 'VWK-COLL-08' },
    ]),
    chapter('crowd', [
      { say: 'bumping', rule: 'VWK-CASTLE-07' },
      { say: 'leader', rule: 'VWK-CASTLE-12' },
    ]),
    {
      id: 'end',
      steps: [{ say: 'ending', rule: 'VWK-END-02' }, { say: 'onward' }],
    },
  ],
};
