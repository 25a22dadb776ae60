/** What the server says in Hungarian about reports and measures. */
import type { order as en, orderProblems as enProblems } from './order.en.ts';

export const order: typeof en = {
  until: at => `${new Date(at).toLocaleString('hu-HU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} (UTC)`,
  measures: {
    nothing: () => 'Egy moderátor elolvasta, és nem talált benne kivetnivalót.',
    word: () => 'Egy moderátor szólt hozzád. Más döntés nem született.',
    silence: until => `Eddig nem írhatsz az asztalok csevegésébe: ${until}. Játszani tovább játszhatsz.`,
    noTables: until => `Eddig nem nyithatsz új asztalt, és nem ülhetsz le újhoz: ${until}. A futó játszmáid folytatódnak.`,
    closing: () => 'Egy moderátor kérte a fiókod lezárását.',
    closed: () => 'Két moderátor lezárta a fiókodat. A futó játszmáidat befejezheted, mást nem tehetsz.',
    undone: () => 'Egy rólad hozott döntést visszavontunk.',
    appeal: () => 'Kérted, hogy nézzük meg újra.',
    upheld: () => 'Egy másik moderátor újra megnézte: a döntés marad.',
    asked: () => 'Második véleményt kértek.',
    granted: () => 'Tisztséget kaptál.',
    revoked: () => 'A tisztséged megszűnt.',
  },
  letters: {
    subject: 'Társas: egy moderátor üzenete',
    read: link =>
      `A lépéseidhez és az óráidhoz nem nyúltunk. Itt újra elolvashatod, és 30 napon belül kérheted, hogy egy másik moderátor is megnézze:\n\n${link}`,
    dealtSubject: 'Társas: foglalkoztunk a bejelentéseddel',
    dealt: name => `Egy moderátor elolvasta a bejelentésedet (${name}), és foglalkozott vele. Köszönjük, hogy szóltál.`,
  },
};

export const orderProblems: typeof enProblems = {
  officeNeeded: () => 'Ez a kiszolgáló moderátorainak szól.',
  noOffice: () => 'Ennek az embernek nincs tisztsége.',
  nobodyThere: who => (who === '' ? 'Nincs ilyen ember.' : `Ezt a címet itt senki sem erősítette meg: ${who}.`),
  isAdministrator: () => 'Ez az ember adminisztrátor. Ezt a tisztséget parancssorból lehet adni és elvenni: tarsas admin.',
  noCase: () => 'Nincs ilyen ügy.',
  ownCase: () => 'Ezt te jelentetted be, vagy ennél az asztalnál ülsz: egy másik moderátor dönt róla.',
  needsAnother: () => 'Ehhez egy másik moderátor kell, nem az, aki először döntött.',
  caseClosed: () => 'Ez az ügy lezárult. A döntést még vissza lehet vonni.',
  answerAppeal: () => 'Kérték, hogy nézzétek meg újra: a döntés marad, vagy visszavonjátok.',
  noAppealYet: () => 'Senki sem kérte, hogy nézzétek meg újra.',
  nothingToLift: () => 'Nincs mit visszavonni.',
  noWords: () => 'Írj pár szót annak, akiről szól.',
  noMeasure: () => 'Nincs ilyen rólad szóló döntés.',
  noAppeal: days => `Egyszer, ${days} napon belül kérheted, hogy újra megnézzük.`,
  silenced: until =>
    `Egy moderátor szüneteltette a csevegésedet, eddig: ${order.until(Number(until))}. Játszani tovább játszhatsz; a /house oldalon elolvashatod, miért, és kérheted, hogy újra megnézzük.`,
  noNewTables: until =>
    `Egy moderátor döntése szerint eddig nem nyithatsz új asztalt, és nem ülhetsz le újhoz: ${order.until(Number(until))}. A futó játszmáid folytatódnak; a /house oldalon elolvashatod, miért, és kérheted, hogy újra megnézzük.`,
  accountClosed: () =>
    'Ezt a fiókot két moderátor lezárta. A futó játszmáidat befejezheted; a /house oldalon elolvashatod, miért, és kérheted, hogy újra megnézzük.',
};
