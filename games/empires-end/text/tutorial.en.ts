import type { LessonWords } from '@tarsas/words/lesson';
import type { LessonId } from './tutorial.ts';

export const words: LessonWords<LessonId> = {
  title: 'Empire’s End: the first disasters',
  names: ['Anna', 'Béla'],
  says: {
    empire: 'An empire in danger',
    welcome:
      'Your empire is at its height, and it will shrink. Whoever saves most of it wins: intact locations are worth their points at the end.',
    row: 'Eleven locations lie in a row, counted from 1 to 11. Each has an ability that works in one kind of phase.',
    threat: 'A disaster has come: Pestilence 4 threatens position 4 in every empire. At yours that is the city, worth 32 points.',
    bid: 'You can pass by paying one of the resources on the card. Pass for 1 wheat.',
    commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
    pot: 'It goes round',
    again:
      'Béla has paid a hammer. It is your turn again: whoever takes the disaster gets everything paid so far. Pass once more, for your second wheat.',
    gone: 'Béla could bear it no longer: he took three resources and the card, and lost his city. The card lies under one of his farms now, as an innovation.',
    economy: 'Economy',
    green: 'In the economy phase everybody uses the green abilities at the same time. Your three farms give a hammer, a wheat and an axe.',
    collect: 'Collect everything at once.',
    finish: 'The road could exchange something, but keep your coins: they stand for any resource. Finish the phase.',
    taking: 'Taking a disaster',
    cheap:
      'Flood 6 threatens a road worth only 6 points, and Béla has put a hammer on it. Taking it is cheap, and the card is worth having: 1 coin in every economy phase.',
    take: 'Take Flood 6.',
    place:
      'Put it under an intact location with the fewest innovations; they are all empty, so you may choose. It works as long as the location stands: the village at position 10 is a good home.',
    industry: 'Industry',
    hand: 'In the industry phase you may play or sell two cards of your hand, restore one location, and use brown abilities. Each village makes one card a hammer cheaper.',
    play: 'Play Flood 8: thanks to the villages it is free, and it gives a wheat in every economy phase.',
    under: 'Put it under the farm at position 8.',
    sell: 'Sell Earthquake 2 for a coin.',
    done: 'That was two cards. Restoring the road would take three hammers; keep them. Finish the phase.',
    onward:
      'Sooner or later there will be a conflict: everybody hides axes and coins in a closed hand. You know enough to try it against bots.',
  },
};
