/**
 * Icons on a field of 24 by 24, as SVG text. Classes name a pigment (`f-ochre`: filled and outlined) or a line (`l` fine, on what is filled; `l2` strong, on the paper;
 * `l3` and `o` in the colour of the text, `dots` dotted); `Icon.svelte` gives them their colours.
 */
export const ICONS = {
  coin: '<circle cx="12" cy="12" r="9" class="f-ochre"/><circle cx="12" cy="12" r="6.2" class="l"/><path class="l" d="M12 8.4v7.2M9.6 10.2q2.4-1.8 4.8 0M9.6 13.8q2.4 1.8 4.8 0"/>',
  worker:
    '<path class="f-wood1" d="M12 3L20 7.2V16.6L12 21L4 16.6V7.2Z"/><path class="f-wood2" d="M12 11.6L20 7.2V16.6L12 21Z"/><path class="l" d="M4 7.2L12 11.6L20 7.2M12 11.6V21M12 3L20 7.2V16.6L12 21L4 16.6V7.2Z"/>',
  priest:
    '<path class="f-priest" d="M12 2.6A3.6 3.6 0 0 1 14.4 9Q18 12 18.6 21.2H5.4Q6 12 9.6 9A3.6 3.6 0 0 1 12 2.6Z"/><path class="l" d="M12 11v10M9.6 9.4q2.4 1.6 4.8 0M9 15l-1 6M15 15l1 6"/>',
  power:
    '<circle cx="12" cy="12" r="9" class="f-plum"/><path class="f-on" d="M12 4.6Q12.8 11.2 19.4 12Q12.8 12.8 12 19.4Q11.2 12.8 4.6 12Q11.2 11.2 12 4.6Z"/>',
  spade:
    '<path class="f-umber" d="M7.4 1.8H16.6V5H14V12H10V5H7.4Z"/><path class="f-steel" d="M6.4 11.4H17.6V15.5Q17.6 19.4 12 22Q6.4 19.4 6.4 15.5Z"/><path class="l" d="M12 12v7"/>',
  vp: '<path class="f-moss" d="M12 2.2l2.5 2.3 3.4-.4 .9 3.3 3 1.6-1.4 3.1 1.4 3.1-3 1.6-.9 3.3-3.4-.4L12 22l-2.5-2.3-3.4 .4-.9-3.3-3-1.6 1.4-3.1-1.4-3.1 3-1.6 .9-3.3 3.4 .4Z"/><path class="f-on" d="M12 6.6l1.7 3.5 3.8 .5-2.8 2.7 .7 3.8-3.4-1.8-3.4 1.8 .7-3.8-2.8-2.7 3.8-.5Z"/>',
  book: '<path class="f-paper" d="M12 6Q8 3 2.6 4.6V18.6Q8 17 12 20Q16 17 21.4 18.6V4.6Q16 3 12 6Z"/><path class="l" d="M12 6V20M5 8q3-.6 5 .6M5 11.4q3-.6 5 .6M14 8.6q2-1.2 5-.6M14 12q2-1.2 5-.6"/>',
  silver:
    '<circle cx="9.4" cy="9.8" r="6.8" class="f-silver"/><circle cx="15" cy="14.6" r="6.8" class="f-silver"/><path class="l" d="M12.6 14.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"/>',
  gold: '<path class="f-gold" d="M6.4 8H17.6L22 18H2Z"/><path class="l" d="M6.4 8L8.4 12.4H15.6L17.6 8M8.4 12.4L5 18M15.6 12.4L19 18"/>',
  ink: '<path class="f-inkwell" d="M6 12.4H15.6L18 17.6Q18 21.4 14.4 21.4H7.2Q3.6 21.4 3.6 17.6Z"/><path class="f-paper" d="M10.4 13.4Q11.6 6 21 2.4Q20.4 10.4 11.8 13.8Z"/><path class="l" d="M10.2 15Q13.4 8.6 18.4 5"/>',
  stone:
    '<path class="f-stone" d="M3 13.6H11.6V20H3ZM12.4 13.6H21V20H12.4ZM7.6 6.4H16.4V12.8H7.6Z"/><path class="l" d="M5 18l2-2M14.4 18l2-2M9.6 11l2.6-2.6"/>',
  wheat:
    '<path class="l2" d="M12 22.4V12"/><path class="f-wheat" d="M12 1.4q3.8 3.8 0 8q-3.8-4.2 0-8ZM11.3 13.8q-6.3 .2-6.7-6q6.3 0 6.7 6ZM12.7 13.8q6.3 .2 6.7-6q-6.3 0-6.7 6ZM11.3 20q-6.3 .2-6.7-6q6.3 0 6.7 6ZM12.7 20q6.3 .2 6.7-6q-6.3 0-6.7 6Z"/>',
  hammer:
    '<path class="f-umber" d="M9.9 9.6h4.2v12.6h-4.2z"/><path class="f-steel" d="M3.4 2.8H20.6V10H3.4Z"/><path class="l" d="M7.2 2.8V10M16.8 2.8V10"/>',
  axe: '<path class="f-umber" d="M14.6 1.8h3.2v20.4h-3.2z"/><path class="f-madder" d="M14.6 4.2Q9 6.6 3.2 2.2Q1 9.6 3.2 17Q9 12.4 14.6 13.8Z"/><path class="l" d="M5.8 6q-1 3.6 0 7.2"/>',
  ship: '<path class="f-umber" d="M2.6 14.6H21.4Q20 20.4 16.6 20.4H7.4Q4 20.4 2.6 14.6Z"/><path class="f-paper" d="M12.8 2.8Q19.4 6.4 18.6 12.8H12.8ZM11.2 4.6Q6 7.6 5.4 12.8H11.2Z"/><path class="l" d="M12 2v12.6"/>',
  bridge:
    '<path class="f-wood1" d="M1.4 17.4V11.6Q12 -.4 22.6 11.6V17.4H18.2Q12 10 5.8 17.4Z"/><path class="l" d="M4.4 9.6v7M8.2 6.8v7.4M12 5.8v6.8M15.8 6.8v7.4M19.6 9.6v7"/><path class="l2" d="M4 21q2-1.4 4 0t4 0 4 0 4 0"/>',
  key: '<path class="f-ochre" d="M11.2 9.8H22.4V17.2H19V13.8H16.8V16H13.6V13.8H11.2Z"/><circle cx="7" cy="11.8" r="5.2" class="f-ochre"/><circle cx="7" cy="11.8" r="1.9" class="f-hole"/>',
  fire: '<path class="f-madder" d="M12 1.8Q13.4 6 16.6 9.4Q19.4 12.4 18.8 16Q17.8 22 12 22Q6.2 22 5.2 16Q4.8 12 8 9.4Q8 11.6 9.6 12.6Q9.4 6 12 1.8Z"/><path class="f-on" d="M12 12.6q3.4 3.4 1.8 6.4q-1.8 1.6-3.6 0q-1.6-3 1.8-6.4Z"/>',
  water: '<path class="f-blue" d="M12 2Q19 10.6 19 15A7 7 0 0 1 5 15Q5 10.6 12 2Z"/><path class="f-on0" d="M8.2 14.4q.2 3.6 3.6 4.6"/>',
  earth: '<path class="f-earth" d="M2.6 20L9 7L12.6 13L15.4 9L21.4 20Z"/><path class="f-on0" d="M9 7l1.2 6M15.4 9l1 5.6M6 16.6l1.4-3"/>',
  air: '<path class="l3" d="M2.6 9.6H13.4A3.3 3.3 0 1 0 10.4 5M2.6 13.6H18.4A3.3 3.3 0 1 1 15.4 18.4M2.6 17.6H10.4"/>',
  cult: '<path class="f-plum" d="M4 21V10Q4 3 12 3Q20 3 20 10V21Z"/><path class="f-on0" d="M8.4 21V11Q8.4 7.4 12 7.4Q15.6 7.4 15.6 11V21"/>',
  restart: '<path class="o" d="M5.2 8.4A8 8 0 1 1 4 12.6M5 3.6V8.6H10"/>',
  check: '<path class="o o-b" d="M4.6 12.8L9.8 18L19.6 6.8"/>',
  gear: '<circle class="o" cx="12" cy="12" r="3.2"/><path class="o" d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"/>',
  map: '<path class="o" d="M3.6 6.4L9 4.4L15 6.8L20.4 4.8V17.6L15 19.6L9 17.2L3.6 19.2ZM9 4.4V17.2M15 6.8V19.6"/>',
  seats:
    '<circle class="o" cx="9" cy="8.4" r="3.4"/><path class="o" d="M3 20Q3 13.6 9 13.6Q15 13.6 15 20M15.4 5.4A3.2 3.2 0 0 1 15.8 11.4M17.6 14.2Q21 15.4 21 20"/>',
  rnext: '<path class="o" d="M12 5l7 7-7 7M4.6 5l7 7-7 7"/>',
  plus: '<path class="o" d="M12 5v14M5 12h14"/>',
  minus: '<path class="o" d="M5 12h14"/>',
  fit: '<path class="o" d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  swap: '<path class="o" d="M4 8.4H18M14.6 5L18 8.4L14.6 11.8M20 15.6H6M9.4 12.2L6 15.6L9.4 19"/>',
  pass: '<path class="o" d="M7 20V4M7 5Q12 2.6 18.6 5.4L16 9.2L18.6 13Q12 10.4 7 13"/>',
  close: '<path class="o" d="M6 6L18 18M18 6L6 18"/>',
  scholar:
    '<path class="f-priest" d="M12 7A3.5 3.5 0 0 1 14.3 13Q18.2 15 18.8 22H5.2Q5.8 15 9.7 13A3.5 3.5 0 0 1 12 7Z"/><path class="f-inkwell" d="M12 1.4L21 5.2L12 9L3 5.2Z"/><path class="l" d="M19.4 6v5M12 15v7"/>',
  banking:
    '<path class="f-banking" d="M8.4 7.4Q3 12 3.4 16.8Q4 21.6 12 21.6Q20 21.6 20.6 16.8Q21 12 15.6 7.4Z"/><path class="f-banking" d="M8.4 7.4L6.6 2.6Q9.4 4.2 12 2.6Q14.6 4.2 17.4 2.6L15.6 7.4Z"/><path class="l" d="M7 7.4H17"/><circle class="l" cx="12" cy="14.6" r="3.4"/>',
  law: '<path class="o" d="M12 2.6V20.4M7 21.4H17M4.4 6H19.6"/><path class="f-law" d="M.8 13.6H8.4Q7.8 17.6 4.6 17.6Q1.4 17.6 .8 13.6ZM15.6 13.6H23.2Q22.6 17.6 19.4 17.6Q16.2 17.6 15.6 13.6Z"/><path class="o o-t" d="M4.6 6L.8 13.6M4.6 6L8.4 13.6M19.4 6L15.6 13.6M19.4 6L23.2 13.6"/>',
  engineering:
    '<path class="f-engineering" d="M19 9.7L22.2 9.9L22.2 14.1L19 14.3L18.6 15.4L20.7 17.7L17.7 20.7L15.4 18.6L14.3 19L14.1 22.2L9.9 22.2L9.7 19L8.6 18.6L6.3 20.7L3.3 17.7L5.4 15.4L5 14.3L1.8 14.1L1.8 9.9L5 9.7L5.4 8.6L3.3 6.3L6.3 3.3L8.6 5.4L9.7 5L9.9 1.8L14.1 1.8L14.3 5L15.4 5.4L17.7 3.3L20.7 6.3L18.6 8.6Z"/><circle class="f-hole" cx="12" cy="12" r="3"/>',
  medicine:
    '<path class="f-medicine" d="M9.8 2.6V9L4.2 18.4Q3 21.6 6.4 21.6H17.6Q21 21.6 19.8 18.4L14.2 9V2.6Z"/><path class="f-madder" d="M7 14.6H17L19.4 18.8Q20 21 17.6 21H6.4Q4 21 4.6 18.8Z"/><path class="l2" d="M8.4 2.6H15.6"/>',
  bookBanking:
    '<path class="f-banking" d="M6.8 2.4H19.4V18.2H6.8Q4.6 18.2 4.6 20V4.6Q4.6 2.4 6.8 2.4Z"/><path class="f-paper" d="M19.4 18.2V21.8H6.8Q4.6 21.8 4.6 20T6.8 18.2Z"/><circle class="l" cx="12.4" cy="10.4" r="3.7"/><circle class="f-line" cx="12.4" cy="10.4" r="1.1"/>',
  bookLaw:
    '<path class="f-law" d="M6.8 2.4H19.4V18.2H6.8Q4.6 18.2 4.6 20V4.6Q4.6 2.4 6.8 2.4Z"/><path class="f-paper" d="M19.4 18.2V21.8H6.8Q4.6 21.8 4.6 20T6.8 18.2Z"/><path class="l" d="M12.4 5.6V15M7.6 7.2H17.2M6 12.2L7.6 7.2L9.2 12.2ZM15.6 12.2L17.2 7.2L18.8 12.2Z"/>',
  bookEngineering:
    '<path class="f-engineering" d="M6.8 2.4H19.4V18.2H6.8Q4.6 18.2 4.6 20V4.6Q4.6 2.4 6.8 2.4Z"/><path class="f-paper" d="M19.4 18.2V21.8H6.8Q4.6 21.8 4.6 20T6.8 18.2Z"/><path class="f-line" d="M15.9 9.3L17.5 9.3L17.5 11.5L15.9 11.5L15.7 12.1L16.7 13.3L15.3 14.7L14.1 13.7L13.5 13.9L13.5 15.5L11.3 15.5L11.3 13.9L10.7 13.7L9.5 14.7L8.1 13.3L9.1 12.1L8.9 11.5L7.3 11.5L7.3 9.3L8.9 9.3L9.1 8.7L8.1 7.5L9.5 6.1L10.7 7.1L11.3 6.9L11.3 5.3L13.5 5.3L13.5 6.9L14.1 7.1L15.3 6.1L16.7 7.5L15.7 8.7Z"/>',
  bookMedicine:
    '<path class="f-medicine" d="M6.8 2.4H19.4V18.2H6.8Q4.6 18.2 4.6 20V4.6Q4.6 2.4 6.8 2.4Z"/><path class="f-paper" d="M19.4 18.2V21.8H6.8Q4.6 21.8 4.6 20T6.8 18.2Z"/><path class="l" d="M11 5.4V8.6L7.8 14Q7.4 15.2 8.6 15.2H16.2Q17.4 15.2 17 14L13.8 8.6V5.4M9.8 5.4H15"/>',
  bookAny:
    '<path class="f-stone" d="M6.8 2.4H19.4V18.2H6.8Q4.6 18.2 4.6 20V4.6Q4.6 2.4 6.8 2.4Z"/><path class="f-paper" d="M19.4 18.2V21.8H6.8Q4.6 21.8 4.6 20T6.8 18.2Z"/>',
  hand: '<path class="f-paper" d="M1.6 12.4H4.8Q7.4 11 10 13H13.8Q15.8 13.4 15.2 15.4L19.4 12.8Q22 11.8 22.4 13.8Q19 18.4 14 20H8.6Q6.4 18.8 4.8 19H1.6Z"/><path class="l" d="M15.2 15.4H10.4M4.8 12.4V19"/>',
  step: '<path class="o o-b" d="M12 20V6M5.6 11.6L12 5L18.4 11.6"/>',
  to: '<path class="o" d="M3.6 12H20M14.4 6.4L20 12L14.4 17.6"/>',
  edge: '<path class="f-paper" d="M12 2L20.6 7V17L12 22L3.4 17V7Z"/><path class="dots" d="M12 5.4L17.7 8.7V15.3L12 18.6L6.3 15.3V8.7Z"/>',
  shore:
    '<path class="f-paper" d="M12 2L20.6 7V17L12 22L3.4 17V7Z"/><path class="l" d="M4.4 14.4q2.6-1.8 5 0t5 0 5 0M4.4 17q2.6-1.8 5 0t5 0 5 0"/>',
  city: '<path class="f-paper" d="M3.4 21V8L7.6 3.8V7.4H10.4V3H13.6V7.4H16.4V3.8L20.6 8V21Z"/><path class="f-hole" d="M9.4 21V16Q12 12.6 14.6 16V21Z"/>',
  leap: '<path class="o" d="M2.6 18.6Q11.4 -3 20.4 15M20.8 8.6L20.6 15.4L14.4 13"/>',
  bulb: '<path class="f-ochre" d="M12 2A7 7 0 0 1 16.4 14.4Q15.4 15.4 15.2 17.4H8.8Q8.6 15.4 7.6 14.4A7 7 0 0 1 12 2Z"/><path class="f-steel" d="M8.8 17.4H15.2V19.6Q14.4 22 12 22Q9.6 22 8.8 19.6Z"/><path class="l" d="M9.6 9.6L12 12L14.4 9.6M12 12V17"/>',
  empire:
    '<path class="f-paper" d="M8 3L13 5.9V11.7L8 14.6L3 11.7V5.9Z"/><path class="f-paper" d="M16 9.4L21 12.3V18.1L16 21L11 18.1V12.3Z"/>',
  scroll:
    '<path class="f-paper" d="M6 3H18.6Q16.8 4.4 16.8 7V18.4Q16.8 21.2 14 21.2H4.4Q7.2 20.4 7.2 17.6V7Q7.2 4 4.6 3Z"/><path class="l" d="M9.6 8H14.4M9.6 11.4H14.4M9.6 14.8H13"/>',
} as const;
export type IconName = keyof typeof ICONS;
