import { joined } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import * as clubs from './clubs.hu.ts';
import type { ServerWords } from './en.ts';
import { order, orderProblems } from './order.hu.ts';

const waiting = (seconds: number): string => (seconds < 90 ? `${seconds} másodperc` : `${Math.ceil(seconds / 60)} perc`);

export const hu: ServerWords = {
  problems: {
    ...clubs.problems,
    badRequest: what => `A kérés nem érthető: ${what}`,
    tooLarge: () => 'A kérés túl nagy.',
    repeatedKey: key => `Ez a kulcs kétszer szerepel ugyanabban az objektumban: „${key}”.`,
    tooMany: seconds => `Ez egyszerre túl sok volt. Ennyi idő múlva folytathatod: ${waiting(Number(seconds))}.`,
    tooManyTables: most => `${most} asztalod még nem ért véget. Előbb fejezz be közülük néhányat.`,
    tooManyStreams: () => 'Egyszerre túl sok ablak van nyitva. Zárj be közülük néhányat.',
    notFound: () => 'Itt nincs semmi.',
    noTable: () => 'Nincs ilyen asztal, vagy nem mindenki láthatja.',
    noPosition: n => `Az asztal még nem jutott el ${az(`${n}. bejegyzésig`)}.`,
    signIn: () => 'Előbb mondd meg, ki vagy: játssz vendégként, vagy jelentkezz be.',
    badCredentials: () => 'A cím és a jelszó nem tartozik össze.',
    badPassword: () => 'A jelszó 8–128 karakterből áll.',
    badLink: () => 'Ezt a linket már felhasználták, vagy túl régi. Kérj újat.',
    badPasskey: () => 'Ezt a belépőkulcsot nem fogadtuk el. Próbáld újra.',
    notVerified: () => 'Előbb nyisd meg az erre a címre küldött levelünket.',
    foreignOrigin: ours =>
      `Ez a kérés egy másik oldalról jött. Ide innen jöhetnek kérések: ${ours}, vagy olyan programtól, amely nem küld Origin fejlécet; ha a kiszolgáló más címen érhető el, az üzemeltetője a --url kapcsolóval adhatja meg.`,
    notYours: () => 'Nem te ülsz ezen a helyen.',
    notSeated: () => 'Nem ülsz ennél az asztalnál.',
    notHost: () => 'Ezt csak az teheti meg, aki az asztalt nyitotta.',
    noGame: game => `Nincs „${game}” nevű játék.`,
    noBot: bot => `Nincs „${bot}” nevű gépi játékos.`,
    badOptions: what => `Ezek a beállítások nem illenek a játékhoz: ${what}`,
    badSeats: what => `A játék nem ennyi játékosnak való: ${what}`,
    sentAway: () => 'Az asztal gazdája megkért, hogy állj fel ettől az asztaltól. Új meghívóval újra leülhetsz.',
    nobodyElse: () => 'Ezen a helyen nem ül más.',
    seatTaken: () => 'Ez a hely foglalt.',
    tableFull: () => 'Minden hely foglalt.',
    seatsOpen: () => 'Még nincs minden hely betöltve.',
    badInvite: () => 'Ez az asztal zártkörű, és a meghívó nem illik hozzá.',
    started: () => 'Az asztal már elindult.',
    notStarted: () => 'Az asztal még nem indult el.',
    over: () => 'A játéknak vége.',
    notOver: () => 'A játéknak még nincs vége.',
    notAsked: () => 'Most nem rád vár a játék.',
    stale: () => 'Közben továbblépett az asztal. Itt a friss állás.',
    notAnOption: () => 'Ez nem szerepel a lehetőségek között.',
    nothingToUndo: () => 'Ezt nem lehet visszavenni: nincs ilyen lépés, vagy azóta valaki megtudott valamit.',
    noProposal: () => 'Nincs olyan javaslat, amely még a válaszodra vár.',
    proposalOpen: () => 'Egy másik javaslat még nyitva van.',
    botPlays: () => 'Ezen a helyen gép játszik. Előbb vedd vissza.',
    resigned: () => 'Ez a hely már feladta.',
    noOrders: () => 'Ez a játék nem fogad állandó utasításokat.',
    rulesChanged: () => 'Ez az asztal más szabályokkal indult, ezen a kiszolgálón nem folytatható.',
    badWebhook: () => 'Ez a cím nem hívható.',
    noLetters: () => 'Most nem tudunk levelet küldeni. Semmi sem történt; próbáld újra később.',
    noSession: () => 'Ez a belépés már véget ért.',
    noPasskey: () => 'Ez a belépőkulcs nincs a tieid között.',
    ...orderProblems,
    noPerson: () => 'Nincs ilyen azonosítójú játékos, vagy nincs fiókja.',
    needsAccount: () => 'Ez csak fiókkal megy. Előbb adj meg egy e-mail-címet vagy egy belépőkulcsot, és már van is.',
    notShown: () => 'Ezt ez a játékos nem mutatja meg.',
    notYourself: () => 'Ezt saját magaddal nem teheted meg.',
    notAtThisTable: () => 'Ehhez az asztalhoz nem ülhetsz le. Válassz másikat, vagy nyiss sajátot.',
    tooManyPeople: most => `Ez a lista betelt: ${most} ember fér el rajta.`,
    unavailable: () => 'A kiszolgáló ezt most nem tudja megtenni. Semmi sem veszett el; próbáld újra.',
    internal: () => 'Nálunk romlott el valami. Feljegyeztük.',
  },
  clubs: { notices: clubs.notices, calendar: clubs.calendar, pages: clubs.pages },
  letters: {
    verify: url => ({
      subject: 'Társas: ez a te címed?',
      text: `Nyisd meg ezt a linket, hogy megmaradjon a fiókod:\n\n${url}\n\nHa nem te kérted, nincs teendőd.\n`,
    }),
    reset: url => ({
      subject: 'Társas: új jelszó',
      text: `Itt választhatsz új jelszót:\n\n${url}\n\nHa nem te kérted, nincs teendőd; a jelszavad a régi marad.\n`,
    }),
    enter: url => ({
      subject: 'Társas: a belépő linked',
      text: `Ezzel a linkkel léphetsz be:\n\n${url}\n\nEgyszer használható, negyed óráig. Ha nem te kérted, nincs teendőd.\n`,
    }),
    stop: link => `Ha nem kérsz több ilyen levelet, nyisd meg: ${link}`,
    stopping: {
      title: 'Nincs több levél',
      ask: 'Ne írjunk többet erre a címre?',
      button: 'Ne írjatok többet',
      done: 'Erre a címre nem küldünk több levelet a játékokról. A beállításoknál bármikor újra kérheted.',
    },
    known: () => ({
      subject: 'Társas: már van fiókod',
      text: 'Valaki, talán te, fiókot próbált nyitni ezzel a címmel. Már van egy: jelentkezz be, vagy kérj új jelszót.\n',
    }),
    turn: (game, who, asked) => ({
      subject: `${game}: te jössz`,
      text: `${who ? `${who} lépett. ` : ''}${asked}`,
    }),
    over: game => ({ subject: `${game}: vége a játéknak`, text: 'Nézd meg, hogyan végződött.' }),
    start: game => ({ subject: `${game}: elindult az asztal`, text: 'Mindenki leült, kezdődik a játék.' }),
    chat: (game, who) => ({ subject: `${game}: ${who} írt valamit`, text: 'Új üzenet vár az asztalod csevegésében.' }),
  },
  notices: {
    friend: who => ({ subject: `${who} a barátod szeretne lenni`, text: `${who} azt kérdezi, lesztek-e barátok a Társason.` }),
    friends: who => ({ subject: `${who} mostantól a barátod`, text: `${who} igent mondott: mostantól barátok vagytok a Társason.` }),
    invite: (game, who) => ({ subject: `${who} játszani hív: ${game}`, text: `${who} helyet tart neked egy asztalnál. A játék: ${game}.` }),
  },
  pages: {
    home: games => ({
      title: 'Társas: nagy társasjátékok a böngészőben',
      text: `${joined(games, 'és')}, barátokkal vagy gépek ellen. A szabályokat betartjuk, elmagyarázzuk és idézzük. Ingyen, hirdetések nélkül, akár fiók nélkül is.`,
    }),
    games: {
      title: 'Játékok · Társas',
      text: 'A polcunkon lévő játékok: hányan játsszák, miről szólnak, a szabályaik, a dobozuk tartalma, és leckék a megtanulásukhoz.',
    },
    lessons: {
      title: 'Tanulás · Társas',
      text: 'Tanulj meg nagy társasjátékokat játék közben: rövid leckék igazi táblán, lépésről lépésre, magyarázattal.',
    },
    about: { title: 'Névjegy · Társas', text: 'Mi a Társas, miből készült, és kiknek a játékait játsszuk itt.' },
    new: {
      title: 'Új asztal · Társas',
      text: 'Nyiss asztalt: válaszd ki a játékot, a játékosokat vagy a gépeket és a beállításokat, és küldd el a linkjét a barátaidnak.',
    },
    rules: game => ({
      title: `${game}: szabályok · Társas`,
      text: `${game} szabályai pontról pontra: kereshetően, idézhetően, indoklással ott, ahol a szabálykönyv nyitva hagy valamit.`,
    }),
    components: game => ({
      title: `${game}: a doboz tartalma · Társas`,
      text: `${game} minden lapkája, kártyája és táblája, rajzban és szavakban.`,
    }),
    aid: game => ({ title: `${game}: segédlet · Társas`, text: `Mit lehet tenni a játékban: ${game} egyetlen oldalon, a tábla mellé.` }),
    learn: game => ({ title: `${game}: leckék · Társas`, text: `Tanuld meg játék közben, lépésről lépésre: ${game}.` }),
    statistics: game => ({
      title: `${game}: statisztika · Társas`,
      text: `Mi nyer ebben a játékban: ${game}. A kiszolgáló befejezett asztalaiból, bizonytalansággal együtt.`,
    }),
    table: { title: 'Egy asztal · Társas', text: 'Asztal nagy társasjátékokhoz a böngészőben. Akit meghívtak, leül és játszik.' },
    tableTitle: (game, names) => `${game}${names.length > 0 ? `: ${joined(names, 'és')}` : ''} · Társas`,
    waits: (game, open) =>
      open === 0 ? `Mindjárt kezdődik: ${game}.` : `${game}: még ${open} szabad hely van ennél az asztalnál. Ülj le!`,
    playing: (round, scores, next) =>
      `${round}${scores.length > 0 ? ` ${scores.join(', ')}.` : ''}${next.length > 0 ? ` ${joined(next, 'és')} következik.` : ''}`,
    over: ranked => `Vége a játéknak. ${ranked.join(', ')}.`,
    seat: n => `${n}. játékos`,
    points: (name, points) => `${name} ${points}`,
  },
  order,
  gone: 'Egy távozott játékos',
};
