/** Small pictures on a field of 24 by 24, in the pigments of the kit's icons. */
export const PICTURES = {
  farm: '<path class="f-wheat" d="M3 12L7 6H17L21 12Z"/><path class="f-paper" d="M5 12H19V20H5Z"/><path class="l" d="M8.5 6l-1.6 6M12 6v6M15.5 6l1.6 6M10.4 20v-5h3.2v5"/>',
  village:
    '<path class="f-paper" d="M9.4 21V9H14.6V21Z"/><path class="f-moss" d="M8.6 9L12 1.6L15.4 9Z"/><path class="f-paper" d="M2.6 21V15.4H9.4V21ZM14.6 21V15.4H21.4V21Z"/><path class="f-moss" d="M1.4 15.6L6 11L9.6 14.4V15.6ZM14.4 15.6V14.4L18 11L22.6 15.6Z"/><path class="l" d="M11 12h2M5 21v-3h2v3M17 21v-3h2v3"/>',
  city: '<path class="f-stone" d="M2.6 21V8H4.8V10H6.6V8H8.8V12.4H10V10.6H14V12.4H15.2V8H17.4V10H19.2V8H21.4V21Z"/><path class="f-gold" d="M9.6 10.6L12 3.4L14.4 10.6Z"/><path class="f-paper" d="M9.6 21V17.4A2.4 2.4 0 0 1 14.4 17.4V21Z"/><path class="l" d="M5.7 13v2.4M18.3 13v2.4"/>',
  army: '<path class="f-madder" d="M3.4 4H20.6V11Q20.6 18.6 12 22Q3.4 18.6 3.4 11Z"/><path class="f-on0" d="M7.4 7.4L16.6 16.6M16.6 7.4L7.4 16.6"/>',
  road: '<path class="f-earth" d="M4 21.4Q6 15 11.6 12.4Q14.4 10.6 11.4 8.6Q9 6 14 2.6H18Q13.6 6 16.4 8.8Q19.4 12.4 16.4 15Q14 17.4 14.6 21.4Z"/><path class="f-on0" d="M9.4 20.4q.6-3 3.2-4.8M14.6 12.4q.8-1.6-.2-2.8M14 6q0-1.2 1.2-2.2"/>',
  burnt:
    '<path class="f-coal" d="M2.6 21V13L6 15V10L10 13.4L12 9L14.6 13L18 10.4V15L21.4 13V21Z"/><path class="f-madder" d="M12 2Q13 5 15 7.4Q17 10 16 12.6Q15 15.4 12 15.4Q9 15.4 8 12.6Q7.4 10 9.4 8Q9.6 9.6 10.6 10Q10.4 5 12 2Z"/>',
  sword:
    '<path class="f-steel" d="M3 2.6L5.8 3.4L16.4 14L14 16.4L3.4 5.8ZM21 2.6L18.2 3.4L7.6 14L10 16.4L20.6 5.8Z"/><path class="l2" d="M12.8 18L18 12.8M11.2 18L6 12.8M16 16.4l4.4 4.4M8 16.4l-4.4 4.4"/>',
  card: '<path class="f-paper" d="M6 2.6H18V21.4H6Z"/><path class="l" d="M6 15.4H18M9 6h6M9 18.4h6M12 8.4l3 3-3 3-3-3Z"/>',
  screen:
    '<path class="f-wood1" d="M2.6 5.6L9 3.6V19.4L2.6 21.4ZM15 3.6L21.4 5.6V21.4L15 19.4Z"/><path class="f-wood2" d="M9 3.6H15V19.4H9Z"/><path class="l" d="M4.4 9l2.8-.9M4.4 13l2.8-.9M16.8 8.1l2.8 .9M16.8 12.1l2.8 .9M10.6 8h2.8M10.6 12h2.8"/>',
  temple:
    '<path class="f-ochre" d="M2.4 8.6L12 2.6L21.6 8.6V10.4H2.4Z"/><path class="f-paper" d="M4 10.4H20V18.4H4Z"/><path class="f-ochre" d="M2.4 18.4H21.6V21.4H2.4Z"/><path class="l2" d="M6.8 11v7M12 11v7M17.2 11v7"/>',
  hourglass:
    '<path class="f-wood2" d="M4.6 2.4H19.4V5H4.6ZM4.6 19H19.4V21.6H4.6Z"/><path class="f-paper" d="M6.4 5H17.6Q17.6 9.6 13.2 12Q17.6 14.4 17.6 19H6.4Q6.4 14.4 10.8 12Q6.4 9.6 6.4 5Z"/><path class="f-ochre" d="M8.2 19Q8.6 16.4 12 15.6Q15.4 16.4 15.8 19ZM9 8.4H15L12 11.4Z"/>',
  refresh: '<path class="o" d="M5 9.4A7.6 7.6 0 0 1 18.6 8M19 3.8V8.4H14.4M19 14.6A7.6 7.6 0 0 1 5.4 16M5 20.2V15.6H9.6"/>',
  repeat: '<path class="o" d="M7 7.4H15A4.6 4.6 0 0 1 15 16.6H5M8.4 13L4.8 16.6L8.4 20.2M10 4.4L7 7.4L10 10.4"/>',
  hand: '<path class="o" d="M4 7.6L10 5.8L13.6 18.2L7.6 20ZM11.4 6.2L14.6 5.4L18 17.6L14.2 18.6M16 6.4L19 6.6L20.6 15.6L18 16.4"/>',
  economy: '<path class="l3" d="M12 21V11M12 13Q5.4 13 4.6 5.4Q12 5.8 12 13ZM12 15.4Q18 15.4 19.4 9Q12.8 8.8 12 15.4Z"/>',
  industry: '<path class="l3" d="M2.6 7.4H8V6H20.4V8.6Q16.6 9 15 12V14.6H17.6V18.4H7.6V14.6H10V12Q5 12 2.6 7.4Z"/>',
  conflict: '<path class="l3" d="M4 3.4L15.6 15M20 3.4L8.4 15M5.4 12.6L11 18.2M18.6 12.6L13 18.2M7.4 16.4L3.6 20.4M16.6 16.4L20.4 20.4"/>',
  disaster:
    '<path class="l3" d="M12 2.6Q13.2 6.8 16.4 10Q19 13 18.2 16Q17 21 12 21Q7 21 5.8 16Q5.4 12.6 8.4 10Q8.6 12 10 12.8Q9.8 6.8 12 2.6Z"/>',
  doubleDisaster:
    '<path class="l3" d="M8.4 4Q9.4 8 11.6 10.6Q13.6 13.2 12.8 16Q11.8 20 8 20Q4 20 3 16Q2.6 13 5 10.8Q5.2 12.4 6.4 13Q6.2 8 8.4 4ZM16.6 2.6Q17.4 6 19.6 8.6Q22 11.4 21 14.4Q20 17.6 16.6 18M13.6 8.6Q14.6 6.4 16.6 2.6"/>',
  combined:
    '<path class="l3" d="M8 20V11M8 13Q2.6 13 2 6.4Q8 6.8 8 13ZM8 15Q12.4 15 13.4 10Q8.6 9.8 8 15ZM13.4 14.6H22V16.4Q19.6 16.6 19 18.4V20.4H14.4V18.4"/>',
  endgame: '<path class="l3" d="M4 19H20L21.4 8L16.4 11.8L12 4.4L7.6 11.8L2.6 8Z"/>',
  onDestroyed: '<path class="l3" d="M2 15L8 13L7 8.6L12.4 11.6L13.4 4L16.4 10L21.6 9M3.4 20H8.4L11 16.4L13.4 20H20.6"/>',
  seal: '<circle cx="12" cy="12" r="9.6" class="f-madder"/><path class="f-on0" d="M12 5.4a6.6 6.6 0 1 0 .1 0"/><path class="f-on0" d="M12 8.4v7.2M9.4 10.2q2.6-2 5.2 0M9.4 13.8q2.6 2 5.2 0"/>',
  arrow: '<path class="o o-b" d="M3.4 12H19M13 6L19 12L13 18"/>',
} as const;
export type Picture = keyof typeof PICTURES;
