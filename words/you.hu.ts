/** Hungarian sentences in the second person: verbs and what somebody owns take other endings, and the reader's own things need an article. */
import { type Address, forms, YOU } from './address.ts';
import { az } from './hungarian.ts';
import { capital } from './index.ts';

/** What a player does. */
const VERBS = forms(
  'ad adsz, alapít alapítasz, áll állsz, ás ásol, átad átadsz, átadja átadod, áthelyezi áthelyezed, átrendezheti átrendezheted',
  'átrendezi átrendezed, becsukja becsukod, becsukta becsuktad, befejezi befejezed, beleegyezik beleegyezel, bevált beváltasz',
  'birtokolta birtokoltad, cserél cserélsz, cseréli cseréled, dönt döntesz, egyezik egyezel, eladja eladod',
  'elbocsájtja elbocsájtod, elbocsátja elbocsátod, eldob eldobsz, eldobhat eldobhatsz, eldobja eldobod, eléri eléred',
  'elfogadja elfogadod, eljut eljutsz, elkölt elköltesz, elpusztít elpusztítasz, elpusztíthat elpusztíthatsz',
  'elpusztíthatja elpusztíthatod, elpusztítja elpusztítod, elűz elűzöl, elűzi elűzöd, elvesz elveszel, elveszi elveszed',
  'elveszít elveszítesz, elveszíti elveszíted, elvesztené elvesztenéd, elviszi elviszed, épít építesz, építi építed, ér érsz',
  'fejleszt fejlesztesz, fejleszti fejleszted, feladja feladod, feláldoz feláldozol, felbéreli felbéreled',
  'felcseréli felcseréled, felfordítja felfordítod, felfrissíti felfrissíted, felhasznál felhasználsz, felhasználja felhasználod',
  'felszabadítja felszabadítod, fizet fizetsz, fizeti fizeted, fokozza fokozod, fordít fordítasz, fordítja fordítod',
  'formálja formálod, győz győzöl, győzött győztél, hagyja hagyod, hajt hajtasz, hajtja hajtod, használ használsz',
  'használja használod, helyez helyezel, helyezi helyezed, helyreállítja helyreállítod, húz húzol, húzza húzod, indul indulsz',
  'irányítja irányítod, játszik játszol, kap kapsz, kaphat kaphatsz, kapja kapod, kér kérsz, kereskedik kereskedsz, kéri kéred',
  'kerül kerülsz, kever keversz, kezd kezdesz, kezdi kezded, kihagyja kihagyod, kijátssza kijátszod, kilép kilépsz',
  'kimeríti kimeríted, kinyitja kinyitod, köti kötöd, következik következel, küld küldesz, küldi küldöd, lecseréli lecseréled',
  'lefokozza lefokozod, lemásol lemásolsz, lemásolja lemásolod, lemond lemondasz, lép lépsz, léphet léphetsz, letesz leteszel',
  'leteszi leteszed, letett letettél, leveszi leveszed, licitál licitálsz, marad maradsz, megfordít megfordítasz',
  'megfordítja megfordítod, megismétli megismétled, megkapja megkapod, megkeveri megkevered, megmutatja megmutatod',
  'megszerez megszerzel, megszerzi megszerzed, megtart megtartasz, megtartja megtartod, megy mész, mond mondasz, mozgat mozgatsz',
  'mozgathat mozgathatsz, mozgatja mozgatod, mozoghat mozoghatsz, mutatott mutattál, nyer nyersz, passzol passzolsz, passzolt passzoltál',
  'repül repülsz, szentel szentelsz, szerez szerzel, tart tartasz, tartja tartod, tesz teszel, teszi teszed, tud tudsz',
  'tudja tudod, válaszolt válaszoltál, választ választasz, választja választod, vált váltasz, váltja váltod',
  'végrehajt végrehajtasz, végrehajtja végrehajtod, vesz veszel, veszi veszed, veszít veszítesz, veszíti veszíted',
  'visszaad visszaadsz, visszaadja visszaadod, visszatért visszatértél, visszatesz visszateszel, visszateszi visszateszed',
  'vonna vonnál, zárná zárnád',
);

/** What belongs to the reader and stands right after the name, as in `Anna bevétele`. */
const OWNED = forms(
  'ajánlata ajánlatod, akciója akciód, ásója ásód, bevétele bevételed, birodalma birodalmad, birodalmában birodalmadban',
  'bónuszlapkája bónuszlapkád, elérhetősége elérhetőséged, építkezése építkezésed, építkezéséért építkezésedért',
  'eredménye eredményed, ereje erőd, erényszintje erényszinted, erőforrásai erőforrásaid, értéke értéked',
  'fordulólapkája fordulólapkád, frakciója frakciód, frakciótáblája frakciótáblád, hatalomakciója hatalomakciód',
  'jelölői jelölőid, jutalma jutalmad, kártyája kártyád, készletében készletedben, keze kezed, könyvakciója könyvakciód',
  'könyve könyved, köre köröd, kultuszjutalma kultuszjutalmad, lapjai lapjaid, lapkája lapkád, lépése lépésed, licitje licited',
  'munkása munkásod, paklija paklid, palotalapkája palotalapkád, papja papod, szakértelemlapkája szakértelemlapkád, pontszáma pontszámod',
  'repülőszőnyege repülőszőnyeged, szettje szetted, szintje szinted, táblája táblád, tábláján tábládon',
  'tartalékában tartalékodban, területtípusa területtípusod, tudósa tudósod, várgrófja várgrófod, városa városod',
  'városlapkája városlapkád, vesztegetésszintje vesztegetésszinted',
);

/** The same without an article: `Anna számára`. */
const ABOUT = forms('számára számodra, helyett helyetted');

/** What belongs to the reader and is said after the verb: `Anna átrendezi a lapjait`. */
const THEIRS = forms(
  'céhét céhedet, egyetemét egyetemedet, épületeit épületeidet, épületét épületedet, ereje erőd, erejét erődet',
  'erényszintje erényszinted, erődjét erődödet, erőforrásait erőforrásaidat, frakciója frakciód, hőse hősöd',
  'húzópaklijából húzópaklidból, húzópakliját húzópaklidat, iskoláját iskoládat, jelölőjét jelölődet',
  'kereskedőházát kereskedőházadat, készletében készletedben, kezébe kezedbe, kezében kezedben, kezéből kezedből, kezét kezedet',
  'lakóházát lakóházadat, lapjait lapjaidat, lapját lapodat, markát markodat, munkását munkásodat, műemlékét műemlékedet',
  'műhelyét műhelyedet, paklijából paklidból, pakliját paklidat, palotáját palotádat, paravánját paravánodat, pénze pénzed',
  'szakértelmét szakértelmedet, szentélyét szentélyedet, tábláján tábládon, tartalékába tartalékodba, tartalékából tartalékodból',
  'templomát templomodat, tornyát tornyodat, városkulcsát városkulcsodat, vesztegetésszintje vesztegetésszinted',
);

/** Of the reader, though the sentence is about what they own: `Anna lépése elvész: már a sáv tetején áll`. */
const STANDS = forms('áll állsz');

const WORD = /\p{L}+/gu;
/** Where what a sentence says of its subject ends: lists, asides, other subjects, the end. */
const REST = /[:[(]|, (?=ez |ezért |amely )|\.(?= \p{Lu}|$)|\)/u;

function toYou(sentence: string): string | null {
  const at = sentence.indexOf(YOU);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + YOU.length);
  const isFirst = before === '' || /[.!?„] ?$/.test(before);
  const said = saidToYou(after);
  if (said === null) return null;
  // Where the name had an article, the reader's own things bring theirs.
  const whole = before.replace(/\baz? $/i, '') + (isFirst ? capital(said) : said);
  return whole.includes(YOU) ? toYou(whole) : whole;
}

function saidToYou(after: string): string | null {
  const end = after.search(REST);
  const clause = end < 0 ? after : after.slice(0, end);
  const rest = end < 0 ? '' : after.slice(end);
  if (after.startsWith(' és ')) return together(after);
  const word = clause.match(WORD)?.find(word => VERBS.has(word) || OWNED.has(word) || ABOUT.has(word));
  // In a list, in brackets, or as a heading: what follows a heading is about the reader.
  if (/^( –|\)?:)/.test(after)) return `te${turned(after, VERBS, THEIRS).replace('ő van', 'te vagy')}`;
  if (/^([,.;)\]]|$| \(| \d+(?=[,.;)]|$))/.test(after)) return `te${after}`;
  if (word && VERBS.has(word)) return `te${turned(clause, VERBS, THEIRS)}${turned(rest, THEIRS)}`;
  if (word && ABOUT.has(word)) return `${turned(clause, ABOUT).trimStart()}${rest}`;
  if (word) return owned(clause.trimStart(), word) + turned(rest, THEIRS, STANDS);
  return /^ az? /.test(clause) ? `te vagy${after}` : null;
}

/** Of two owners the reader comes first: `a várgrófod és Anna várgrófja`. */
function together(after: string): string | null {
  const word = after.match(WORD)?.find(word => OWNED.has(word));
  return word === undefined ? null : az(OWNED.get(word)!) + after;
}

/** `a bevételed`, `egy munkásod`. */
function owned(clause: string, word: string): string {
  const yours = clause.replace(word, OWNED.get(word)!);
  return /^(egy|\d+) /.test(yours) ? yours : az(yours);
}

const turned = (text: string, ...tables: ReadonlyMap<string, string>[]): string =>
  text.replace(WORD, word => tables.find(table => table.has(word))?.get(word) ?? word);

export const address: Address = { you: 'Te', player: seat => `${seat + 1}. játékos`, toYou };
