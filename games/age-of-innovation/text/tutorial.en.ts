import { lesson } from '@tarsas/words/lesson';

export const words = lesson('Age of Innovation in about ten minutes', {
  table: 'At the table',
  welcome:
    'For six rounds you settle a land and study its disciplines. Whoever has the most victory points at the end wins. Both of you start with 20.',
  bar: 'The line at the top says what you are asked now. Whatever has a stitched border is waiting for you: places on the map, tiles, buttons. Everything comes with an explanation: point at it, or hold your finger on it.',
  set: 'Each set is a board, a faction and a round bonus. Béla has taken the wasteland. Take the lake with the Goblins: your ships sail from the start, and every spade brings you 2 coins.',
  draft: 'Whatever you choose is a draft at first; you can undo it. “Commit” hands it over.',
  commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
  first: 'You can live on lakes only. Place your first workshop on I6.',
  second: 'Béla has settled next to you, on H5: neighbours help each other. Place your second workshop on H8.',
  build: 'The first workshop',
  income:
    'You have received your income: a tool from your board, one more for each workshop on the map, and 4 power and 2 coins from your round bonus. Your next income is whatever is uncovered on your board.',
  ring: 'The seven terrains form a ring. Each step along it costs a spade, and a spade costs you 3 tools. Swamp lies right next to lake.',
  terraform: 'Choose the swamp I7, next to your workshop: one spade is enough. The Goblins get 2 coins for it.',
  workshop: 'Now it is a lake: build a workshop for 1 tool and 2 coins. The round tile gives 2 points for it.',
  wrapUp: 'You may still convert resources, with the two arrows next to “Undo”. You need nothing more now: committing ends your turn.',
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
    'Four disciplines, four columns: innovations on top, competencies below, and your marker on the science board. Levels 3, 5, 7 and 12 give power; level 8 needs a city key; from level 9 on there is income.',
  send: 'Send your scholar to engineering, to the space worth 3 steps. It stays there for the rest of the game.',
  levels:
    'You passed level 3 and got 1 power. At the end of every round the round tile rewards levels of one discipline, and at the end of the game the best in each discipline get points.',
  passing: 'Passing',
  whenToPass: 'You can hardly pay for anything now, and Béla has passed. Resources are kept for the next round, so passing loses nothing.',
  pass: 'Pass.',
  bonus: 'Take another round bonus: this one brings a book each round and lets you build a bridge. A coin lies on it.',
  school: 'A school',
  bonusBook: 'Round 2 begins with income, and your new bonus brings a book of your choice. Take engineering.',
  'second round': 'Béla passed first, so he began. With his three levels of law the round tile has given him a scholar.',
  upgrade: 'You have 4 tools: upgrade the guild on I6 to a school.',
  stacks:
    'A school brings a competency tile. Its place gives something too: 3 steps, or 2 steps and a book, or 1 step and 2 books of its discipline.',
  competency: 'Take the tile in the law column that brings a book and 1 power every round: here it comes with 1 step and 2 books.',
  books:
    'Books pay for innovations: two of the column’s discipline, three of any, and 5 coins as long as you have no palace. The display shows what you still lack.',
  innovation: 'An innovation',
  meanwhile:
    'You have both played on: your H8 is a guild now, Béla has a school, and it is round 3. You own 5 books, 4 of them law: enough for an innovation of the law column.',
  develop:
    'Develop the Monument: 2 law books, 3 books of any kind, and 5 coins because you have no palace yet. It brings 7 points and a neutral building. Your second innovation will cost 1 more book, your third 2 more.',
  monument:
    'A neutral building must be placed at once, within reach. H9 next to your guild is swamp: the spade for it costs 3 tools. Put the monument there; its power value is 4.',
  palace: 'A palace',
  'fourth round':
    'Round 4 has begun. A guild becomes a palace for 4 tools and 6 coins. The palace brings a tile of its own, and from then on innovations no longer cost 5 coins extra. You have 2 tools and 2 scholars.',
  toTool: 'A scholar can be converted into a tool. Do it with both of them.',
  palaceBuilt: 'Now upgrade the guild on H8 to your palace.',
  palaceTile: 'Choose a palace tile: the first one brings 5 power every round and, as a special action once per round, 2 tools.',
  city: 'A city',
  cityFounded:
    'The palace is worth 3 power, the monument 4: that makes 7, and with a monument two neighbouring buildings are enough. You have founded a city. Usually it takes four buildings, or three with a university.',
  cityTile: 'Every city brings a tile and a key for level 8 of a discipline. Take the tile with 2 books: it gives 5 points too.',
  cityBooks: 'Choose a medicine book.',
  bookAction: 'A book action',
  bookActions:
    'Books also pay for the three book actions, in any mix of disciplines. Like the power actions, each can be taken once per round, by whoever is first.',
  takeBookAction: 'Take the one with 6 coins for 2 books.',
  payBook: 'Pay with the law book. The other one can only be medicine.',
  ending:
    'After round 6 the largest empire scores 18, 12 and 6 points, each discipline 8, 4 and 2, and every 5 coins’ worth of what is left 1 point. With two players a neutral faction competes for these places.',
  onward:
    'That is the heart of the game. Bridges, shipping, annexes and the rest you will learn as you play: the table shows what can be done, and every rule is a click away.',
});
