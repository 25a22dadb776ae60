/** Az állás magyarul. The position in Hungarian. */
import * as c from './components.hu.ts';
import { goods } from './facts.hu.ts';
import type { TableWords } from './table.ts';

const { discipline, good, inDiscipline } = c;

export const table: TableWords = {
  round: (round, of) => `${round}. forduló (összesen ${of}).`,
  choosing: 'még választ',
  nothing: 'semmi',
  player: (name, who, p, n) =>
    `${name} (${who}): ${p.vp} pont, ${goods(p)}, hatalom ${p.bowls.join('/')}, hajózás ${p.shipping}, egy ásó ${n} szerszám`,
  science: (levels, keys) => `Tudomány: ${levels}; városkulcsok: ${keys}`,
  level: (d, level, books) => `${discipline[d]} ${level} (${books} könyv)`,
  tiles: 'Lapkák',
  row: row => `${row} sor`,
  standing: (kind, owner) => `${owner}: ${kind}`,
  slot: (d, steps, books) => [`${steps} lépés ${inDiscipline[d]}`, ...(books > 0 ? [`${books} ${good[d]}`] : [])].join(', '),
  left: n => `még ${n} darab`,
  beside: {
    innovations: 'Innovációlapkák',
    competencies: 'Szakértelemlapkák',
    palaces: 'Palotalapkák',
    bookActions: 'Könyvakciók',
    bonuses: 'Bónuszlapkák',
    used: 'Ebben a fordulóban már használt akciók',
  },
};
