/** Hungarian sentences in the second person: verbs and what somebody owns take other endings, and the reader's own things need an article. */
import { type Address, forms, YOU } from './address.ts';
import { az } from './hungarian.ts';
import { capital } from './index.ts';

/** What a player does. */
const VERBS = forms(
  'ad adsz, alapít alapítasz, áll állsz, ás ásol, átad átadsz, átadja átadod, áthelyezi áthelyezed, átrendezi átrendezed, átrendezheti átrendezheted',
  'becsukja becsukod, becsukta becsuktad, befejezi befejezed, beleegyezik beleegyezel, bevált beváltasz, birtokolta birtokoltad',
  'cserél cserélsz, cseréli cseréled, dönt döntesz, egyezik egyezel, eladja eladod, elbocsátja elbocsátod, elbocsájtja elbocsájtod',
  'eldob eldobsz, eldobhat eldobhatsz, eldobja eldobod, elfogadja elfogadod, eljut eljutsz, elkölt elköltesz, elpusztít elpusztítasz, elpusztítja elpusztítod, elpusztíthat elpusztíthatsz',
  'elűz elűzöl, elűzi elűzöd, elvesz elveszel, elveszi elveszed, elveszít elveszítesz, elveszíti elveszíted, elvesztené elvesztenéd',
  'elviszi elviszed, épít építesz, építi építed, ér érsz, eléri eléred, feladja feladod, feláldoz feláldozol, felbéreli felbéreled',
  'felcseréli felcseréled, felfordítja felfordítod, felfrissíti felfrissíted, felhasznál felhasználsz, felhasználja felhasználod',
  'felszabadítja felszabadítod, fejleszt fejlesztesz, fejleszti fejleszted, fizet fizetsz, fizeti fizeted, fokozza fokozod, formálja formálod',
  'fordít fordítasz, fordítja fordítod, győz győzöl, győzött győztél, hagyja hagyod, hajt hajtasz, hajtja hajtod, használ használsz',
  'használja használod, helyez helyezel, helyezi helyezed, helyreállítja helyreállítod, húz húzol, húzza húzod, indul indulsz',
  'irányítja irányítod, játszik játszol, kap kapsz, kapja kapod, kaphat kaphatsz, kér kérsz, kéri kéred, kereskedik kereskedsz',
  'kerül kerülsz, kever keversz, kezd kezdesz, kezdi kezded, kihagyja kihagyod, kijátssza kijátszod, kilép kilépsz, kimeríti kimeríted',
  'kinyitja kinyitod, köti kötöd, következik következel, küld küldesz, küldi küldöd, lecseréli lecseréled, lefokozza lefokozod',
  'lemásol lemásolsz, lemásolja lemásolod, lemond lemondasz, lép lépsz, léphet léphetsz, letesz leteszel, leteszi leteszed',
  'letett letettél, leveszi leveszed, licitál licitálsz, marad maradsz, megfordít megfordítasz, megfordítja megfordítod',
  'megismétli megismétled, megkapja megkapod, megkeveri megkevered, megmutatja megmutatod, megszerez megszerzel, megszerzi megszerzed',
  'megtart megtartasz, megtartja megtartod, megy mész, mond mondasz, mozgat mozgatsz, mozgathat mozgathatsz, mozgatja mozgatod, mozoghat mozoghatsz, mutatott mutattál',
  'nyer nyersz, passzol passzolsz, repül repülsz, szentel szentelsz, szerez szerzel, tart tartasz, tartja tartod, tesz teszel',
  'teszi teszed, tud tudsz, tudja tudod, vált váltasz, váltja váltod, válaszolt válaszoltál, választ választasz, választja választod',
  'végrehajt végrehajtasz, végrehajtja végrehajtod, vesz veszel, veszi veszed, veszít veszítesz, veszíti veszíted',
  'visszaad visszaadsz, visszaadja visszaadod, visszatesz visszateszel, visszateszi visszateszed, visszatért visszatértél',
  'vonna vonnál, zárná zárnád',
);

/** What belongs to the reader and stands right after the name, as in `Anna bevétele`. */
const OWNED = forms(
  'ajánlata ajánlatod, akciója akciód, ásója ásód, bevétele bevételed, birodalma birodalmad, birodalmában birodalmadban',
  'bónuszlapkája bónuszlapkád, elérhetősége elérhetőséged, eredménye eredményed, ereje erőd, erőforrásai erőforrásaid, értéke értéked',
  'építkezése építkezésed, építkezéséért építkezésedért, erényszintje erényszinted, frakciója frakciód, frakciótáblája frakciótáblád, fordulólapkája fordulólapkád',
  'hatalomakciója hatalomakciód, jelölői jelölőid, jutalma jutalmad, kártyája kártyád, keze kezed, készletében készletedben, köre köröd',
  'könyvakciója könyvakciód, könyve könyved, kultuszjutalma kultuszjutalmad, lapjai lapjaid, lapkája lapkád, lépése lépésed, licitje licited, munkása munkásod',
  'paklija paklid, palotalapkája palotalapkád, papja papod, pontszáma pontszámod, repülőszőnyege repülőszőnyeged, szettje szetted',
  'szintje szinted, tábláján tábládon, táblája táblád, tartalékában tartalékodban, területtípusa területtípusod, tudósa tudósod',
  'városa városod, városlapkája városlapkád, várgrófja várgrófod, vesztegetésszintje vesztegetésszinted',
);

/** The same without an article: `Anna számára`. */
const ABOUT = forms('számára számodra, helyett helyetted');

/** What belongs to the reader and is said after the verb: `Anna átrendezi a lapjait`. */
const THEIRS = forms(
  'céhét céhedet, egyetemét egyetemedet, erényszintje erényszinted, épületeit épületeidet, épületét épületedet, ereje erőd, erejét erődet',
  'erőforrásait erőforrásaidat, erődjét erődödet, frakciója frakciód, húzópakliját húzópaklidat, húzópaklijából húzópaklidból, hőse hősöd',
  'iskoláját iskoládat, készletében készletedben, jelölőjét jelölődet, kezébe kezedbe, kezében kezedben, kezéből kezedből, kezét kezedet',
  'kereskedőházát kereskedőházadat, lakóházát lakóházadat, lapjait lapjaidat, lapját lapodat, markát markodat, munkását munkásodat',
  'műemlékét műemlékedet, műhelyét műhelyedet, pakliját paklidat, paklijából paklidból, palotáját palotádat, paravánját paravánodat, pénze pénzed, szakértelmét szakértelmedet',
  'szentélyét szentélyedet, tábláján tábládon, tartalékába tartalékodba, tartalékából tartalékodból, templomát templomodat, tornyát tornyodat, városkulcsát városkulcsodat, vesztegetésszintje vesztegetésszinted',
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
  // In a list, in brackets, or before a colon: what follows the colon is about the reader.
  if (/^([,.;:)\]]|$| \(| \d+(?=[,.;)]|$))/.test(after)) return `te${/^\)?:/.test(after) ? turned(after, VERBS, OWNED, THEIRS) : after}`;
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
