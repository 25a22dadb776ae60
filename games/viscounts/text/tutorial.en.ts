import { lesson } from '@tarsas/words/lesson';

export const words = lesson('Viscounts in ten minutes', {
  table: 'At the table',
  welcome:
    'You are a viscount at a restless court. You travel round the castle, trade, build, place workers and copy manuscripts. Whoever has most points at the end wins.',
  board:
    'The board is a ring of five segments around the castle. On the outside path you trade and construct, on the inside path you place workers and transcribe. Viscounts follow the arrows.',
  bar: 'At the top you can read what you are asked now. What is drawn with a stitched border is yours to choose: places on the board, cards, buttons. Everything explains itself: point at it, or hold your finger on it.',
  pair: 'Everybody starts with a player card and the hero beside it. Béla has taken his. Take number 10 with Bertha: a lot of silver, but also two debts and some corruption.',
  draft:
    'Whatever you choose is a draft at first and can be undone. “Commit” hands it over; here your deck is shuffled and you draw three cards.',
  commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
  trade: 'Cards, move, trade',
  phases: 'A turn has six phases: cards, move, action, recruit, collision, draw. You can see them at the very top of the table.',
  thief: 'First play a card. The Thief is a criminal: his icon counts as any icon you like, but playing him costs corruption. Play him.',
  corruption:
    'The black marker has moved right. When it meets the white one of virtue, they collide: far left that brings deeds, far right debts.',
  move: 'The Thief is worth 1: your viscount moves one space along the arrows. The spaces show their price in silver. Go to the outside space 1 of the Lake, for nothing.',
  trading:
    'Here one merchant icon becomes one silver. “Counts now” on your board says 3 merchants: two of your board’s own icons and the Thief. Trade 3 times.',
  hire: 'Now you may hire the townsfolk of your segment for its value. The Pastor costs 1 silver, and the sign on top of the card takes effect at once. Hire him: he goes to your discard pile.',
  build: 'A workshop',
  slides:
    'Béla has had his turn. Your row has slid to the right: the Thief lies in the middle and still counts. What a card covers does not count any more.',
  labourer: 'Play the Labourer, a builder.',
  further: 'He is worth 2. From the Lake’s first space two steps by the inside path lead to its second space: go there, it is free.',
  workshop:
    'A workshop costs 3 builder icons. Labourer and Thief are two, and a stone counts as one more. Choose the first workshop on your board; what it uncovers is yours for the rest of the game.',
  plot: 'You build on the bank of the river where you stand. Choose plot 3: it brings a flip. Between two neighbouring buildings a link also gives something to both owners.',
  debt: 'Unpaid debts cost 2 points each at the end. Flip one: it is paid, and brings you a resource.',
  ink: 'Take an ink well: ink counts as a cleric icon.',
  noHire: 'You need nobody now: do nothing.',
  write: 'A manuscript',
  inside: 'Now to the inside path. There clerics transcribe manuscripts and nobles place workers.',
  squire: 'Play the Squire: he is worth 2.',
  silver: 'Two steps do not lead to the manuscript of the Hills. A third one costs 1 silver: go to the inside space of the Hills.',
  transcribe:
    'This manuscript takes 3 clerics. The Thief is one, your two ink wells are two more. Transcribe it: it brings a virtue, and its ribbon counts at the end.',
  ribbons:
    'Different ribbons make sets: 1, 4, 9 or 16 points. The first with three of one ribbon takes a cleric bonus card. A new manuscript will be turned up, so commit.',
  castle: 'The castle',
  dropped: 'The Thief has dropped off your row on the right. That brought a debt and a silver, as it says at the foot of his card.',
  bertha: 'Play Bertha, your hero: a noble, and she brings a virtue at once.',
  meet: 'Béla stands on the inside space of the Mountain. Move there: whoever is landed on may rearrange the cards of their own row.',
  wait: 'So Béla is asked first. Commit.',
  workers: 'Three noble icons place 2 workers. Bertha and the Squire are two, a gold is the third: place 2 workers in the castle.',
  cascade:
    'As soon as you have three workers in one section of the first tier, one goes up to the second and brings its reward, one goes left, one goes right. That may set off the next group. Of three on the second tier one goes up to the third. Each tier is worth more.',
  dismissal: 'A dismissal, a reshuffle, a collision',
  trader: 'Play the Trader: as long as he lies on your board, every trade brings 1 more silver.',
  back: 'His value is 1. Go to the outside space 4 of the Mountain: there 2 merchants bring a stone.',
  dismiss:
    'Before you trade you may dismiss the townsfolk of your segment: you pay its value and use its icons for this action only. It needs an icon of your action, or a criminal, which counts as any. Dismiss the Racketeer to trade: 1 silver.',
  shuffled: 'Dismissed, the Racketeer makes you shuffle your discards into your draw pile, and a new townsfolk is turned up. Commit.',
  check:
    'Every reshuffle is checked: with a criminal on your board you gain 1 corruption, without one 1 virtue. Your Thief has gone, so it was a virtue, and now your two markers stand on the same space.',
  stone: 'You have 3 icons: the Trader, Bertha and the Racketeer. 1 silver makes a fourth. Trade twice for two stones.',
  collision: 'Your markers stand on the same space, so they collide at the end of your turn. Commit: Béla’s cards answer to it too.',
  collided:
    'You got what your track shows above that space: a deed, a debt and 2 silver. The others get what it shows below: here Béla could rearrange. Then both markers went back to their ends.',
  crowd: 'Crowds in the castle',
  bumping:
    'A section holds three workers of all colours. When there are more, whoever moved bumps some of them, their own or others’. They go back to their owner, who gets 2 silver on the first tier, a virtue and a resource on the second. On the third nobody is bumped.',
  leader:
    'The first to reach the third tier takes the castle leader card: one more card in hand, and 5 points at the end. It goes to whoever has more workers up there.',
  end: 'How it ends',
  ending:
    'Debts and deeds come from the two piles in the corners. When one runs out, its card is revealed: this round is finished and one more is played. Then points are counted: buildings, workers, manuscripts, deeds and debts, and for most flipped cards.',
  onward: 'That is the heart of the game. The table shows what can be done, and every rule is a click away.',
});
