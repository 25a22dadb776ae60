/** Clubs, through the API as people use it: who may join, who may do what, what strangers see. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, client } from '../api/client.ts';
import { API } from '../api/routes.ts';
import { DAY, PLAYED } from './clubPlay.ts';
import { onOneEngine } from './engines.ts';
import { refused } from './guests.ts';
import { member, type Running, running, type Somebody, somebody } from './running.ts';

onOneEngine('a club', fresh => {
  let server: Running;
  let vera: Somebody;
  let mari: Somebody;
  let other: Somebody;
  let guest: Somebody;
  let nobody: Client;
  beforeAll(async () => {
    server = await running(await fresh());
    [vera, mari, other] = await Promise.all(
      ['Vera', 'Mari', 'Other'].map(name => member(server, name, `${name.toLowerCase()}@example.org`)),
    );
    guest = await somebody(server.url, 'Guest');
    nobody = client({ base: server.url });
    await other.foundClub({ name: 'Another circle' });
  });
  afterAll(() => server?.stop());
  const startsAt = Date.now() + DAY;
  const personOf = async (who: Somebody) => (await who.me()).me!.id;
  const tournament = {
    name: 'Tournament',
    ...PLAYED,
    rules: { form: 'swiss' as const, rounds: [{ startsAt, endsAt: startsAt + DAY }], final: false, group: 7, most: 4 },
  };

  test('is joined as it says: openly, by request, by invitation', async () => {
    const { club } = await vera.foundClub({ name: 'Circle', joining: 'request' });
    const { id } = club;
    expect((await mari.joinClub({ id })).club).toMatchObject({ role: 'asked', members: 1, invite: null });
    expect((await nobody.club({ id })).club.people.map(({ name }) => name)).toEqual(['Vera']);
    await vera.setMember({ id, person: await personOf(mari), role: 'member' });
    expect((await mari.clubLog({ id })).happenings.map(({ kind, people }) => [kind, ...people])).toEqual([
      ['joined', 'Mari'],
      ['asked', 'Mari'],
      ['founded', 'Vera'],
    ]);
    await vera.changeClub({ id, joining: 'invitation' });
    expect(await refused(other.joinClub({ id }))).toBe('403 byInvitation');
    expect(await refused(other.joinClub({ id, invite: 'guess' }))).toBe('403 byInvitation');
    expect((await other.joinClub({ id, invite: club.invite! })).club.role).toBe('member');
    await vera.newInvite({ id });
    await other.leaveClub({ id });
    expect(await refused(other.joinClub({ id, invite: club.invite! }))).toBe('403 byInvitation');
  });

  test('that is private does not exist for strangers, nor do its contests, its log and its calendar without the key', async () => {
    const { club } = await vera.foundClub({ name: 'Secret circle', visibility: 'private' });
    const { id } = club;
    const { contest } = await vera.foundTournament({ id, ...tournament });
    for (const stranger of [nobody, guest, other]) {
      expect(await refused(stranger.club({ id }))).toBe('404 noClub');
      expect(await refused(stranger.club({ id, invite: 'guess' }))).toBe('404 noClub');
      expect(await refused(stranger.clubLog({ id }))).toBe('404 noClub');
      expect(await refused(stranger.contest({ id: contest.id }))).toBe('404 noContest');
      expect((await stranger.clubs()).clubs.map(({ name }) => name)).not.toContain('Secret circle');
    }
    expect((await other.club({ id, invite: club.invite! })).club).toMatchObject({ name: 'Secret circle', calendar: null, invite: null });
    expect((await fetch(`${server.url}${API}/clubs/${id}/calendar.ics`)).status).toBe(404);
    const feed = await fetch(`${server.url}${club.calendar}&language=hu`);
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = (await feed.text()).split('\r\n');
    expect(lines).toContain('SUMMARY:Tournament: kezdődik az 1. forduló');
    expect(lines).toContain(`URL:${server.url}/tournament/${contest.id}`);
    expect(lines).toContain(`DTSTART:${new Date(startsAt).toISOString().replace(/[-:]|\.\d+/g, '')}`);
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  test('needs an account to found, to join and to play', async () => {
    const { club } = await vera.foundClub({ name: 'Open circle' });
    const { contest } = await vera.foundTournament({ id: club.id, ...tournament });
    expect(await refused(guest.foundClub({ name: 'x' }))).toBe('403 needsAccount');
    expect(await refused(guest.joinClub({ id: club.id }))).toBe('403 needsAccount');
    expect(await refused(guest.enterContest({ id: contest.id }))).toBe('403 needsAccount');
    expect(await refused(other.enterContest({ id: contest.id }))).toBe('403 notMember');
    expect(await refused(nobody.joinClub({ id: club.id }))).toBe('401 signIn');
  });

  test('obeys its own organisers and nobody else', async () => {
    const { club } = await vera.foundClub({ name: 'Strict circle' });
    const { id } = club;
    await mari.joinClub({ id });
    const { contest: season } = await vera.foundLeague({ id, name: 'League', ...PLAYED, startsAt });
    const person = await personOf(mari);
    const asks: Record<string, (who: Client) => Promise<unknown>> = {
      changeClub: who => who.changeClub({ id, about: 'mine' }),
      closeClub: who => who.closeClub({ id, confirm: true }),
      setMember: who => who.setMember({ id, person, role: 'organiser' }),
      newInvite: who => who.newInvite({ id }),
      foundLeague: who => who.foundLeague({ id, name: 'x', ...PLAYED, startsAt }),
      changeLeague: who => who.changeLeague({ id: season.league!, name: 'x' }),
      openSeason: who => who.openSeason({ id: season.league!, startsAt }),
      foundTournament: who => who.foundTournament({ id, ...tournament }),
      changeContest: who => who.changeContest({ id: season.id, name: 'x' }),
      cancelContest: who => who.cancelContest({ id: season.id, confirm: true }),
      setEntrant: who => who.setEntrant({ id: season.id, person, in: true }),
      substitute: who => who.substitute({ id: season.id, entrant: 'x', by: 'y' }),
    };
    const before = (await vera.club({ id })).club;
    for (const [name, ask] of Object.entries(asks)) {
      expect(await refused(ask(nobody)), name).toBe('401 signIn');
      for (const who of [guest, mari, other]) expect(await refused(ask(who)), name).toBe('403 notOrganiser');
    }
    expect((await vera.club({ id })).club).toEqual(before);
    for (const who of [guest, mari, other, nobody]) expect((await who.club({ id })).club.invite).toBeNull();
    await vera.setMember({ id, person, role: 'organiser' });
    expect((await mari.changeClub({ id, about: 'ours' })).club).toMatchObject({ about: 'ours', role: 'organiser' });
  });

  test('always has an organiser: the last one cannot step down, and hands over by leaving', async () => {
    const { club } = await vera.foundClub({ name: 'Heirs' });
    const { id } = club;
    await mari.joinClub({ id });
    expect(await refused(vera.setMember({ id, person: await personOf(vera), role: 'member' }))).toBe('409 lastOrganiser');
    await vera.leaveClub({ id });
    expect((await mari.club({ id })).club).toMatchObject({ role: 'organiser', members: 1 });
    expect(await refused(vera.leaveClub({ id }))).toBe('403 notMember');
  });

  test('lets people enter and leave before the start, wait where it is full, and skip only what they played before', async () => {
    const { club } = await vera.foundClub({ name: 'Full circle' });
    const { contest } = await vera.foundTournament({ id: club.id, ...tournament, rules: { ...tournament.rules, most: 2 } });
    const { id } = contest;
    for (const who of [mari, other]) await who.joinClub({ id: club.id });
    for (const who of [vera, mari]) expect((await who.enterContest({ id })).contest.you).toMatchObject({ status: 'in' });
    expect((await other.enterContest({ id })).contest.you).toMatchObject({ status: 'waiting' });
    expect((await mari.leaveContest({ id })).contest.you).toBeNull();
    expect(await refused(mari.leaveContest({ id }))).toBe('409 notEntered');
    expect(await refused(mari.skipSeason({ id }))).toBe('409 noSkip');
    await vera.cancelContest({ id, confirm: true });
    expect(await refused(mari.enterContest({ id }))).toBe('409 contestOver');
  });

  test('wishes that do not fit are refused in words', async () => {
    const { club } = await vera.foundClub({ name: 'Strange wishes' });
    const { id } = club;
    const rounds = [{ startsAt: startsAt + DAY, endsAt: startsAt }];
    expect(await refused(vera.foundTournament({ id, ...tournament, rules: { ...tournament.rules, rounds } }))).toBe('400 badRounds');
    expect(await refused(vera.foundTournament({ id, ...tournament, rules: { ...tournament.rules, form: 'groups' } }))).toBe(
      '400 badRounds',
    );
    expect(await refused(vera.foundTournament({ id, ...tournament, game: 'chess' }))).toBe('404 noGame');
    expect(await refused(vera.foundLeague({ id, name: 'x', ...PLAYED, seats: 5, startsAt }))).toBe('400 badSeats');
    expect(await refused(vera.foundLeague({ id, name: 'x', ...PLAYED, startsAt: 1 }))).toBe('400 badRounds');
    expect(await refused(vera.contest({ id: 'nothing' }))).toBe('404 noContest');
    expect(await refused(vera.league({ id: 'nothing' }))).toBe('404 noLeague');
  });
});
