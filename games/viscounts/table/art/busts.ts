/** Engraved portraits by trade, in a square of 44. */
import type { Icon } from '../../data/effects.ts';

export const SHOULDERS = 'M4 44Q5 31 16 28.6V24.6Q22 28.6 28 24.6V28.6Q39 31 40 44Z';
export const FACE = 'M14 16.4Q14 27.4 22 27.6Q30 27.4 30 16.4Q29.4 9.4 22 9.4Q14.6 9.4 14 16.4Z';
export const FEATURES =
  'M16 28.6Q22 34 28 28.6M8.6 44l1.6-8M12.6 44l.6-6M35.4 44l-1.6-8M31.4 44l-.6-6M18.6 18h2M23.4 18h2M21.6 18.6l-.8 3.4h1.8M19.6 24.2q2.4 1.2 4.8 0';

/** What each wears on the head: in the second colour, in metal, as lines, in black. */
export const HEADS: Readonly<Record<Icon, { cloth?: string; metal?: string; lines?: string; mask?: string; eyes?: string }>> = {
  merchant: {
    cloth: 'M8 15Q22 9.4 36 15Q31 17.4 29.4 15.6Q30 5.4 22 5Q14 5.4 14.6 15.6Q13 17.4 8 15Z',
    lines: 'M14.8 12.4Q22 9.6 29.2 12.4',
  },
  builder: {
    cloth: 'M13.6 15.4Q13 6 22 5.8Q31 6 30.4 15.4Q26.4 11.6 22 12Q17.6 11.6 13.6 15.4Z',
    lines: 'M30 14q4 1.6 4.4 5M30 15.6q2 2.4 2 5',
    metal: 'M35.2 24h2.6v20h-2.6ZM31 20.4h8q2.6 .4 3 3.6H31Z',
  },
  noble: {
    metal: 'M14.2 13.6L12.8 4.6L18 8.8L22 2.8L26 8.8L31.2 4.6L29.8 13.6Z',
    cloth: 'M13.6 15Q11 22 13 28L16 25ZM30.4 15Q33 22 31 28L28 25Z',
  },
  cleric: {
    cloth: 'M9.4 31Q8 5.4 22 4.4Q36 5.4 34.6 31Q29.4 27 30 19Q29 10.6 22 10.4Q15 10.6 14 19Q14.6 27 9.4 31Z',
    lines: 'M22 32v10M18.6 35.4h6.8',
  },
  criminal: {
    cloth: 'M9 32Q8.6 6 22 3.6Q35.4 6 35 32Q30 27 30.4 19Q28.6 11 22 10.8Q15.4 11 13.6 19Q14 27 9 32Z',
    mask: 'M13.8 16.4Q22 13.6 30.2 16.4V20.4Q26 22.6 22 19.6Q18 22.6 13.8 20.4Z',
    eyes: 'M17 17.8h3M24 17.8h3',
  },
};
