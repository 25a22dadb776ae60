import type { LessonWords } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words: LessonWords<LessonId> = {
  title: 'Viscounts in ten minutes',
  names: ['Anna', 'Béla'],
  says: {
    table: 'At the table',
    welcome:
      'You are a viscount at a restless court. You travel round the castle, trade, build, place workers and copy manuscripts. Whoever has most points at the end wins.',
    board:
      'The board is a ring of five segments around the castle. On the outer path you trade and construct, on the inner one you place workers and transcribe. Viscounts follow the arrows.',
    bar: 'At the top stands what you are asked now. What is stitched waits for you: places on the board, cards, buttons. Everything has words: point at it, or hold your finger on it.',
    pair: 'Everybody starts with a player card and the hero beside it. Béla has his. Take number 10 with Bertha: a lot of silver, but also two debts and some corruption.',
    draft:
      'Whatever you choose is a draft at first and can be undone. “Commit” hands it over; here your deck is shuffled and you draw three cards.',
    commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
    trade: 'Cards, move, trade',
    phases: 'A turn has six phases: cards, move, action, recruit, collision, draw. They stand at the very top of the table.',
    thief: 'First play a card. The Thief is a criminal: his icon counts as any icon you like, but playing him costs corruption. Play him.',
    corruption:
      'The black marker has moved right. When it meets the white one of virtue, they collide: far left that brings deeds, far right debts.',
    move: 'The Thief is worth 1: your viscount moves one space along the arrows. The spaces show their price in silver. Go to the outside space 1 of the Lake, for nothing.',
    trading:
      'Here one merchant icon becomes one silver. “Counts now” on your board says 3 merchants: two printed ones and the Thief. Trade 3 times.',
    hire: 'Now you may hire the townsfolk of your segment for its value. The Pastor costs 1 silver, and the sign on top of the card takes effect at once. Hire him: he goes to your discard pile.',
    build: 'A workshop',
    slides:
      'Béla has had his turn. Your row has slid to the right: the Thief lies in the middle and still counts. What a card covers does not count any more.',
    labourer: 'Play the Labourer, a builder.',
    further: 'He is worth 2. From the Lake’s first space two steps along the inner road lead to its second space: go there, it is free.',
    workshop:
      'A workshop costs 3 builder icons. Labourer and Thief are two, and a stone counts as one more. Choose the first workshop on your board; what it uncovers is yours for the rest of the game.',
    plot: 'You build on your bank of the river. Choose plot 3: it brings a flip. Between two neighbouring buildings a link also gives something to both owners.',
    debt: 'Unpaid debts cost 2 points each at the end. Flip one: it is paid, and brings you a resource.',
    ink: 'Take an ink well: ink counts as a cleric icon.',
    noHire: 'You need nobody now: do nothing.',
    write: 'A manuscript',
    inside: 'Now to the inner path. There clerics transcribe manuscripts and nobles place workers.',
    squire: 'Play the Squire: he is worth 2.',
    silver: 'Two steps do not lead to the manuscript of the Hills. A third one costs 1 silver: go to the inside space of the Hills.',
    transcribe:
      'This manuscript takes 3 clerics. The Thief is one, your two ink wells are two more. Transcribe it: it brings a virtue, and its ribbon counts at the end.',
    ribbons:
      'Different ribbons make sets: 1, 4, 9 or 16 points. The first with three of one ribbon takes a cleric bonus card. A new manuscript will be turned up, so commit.',
    castle: 'The castle',
    dropped: 'The Thief has dropped off your row on the right. That brought a debt and a silver, as it says at the foot of his card.',
    bertha: 'Play Bertha, your hero: a noble, and she brings a virtue at once.',
    meet: 'Béla stands on the inside space of the Mountain. Move there: whoever is landed on may rearrange the cards of the own row.',
    wait: 'So Béla is asked first. Commit.',
    workers: 'Three noble icons place 2 workers. Bertha and the Squire are two, a gold is the third: place 2 workers in the castle.',
    cascade:
      'As soon as you have three in one section, one goes up to the next tier and brings its reward, one goes left, one goes right. That may set off the next group. Each tier is worth more.',
    end: 'How it ends',
    markers:
      'When your two markers stand on the same space at the end of your turn, they collide: you get what stands above it, the others what stands below, and both markers go back.',
    ending:
      'Debts and deeds come from the two piles in the corners. When one runs out, its card is revealed: this round is finished and one more is played. Then points are counted.',
    onward: 'That is the heart of the game. The table shows what can be done, and every rule is a click away.',
  },
};
