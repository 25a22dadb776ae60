/** Who is away is called, in their own words and ways; who has answered, or is here, is not. */
import { pending, start } from '@tarsas/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Notifier, type NotifyJob } from '../jobs/notify.ts';
import { DEFAULT_PREFERENCES } from '../people/people.ts';
import { openBus } from '../push/bus.ts';
import { Presence } from '../push/presence.ts';
import { openStorage } from '../storage/open.ts';
import { freshDatabase, onOneEngine } from './engines.ts';
import { PushService } from './pushService.ts';
import { aTable, Ear, member, playOn, type Running, running, somebody } from './running.ts';
import { titles } from './titles.ts';

onOneEngine('notifications', fresh => {
  let server: Running;
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.start();
    server = await running(await fresh());
  });
  afterAll(async () => {
    await server?.stop();
    await service?.stop();
  });
  const notices = () => service.messages.got.map(text => JSON.parse(text) as { event: string; tag: string; text: string });
  const noStreams = async () => {
    while (!(await server.metrics()).includes('tarsas_streams 0'));
  };

  test('a browser is called, called back once its person has answered, and left alone while they are here', async () => {
    const [ildi, janos] = await Promise.all(['Ildi', 'János'].map(name => somebody(server.url, name)));
    await janos.changeMe({ language: 'hu', preferences: { notify: { turn: ['push'], start: [], over: ['push'], chat: ['push'] } } });
    await janos.subscribe(service.subscription('/janos'));
    await janos.subscribe(service.subscription('/gone'));
    const id = await aTable('example', [ildi, janos]);

    const first = JSON.parse(await service.messages.until(text => text.includes(id)));
    const { voices } = titles.find(({ game }) => game.id === 'example')!;
    expect(first).toMatchObject({ event: 'turn', tag: `turn-${id}`, table: id, seat: 1, subject: `${voices.hu.title}: te jössz` });
    expect(first.link).toBe(`${server.url}/tables/${id}`);
    expect(first.text.length).toBeGreaterThan(5);
    const at = service.calls.indexOf('/janos');
    expect(service.senderOf(service.headers[at])).toBe((await janos.pushKey()).key);
    expect(service.headers[at]).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });

    // What is sealed tells the push service nothing; what it holds under the same topic is replaced.
    await playOn(id, [janos], 'answers', 1);
    const back = JSON.parse(await service.messages.until(text => text.includes('"answered"')));
    expect(back).toEqual({ event: 'answered', tag: `turn-${id}`, table: id, seat: 1 });
    expect(service.headers.at(-1)?.topic).toBe(service.headers[at].topic);

    await playOn(id, [ildi], 'moves', 1);
    const again = JSON.parse(await service.messages.until(text => text.includes('Ildi lépett')));
    expect(again).toMatchObject({ event: 'turn', tag: `turn-${id}` });

    const ear = await Ear.open(server.url, id, janos.token);
    await playOn(id, [ildi, janos], 'together');
    await ear.until(({ table }) => (table as { status: string }).status === 'over');
    ear.close();
    await noStreams();
    await ildi.say({ id, text: 'Gratulálok!' });
    await service.messages.until(text => text.includes('"chat"'));
    expect(notices().map(({ event }) => event)).toEqual(['turn', 'answered', 'turn', 'answered', 'chat']);
    expect(service.calls.filter(path => path === '/gone')).toHaveLength(1);
  });

  test('a letter says which game, who moved, what is asked, and where', async () => {
    const [kata, lajos] = [await somebody(server.url, 'Kata'), await member(server, 'Lajos', 'lajos@example.org')];
    await lajos.changeMe({ preferences: { notify: { turn: ['mail'], start: [], over: [], chat: [] } } });
    const id = await aTable('example', [kata, lajos]);
    await playOn(id, [lajos], 'first', 1);
    await playOn(id, [kata], 'then', 1);
    const letter = await server.letters.until(text => text.includes(id) && text.includes('has moved'));
    const { voices } = titles.find(({ game }) => game.id === 'example')!;
    expect(letter).toMatch(/^To: lajos@example\.org\n/);
    expect(letter).toContain(`Subject: ${voices.en.title}: it is your turn`);
    expect(letter).toMatch(/(Kata has moved\. )\S.*\n\n/);
    expect(letter).toContain(`${server.url}/tables/${id}\n`);
  });
});

test('what is answered, taken over by a bot, or unwished when its job comes is not told', async () => {
  const title = titles.find(({ game }) => game.id === 'example')!;
  const { state } = start(title.game, { seats: 2, seed: 'late' });
  const seats = [0, 1].map(seat => ({ table_id: 't', seat, person_id: `p${seat}`, name: `P${seat}`, bot: null, told: null }));
  const live = { id: 't', title, agreed: { game: title.game }, seats, play: { n: 1, status: 'playing', bots: [null, null], state } };
  const decision = pending(title.game, state).find(({ seat }) => seat === 0)!.id;
  const sent: NotifyJob[] = [];
  const me = { id: 'p0', name: 'P0', guest: false, email: 'p0@example.org', language: 'en', preferences: DEFAULT_PREFERENCES };
  type Change = { play?: object; here?: boolean; notify?: object; email?: null; hasBrowser?: boolean };
  const deliver = (job: Partial<NotifyJob>, change: Change = {}) => {
    const { email = me.email, notify, hasBrowser = true } = change;
    const notifier = new Notifier({
      tables: { atLeast: async () => ({ ...live, play: { ...live.play, ...change.play } }) },
      people: { find: async () => ({ ...me, email, preferences: { ...me.preferences, notify: { ...me.preferences.notify, ...notify } } }) },
      webPush: { hasBrowser: async () => hasBrowser },
      presence: { isAnywhere: async () => change.here ?? false },
      later: async (job: NotifyJob) => void sent.push(job),
    } as never);
    return notifier.deliver({ event: 'turn', table: 't', n: 1, seat: 0, decision, ...job });
  };
  await deliver({ decision: 'closed' });
  await deliver({}, { play: { bots: ['random', null] } });
  await deliver({}, { play: { status: 'over' } });
  await deliver({}, { here: true });
  await deliver({}, { notify: { turn: [] } });
  // Nobody has said where to: a guest without a browser that may be called.
  await deliver({}, { email: null, hasBrowser: false, notify: { turn: ['push', 'mail', 'webhook'] } });
  expect(sent).toEqual([]);
  await deliver({});
  expect(sent.map(({ channel }) => channel)).toEqual(DEFAULT_PREFERENCES.notify.turn);
});

test('who is before a screen at one process is not called by another', async () => {
  const where = await freshDatabase();
  const processes = await Promise.all(
    ['Anna', 'nobody'].map(async here => {
      const storage = await openStorage(where);
      const presence = new Presence(storage.db, { isPresent: person => person === here }, false);
      const hear = ([what, ...words]: string[]) =>
        void (what === 'where' ? presence.asked(words[0], words[1]) : presence.answered(words[0]));
      const bus = await openBus(storage, { hear, news: () => {}, catchUp: () => {}, said: () => {}, missed: () => {} });
      return { presence, close: () => bus.close().then(storage.close) };
    }),
  );
  const sees = (person: string) => Promise.all(processes.map(({ presence }) => presence.isAnywhere(person)));
  expect(await sees('Anna')).toEqual([true, true]);
  expect(await sees('Béla')).toEqual([false, false]);
  await Promise.all(processes.map(({ close }) => close()));
});
