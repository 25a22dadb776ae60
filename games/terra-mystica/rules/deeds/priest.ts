/** Action 5: sending a priest to the order of a cult (TM-PRIEST). */
import { CULTS, PRIEST_SPACES, RETURNED_PRIEST } from '../../data/index.ts';
import { abilityOf, strongholdStands } from '../abilities.ts';
import type { Deed } from '../deed.ts';
import { climb } from '../effects.ts';
import type { Do } from '../state.ts';

export const send: Deed<'send'> = {
  /** Any free space, or back to the supply (TM-PRIEST-01, TM-PRIEST-04, TM-DEC-04). */
  options(s, seat) {
    const choices: Do<'send'>[] = [];
    if (s.players[seat].priests === 0) return choices;
    CULTS.forEach((cult, track) => {
      let last = 0;
      PRIEST_SPACES.forEach((steps, space) => {
        if (steps === last || s.priests[track * PRIEST_SPACES.length + space] >= 0) return;
        choices.push({ do: 'send', cult, steps });
        last = steps;
      });
      choices.push({ do: 'send', cult, steps: RETURNED_PRIEST });
    });
    return choices;
  },
  /** A priest on the cult board never comes back (TM-PRIEST-02). */
  perform(g, seat, { cult, steps }) {
    const { s } = g;
    const p = s.players[seat];
    const track = CULTS.indexOf(cult);
    const returned = steps === RETURNED_PRIEST;
    p.priests--;
    if (returned) p.supply++;
    else {
      const first = track * PRIEST_SPACES.length;
      const space = PRIEST_SPACES.findIndex((worth, i) => worth === steps && s.priests[first + i] < 0);
      s.priests = s.priests.with(first + space, seat);
    }
    const extra = strongholdStands(p) ? (abilityOf(p).stepsPerPriestWithStronghold ?? 0) : 0;
    g.log('sent', { seat, cult, steps: steps + extra, returned }, returned ? 'TM-PRIEST-04' : 'TM-PRIEST-01');
    climb(g, seat, track, steps + extra, 'TM-PRIEST-05');
  },
};
