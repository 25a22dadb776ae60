/** The signs of the game, drawn in a square of 24: icons of the cards, goods, effects. Our own drawings; `Sign.svelte` paints them. */
import { ICONS } from '@tarsas/kit/art/icons.ts';

export const MEEPLE =
  'M12 2.6A3.3 3.3 0 0 1 14.7 7.8Q20.6 9.2 21.4 12.8L15.9 13.2L18.4 21.4H5.6L8.1 13.2L2.6 12.8Q3.4 9.2 9.3 7.8A3.3 3.3 0 0 1 12 2.6Z';
const CARD = '<rect x="2.6" y="2" width="14" height="20" rx="1.8" class="paper"/>';
const FACE = '<circle cx="9.6" cy="9" r="2.9" class="l"/><path class="l" d="M5.2 18q0-5 4.4-5t4.4 5"/>';
const RIBBON = 'M4.6 1.6H19.4V22.4L12 17.4L4.6 22.4Z';
const SCALES = 'M12 5v12.4M8.2 18.2h7.6M5.8 8h12.4M5.8 8.4L3.9 12.6H7.7ZM18.2 8.4L16.3 12.6H20.1Z';

export const SIGNS = {
  /** Our own design: about what is printed. */
  ours: '<circle cx="12" cy="12" r="10.4" class="o"/><path class="o" d="M6.4 10.2q2.8-3.2 5.6 0t5.6 0M6.4 15.4q2.8-3.2 5.6 0t5.6 0"/>',
  silver: ICONS.silver,
  gold: ICONS.gold,
  ink: ICONS.ink,
  stone: ICONS.stone,
  vp: ICONS.vp,
  book: ICONS.book,
  merchant: `<circle cx="12" cy="12" r="10.2" class="blue"/><path class="on" d="${SCALES}"/>`,
  builder:
    '<rect x="2.2" y="2.2" width="19.6" height="19.6" rx="2.4" class="slate"/><path class="k" d="M10.5 9.4h3v10.2h-3ZM5.4 4.6h9.8q3 .6 3.8 4.8q-2.4-.9-4 .6H5.4Z"/>',
  noble:
    '<path class="gold" d="M2.4 2.6H21.6V12Q21.6 19.4 12 22.4Q2.4 19.4 2.4 12Z"/><path class="k" d="M6 15.4L5.2 7.2L9.2 10.8L12 5.6L14.8 10.8L18.8 7.2L18 15.4Z"/>',
  cleric: '<path class="black" d="M3.6 22V11.4Q3.6 4.4 12 1.6Q20.4 4.4 20.4 11.4V22Z"/><path class="on w2" d="M12 7v12M8 11.4h8"/>',
  criminal:
    '<path class="madder" d="M12 .8L23.2 12L12 23.2L.8 12Z"/><path class="onf" d="M4.8 10.6Q8.6 8.4 12 10.8Q15.4 8.4 19.2 10.6Q18.4 16 14.8 15.4Q12.8 15 12 13.2Q11.2 15 9.2 15.4Q5.6 16 4.8 10.6Z"/><path class="k" d="M7.4 12.2q1.6-1.2 3 .2q-1.6 1.4-3-.2ZM16.6 12.2q-1.6-1.2-3 .2q1.6 1.4 3-.2Z"/>',
  virtue:
    '<circle cx="15" cy="12" r="7.6" class="paper"/><path class="l" d="M15 7.4v9.2M10.4 12h9.2" opacity=".55"/><path class="o" d="M9 12H1.6M5 8.2L1.2 12L5 15.8"/>',
  corruption:
    '<circle cx="9" cy="12" r="7.6" class="black"/><path class="on" d="M6.4 9.4l5.2 5.2M11.6 9.4l-5.2 5.2" opacity=".75"/><path class="o" d="M15 12H22.4M19 8.2L22.8 12L19 15.8"/>',
  debt: '<rect x="4.4" y="2" width="15.2" height="20" rx="1.8" class="black"/><path class="on" d="M8 7h8M8 10.6h8M8 14.2h5M8 18h2.4"/>',
  paid: '<rect x="4.4" y="2" width="15.2" height="20" rx="1.8" class="paper"/><path class="l" d="M4.4 6.4H19.6M4.4 4.2H19.6"/><path class="d" d="M8 14l3 3 5.4-6.6"/>',
  deed: '<rect x="4.4" y="2" width="15.2" height="20" rx="1.8" class="madder"/><path class="on" d="M8 6.4h8M8 10h8"/><circle cx="12" cy="16.2" r="3.4" class="gold"/>',
  approved:
    '<rect x="4.4" y="2" width="15.2" height="20" rx="1.8" class="paper"/><path class="m" d="M6.6 4.2H17.4V19.8H6.6Z"/><circle cx="12" cy="15.4" r="3.2" class="madder"/><path class="d" d="M9 8.6l2 2 4-4.4"/>',
  flip: '<path class="black" d="M12 2H6.2Q4.4 2 4.4 3.8V20.2Q4.4 22 6.2 22H12Z"/><path class="madder" d="M12 2H17.8Q19.6 2 19.6 3.8V20.2Q19.6 22 17.8 22H12Z"/><path class="on w2" d="M16 10.2A4.6 4.6 0 1 0 16.4 14M16.6 6.8V10.6H12.8"/>',
  hire: `${CARD}${FACE}<circle cx="17.4" cy="17" r="5.6" class="moss"/><path class="on w2" d="M17.4 14v6M14.4 17h6"/>`,
  dismiss: `${CARD}${FACE}<circle cx="17.4" cy="17" r="5.6" class="madder"/><path class="on w2" d="M15.2 14.8l4.4 4.4M19.6 14.8l-4.4 4.4"/>`,
  destroy:
    '<rect x="3" y="2" width="13.4" height="18" rx="1.8" class="paper"/><path class="l" d="M6 6.4h7M6 10h5"/><path class="madder" d="M15.6 6.6Q16.4 10 19.2 12.6Q21.8 15.2 21 18Q20 22.6 15.4 22.6Q10.8 22.6 10 18Q9.6 15 12 13Q12.2 14.6 13.4 15.2Q13.4 10 15.6 6.6Z"/>',
  discard: '<rect x="5.6" y="1.6" width="12.8" height="13" rx="1.8" class="paper"/><path class="o" d="M12 9.6v12M8 18L12 22L16 18"/>',
  rearrange:
    '<path class="paper" d="M1.8 9.6h5.8v11H1.8zM9.1 9.6h5.8v11H9.1zM16.4 9.6h5.8v11h-5.8z"/><path class="o" d="M4.6 4.8H19.4M7.4 2L4.4 4.8L7.4 7.6M16.6 2L19.6 4.8L16.6 7.6"/>',
  shuffle:
    '<path class="o" d="M2.6 7h3.6q3.2 0 5.8 5t5.8 5h3M2.6 17h3.6q3.2 0 5.8-5t5.8-5h3M18 3.6L21.4 7L18 10.4M18 13.6L21.4 17L18 20.4"/>',
  castleMove: `<g transform="translate(12 10.2) scale(.72) translate(-12 -12)"><path class="paper" d="${MEEPLE}"/></g><path class="o" d="M3 20.8H21M5.8 18L3 20.8L5.8 23.6M18.2 18L21 20.8L18.2 23.6"/>`,
  resource:
    '<path class="inkwell" d="M12 2L21 7L12 12L3 7Z"/><path class="gold" d="M3 7L12 12V22L3 17Z"/><path class="stone" d="M21 7L12 12V22L21 17Z"/>',
  worker: `<path class="paper" d="${MEEPLE}"/>`,
  instant: '<path class="gold" d="M13.6 1.4L4.2 13.6H11L9.4 22.6L19.8 9.6H13Z"/>',
  ongoing:
    '<path class="o w2" d="M12 12c-2.2-3.6-3.9-4.8-5.7-4.8a4.8 4.8 0 0 0 0 9.6c1.8 0 3.5-1.2 5.7-4.8s3.9-4.8 5.7-4.8a4.8 4.8 0 0 1 0 9.6c-1.8 0-3.5-1.2-5.7-4.8Z"/>',
  dropoff: '<path class="o w2" d="M2.6 12H15M10.8 7.4L15.4 12L10.8 16.6M20 4V20"/>',
  to: '<path class="o" d="M4 12H19M14.2 7.2L19 12L14.2 16.8"/>',
  crown: '<path class="gold" d="M4 19.6L2.4 6.4L8.4 11.4L12 3.6L15.6 11.4L21.6 6.4L20 19.6Z"/><path class="l" d="M4.4 16.6H19.6"/>',
  cards:
    '<rect x="9.4" y="3.4" width="11.6" height="16.4" rx="1.6" class="paper" transform="rotate(9 15 12)"/><rect x="3.6" y="3.6" width="11.6" height="16.4" rx="1.6" class="paper" transform="rotate(-7 9 12)"/>',
  clash:
    '<path class="o" d="M2 12H9M6 8.6L9.4 12L6 15.4M22 12H15M18 8.6L14.6 12L18 15.4M12 3.4v3.4M12 17.2v3.4M9 4.6l1 2.6M15 4.6l-1 2.6M9 19.4l1-2.6M15 19.4l-1-2.6"/>',
  viscount:
    '<path class="o" d="M6 21.4Q6.4 13.4 9.4 10.8A3.6 3.6 0 0 1 8.8 8.4L8 3L10.4 5.2L12 2.4L13.6 5.2L16 3L15.2 8.4A3.6 3.6 0 0 1 14.6 10.8Q17.6 13.4 18 21.4Z"/>',
  scheme:
    '<rect x="3.4" y="2" width="17.2" height="20" rx="1.8" class="paper"/><path class="l" d="M6.6 6.6h7M6.6 10.6h10.8M6.6 14.6h10.8"/><path class="madder" d="M17.4 15.6l3.2 3.2l-3.2 3.2l-3.2-3.2Z"/>',
  focus:
    '<circle cx="12" cy="12" r="9" class="paper"/><circle cx="12" cy="12" r="5" class="madder"/><circle cx="12" cy="12" r="1.6" class="gold"/>',
  workshop:
    '<path class="paper" d="M3.5 20V11H1.6L6.6 5.4H8.4V1.6H12V5.4H17.4L22.4 11H20.5V20Z"/><path class="l" d="M3.5 11H20.5M8.4 5.4H12"/>',
  tradingPost:
    '<path class="paper" d="M3.4 20V12H1.4L4.6 4.4H19.4L22.6 12H20.6V20Z"/><path class="l" d="M1.4 12Q3.4 15 5.4 12Q7.6 15 9.7 12Q12 15 14.3 12Q16.4 15 18.6 12Q20.6 15 22.6 12M7.6 12L8.8 4.4M16.4 12L15.2 4.4"/>',
  guildhall:
    '<path class="paper" d="M1.4 21.6V11.4L8 8V5.2L12 1L16 5.2V8L22.6 11.4V21.6Z"/><path class="l" d="M1.4 11.6H8V21.6M22.6 11.6H16V21.6M8 8H16"/>',
  grey: `<path class="slate" d="${RIBBON}"/><path class="k" d="M10.8 7.4h2.4v6.8h-2.4ZM7.4 4.4h6.4q2.4.4 3 3.4q-1.8-.6-3 .4H7.4Z"/>`,
  yellow: `<path class="gold" d="${RIBBON}"/><path class="k" d="M8 12.8L7.4 6.6L10.2 9.2L12 5.2L13.8 9.2L16.6 6.6L16 12.8Z"/>`,
  blue: `<path class="blue" d="${RIBBON}"/><path class="on" transform="translate(3.6 1) scale(.7)" d="${SCALES}"/>`,
  black: `<path class="black" d="${RIBBON}"/><path class="on w2" d="M12 4.4v9.6M8.8 7.8h6.4"/>`,
} as const;

export type SignName = keyof typeof SIGNS;
