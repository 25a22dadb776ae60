import { boxOf } from './box.ts';
import { amount, components } from './components.en.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Locations', disasters: 'Disaster cards', conflicts: 'Conflict cards' },
  restoring: hammers => `restoring it costs ${amount(hammers, 'hammer')}`,
});

export const note =
  'The printed cards of this game are not publicly known. Those at our table are put together from the rulebook’s text and what is known of the cards; the rest is ours, in the same spirit. If you own the game, write the values of your copy into a file, only the entries that differ, by the ids shown below: {"locations": [{"id": "city", "restoreCost": 9}]}. Then choose the file under “Cards and tiles” when you open a new table; this device keeps it for the next time. In the terminal: “npx tarsas play empires-end --components my-copy.json”. The file is checked at once, and mistakes are listed with their places; docs/empires-end-components.md in the project describes all fields.';
