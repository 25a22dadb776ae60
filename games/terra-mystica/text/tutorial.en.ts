import { lesson } from '@tarsas/words/lesson';

export const words = lesson('Terra Mystica in ten minutes', {
  table: 'At the table',
  welcome: 'You lead the Witches, Béla leads the Nomads. After six rounds whoever has most victory points wins. Both of you start with 20.',
  yours:
    'Your two dwellings stand on C3 and F4: forest, your home terrain. You can build on forest only, so you will turn other land into forest.',
  bar: 'At the top you read what you are being asked. Anything with a stitched border is yours to choose: places on the board, tiles, buttons. Everything has an explanation: point at it, or hold your finger on it.',
  card: 'Every round you hold a bonus card. Béla has taken his. Take the one with 6 coins: building is expensive.',
  draft:
    'Whatever you choose is a draft at first. You can undo it step by step, or restart your turn, as long as you have not committed it.',
  commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
  build: 'The first dwelling',
  income:
    'You have received your income: 6 coins from the card, a worker for each dwelling, and one more. Your next income is whatever is uncovered on your board.',
  cycle:
    'The seven terrains form a circle. Each step along it costs a spade, and a spade costs you 3 workers. Mountain lies right next to forest.',
  transform: 'Choose the mountain E7, next to your dwelling on F4: one spade is enough.',
  forest: 'Turn it into forest.',
  dwelling: 'Now it is your terrain: build a dwelling for 1 worker and 2 coins. The tile of this round gives 2 points for it.',
  offer: 'Béla lives next door on E8. Your building offers him power, so the table asks him next. Commit.',
  wrapUp:
    'Before and after your action you may convert resources: the two arrows next to “Undo” do that. You need nothing now. Committing ends your turn.',
  neighbours: 'Neighbours and power',
  bowls:
    'Béla has built a trading house next to your F4. Your power lies in three bowls; only what is in the third can be spent. Gaining power moves tokens from I to II, then from II to III.',
  take: 'You may take power for your buildings next to his: 1 power. It costs one point less than the power, so this one is free. Take it.',
  taken: 'Had it been 3 power, it would have cost 2 points. You take all or nothing. Living next to others pays.',
  upgrades: 'Better buildings',
  rows: 'Buildings come off your board from left to right, and what they uncover is income. A dwelling becomes a trading house, that becomes a temple or the stronghold, a temple becomes the sanctuary.',
  tradingHouse: 'Upgrade F4 to a trading house. Next to an opponent it costs 3 coins instead of 6. The dwelling goes back to your board.',
  cheaper: 'Béla’s trading house next door has a power value of 2: he is offered 2 power. Commit.',
  power: 'Power for work',
  burn: 'You are out of workers. The six power actions on the board can each be used once per round, by whoever is first. Your third bowl is empty, but you may sacrifice: for each token moved from II to III another one leaves the game.',
  workers: 'Take “2 workers for 4 power”. It takes four tokens away for good: a price you pay early or not at all.',
  covered: 'Béla has taken the 7 coins. Both actions are covered now, until the next round.',
  favor: 'A temple and a favor',
  temple: 'With 2 workers and 5 coins the trading house on F4 becomes a temple. From now on it gives a priest each round.',
  wait: 'Again Béla is offered power. Commit, and see what he does.',
  tile: 'He declined. A temple brings a favor tile: take “Earth 1”, which gives 2 points for every dwelling from now on.',
  tiled: 'The tile has also moved you up on the earth track. At 3, 5, 7 and 10 a cult gives power, and at the end of the game points.',
  passing: 'Passing',
  whenToPass: 'You have nothing left to pay with, and Béla has passed. Resources are kept for the next round, so passing loses nothing.',
  pass: 'Pass and choose another bonus card: “1 worker, 3 power”, with a coin on it. You give your old one back.',
  round:
    'The round is over. Béla passed first, so he starts. You have received your income: 4 workers, the temple’s priest, and the power from your card.',
  cults: 'Priests and cults',
  priest:
    'Béla has passed straight away. You have a priest: send it to the cult of air, to the space worth 3 steps. A priest that stays there never comes back, but the space is taken.',
  climbed:
    'You climbed the air track from 2 to 5 and passed two gates on the way: 1 power at 3 and 2 power at 5. Space 10 takes a key, and only one player can stand there.',
  ending: 'Rewards, towns, final points',
  passAgain: 'Close the round: pass, and take the bonus card with the spade.',
  reward:
    'At the end of a round the scoring tile gives a cult reward: this time 1 worker for every 2 steps on the air track. You stand on 5, so you received 2 workers. The last round has no reward.',
  towns:
    'Four of your structures next to each other with a total power value of at least 7 become a town, and three are enough with a sanctuary. You do not build a town: it comes about by itself, and you choose a town tile.',
  keys: 'A town tile gives points, a reward and a key. A key lets you enter space 10 of a cult track, and each such step uses one up.',
  final:
    'At the end of the game the largest connected network scores 18 points, the second 12, the third 6; each cult track scores 8, 4 and 2. Whatever is left becomes coins, and every 3 coins a point.',
  onward:
    'That is the heart of the game. Shipping, bridges and what the factions can do you will learn as you play: the table shows what can be done, and every rule is a click away.',
});
