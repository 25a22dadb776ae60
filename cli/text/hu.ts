/** Amit a parancssor magyarul mond. */
import { capital } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import { address } from '@tarsas/words/you.hu';
import { type CliWords, sourceLines } from './en.ts';
import { help } from './help.hu.ts';

const szam = (n: number) => n.toLocaleString('hu');

const szazalek = (share: number) => `${(100 * share).toFixed(1)} %`;

export const hu: CliWords = {
  help,
  bad: {
    command: name => `Nincs „${name}” parancs. Segítség: tarsas --help`,
    arguments: what => `${what}. Segítség: --help`,
    game: (id, all) => `Nincs „${id}” nevű játék. Játékok: ${all}.`,
    set: (set, all) => `Nincs „${set}” nevű szabálygyűjtemény. Szabálygyűjtemények: ${all}.`,
    bot: (name, all) => `Nincs „${name}” nevű gépi játékos. Gépi játékosok: ${all}.`,
    tooManyBots: (bots, seats) => `${bots} gépi játékos nem fér el ${seats} helyen.`,
    insightPart: (name, all) => `Nincs „${name}” nevű kimutatás; ezek vannak: ${all}.`,
    otherArena: file => `${file}: más aréna eredményei vannak benne (más játékosok, helyek, beállítások vagy mag).`,
    noMind: game => `${game}: ez a játék még semmit sem mondott a gépi játékosainak, nincs mit hangolni.`,
    noFeatures: game => `${game}: ez a játék nem mondja el számokban az állásait (bot/features.ts), így nincs miből tanulni.`,
    lang: lang => `Nincs „${lang}” nyelv. Nyelvek: hu, en.`,
    number: (flag, value, min) => `--${flag}: legalább ${min} értékű egész szám kell, nem „${value}”.`,
    seats: (game, min, max, n) => `${game}: ${min}–${max} játékos játszhatja, nem ${n}.`,
    keyValue: wish => `Az --option alakja kulcs=érték, nem „${wish}”.`,
    option: (game, key, all) => `${game}: nincs „${key}” beállítás. ${all === '' ? 'Nincsenek beállításai.' : `Beállítások: ${all}.`}`,
    value: (key, value, all) => `${capital(az(`„${key}” beállítás`))} nem lehet „${value}”. Lehetséges értékei: ${all}.`,
    noComponents: game => `${game}: ehhez a játékhoz nem adhatók meg saját alkatrészek.`,
    components: (file, wrong) => [`${file} nem használható:`, ...wrong].join('\n  '),
    file: (file, code) => (code === 'ENOENT' ? `Nincs „${file}” nevű fájl.` : `${file}: a fájl nem olvasható (${code}).`),
    write: (file, code) => `${file}: a fájl nem írható (${code}).`,
    json: (file, what) => `${file} nem JSON: ${what}`,
    table: (file, field) => `${file} nem elmentett asztal: „${field}” hiányzik vagy hibás.`,
    until: (until, moves) => `--until ${until}: az asztalon csak ${moves} lépés történt.`,
    viewer: (view, seats) => `--view: egy hely 1 és ${seats} között, vagy public, nem „${view}”.`,
    replay: (file, what) => `${file} nem játszható vissza: ${what}`,
    otherGame: (file, game, rules) => `${file} más játék asztala (${game}, ${rules}. szabályváltozat), itt nem folytatható.`,
    notation: (file, what, expected, rule) => `${file}: ${what}${expected && ` (várt: ${expected})`}${rule === null ? '' : ` [${rule}]`}`,
    notExpressible: (file, what) => `${file} nem írható le ezzel a jelöléssel: ${what}`,
    folder: (folder, code) => (code === 'ENOENT' ? `Nincs „${folder}” mappa.` : `${folder}: a mappa nem olvasható (${code}).`),
    noLogs: folder => `Nincs .log fájl mellette álló .json fájllal itt: „${folder}”.`,
    noChess: 'Az összehasonlításhoz használt sakkmotor nem része a kiadásnak: ezt a forráskód egy másolatában futtasd.',
    noClone: 'Az új játék a Kavicsok forrásából indul: futtasd a kódtár egy klónjában.',
    gameId: id => `„${id}” nem lehet játék azonosítója: kisbetűkből és számjegyekből áll, mint a my-game.`,
    gameThere: id => `Már van games/${id} mappa.`,
    gameName: id => `„${id}” mást jelent egy játék kódjában. Válassz hosszabb azonosítót.`,
    noSources: 'A tesztek nem részei a kiadásnak: ezt a forráskód egy másolatában futtasd.',
  },
  newGame: id => [
    `games/${id}: a Kavicsok más néven. A további lépések a docs/adding-a-game.md lapon állnak.`,
    `Játék: npx tarsas play ${id}`,
    `Ellenőrzés: npx vitest run games/${id}`,
  ],
  seats: (min, max) => (min === max ? `${min} játékos` : `${min}–${max} játékos`),
  rules: {
    line: (set, total, tested, exempt, missing) =>
      `${set}: ${total} szabály, teszttel ${tested}, nem tesztelhető ${exempt}, egyik sem ${missing}`,
    missing: id => `  ${id}: se teszt, se indoklás`,
  },
  simulate: {
    progress: (done, all) => `${done} / ${all} játszma`,
    line: (game, seats, games, moves, perSecond) =>
      `${game}, ${seats} hely: ${szam(games)} játszma, ${szam(moves)} lépés, másodpercenként ${szam(Math.round(perSecond))} lépés`,
    scores: (mean, min, max) => `Pontok: átlagosan ${mean.toFixed(1).replace('.', ',')}, legkevesebb ${min}, legtöbb ${max}`,
    errors: n => (n === 0 ? 'Nem volt hiba' : `${n} hiba`),
    error: (seed, message) => `  mag: ${seed}: ${message}`,
    facts: 'Ami történt',
    choices: 'Amit választottak',
    ids: 'Előfordult alkatrészek',
    components: 'Hatással lévő alkatrészek',
    silent: ids => (ids.length === 0 ? 'Minden alkatrésznek volt hatása.' : `Soha: ${ids.join(', ')}`),
  },
  arena: {
    progress: (done, all) => `${done} / ${all} játszma`,
    line: (game, seats, games) => `${game}, ${seats} hely: ${szam(games)} játszma`,
    bot: ({ name, winShare, interval, meanPoints, meanWinnerPoints, margin, marginInterval, p95Ms }) =>
      `  ${name}: első helyek ${szazalek(winShare)} (${szazalek(interval[0])}–${szazalek(interval[1])}), ${meanPoints.toFixed(1)} pont, a győztes ${meanWinnerPoints.toFixed(1)}, különbség ${margin.toFixed(1)} (${marginInterval.map(n => n.toFixed(1)).join(' – ')}), p95 ${p95Ms.toFixed(1)} ms`,
  },
  learn: {
    played: (generation, done, all) => `${generation}. nemzedék: ${done}/${all} játszma`,
    pass: (pass, loss) => `${pass}. kör: ${loss.toFixed(4)}`,
    gate: (bot, done, all) => `${bot}: ${done}/${all} próbajátszma`,
    result: ({ generation, games, mean, error, gates, accepted }) =>
      `${generation}. nemzedék: ${szam(games)} játszma, átlag ${mean.toFixed(1)} pont; tévedés ${error.points.toFixed(1)} pont; ${gates[0].against === null ? 'a kézzel írt értékelés' : az(`${gates[0].against}. nemzedék`)} ellen ${gates.map(({ bot, points, firstPlaces }) => `${bot}: ${points.map(n => n.toFixed(1)).join(' : ')} pont, az első helyek ${szazalek(firstPlaces)}-a`).join('; ')}; ${accepted ? 'a helyére lép' : 'nem lép a helyére'}`,
    savedTo: file => `Ítélet: ${file}`,
  },
  analyse: {
    quick: (done, all) => `gyors átnézés: ${done}/${all}`,
    playing: (done, all) => `végigjátszva: ${done}/${all} döntés`,
    when: (round, name) => `${capital(round)}, ${name}`,
  },
  puzzles: (n, file) => `${file}: ${szam(n)} megoldandó állás`,
  calibrate: (files, seats) => `${files.join(', ')}: ${szam(seats)} hely játszmáiból`,
  insight: {
    lines: report => [
      ...(report.selfPlay
        ? [
            `Önmaga ellen: ${szam(report.selfPlay.games)} játszma, ${report.selfPlay.meanPoints.toFixed(1)} pont, a győztes ${report.selfPlay.meanWinnerPoints.toFixed(1)}`,
          ]
        : []),
      ...(report.arena?.bots ?? []).map(one => `${one.name}: első helyek ${szazalek(one.winShare)}, ${one.meanPoints.toFixed(1)} pont`),
      ...(report.calibration?.bot ?? []).map(
        one => `${one.round}. forduló: várt ${one.expected.toFixed(1)}, elért ${one.made.toFixed(1)} pont, tévedés ${one.error.toFixed(1)}`,
      ),
      ...(report.calibration?.people ?? []).map(
        one =>
          `${one.round}. forduló, emberek: várt ${one.expected.toFixed(1)}, elért ${one.made.toFixed(1)} pont, tévedés ${one.error.toFixed(1)}`,
      ),
      ...sourceLines(report.sources, 'emberek'),
      ...(report.takeOver ?? []).map(
        one =>
          `${capital(az(`${one.round}. fordulótól`))}: ${one.bot.toFixed(1)} pont ${one.people.toFixed(1)} helyett (${one.interval.map(n => n.toFixed(1)).join(' – ')}), ${szam(one.games)} játszma`,
      ),
      ...(report.agreement
        ? [
            `${szam(report.agreement.moves)} lépés: ${szazalek(report.agreement.first / report.agreement.moves)} az első gondolata volt, ${szazalek(report.agreement.amongThree / report.agreement.moves)} az első háromban, ${szazalek(report.agreement.missing / report.agreement.moves)} egyik tervében sem`,
          ]
        : []),
      ...(report.outlook ?? []).map(
        one =>
          `${one.round}. forduló, kilátások: ${one.error.toFixed(1)} pont tévedés (négyzetes közép), a sávon belül ${szazalek(one.inside)}, a várt győztes nyert: ${szazalek(one.winner)}, ${szam(one.games)} játszma`,
      ),
    ],
  },
  tune: {
    step: (n, all, merit) => `${n}. lépés, összesen ${all}: ${merit.toFixed(2)} pont`,
    fitted: (positions, before, after) => `${positions} állás: a tévedés előtte ${before.toFixed(2)}, utána ${after.toFixed(2)} pont`,
    weight: (name, from, to) => `  ${name}: ${from} → ${to}`,
    savedTo: file => `Súlyok: ${file}`,
  },
  replay: {
    line: (game, seats, moves, over) => `${game}, ${seats} hely, ${moves} lépés, ${over ? 'befejezett' : 'befejezetlen'}`,
    hash: hash => `Állás: ${hash}`,
  },
  verify: {
    seed: [
      'A mag ugyanaz, amit a játék előtt ígértek.',
      'A mag nem az, amit a játék előtt ígértek: az SHA-256 lenyomata eltér a közzétettől.',
    ],
    rules: [
      'A szabályok változata az, amellyel az asztalnál játszottak.',
      'A szabályok változata nem az, amellyel az asztalnál játszottak; a többi eltérés ebből is adódhat.',
    ],
    moves: ['Minden keverés a magból következik, és minden lépés szabályos volt.', 'Az asztal ebből a magból nem játszható vissza.'],
    points: ['A pontok megfelelnek a lépéseknek.', 'A pontok nem felelnek meg a lépéseknek.'],
    hash: ['A végső állás a feljegyzett.', 'A végső állás nem a feljegyzett.'],
    agrees: 'Az asztal hiteles.',
    differs: 'Az asztal NEM az, aminek mondja magát.',
    mark: { yes: 'egyezik', no: 'ELTÉR  ' },
  },
  notation: {
    imported: (file, moves) => `${file}: ${szam(moves)} lépés`,
    points: (faction, points) => `${String(points).padStart(5)}  ${faction}`,
    progress: (done, all) => `${done} / ${all} napló`,
    agreed: (files, agreed, rows, differing) =>
      `${szam(files)} napló, egyezik ${szam(agreed)}; összevetett sor ${szam(rows)}, eltérő ${szam(differing)}`,
    differs: (file, line, faction, commands, expected, found) =>
      `${file}:${line} ${faction} ${commands}: várt ${expected}, talált ${found}`,
  },
  bench: {
    progress: (done, all) => `${done} / ${all} szelet`,
    chess: plies => `chessops: másodpercenként ${szam(Math.round(plies))} féllépés`,
    game: (id, steps, ratio) =>
      `${id}: másodpercenként ${szam(Math.round(steps))} lépés (${ratio.toFixed(2).replace('.', ',')} × chessops)`,
    log: (moves, first, again, read) =>
      `${szam(moves)} lépéses napló: első újrajátszás ${first.toFixed(1)} ms, újrajátszás ${again.toFixed(2)} ms, importálás ${read.toFixed(2)} ms`,
    detail: (copy, longest, bytes) =>
      `  másolás ${copy.toFixed(2).replace('.', ',')} µs, leghosszabb felsorolás ${longest.toFixed(2).replace('.', ',')} ms, állás ${szam(bytes)} bájt`,
  },
  start: {
    answers: url => `A Társas itt érhető el: ${url}`,
    documented: url => `Az API leírása: ${url}`,
    works: bots =>
      bots > 0
        ? `A Társas itt dolgozik: gépi játékosok ${bots} szálon, levelek és más munkák`
        : 'A Társas itt dolgozik: minden munka a gépi játékosokon kívül',
    noWorkers:
      'Külön munkafolyamathoz olyan PostgreSQL kell, amelyet a kiszolgálók is használnak: add meg a DATABASE_URL-t. Beágyazott adatbázison a kiszolgáló mindent maga végez.',
    migrated: names => `Az adatbázis naprakész lett: ${names}`,
    stopping: 'Leállás: ami folyamatban van, előbb befejeződik…',
    taken: (folder, pid) =>
      `${folder}: ezt az adatmappát ${az(`${pid}. folyamat`)} használja. Egyszerre egy kiszolgáló használhatja: állítsd le azt, válassz másik --data-dir mappát, vagy add meg a DATABASE_URL-t, ha több kiszolgálót futtatnál egy PostgreSQL-en.`,
    notHeard:
      'A kiszolgáló nem indulhat el: a LISTEN/NOTIFY üzenetei nem érkeznek meg. A PostgreSQL előtti kapcsolatelosztót állítsd session módra, vagy kapcsolódj közvetlenül.',
    failed: what => `A kiszolgáló nem tud elindulni: ${what}`,
  },
  backup: {
    done: (file, tables, entries, people) => `${file}: ${tables} asztal, ${entries} bejegyzés, ${people} ember`,
    otherVersion:
      'Az adatbázist utoljára a Társas másik változata használta. Azzal a változattal készíts mentést; ha ezt elindítod, az adatbázis ehhez igazodik.',
    notEmpty: 'Az adatbázis nem üres. Mentést csak üresbe lehet visszatölteni.',
    notABackup: file => `${file}: ez nem teljes mentés. Semmi sem változott.`,
  },
  admin: {
    line: (name, office, since) => `${name}: ${office}, ${since} óta`,
    moderator: 'moderátor',
    administrator: 'adminisztrátor',
    nobody: 'Senkinek sincs tisztsége.',
    what: typed => `Ezek egyike kell: grant, revoke, list; nem ez: '${typed}'.`,
    whom: 'Add meg az illető e-mail-címét.',
    unknown: email => `Ezt a címet senki sem erősítette meg: ${email}. Előbb jelentkezz be vele, és nyisd meg a levelet, amely érkezik.`,
    noOffice: email => `Akié ez a cím, annak nincs tisztsége: ${email}.`,
  },
  ratings: {
    what: 'Mondd meg, mi a teendő: --rebuild.',
    same: tables => `${tables} befejezett asztal: az eredmények, az értékszámok és a statisztika megegyeznek a naplókkal.`,
    differed: (tables, results, ratings, statistics) =>
      `${tables} befejezett asztal: helyreállítva ${results} eredmény, ${ratings} értékszám, a statisztika ${statistics} összege.`,
  },
  upgradeCheck: {
    line: (same, legal, breaks) =>
      `Futó asztalok: ${same} ugyanazokkal a szabályokkal, ${legal} más szabályokkal, de szabályosan, ${breaks} elromlana`,
    table: (table, game, why) => `  ${table} (${game}): ${why}`,
    migrates: names => `Az első indítás átalakítja az adatbázist: ${names}`,
    copies: (rows, megabytes) =>
      `  Előtte ${szam(rows)} sort másol át, miközben a régi kiszolgálók tovább futnak; addig kb. ${szam(megabytes)} MB-tal több hely kell a lemezen`,
  },
  play: {
    whichGame: 'Melyik játék?',
    howMany: 'Hány játékos?',
    you: address.you,
    person: address.player,
    bot: name => `${name} (gép)`,
    promise: hash => `A mag már rögzített; SHA-256 lenyomata: ${hash}`,
    revealed: seed => `A mag ez volt: ${seed}`,
    keys: 'Szám: választás · szó: szűrés · ? súgó · t asztal · n hírek · u visszavonás · q kilépés',
    handOver: name => `A billentyűzet most: ${name}. Ha a többiek félrenéztek, nyomd meg az Entert.`,
    answer: '> ',
    noSuchNumber: (least, most) => `Írj be egy számot ${least} és ${most} között.`,
    noMatch: text => `Egyik választásban sincs benne: „${text}”. A ? segít.`,
    help: [
      'Írd be a választás számát, és nyomd meg az Entert.',
      'Ha egy választás részletét írod be, csak azok jelennek meg, amelyekben benne van; az Enter magában újra mindet felsorolja.',
      '?  ez a súgó, és hogy most mi nem lehetséges és miért;  a ? EX-01 egy szabályt magyaráz el az azonosítója alapján',
      't  az egész asztal, ahogyan te láthatod; a kérdések előtt csak az áll, ami megváltozott',
      'n  minden, ami az előző kérdésed óta történt; a többiek köreit egyébként röviden mondjuk el',
      'u  az utolsó lépésed visszavonása, hacsak azóta valaki meg nem tudott valamit',
      'q  kilépés (a Ctrl-C ugyanezt teszi)',
    ],
    blocked: 'Most nem lehetséges:',
    noRule: id => `Nincs „${id}” azonosítójú szabály.`,
    undone: 'Visszavonva.',
    cannotUndo: 'Nincs mit visszavonni: az utolsó lépésed óta valaki megtudott valamit, vagy még nem léptél.',
    left: 'Elhagytad az asztalt.',
    savedTo: file => `Elmentve: ${file}`,
    final: 'Végeredmény',
    soFar: 'Az állás eddig',
    score: (rank, name, points) => `${rank}. hely: ${name}, ${points} pont`,
    round: round => ` (${round}. forduló)`,
  },
};
