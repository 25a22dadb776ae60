/**
 * `node scripts/clubs.mjs [folder] [--serve]`: a server with a club in the middle of its life: a season of 28 in four divisions, half of it played, with
 * somebody who has left and a substitute; a tournament of 32 in its second round; one that is open, and one that is over. Takes pictures of its pages into the folder at three
 * widths, in both languages and both lights; `--serve` keeps the server for looking around and prints how to sign in. Everything is played by the API.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { launch } from './browser.mjs';
import { startBuiltServer } from './builtServer.mjs';
import { picturesOf } from './pictures.mjs';

const NAMES =
  'Zsófi Borbála Gergő Tünde Máté Levente Győző Ágnes Ilka Ödön Dani Kata Pista Réka Áron Noémi Vilma Soma Hanna Bence Lili Marci Eszter Olivér Jázmin Botond Panni Zalán Csenge Ádám Flóra Kristóf'.split(
    ' ',
  );
const IN_LEAGUE = 28;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GENEROUS = { requests: 1_000_000, made: 1_000_000, signIn: 1_000_000 };
const PACE = { bank: 3 * DAY, increment: DAY, most: 5 * DAY, night: null, atZero: 'bot' };
const PLAYED = { game: 'example', seats: 4, pace: PACE };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { serve: { type: 'boolean', default: false } } });
const out = positionals[0];

register();
const { member, playOut, seatedAt } = await import('./members.ts');

/** The server's clock runs ahead of ours: seasons begin when we want. */
let ahead = 0;
const now = () => Date.now() + ahead;
const server = await startBuiltServer({ now, limits: GENEROUS });
const browser = out ? await launch() : null;
try {
  const people = [];
  for (const name of NAMES) people.push(await member(server.url, server.letters, name));
  const paths = await fill(people);
  console.log(
    Object.entries(paths)
      .map(([name, path]) => `${name}: ${server.url}${path}`)
      .join('\n'),
  );
  if (browser) {
    mkdirSync(out, { recursive: true });
    // The pages tell the time by their own clock.
    await picturesOf(browser, server.url, out, seenBy(paths, people), now);
  }
  if (values.serve) {
    const { name, value } = people[0].cookie;
    console.log(`${people[0].name} is signed in by the cookie ${name}=${value}`);
    await new Promise(resolve => process.once('SIGINT', resolve));
  }
} finally {
  await browser?.close();
  await server.stop();
}

/** Each page as an organiser sees it, and what a member and somebody without an account see of it. */
function seenBy(paths, [organiser, , member]) {
  const as = (who, mark, names) => Object.fromEntries(names.map(name => [name + mark, { path: paths[name], as: who }]));
  const shared = ['club', 'league', 'tournament', 'open'];
  return { ...as(organiser, '', Object.keys(paths)), ...as(member, '-member', shared), ...as(null, '-guest', ['clubs', ...shared]) };
}

async function fill(people) {
  const [first, ...others] = people;
  const about = 'Terra Mystica és rokonai, szerdánként este nyolckor. Kezdőket is szívesen látunk.';
  const { club } = await first.api.foundClub({ name: 'Szerdai kör', about });
  for (const { api } of others) await api.joinClub({ id: club.id });
  await first.api.setMember({ id: club.id, person: others[0].id, role: 'organiser' });
  const past = await aPastOne(club.id, people.slice(0, 8));
  const season = await aSeason(club.id, people.slice(0, IN_LEAGUE), people.slice(IN_LEAGUE));
  const tournament = await aTournament(club.id, people);
  const open = await anOpenOne(club.id, people);
  return {
    clubs: '/clubs',
    club: `/club/${club.id}`,
    league: `/league/${season.league}`,
    tournament: `/tournament/${tournament.id}`,
    open: `/tournament/${open.id}`,
    past: `/tournament/${past.id}`,
    newLeague: `/club/${club.id}/new-league`,
    newTournament: `/club/${club.id}/new-tournament`,
    settings: `/club/${club.id}/settings`,
  };
}

async function aPastOne(club, people) {
  const [first] = people;
  const at = now() + HOUR;
  const rounds = [0, 1].map(i => ({ startsAt: at + i * DAY, endsAt: at + (i + 1) * DAY }));
  const rules = { form: 'swiss', rounds, final: true, group: 4, most: null };
  const { contest } = await first.api.foundTournament({ id: club, name: 'Nyári kupa', ...PLAYED, rules });
  for (const { api } of people) await api.enterContest({ id: contest.id });
  for (const round of [1, 2]) {
    ahead += round === 1 ? 2 * HOUR : DAY;
    const begun = await until(first, contest.id, found => found.round === round && found.games.every(({ status }) => status !== 'waiting'));
    for (const game of begun.games.filter(one => one.round === round)) await playOut(game.table, seatedAt(begun, game, people));
  }
  return until(first, contest.id, ({ status }) => status === 'over');
}

async function aSeason(club, people, waiting) {
  const [first] = people;
  const wish = { name: 'Őszi liga', ...PLAYED, startsAt: now() + HOUR, rules: { widths: [1, 1, 2] } };
  const { contest } = await first.api.foundLeague({ id: club, ...wish });
  for (const { api } of people) await api.enterContest({ id: contest.id });
  ahead += 2 * HOUR;
  await until(first, contest.id, ({ status }) => status === 'playing');
  await people[9].api.leaveContest({ id: contest.id });
  await waiting[0].api.enterContest({ id: contest.id });
  await people[17].api.leaveContest({ id: contest.id });
  // Two thirds of the games are over.
  const all = [...people, ...waiting];
  const { contest: begun } = await first.api.contest({ id: contest.id });
  for (const [i, game] of begun.games.entries()) if (i % 3 !== 2) await playOut(game.table, seatedAt(begun, game, all));
  return begun;
}

async function aTournament(club, people) {
  const [first] = people;
  const at = now() + HOUR;
  const round = i => ({ startsAt: at + 2 * i * DAY, endsAt: at + (2 * i + 2) * DAY });
  const rules = { form: 'swiss', rounds: [round(0), round(1), round(2), round(3)], final: true, group: 4, most: null };
  const { contest } = await first.api.foundTournament({ id: club, name: 'Hétvégi torna', ...PLAYED, rules });
  for (const { api } of people) await api.enterContest({ id: contest.id });
  ahead += 2 * HOUR;
  const begun = await until(first, contest.id, ({ round }) => round === 1);
  for (const game of begun.games) await playOut(game.table, seatedAt(begun, game, people));
  ahead += 2 * DAY;
  const second = await until(first, contest.id, ({ round }) => round === 2);
  await people[11].api.leaveContest({ id: contest.id });
  for (const game of second.games.slice(3)) await playOut(game.table, seatedAt(second, game, people));
  return second;
}

async function anOpenOne(club, people) {
  const at = now() + 5 * DAY;
  const rules = {
    form: 'groups',
    rounds: [
      { startsAt: at, endsAt: at + 7 * DAY },
      { startsAt: at + 7 * DAY, endsAt: at + 14 * DAY },
    ],
    final: false,
    group: 4,
    most: 16,
  };
  const { contest } = await people[0].api.foundTournament({ id: club, name: 'Téli kupa', ...PLAYED, rules });
  for (const { api } of people.slice(3, 12)) await api.enterContest({ id: contest.id });
  return contest;
}

/** Steps are taken by jobs; asked until it holds. */
async function until({ api }, id, holds) {
  for (let n = 0; n < 1_200; n++) {
    const { contest } = await api.contest({ id });
    if (holds(contest)) return contest;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`Contest ${id} does not go on`);
}
