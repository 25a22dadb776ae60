import type { LessonWords } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words: LessonWords<LessonId> = {
  title: 'Age of Innovation in ten minutes',
  names: ['Anna', 'Béla'],
  says: {
    table: 'At the table',
    welcome:
      'Six rounds long you settle a land and study its sciences. Whoever has most victory points at the end wins. Both of you start with 20.',
    bar: 'At the top stands what you are asked now. What is stitched waits for you: places on the map, tiles, buttons. Everything has words: point at it, or hold your finger on it.',
    set: 'Each set is a board, a faction and a round bonus. Béla has taken the wasteland. Take the lake with the Goblins: your ships sail from the start, and every spade brings you 2 coins.',
    draft: 'Whatever you choose is a draft at first; you can undo it. “Commit” hands it over.',
    commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
    first: 'You live on lakes only. Place your first workshop on I6.',
    second: 'Béla has settled next to you, on H5: neighbours help each other. Place your second workshop on H8.',
    build: 'The first workshop',
    income:
      'Income has come: a tool from your board, one more for each workshop on the map, and 4 power and 2 coins from your round bonus. Your next income is what is uncovered on your board.',
    ring: 'Seven terrains stand in a ring. Each step along it costs a spade, and a spade costs you 3 tools. Swamp lies right next to lake.',
    terraform: 'Choose the swamp I7, next to your workshop: one spade is enough. The Goblins get 2 coins for it.',
    workshop: 'Now it is a lake: build a workshop for 1 tool and 2 coins. The tile of this round gives 2 points for it.',
    wrapUp: 'You may still convert resources. You need nothing more now: end your turn.',
    neighbours: 'Neighbours and power',
    bowls:
      'Béla has built a guild next to your I6. Your power lies in three bowls; only what is in the third can be spent. Gaining power moves tokens from I to II, then from II to III.',
    take: 'You may take power for your buildings next to his: 1 power. It costs one point less than the power, so this one is free. Take it.',
    rows: 'Buildings come off your board from left to right, and what they uncover is income. A workshop becomes a guild, that becomes a palace or a school, a school becomes the university.',
    guild: 'Upgrade I6 to a guild. Next to Béla it costs 3 coins instead of 6. The workshop goes back to your board.',
    offer: 'Béla’s guild next door has a power value of 2, so he is offered 2 power. Commit.',
    power: 'Power for a scholar',
    actions:
      'Each of the six power actions can be used once per round, by whoever is first; the same goes for the three book actions. Your third bowl is empty, but you may sacrifice power.',
    convert: 'Converting is possible before and after your action. Choose it.',
    sacrifice: 'For each token that moves from bowl II to III another one leaves the game for good. Sacrifice one.',
    again: 'Three tokens are needed in bowl III: once more.',
    scholar: 'Now take “1 scholar” for 3 power.',
    science: 'Science',
    columns:
      'Four sciences, four columns: innovations on top, competencies below, and your marker on the science board. Levels 3, 5, 7 and 12 give power; level 8 needs a city key; from level 9 on there is income.',
    send: 'Send your scholar to engineering, to the space worth 3 steps. It stays there for the rest of the game.',
    levels:
      'You passed level 3 and got 1 power. At the end of every round its tile rewards levels of one science, and at the end of the game the best in each science get points.',
    passing: 'Passing',
    whenToPass:
      'You can hardly pay for anything now, and Béla has passed. Resources are kept for the next round, so passing loses nothing.',
    pass: 'Pass.',
    bonus: 'Take another round bonus: this one brings a book each round and lets you build a bridge. A coin lies on it.',
    school: 'A school',
    bonusBook: 'Round 2 begins with income, and your new bonus brings a book of your choice. Take engineering.',
    'second round': 'Béla passed first, so he began. With his three levels of law the round tile has given him a scholar.',
    upgrade: 'You have 4 tools: upgrade the guild on I6 to a school.',
    stacks:
      'A school brings a competency tile. Its place gives something too: 3 steps, or 2 steps and a book, or 1 step and 2 books of its science.',
    competency: 'Take the tile in the law column that brings a book and 1 power every round: here it comes with 1 step and 2 books.',
    books:
      'Books pay for innovations: two of the column’s science, three of any, and 5 coins without a palace. The display shows what you lack.',
    onward:
      'That is the heart of the game. Cities, palaces, bridges and innovations come by themselves: the table shows what can be done, and every rule is a click away.',
  },
};
