import { lesson } from '@tarsas/words/lesson';

export const words = lesson('Empire’s End: the first disasters', {
  empire: 'An empire in danger',
  welcome:
    'Your empire is at its height, and it will shrink. Whoever collects the most points wins, and most of them are given at the end for intact locations: what you save counts.',
  row: 'Eleven locations lie in a row, counted from 1 to 11. Each has an ability that works in one kind of phase.',
  threat: 'A disaster has come: Pestilence 4 threatens position 4 in every empire. At yours that is the city, worth 32 points.',
  bid: 'You can pass by paying one of the resources on the card. Pass with 1 wheat.',
  commit: 'Have a look at what will change. Then “Commit” hands your turn over.',
  pot: 'It goes round',
  again:
    'Béla has paid a hammer. It is your turn again: whoever takes the disaster gets everything paid so far. Pass once more, with your second wheat.',
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
  few: 'Whoever has fewer than 5 resources after taking a disaster may buy coins for two points each. You have more: go on.',
  restore:
    'That was two cards. Now restore the 6-point road for three hammers: it is worth points again, and its ability is back. One location can be restored in each industry phase.',
  done: 'Finish the phase. At its end everybody draws up to four cards.',
  useful: 'A useful ability',
  axe: 'Barbarians 1 asks for axes and threatens your 17-point village. Pass with 1 axe.',
  ability:
    'Béla took the Barbarians, and another disaster has come. Fire 7 threatens your 12-point army, but it is a good innovation: later it lets you pass once for free. Take it.',
  besideRoad:
    'Put it under the farm at position 3. Beside it, at position 2, is a road: roads refresh exhausted abilities of the locations next to them. You will soon see what that is good for.',
  conflict: 'Conflict',
  card: 'The conflict card shows three bands: your final strength decides which one you reach. Your intact army gives 2 strength; with no more than 2 you would lose 4 points.',
  axes: 'Each token you secretly take into your hand adds 1 strength, but it is lost, whoever wins. Take 2 axes.',
  coins: 'You could add coins. Do not do so now.',
  fought:
    'The hands are open: your strength is 4, Béla’s is 5. Both of you reach the middle band, worth 3 points. Béla is the strongest and gets the victory bonus; you suffer the upheaval: your second most valuable intact location, the 21-point village, has changed places with the army at position 5. Its innovation went with it.',
  exhausting: 'Exhausted, refreshed',
  free: 'Famine 7 lists hammers among others: use the ability of Fire 7 and pass for free. That exhausts the ability, and you cannot use it again until it is refreshed.',
  refresh:
    'Béla took the disaster, and an economy phase has come. Collect everything at once: the road at position 2 refreshes Fire 7 next to it, too.',
  finishAgain: 'Finish the phase.',
  end: 'The end of the game',
  scoring:
    'So it goes on to the end of the track. There everybody adds up their points on the score track, the points of their intact locations and their end-of-game innovations. If it ended now, you would have 3 + 126, that is 129 points, and Béla 9 + 77, plus 2 for each wheat he has left, as his innovation says.',
  onward:
    'A conflict closes the game, and whoever has collected the most points wins; on a tie, whoever has more intact locations. You know enough to try it against bots.',
});
