/** The position in English. */
import * as c from './components.en.ts';
import { goods } from './facts.en.ts';
import type { TableWords } from './table.ts';

const { discipline, points, tools } = c;

export const table: TableWords = {
  round: (round, of) => `Round ${round} of ${of}.`,
  choosing: 'still choosing',
  nothing: 'nothing',
  player: (name, who, p, n) =>
    `${name} (${who}): ${points(p.vp)}, ${goods(p)}, power ${p.bowls.join('/')}, shipping ${p.shipping}, a spade costs ${tools(n)}`,
  science: (levels, keys) => `Science: ${levels}; city keys: ${keys}`,
  level: (d, level, books) => `${discipline[d]} ${level} (${c.books(books)})`,
  tiles: 'Tiles',
  row: row => `Row ${row}`,
  standing: (kind, owner) => `${kind} of ${owner}`,
  slot: (d, steps, books) => [`${c.steps(steps)} in ${discipline[d]}`, ...(books > 0 ? [c.good[d](books)] : [])].join(', '),
  left: n => `${n} left`,
  beside: {
    innovations: 'Innovations',
    competencies: 'Competencies',
    palaces: 'Palace tiles',
    bookActions: 'Book actions',
    bonuses: 'Round bonuses',
    used: 'Used this round',
  },
};
