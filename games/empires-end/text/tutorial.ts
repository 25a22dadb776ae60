/**
 * The first nine phases of a game for two: a disaster that goes by, one that is taken and what one makes of it, a conflict, an ability that
 * is exhausted and refreshed, and how it all counts in the end.
 */
import { chapter, type LessonPlan } from '@tarsas/words/lesson';
import type { Choice } from '../rules/state.ts';
import type { words } from './tutorial.en.ts';

export type LessonId = keyof typeof words.says;

export const plan: LessonPlan<Choice, LessonId> = {
  seats: 2,
  seed: 'lesson',
  options: {},
  me: 0,
  chapters: [
    chapter('empire', [
      { say: 'welcome', rule: 'EE-AIM-02' },
      { say: 'row', rule: 'EE-TERM-01' },
      { say: 'threat', rule: 'EE-BID-02' },
      { say: 'bid', choose: { do: 'bid', card: 'pestilence-04', resource: 'wheat' }, rule: 'EE-BID-04' },
      { say: 'commit', commit: true },
      { theirs: { do: 'bid', card: 'pestilence-04', resource: 'hammer' } },
    ]),
    chapter('pot', [
      { say: 'again', choose: { do: 'bid', card: 'pestilence-04', resource: 'wheat' }, rule: 'EE-BID-05' },
      { say: 'commit', commit: true },
      { theirs: { do: 'take', card: 'pestilence-04' } },
      { theirs: { do: 'place', location: 'farm-axe' } },
      { theirs: { do: 'enough' } },
      { say: 'gone', rule: 'EE-TAKE-12' },
    ]),
    chapter('economy', [
      { say: 'green', rule: 'EE-ECO-01' },
      { say: 'collect', choose: { do: 'collect' }, rule: 'EE-ECO-10' },
      { say: 'finish', choose: { do: 'finish' } },
      { say: 'commit', commit: true },
      { theirs: { do: 'collect' } },
      { theirs: { do: 'finish' } },
      { theirs: { do: 'bid', card: 'flood-06', resource: 'hammer' } },
    ]),
    chapter('taking', [
      { say: 'cheap', rule: 'EE-TAKE-08' },
      { say: 'take', choose: { do: 'take', card: 'flood-06' }, rule: 'EE-TAKE-03' },
      { say: 'place', choose: { do: 'place', location: 'village-high' }, rule: 'EE-INN-04' },
      { say: 'few', choose: { do: 'enough' }, rule: 'EE-FEW-01' },
      { say: 'commit', commit: true },
    ]),
    chapter('industry', [
      { say: 'hand', rule: 'EE-IND-01' },
      { say: 'play', choose: { do: 'play', card: 'flood-08', coins: 0 }, rule: 'EE-IND-05' },
      { say: 'under', choose: { do: 'place', location: 'farm-wheat' } },
      { say: 'sell', choose: { do: 'sell', card: 'earthquake-02' }, rule: 'EE-IND-08' },
      { say: 'restore', choose: { do: 'restore', location: 'road-refresh-low', coins: 0 }, rule: 'EE-IND-15' },
      { say: 'done', choose: { do: 'finish' } },
      { say: 'commit', commit: true },
      { theirs: { do: 'play', card: 'famine-03', coins: 0 } },
      { theirs: { do: 'place', location: 'army-low' } },
      { theirs: { do: 'finish' } },
    ]),
    chapter('useful', [
      { say: 'axe', choose: { do: 'bid', card: 'barbarians-01', resource: 'axe' }, rule: 'EE-DIS-02' },
      { say: 'commit', commit: true },
      { theirs: { do: 'take', card: 'barbarians-01' } },
      { theirs: { do: 'place', location: 'army-high' } },
      { theirs: { do: 'enough' } },
      { theirs: { do: 'bid', card: 'fire-07', resource: 'wheat' } },
      { say: 'ability', choose: { do: 'take', card: 'fire-07' }, rule: 'EE-EXH-05' },
      { say: 'besideRoad', choose: { do: 'place', location: 'farm-hammer' }, rule: 'EE-ECO-06' },
      { say: 'few', choose: { do: 'enough' }, rule: 'EE-FEW-01' },
      { say: 'commit', commit: true },
    ]),
    chapter('conflict', [
      { say: 'card', rule: 'EE-CONFLICT-06' },
      { say: 'axes', choose: { do: 'axes', axes: 2 }, rule: 'EE-CONFLICT-04' },
      { say: 'coins', choose: { do: 'coins', coins: 0 } },
      { say: 'commit', commit: true },
      { theirs: { do: 'axes', axes: 1 } },
      { theirs: { do: 'coins', coins: 0 } },
      { say: 'fought', rule: 'EE-CONFLICT-10' },
    ]),
    chapter('exhausting', [
      { say: 'free', choose: { do: 'freeBid', card: 'famine-07', source: 'fire-07' }, rule: 'EE-EXH-01' },
      { say: 'commit', commit: true },
      { theirs: { do: 'take', card: 'famine-07' } },
      { theirs: { do: 'place', location: 'farm-wheat' } },
      { theirs: { do: 'enough' } },
      { say: 'refresh', choose: { do: 'collect' }, rule: 'EE-EXH-04' },
      { say: 'finishAgain', choose: { do: 'finish' } },
      { say: 'commit', commit: true },
    ]),
    chapter('end', [
      { say: 'scoring', rule: 'EE-END-02' },
      { say: 'onward', rule: 'EE-END-04' },
    ]),
  ],
};
