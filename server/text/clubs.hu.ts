/** Amit a kiszolgáló körökről, ligákról és tornákról mond, magyarul. */
import { az } from '@tarsas/words/hungarian';
import type * as en from './clubs.en.ts';

export const problems: typeof en.problems = {
  noClub: () => 'Nincs ilyen kör, vagy nem mindenki láthatja.',
  noLeague: () => 'Nincs ilyen liga.',
  noContest: () => 'Nincs ilyen szezon vagy torna.',
  notMember: () => 'Ezt csak a kör tagjai tehetik meg.',
  notOrganiser: () => 'Ezt csak ennek a körnek a szervezői tehetik meg.',
  lastOrganiser: () => 'Egy körnek kell szervező. Előbb nevezz ki valaki mást.',
  byInvitation: () => 'Ebbe a körbe csak meghívóval lehet belépni.',
  contestRuns: () => 'Ebben a körben még tart egy szezon vagy torna. Előbb mondd le.',
  contestBegun: () => 'Ez már elkezdődött.',
  contestOver: () => 'Ennek már vége.',
  notEntered: () => 'Ebben nem veszel részt.',
  noSkip: () => 'Csak szezont lehet kihagyni, és csak annak, aki az előzőben játszott.',
  noSubstitute: () => 'Erre a helyre most senki sem ülhet: lejártak a cserére szánt hetek, vagy kettejük közül valaki nem a megfelelő.',
  badRounds: () => 'A fordulók egymás után, a jövőben kezdődnek, és a kezdésük után érnek véget; csoportos tornának két fordulója van.',
  nextOpen: () => 'A következő szezonra már lehet jelentkezni.',
};

export const notices: typeof en.notices = {
  asked: ({ club, who }) => ({
    subject: `${club}: valaki be szeretne lépni`,
    text: `${who} kéri, hogy tag lehessen. Egy szervező dönt róla.`,
  }),
  joined: ({ club }) => ({ subject: `${club}: isten hozott`, text: 'Mostantól a kör tagja vagy.' }),
  organiser: ({ club }) => ({
    subject: `${club}: szervező lettél`,
    text: 'Mostantól ligát és tornát indíthatsz, és felvehetsz új tagokat.',
  }),
  left: ({ club }) => ({ subject: `${club}: már nem vagy tag`, text: 'Egy szervező megszüntette a tagságodat.' }),
  founded: ({ club }) => ({ subject: `${club}: megalakult a kör`, text: 'Te vagy az első szervezője.' }),
  opened: ({ contest }) => ({ subject: `${contest}: lehet jelentkezni`, text: 'Jelezd, hogy játszol-e.' }),
  changed: ({ contest }) => ({ subject: `${contest}: változás`, text: 'Módosult a terv. Nézd meg.' }),
  cancelled: ({ contest }) => ({ subject: `${contest}: elmarad`, text: 'Nem játsszuk végig. A futó asztalok tét nélkül folytatódnak.' }),
  entered: ({ contest }) => ({ subject: `${contest}: játszol`, text: 'Egy szervező felvett a résztvevők közé.' }),
  withdrew: ({ contest }) => ({ subject: `${contest}: már nem veszel részt`, text: 'Egy szervező kivett a résztvevők közül.' }),
  skips: ({ contest }) => ({ subject: `${contest}: ezt a szezont kihagyod`, text: 'Az osztályod megmarad a következőre.' }),
  drawn: ({ contest }) => ({ subject: `${contest}: elkezdődött a szezon`, text: 'Kisorsoltuk a csoportokat, minden asztalod nyitva.' }),
  empty: ({ contest }) => ({ subject: `${contest}: elmarad`, text: 'Túl kevesen jelentkeztek.' }),
  dropped: ({ contest }) => ({ subject: `${contest}: kiszálltál`, text: 'A játszmáidat gép fejezi be, és nem kap értük pontot.' }),
  substituted: ({ contest, who }) => ({ subject: `${contest}: beugró játszik`, text: `${who}: gazdát cseréltek a helyek.` }),
  final48: ({ contest }) => ({
    subject: `${contest}: a helyeden gép marad`,
    text: 'Két napja lejárt az időd. Ebben a játszmában nem kapsz pontot.',
  }),
  hurry: ({ contest }) => ({
    subject: `${contest}: két hét van hátra`,
    text: 'Van még futó játszmád. Záráskor úgy számít, ahogy éppen áll.',
  }),
  ended: ({ contest }) => ({ subject: `${contest}: véget ért egy játszma`, text: 'Változott az állás.' }),
  stood: ({ contest }) => ({ subject: `${contest}: félbemaradt egy játszma`, text: 'Előbb járt le a határidő: úgy számít, ahogy állt.' }),
  round: ({ contest, round }) => ({ subject: `${contest}: ${round}. forduló`, text: 'Kisorsoltuk a fordulót, az asztalod nyitva.' }),
  final: ({ contest }) => ({ subject: `${contest}: döntő`, text: 'Kisorsoltuk a döntőt, az asztalod nyitva.' }),
  roundOver: ({ contest, round }) => ({ subject: `${contest}: vége ${az(`${round}. fordulónak`)}`, text: 'Nézd meg az állást.' }),
  closed: ({ contest, who }) => ({ subject: `${contest}: vége`, text: `${who ? `Az első: ${who}. ` : ''}Nézd meg a végeredményt.` }),
};

export const calendar: typeof en.calendar = {
  start: contest => `${contest}: kezdés`,
  substitutes: contest => `${contest}: eddig jöhet beugró`,
  hurry: contest => `${contest}: még két hét`,
  close: contest => `${contest}: zárás`,
  next: contest => `${contest}: következő szezon`,
  round: (contest, round) => `${contest}: kezdődik ${az(`${round}. forduló`)}`,
  roundEnd: (contest, round) => `${contest}: eddig tart ${az(`${round}. forduló`)}`,
};

export const pages: typeof en.pages = {
  clubs: {
    title: 'Körök · Társas',
    text: 'Emberek, akik együtt játszanak nagy társasjátékokat: ligák szezonról szezonra, tornák, bárki csatlakozhat.',
  },
  club: (name, about) => ({
    title: `${name} · Társas`,
    text: about || 'Kör, amelynek tagjai együtt játszanak nagy társasjátékokat: a tagjai, ligái és tornái.',
  }),
  league: (name, club, game) => ({
    title: `${name} · Társas`,
    text: `Liga (${club}): ${game}. Osztályok, tabellák, játszmák és korábbi szezonok.`,
  }),
  tournament: (name, club, game) => ({
    title: `${name} · Társas`,
    text: `Torna (${club}): ${game}. Fordulók, asztalok és az állás.`,
  }),
};
