/** The first minutes of a game for two: a disaster that goes by, one that is taken, and what one makes of it. */
import type { LessonPlan } from '@tarsas/words/lesson';
import type { Choice } from '../rules/state.ts';

export type LessonId =
  | 'empire'
  | 'welcome'
  | 'row'
  | 'threat'
  | 'bid'
  | 'commit'
  | 'pot'
  | 'again'
  | 'gone'
  | 'economy'
  | 'green'
  | 'collect'
  | 'finish'
  | 'taking'
  | 'cheap'
  | 'take'
  | 'place'
  | 'industry'
  | 'hand'
  | 'play'
  | 'under'
  | 'sell'
  | 'done'
  | 'onward';

export const plan: LessonPlan<Choice, LessonId> = {
  seats: 2,
  seed: 'lesson',
  options: {},
  me: 0,
  chapters: [
    {
      id: 'empire',
      steps: [
        { say: 'welcome', rule: 'EE-AIM-02' },
        { say: 'row', rule: 'EE-TERM-01' },
        { say: 'threat', rule: 'EE-BID-02' },
        { say: 'bid', choose: { do: 'bid', card: 'pestilence-04', resource: 'wheat' }, rule: 'EE-BID-04' },
        { say: 'commit', commit: true },
        { theirs: { do: 'bid', card: 'pestilence-04', resource: 'hammer' } },
      ],
    },
    {
      id: 'pot',
      steps: [
        { say: 'again', choose: { do: 'bid', card: 'pestilence-04', resource: 'wheat' }, rule: 'EE-BID-05' },
        { say: 'commit', commit: true },
        { theirs: { do: 'take', card: 'pestilence-04' } },
        { theirs: { do: 'place', location: 'farm-axe' } },
        { say: 'gone', rule: 'EE-TAKE-12' },
      ],
    },
    {
      id: 'economy',
      steps: [
        { say: 'green', rule: 'EE-ECO-01' },
        { say: 'collect', choose: { do: 'collect' }, rule: 'EE-ECO-10' },
        { say: 'finish', choose: { do: 'finish' } },
        { say: 'commit', commit: true },
        { theirs: { do: 'collect' } },
        { theirs: { do: 'finish' } },
        { theirs: { do: 'bid', card: 'flood-06', resource: 'hammer' } },
      ],
    },
    {
      id: 'taking',
      steps: [
        { say: 'cheap', rule: 'EE-TAKE-08' },
        { say: 'take', choose: { do: 'take', card: 'flood-06' }, rule: 'EE-TAKE-03' },
        { say: 'place', choose: { do: 'place', location: 'village-high' }, rule: 'EE-INN-04' },
        { say: 'commit', commit: true },
      ],
    },
    {
      id: 'industry',
      steps: [
        { say: 'hand', rule: 'EE-IND-01' },
        { say: 'play', choose: { do: 'play', card: 'flood-08', coins: 0 }, rule: 'EE-IND-05' },
        { say: 'under', choose: { do: 'place', location: 'farm-wheat' } },
        { say: 'sell', choose: { do: 'sell', card: 'earthquake-02' }, rule: 'EE-IND-08' },
        { say: 'done', choose: { do: 'finish' } },
        { say: 'commit', commit: true },
        { say: 'onward', rule: 'EE-CONFLICT-04' },
      ],
    },
  ],
};
