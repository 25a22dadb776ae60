/** The first quarter of an hour: two players, the newcomer with the lake and the goblins, from the choice of sets into the fourth round. */
import { chapter, type LessonPlan, type LessonStep } from '@tarsas/words/lesson';
import type { Choice } from '../rules/state.ts';
import type { words } from './tutorial.en.ts';

export type LessonId = keyof typeof words.says;

const END = { do: 'endTurn' } as const;
const SACRIFICE = { do: 'sacrifice' } as const;
const EXCHANGE = { do: 'exchange' } as const;
const TOOL = { do: 'convert', from: 'scholars', to: 'tools' } as const;
const MEDICINE = { do: 'takeBook', discipline: 'medicine' } as const;

/** What both players do while nothing new is to be learnt. */
const played = (...choices: readonly Choice[]): LessonStep<Choice, LessonId>[] => choices.map(theirs => ({ theirs }));

export const plan: LessonPlan<Choice, LessonId> = {
  seats: 2,
  seed: 'first ten minutes 276',
  options: {},
  me: 0,
  chapters: [
    chapter('table', [
      { theirs: { do: 'set', board: 'wasteland' } },
      { say: 'welcome', rule: 'AOI-GOAL-01' },
      { say: 'bar' },
      { say: 'set', choose: { do: 'set', board: 'lake' }, rule: 'AOI-PICK-01' },
      { say: 'draft', commit: true },
      { theirs: { do: 'takeBook', discipline: 'law' } },
      { say: 'first', choose: { do: 'place', building: 'workshop', hex: 'I6' }, rule: 'AOI-START-01' },
      { say: 'commit', commit: true },
      { theirs: { do: 'place', building: 'workshop', hex: 'H5' } },
      { theirs: { do: 'place', building: 'workshop', hex: 'A10' } },
      { say: 'second', choose: { do: 'place', building: 'workshop', hex: 'H8' } },
      { say: 'commit', commit: true },
    ]),
    chapter('build', [
      { say: 'income', rule: 'AOI-INCOME-02' },
      { say: 'ring', rule: 'AOI-TERRAIN-02' },
      { say: 'terraform', choose: { do: 'terraform', hex: 'I7' }, rule: 'AOI-TERRA-04' },
      { say: 'workshop', choose: { do: 'build', hex: 'I7' }, rule: 'AOI-BUILD-01' },
      { say: 'wrapUp', rule: 'AOI-ACT-04' },
      { say: 'commit', commit: true },
      { theirs: { do: 'upgrade', hex: 'H5', to: 'guild' } },
      { theirs: END },
    ]),
    chapter('neighbours', [
      { say: 'bowls', rule: 'AOI-LEECH-02' },
      { say: 'take', choose: { do: 'take', power: 1 }, rule: 'AOI-LEECH-04' },
      { say: 'commit', commit: true },
      { say: 'rows', rule: 'AOI-UPG-01' },
      { say: 'guild', choose: { do: 'upgrade', hex: 'I6', to: 'guild' }, rule: 'AOI-UPG-05' },
      { say: 'offer', commit: true, rule: 'AOI-LEECH-06' },
      { theirs: { do: 'take', power: 2 } },
      { theirs: { do: 'upgrade', hex: 'A10', to: 'guild' } },
      { theirs: END },
    ]),
    chapter('power', [
      { say: 'actions', rule: 'AOI-PBACT-02' },
      { say: 'convert', choose: EXCHANGE, rule: 'AOI-CONV-02' },
      { say: 'sacrifice', choose: SACRIFICE },
      { say: 'again', choose: EXCHANGE },
      { say: 'again', choose: SACRIFICE },
      { say: 'again', choose: EXCHANGE },
      { say: 'again', choose: SACRIFICE },
      { say: 'scholar', choose: { do: 'power', action: 'power2' }, rule: 'AOI-PACT-02' },
      { say: 'commit', commit: true },
      { theirs: { do: 'pass' } },
      { theirs: { do: 'bonus', bonus: 'bonus5' } },
      { theirs: END },
    ]),
    chapter('science', [
      { say: 'columns', rule: 'AOI-SCI-02' },
      { say: 'send', choose: { do: 'send', discipline: 'engineering', steps: 3 }, rule: 'AOI-SCHOLAR-02' },
      { say: 'commit', commit: true },
      { say: 'levels', rule: 'AOI-SCI-03' },
    ]),
    chapter('passing', [
      { say: 'whenToPass', rule: 'AOI-PASS-01' },
      { say: 'pass', choose: { do: 'pass' } },
      { say: 'bonus', choose: { do: 'bonus', bonus: 'bonus8' }, rule: 'AOI-PASS-03' },
      { say: 'commit', commit: true },
      { theirs: { do: 'takeBook', discipline: 'law' } },
    ]),
    chapter('school', [
      { say: 'bonusBook', choose: { do: 'takeBook', discipline: 'engineering' }, rule: 'AOI-RB-08' },
      { say: 'commit', commit: true },
      { theirs: { do: 'special', tile: 'bonus5' } },
      { theirs: { do: 'done' } },
      { theirs: END },
      { say: 'second round', rule: 'AOI-PHASE3-02' },
      { say: 'upgrade', choose: { do: 'upgrade', hex: 'I6', to: 'school' }, rule: 'AOI-UPG-07' },
      { say: 'stacks', rule: 'AOI-UPG-11' },
      { say: 'competency', choose: { do: 'competency', tile: 'competency3' } },
      { say: 'commit', commit: true },
      { theirs: { do: 'decline' } },
      { say: 'books', rule: 'AOI-INNO-01' },
    ]),
    chapter('innovation', [
      ...played(
        { do: 'upgrade', hex: 'H5', to: 'school' },
        { do: 'competency', tile: 'competency2' },
        END,
        { do: 'take', power: 2 },
        ...[EXCHANGE, SACRIFICE, EXCHANGE, SACRIFICE, EXCHANGE, SACRIFICE],
        { do: 'power', action: 'power3' },
        END,
        ...([{ do: 'pass' }, { do: 'bonus', bonus: 'bonus9' }, END] as const),
        { do: 'upgrade', hex: 'H8', to: 'guild' },
        END,
        ...([{ do: 'pass' }, { do: 'bonus', bonus: 'bonus5' }, END] as const),
        { do: 'takeBook', discipline: 'law' },
        { do: 'takeBook', discipline: 'law' },
        ...([{ do: 'pass' }, { do: 'bonus', bonus: 'bonus4' }, END] as const),
      ),
      { say: 'meanwhile', rule: 'AOI-INNO-04' },
      { say: 'develop', choose: { do: 'develop', tile: 'neutralMonument' }, rule: 'AOI-INNOV-MONUMENT' },
      { say: 'monument', choose: { do: 'place', building: 'monument', hex: 'H9' }, rule: 'AOI-NEUTRAL-03' },
      { say: 'commit', commit: true },
    ]),
    chapter('palace', [
      ...played(
        ...([{ do: 'pass' }, { do: 'bonus', bonus: 'bonus9' }, END] as const),
        { do: 'takeBook', discipline: 'law' },
        { do: 'send', discipline: 'law', steps: 3 },
        END,
      ),
      { say: 'fourth round', rule: 'AOI-UPG-06' },
      { say: 'toTool', choose: EXCHANGE, rule: 'AOI-CONV-06' },
      { say: 'toTool', choose: TOOL },
      { say: 'toTool', choose: EXCHANGE },
      { say: 'toTool', choose: TOOL },
      { say: 'palaceBuilt', choose: { do: 'upgrade', hex: 'H8', to: 'palace' } },
      { say: 'palaceTile', choose: { do: 'palace', palace: 'palace1' }, rule: 'AOI-PALACE-01' },
    ]),
    chapter('city', [
      { say: 'cityFounded', rule: 'AOI-CITY-03' },
      { say: 'cityTile', choose: { do: 'city', tile: 'city3' }, rule: 'AOI-CITY-08' },
      { say: 'cityBooks', choose: MEDICINE },
      { say: 'cityBooks', choose: MEDICINE },
      { say: 'commit', commit: true },
    ]),
    chapter('bookAction', [
      ...played({ do: 'send', discipline: 'banking', steps: 3 }, END),
      { say: 'bookActions', rule: 'AOI-PBACT-04' },
      { say: 'takeBookAction', choose: { do: 'book', action: 'book2' }, rule: 'AOI-BOOK-02' },
      { say: 'payBook', choose: { do: 'payBook', discipline: 'law' } },
      { say: 'commit', commit: true },
      { say: 'ending', rule: 'AOI-END-02' },
      { say: 'onward' },
    ]),
  ],
};
