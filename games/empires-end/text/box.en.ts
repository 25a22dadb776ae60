import { boxOf } from './box.ts';
import { amount, components } from './components.en.ts';

export const box = boxOf(components, {
  kinds: { locations: 'Locations', disasters: 'Disaster cards', conflicts: 'Conflict cards' },
  restoring: hammers => `restoring it costs ${amount(hammers, 'hammer')}`,
  marks: { whole: 'Reconstructed', part: 'Partly reconstructed' },
});

export const note =
  'The printed cards of this game are not publicly known. Those at our table are put together from the rulebook’s text and what is known of the cards; the rest is ours, in the same spirit. If you own the game, write the values of your copy into a file, only the entries that differ, by the ids shown below: {"locations": [{"id": "city", "restoreCost": 9}]}. Then play with it by “npx tarsas play empires-end --components my-copy.json”, or hand it over as the option “components” when a table is opened. The file is checked whole, and every mistake is listed with its place; docs/empires-end-components.md in the project describes all fields.';
