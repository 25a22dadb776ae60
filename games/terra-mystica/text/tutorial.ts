/** The first quarter of an hour: the prescribed first game for two, the newcomer as the Witches (TM-SETUP-02). */
import { chapter, type LessonPlan } from '@tarsas/words/lesson';
import type { Choice } from '../rules/state.ts';
import type { words } from './tutorial.en.ts';

export type LessonId = keyof typeof words.says;

const END = { do: 'endTurn' } as const;

export const plan: LessonPlan<Choice, LessonId> = {
  seats: 2,
  seed: 'first ten minutes',
  options: { factions: 'introductory', startPlayer: 'first-seat' },
  me: 0,
  chapters: [
    chapter('table', [
      { theirs: { do: 'card', card: 'BON1' } },
      { say: 'welcome', rule: 'TM-GOAL-01' },
      { say: 'yours', rule: 'TM-GOAL-02' },
      { say: 'bar' },
      { say: 'card', choose: { do: 'card', card: 'BON3' }, rule: 'TM-BON-01' },
      { say: 'draft' },
      { say: 'commit', commit: true },
    ]),
    chapter('build', [
      { say: 'income', rule: 'TM-INCOME-02' },
      { say: 'cycle', rule: 'TM-TERRA-02' },
      { say: 'transform', choose: { do: 'transform', hex: 'E7' }, rule: 'TM-TERRA-04' },
      { say: 'forest', choose: { do: 'into', terrain: 'forest' } },
      { say: 'dwelling', choose: { do: 'build', hex: 'E7' }, rule: 'TM-BUILD-04' },
      { say: 'wrapUp', rule: 'TM-CONV-01' },
      { say: 'offer', commit: true, rule: 'TM-BUILD-07' },
      { theirs: { do: 'take', from: 0, power: 1 } },
      { theirs: { do: 'upgrade', hex: 'F3', to: 'tradingHouse' } },
    ]),
    chapter('neighbours', [
      { say: 'bowls', rule: 'TM-POWER-01' },
      { say: 'take', choose: { do: 'take', from: 1, power: 1 }, rule: 'TM-LEECH-08' },
      { say: 'commit', commit: true },
      { theirs: END },
      { say: 'taken', rule: 'TM-LEECH-11' },
    ]),
    chapter('upgrades', [
      { say: 'rows', rule: 'TM-UPG-02' },
      { say: 'tradingHouse', choose: { do: 'upgrade', hex: 'F4', to: 'tradingHouse' }, rule: 'TM-UPG-03' },
      { say: 'cheaper', commit: true, rule: 'TM-LEECH-03' },
      { theirs: { do: 'take', from: 0, power: 2 } },
      { theirs: { do: 'upgrade', hex: 'I7', to: 'tradingHouse' } },
      { theirs: END },
    ]),
    chapter('power', [
      { say: 'burn', rule: 'TM-BURN-01' },
      { say: 'workers', choose: { do: 'power', action: 'ACT3', sacrifice: 4 }, rule: 'TM-PWACT-12' },
      { say: 'commit', commit: true },
      { theirs: { do: 'power', action: 'ACT4', sacrifice: 4 } },
      { theirs: END },
      { say: 'covered', rule: 'TM-PWACT-02' },
    ]),
    chapter('favor', [
      { say: 'temple', choose: { do: 'upgrade', hex: 'F4', to: 'temple' }, rule: 'TM-UPG-06' },
      { say: 'wait', commit: true },
      { theirs: { do: 'decline', from: 0, power: 2 } },
      { say: 'tile', choose: { do: 'favor', tile: 'FAV11' }, rule: 'TM-FAV-11' },
      { say: 'commit', commit: true },
      { theirs: { do: 'pass', card: 'BON6' } },
      { say: 'tiled', rule: 'TM-CULT-01' },
    ]),
    chapter('passing', [
      { say: 'whenToPass', rule: 'TM-PASS-01' },
      { say: 'pass', choose: { do: 'pass', card: 'BON5' }, rule: 'TM-PASS-03' },
      { say: 'commit', commit: true },
      { say: 'round', rule: 'TM-PASS-02' },
    ]),
    chapter('cults', [
      { theirs: { do: 'pass', card: 'BON3' } },
      { say: 'priest', choose: { do: 'send', cult: 'air', steps: 3 }, rule: 'TM-PRIEST-01' },
      { say: 'commit', commit: true },
      { say: 'climbed', rule: 'TM-CULT-01' },
    ]),
    chapter('ending', [
      { say: 'passAgain', choose: { do: 'pass', card: 'BON1' }, rule: 'TM-PASS-01' },
      { say: 'commit', commit: true },
      { say: 'reward', rule: 'TM-END-02' },
      { say: 'towns', rule: 'TM-TOWN-01' },
      { say: 'keys', rule: 'TM-CULT-04' },
      { say: 'final', rule: 'TM-FINAL-11' },
      { say: 'onward' },
    ]),
  ],
};
