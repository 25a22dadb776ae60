/** Who may ask for which route, role by role over all routes there are; and that what is private is read by nobody else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../api/examples.ts';
import { API, CALENDAR, type RouteName, routes } from '../api/routes.ts';
import { schemas } from '../api/schemas.ts';
import { onOneEngine } from './engines.ts';
import { ALL, ask, type Everybody, everybody, idsFor, ROLES, type Role, readings } from './everybody.ts';
import { type Running, running } from './running.ts';

/** Written down here, and not read from the schemas: a route that is opened to more people by mistake is found. All others are for people with a name. */
const FOR: Record<'anyone' | 'moderator' | 'administrator', readonly RouteName[]> = {
  anyone: [
    ...(['games', 'guest', 'me', 'pushKey', 'ways', 'tables', 'table', 'log', 'replay', 'chat'] as const),
    ...(['clubs', 'club', 'clubLog', 'league', 'contest', 'tableContest'] as const),
    ...(['person', 'personHere', 'personGames', 'statistics', 'analysis'] as const),
  ],
  moderator: ['cases', 'case', 'decide', 'moderationLog', 'offices'],
  administrator: ['grantOffice', 'revokeOffice'],
};
/** What an organiser does in the club that is theirs, with the id it is about. */
const ORGANISING: Partial<Record<RouteName, keyof Everybody['club']>> = {
  ...{ changeClub: 'club', setMember: 'club', newInvite: 'club', foundLeague: 'club', foundTournament: 'club', closeClub: 'club' },
  ...{ changeLeague: 'league', openSeason: 'league' },
  ...{ changeContest: 'contest', setEntrant: 'contest', substitute: 'contest', cancelContest: 'contest' },
};

const groupOf = (name: RouteName) =>
  (['anyone', 'moderator', 'administrator'] as const).find(group => FOR[group].includes(name)) ?? 'person';

/** The code with which this role is refused, or null. */
function refusal(name: RouteName, role: Role): string | null {
  const group = groupOf(name);
  if (group === 'anyone') return null;
  if (role === 'nobody') return 'signIn';
  if (group === 'person' || role === 'administrator' || role === group) return null;
  return 'officeNeeded';
}

onOneEngine('roles', fresh => {
  let server: Running;
  let all: Everybody;
  beforeAll(async () => {
    const where = await fresh();
    server = await running(where);
    all = await everybody(server, where);
  });
  afterAll(() => server?.stop());

  const tokenOf = (role: Role) => (role === 'nobody' ? null : all.outsiders[role].token);

  describe.each(ROLES)('%s', role => {
    test('is refused where the route is not for them, and only there', async () => {
      const wrong: string[] = [];
      // The last one ends the session.
      const names = [...ALL.filter(name => name !== 'signOutEverywhere')];
      for (const name of names) {
        const { code, status } = await ask(server.url, tokenOf(role), name, 'nowhere');
        const refused = code === 'signIn' || code === 'officeNeeded' ? code : null;
        if (refused !== refusal(name, role) || status >= 500) wrong.push(`${name}: ${status} ${code}`);
      }
      expect(wrong).toEqual([]);
      expect(names.length).toBeGreaterThan(80);
    });

    test('does nothing in a club of somebody else', async () => {
      if (role === 'organiser') return;
      const wrong: string[] = [];
      for (const [name, of] of Object.entries(ORGANISING) as [RouteName, keyof Everybody['club']][]) {
        const { code, status } = await ask(server.url, tokenOf(role), name, all.club[of], { body: EXAMPLES[name]?.body });
        if (![401, 403, 404].includes(status)) wrong.push(`${name}: ${status} ${code}`);
      }
      expect(wrong).toEqual([]);
    });
  });

  test('the schemas say the same as this list', () => {
    expect(Object.fromEntries(ALL.map(name => [name, schemas[name].for]))).toEqual(
      Object.fromEntries(ALL.map(name => [name, groupOf(name)])),
    );
  });

  test('a canary is read by those it is for, and by nobody else, on any route', async () => {
    const found: string[] = [];
    const read = new Set<string>();
    let answers = 0;
    for (const [reader, token] of all.readers) {
      for (const { name, id, query } of readings(all.ids)) {
        const { status, text } = await ask(server.url, token, name, id, { query });
        answers++;
        if (status >= 500) found.push(`${reader}: ${status} ${name} ${id}${query}`);
        for (const { what, word, for: readers } of all.canaries) {
          if (!text.includes(word)) continue;
          if (readers.includes(reader)) read.add(`${what}: ${reader}`);
          else found.push(`${reader} reads ${what} at ${name} ${id}${query}`);
        }
        if (status === 200 && text !== '{}' && JSON.stringify(schemas[name].answer.parse(JSON.parse(text))).length !== text.length)
          found.push(`${name} answers more than its schema names`);
      }
    }
    expect(found).toEqual([]);
    // The test can see: everybody for whom a canary is has read it somewhere.
    const expected = all.canaries.flatMap(({ what, for: readers }) => readers.map(reader => `${what}: ${reader}`));
    expect([...read].sort()).toEqual(expected.sort());
    expect(answers).toBeGreaterThan(400);
  });

  test('no refusal tells a canary either', async () => {
    const found: string[] = [];
    for (const role of ROLES) {
      for (const name of ALL.filter(name => routes[name].method !== 'get' && routes[name].path.includes(':'))) {
        if (['grantOffice', 'revokeOffice', 'decide'].includes(name)) continue;
        for (const id of idsFor(name, all.ids)) {
          const { text } = await ask(server.url, tokenOf(role), name, id);
          for (const { what, word, for: readers } of all.canaries)
            if (text.includes(word) && !readers.map(reader => reader.toLowerCase()).includes(role))
              found.push(`${role} is told ${what} by ${name}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  test('neither do pages, calendars without their key, pictures, the description of the API or the log of the server', async () => {
    const { tables = [], clubs = [], leagues = [], contests = [], people = [], cases = [] } = all.ids;
    const paths = [
      ...['/', '/metrics', '/people', '/clubs', '/moderation', '/sitemap.xml', `${API}/openapi.json`, `${API}/docs`],
      ...tables.flatMap(id => [`/table/${id}`, `/table/${id}/position.png`]),
      ...clubs.flatMap(id => [`/club/${id}`, `/club/${id}/settings`, `${API}${CALENDAR.replace(':id', id)}`]),
      ...leagues.flatMap(id => [`/league/${id}`, `/league/${id}/1`]),
      ...[...contests.map(id => `/tournament/${id}`), ...people.map(tag => `/person/${tag}`), ...cases.map(id => `/moderation/${id}`)],
    ];
    const texts = await Promise.all(paths.map(async path => (await fetch(server.url + path)).text()));
    const everything = [...texts, ...server.logged].join('\n');
    const leaked = all.canaries.filter(({ word, what }) => everything.includes(word) && !what.startsWith('the address'));
    expect(leaked.map(({ what }) => what)).toEqual([]);
    expect(texts).toHaveLength(19);
  });
});
