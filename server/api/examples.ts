/** What requests and answers look like, by the name of the operation: Anna's game of Pebbles. A test holds them against the schemas. */
import { CLUB_EXAMPLES } from './clubExamples.ts';

const ID = 'p9qd6azp25yzd8n3';
const OPTIONS = { ties: 'nobody' };
const NO_HINTS = { direction: 0, move: 0, why: 0 };
const NOON = 1_794_848_557_726;
const TOKEN = 'qkYyAVESPw5A35X0AASCVgHPCbib4a5q';
const EMAIL = 'anna@example.org';
const PASSWORD = 'correct horse battery';

const me = {
  id: 'G48Y9ucW9oTdM8X3wQ5wVjYheZpjXewM',
  name: 'Anna',
  tag: 'anna-7fq2',
  motif: null,
  guest: true,
  email: null,
  language: 'en',
  preferences: {
    notify: { turn: ['push', 'mail'], start: ['push'], over: ['push'], chat: [], club: ['push', 'mail'], people: ['push', 'mail'] },
    webhook: null,
    client: {},
  },
  office: null,
  unread: 0,
};

const SOLVED = { game: 'terra-mystica', position: 'de6dcdb5', state: 'solved', tries: 2, at: NOON };

const opened = {
  id: ID,
  game: 'example',
  rules: 1,
  options: OPTIONS,
  visibility: 'link',
  pace: null,
  rated: false,
  hints: false,
  status: 'waiting',
  n: 0,
  seats: [
    { seat: 0, name: 'Anna', tag: 'anna-7fq2', motif: null, bot: null, open: false, resigned: false, clock: null, hints: NO_HINTS },
    { seat: 1, name: '', tag: null, motif: null, bot: null, open: true, resigned: false, clock: null, hints: NO_HINTS },
  ],
  waiting: [] as number[],
  seedHash: '0b53ae8bfd12910f58717e88e628dbe76387716a4451cb0afddfe55776ada708',
  seed: null,
  result: null,
  rematch: null,
  createdAt: NOON,
  touchedAt: NOON,
  yours: [0],
  host: true,
  invite: 'a2jmkp3rvhjnwhbm',
  sentAway: false,
};

/** Béla has bid; Anna is asked. */
const playing = {
  table: {
    ...opened,
    status: 'playing',
    n: 4,
    seats: [opened.seats[0], { ...opened.seats[1], name: 'Béla', tag: 'bela-k3wd', motif: 'fox', open: false }],
    waiting: [0],
  },
  position: {
    n: 4,
    viewer: 0,
    view: { seats: 2, prizes: [0, 0], shown: [0, 0], own: { pebbles: 4, buried: 1, prizes: 0 } },
    decisions: [
      {
        id: '2/1',
        waiting: true,
        options: [
          { do: 'bid', pebbles: 0 },
          { do: 'bid', pebbles: 1 },
          { do: 'bid', pebbles: 2 },
        ],
      },
    ],
    waiting: [0],
    proposal: null,
    takeBack: null,
    hints: false,
  },
};
const move = { decision: '2/1', choice: { do: 'bid', pebbles: 1 } };

const message = { id: 7, name: 'Béla', tag: 'bela-4821', text: 'Szia!', at: NOON, yours: false, removed: false };
const credential = { id: 'AQIDBA', rawId: 'AQIDBA', type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON: 'e30' } };

export const EXAMPLES: Readonly<Record<string, { body?: object; answer?: object }>> = {
  ...CLUB_EXAMPLES,
  games: {
    answer: {
      games: [
        {
          id: 'example',
          rules: 1,
          title: { en: 'Pebbles', hu: 'Kavicsok' },
          seats: { min: 2, max: 4 },
          options: { ties: { values: ['nobody', 'first'], rule: 'EX-05', free: false } },
          orders: false,
        },
      ],
      bots: ['random', 'greedy', 'planner'],
    },
  },

  guest: { body: { name: 'Anna', language: 'en' }, answer: { me, token: TOKEN } },
  me: { answer: { me } },
  changeMe: { body: { name: 'Anna', language: 'en' }, answer: { me } },
  deleteMe: { body: { confirm: true } },
  subscribe: { body: { endpoint: 'https://push.example.org/anna', keys: { p256dh: 'BNcRdreALRFXTkOO…', auth: 'tBHItJI5svbpez7K…' } } },
  unsubscribe: { body: { endpoint: 'https://push.example.org/anna' } },

  tables: {
    answer: {
      tables: [
        {
          id: ID,
          game: 'example',
          status: 'playing',
          visibility: 'link',
          options: OPTIONS,
          pace: null,
          rated: false,
          hints: false,
          seats: playing.table.seats.map(({ name, tag, motif, bot, open }) => ({ name, tag, motif, bot, open })),
          yours: [0],
          yourTurn: true,
          waiting: [0],
          dueAt: null,
          asked: 'How many pebbles do you bid?',
          result: null,
          n: 4,
          touchedAt: NOON,
        },
      ],
    },
  },
  openTable: { body: { game: 'example', seats: 2, visibility: 'link' }, answer: { table: opened, position: null } },
  table: { answer: playing },
  join: { body: { invite: 'a2jmkp3rvhjnwhbm' }, answer: { table: opened, position: null } },
  leave: { body: { seat: 1 } },
  setBot: { body: { seat: 1, bot: 'greedy' } },
  sendAway: { body: { seat: 1 }, answer: { table: opened, position: null } },
  renewInvite: { answer: { table: opened, position: null } },
  start: { answer: playing },

  move: { body: { moves: [move] }, answer: { ...playing, entry: 5 } },
  useHint: { body: { decision: '2/1', step: 'direction' }, answer: playing },
  order: { body: { wish: { always: 'decline' } } },
  leaveToBot: { body: { bot: 'greedy' } },
  comeBack: { body: { seat: 0 } },
  resign: { body: { seat: 0 } },
  propose: { body: { what: 'undo', to: 2 } },
  answerProposal: { body: { yes: true } },

  log: {
    answer: {
      lines: [
        { n: 1, at: NOON, kind: 'start', facts: [] },
        { n: 2, at: NOON, kind: 'move', seat: 1, facts: [{ key: 'prize', args: { prize: 2 }, rule: 'EX-03' }] },
      ],
    },
  },
  replay: {
    answer: {
      game: 'example',
      rules: 1,
      seats: 2,
      options: OPTIONS,
      seed: '95d1c6ca8777f2bb77589bfd3f7a16b5ebef2898b9712348f43d313cd219d943',
      seedHash: opened.seedHash,
      moves: [{ seat: 0, ...move }],
      result: { points: [4, 5], hash: '51a02d5e035d7f6c' },
    },
  },
  askAnalysis: { body: { seat: 0 }, answer: { state: 'waiting', version: 0, offered: true, told: null } },
  chat: { answer: { messages: [message] } },
  say: { body: { text: 'Szia!' }, answer: { message: { ...message, name: 'Anna', yours: true } } },
  note: { answer: { text: 'Keep two pebbles for the end.' } },
  setNote: { body: { text: 'Keep two pebbles for the end.' } },

  report: { body: { table: ID, message: 7, reason: 'insult', words: 'That was rude.' } },
  appeal: { body: { words: 'I did not mean it.' } },
  decide: { body: { kind: 'silence', days: 7, words: 'A week of silence.' } },
  grantOffice: { body: { who: 'bela-k3wd' } },

  solved: { answer: { positions: [SOLVED] } },
  solve: { body: { positions: [SOLVED] }, answer: { positions: [SOLVED] } },

  changeProfile: { body: { motif: 'hare', findable: true, shows: { here: 'friends' } } },
  mute: { body: { on: true } },
  block: { body: { on: true } },
  invite: { body: { tag: 'bela-k3wd' } },

  signUp: { body: { name: 'Anna', email: EMAIL, password: PASSWORD } },
  signIn: { body: { email: EMAIL, password: PASSWORD } },
  askForLink: { body: { email: EMAIL, name: 'Anna', next: '/' } },
  sendVerificationEmail: { body: { email: EMAIL, callbackURL: '/settings' } },
  requestPasswordReset: { body: { email: EMAIL, redirectTo: '/reset-password' } },
  resetPassword: { body: { token: '16wjegBaHXsUJ91Hj1326Seu', newPassword: PASSWORD } },
  changePassword: { body: { currentPassword: 'the old one', newPassword: PASSWORD } },
  addPasskey: { body: { response: credential, name: 'phone' } },
  signInWithPasskey: { body: { response: credential } },
  renamePasskey: { body: { id: 'xcU3MyUQRTyrbc3E', name: 'old phone' } },
};
