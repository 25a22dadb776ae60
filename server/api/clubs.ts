/** Input and output of the routes about clubs, leagues and tournaments. docs/leagues.md has the rules. */
import * as z from 'zod';
import { isName } from '../table/names.ts';
import { ok, route, type Schema } from './route.ts';
import { components, json, MAX_SEATS, moment, ofPerson, pace, seat } from './shapes.ts';

const named = <T extends z.ZodType>(id: string, description: string, schema: T): T => {
  components.add(schema, { id, description });
  return schema;
};

const LONGEST_NAME = 60;
const MOST_GROUPS = 40;
/** Two thousand years from 1970: beyond it no date can be written. */
const when = z.int().min(0).max(64_000_000_000_000);
const id = z.string().max(60);
const title = z.string().trim().min(1).max(LONGEST_NAME).refine(isName, 'not a name');
const about = z.string().trim().max(4_000);
const joining = z.enum(['open', 'request', 'invitation']);
const clubVisibility = z.enum(['open', 'private']);
const role = z.enum(['organiser', 'member', 'asked']);
const contestStatus = z.enum(['open', 'playing', 'over', 'cancelled']);

export const seasonRules = named(
  'SeasonRules',
  'A season: members of a group; groups in each division from the top, the last number for all further ones; at least how many change between two divisions; weeks of play, weeks in which substitutes may come, weeks until the next season.',
  z.object({
    group: z.int().min(2).max(13),
    widths: z.array(z.int().min(1).max(MOST_GROUPS)).min(1).max(MOST_GROUPS),
    moves: z.int().min(0).max(6),
    weeks: z.int().min(1).max(52),
    substitutes: z.int().min(0).max(52),
    pause: z.int().min(0).max(52),
  }),
);
const round = z.object({ startsAt: when, endsAt: when });
export const tournamentRules = named(
  'TournamentRules',
  '`swiss`: every round is drawn from the standings; with `final` the last round is one table of the best. `groups`: everybody plays in a group, and in the second round at a final table. `group` is the size of those groups, `most` how many may play; others wait.',
  z.object({
    form: z.enum(['swiss', 'groups']),
    rounds: z.array(round).min(1).max(20),
    final: z.boolean(),
    group: z.int().min(2).max(13),
    most: z.int().min(2).max(500).nullable(),
  }),
);

const playedAs = {
  game: z.string().max(60),
  seats: z.int().min(2).max(MAX_SEATS),
  options: json.default({}),
  pace,
};
const SEASON_DEFAULTS = { group: 7, widths: [1], moves: 2, weeks: 12, substitutes: 2, pause: 2 };

const listedClub = named(
  'ListedClub',
  'A club in a list; `role` is the reader’s, null for those who do not belong to it.',
  z.object({ id, name: z.string(), about: z.string(), joining, visibility: clubVisibility, members: z.int(), role: role.nullable() }),
);
const listedContest = named(
  'ListedContest',
  'A season or a tournament in a list. `entered`: the reader takes part.',
  z.object({
    id,
    kind: z.enum(['season', 'tournament']),
    league: id.nullable(),
    number: z.int(),
    name: z.string(),
    game: z.string(),
    status: contestStatus,
    round: z.int(),
    startsAt: moment,
    endsAt: moment,
    players: z.int(),
    entered: z.boolean(),
    winner: z.string().nullable(),
  }),
);
const league = named(
  'League',
  'A league: what all its seasons have in common, and the seasons, the newest first.',
  z.object({
    id,
    name: z.string(),
    game: z.string(),
    seats: z.int(),
    options: json,
    pace,
    rules: seasonRules,
    goesOn: z.boolean(),
    seasons: z.array(listedContest),
  }),
);
export const member = named(
  'Member',
  'Somebody who belongs to a club, or has asked to.',
  z.object({ person: id, name: z.string(), ...ofPerson, role, since: moment }),
);
export const club = named(
  'Club',
  'A club with its people and everything played in it. `invite` is for organisers; `calendar` is the path of the feed, for members.',
  z.object({
    ...listedClub.shape,
    createdAt: moment,
    people: z.array(member),
    leagues: z.array(league),
    tournaments: z.array(listedContest),
    invite: z.string().nullable(),
    calendar: z.string().nullable(),
  }),
);

const entrant = named(
  'Entrant',
  'Somebody who takes part. `person` and `name` are null once they have left the server. `substitutes`: the entrant whose seats they took over.',
  z.object({
    entrant: id,
    person: id.nullable(),
    name: z.string().nullable(),
    ...ofPerson,
    status: z.enum(['in', 'waiting', 'skips', 'left']),
    division: z.int(),
    group: z.int(),
    substitutes: id.nullable(),
  }),
);
const contestGame = named(
  'ContestGame',
  'One game of a contest. `stood`: the deadline came first, and it counts as it stood. `place` and `score` are null while it runs and for seats that do not count because a bot plays or played on.',
  z.object({
    round: z.int(),
    division: z.int(),
    group: z.int(),
    board: z.int(),
    table: id,
    status: z.enum(['waiting', 'playing', 'over', 'abandoned']),
    stood: z.boolean(),
    endedAt: moment.nullable(),
    seats: z.array(
      z.object({
        seat,
        entrant: id,
        bot: z.boolean(),
        waiting: z.boolean(),
        points: z.number().nullable(),
        place: z.int().nullable(),
        score: z.number().nullable(),
      }),
    ),
  }),
);
const standing = named(
  'Standing',
  'A row of a table of standings, with every tie-break as a column. `results`: one for each of the games in their order, `place` null while it runs, `counts` false where a bot played on. Shares are between 0 and 1; `share` is measured against the winner in a season and against the whole table in a tournament. `fate`: what would follow if it ended now.',
  z.object({
    entrant: id,
    place: z.int(),
    points: z.number(),
    games: z.int(),
    share: z.number(),
    opponents: z.number(),
    mutual: z.number(),
    wins: z.int(),
    lot: z.int(),
    left: z.boolean(),
    fate: z.enum(['up', 'down', 'final', 'winner']).nullable(),
    results: z.array(z.object({ table: id, round: z.int(), place: z.int().nullable(), counts: z.boolean() })),
  }),
);
const group = named(
  'ContestGroup',
  'A group of a season or tournament; a Swiss tournament has one. `up` and `down`: how many change the division.',
  z.object({ division: z.int(), group: z.int(), up: z.int(), down: z.int(), standings: z.array(standing) }),
);
const date = z.object({
  kind: z.enum(['start', 'substitutes', 'hurry', 'close', 'next', 'round', 'roundEnd']),
  round: z.int(),
  at: moment,
});
export const contest = named(
  'Contest',
  'A season or a tournament with its people, games and standings. `scores`: what each place at a table brings. `groups` are in the order of divisions; `final`: the result of a tournament’s last round, or of the whole when it is over, entrants by place. `you` is the reader’s own part.',
  z.object({
    ...listedContest.shape,
    club: z.object({ id, name: z.string() }),
    leagueName: z.string().nullable(),
    seats: z.int(),
    options: json,
    pace,
    season: seasonRules.nullable(),
    tournament: tournamentRules.nullable(),
    next: id.nullable(),
    scores: z.array(z.number()),
    dates: z.array(date),
    entrants: z.array(entrant),
    groups: z.array(group),
    games: z.array(contestGame),
    final: z.array(id),
    you: entrant.nullable(),
    organiser: z.boolean(),
  }),
);
const happening = named(
  'Happening',
  'Something that happened in a club: `kind` and `data` for words, `people` the names that belong to it, null for those who have left.',
  z.object({
    id: z.int(),
    at: moment,
    scope: id,
    contest: z.string().nullable(),
    kind: z.string(),
    data: json,
    people: z.array(z.string().nullable()),
  }),
);
const clubAnswer = z.object({ club });
const contestAnswer = z.object({ contest });

export const clubs = {
  clubs: route('Clubs: mine, or those everybody may see.', 'anyone', {
    query: z.object({ list: z.enum(['mine', 'open']).default('open') }),
    answer: z.object({ clubs: z.array(listedClub) }),
  }),
  foundClub: route('Found a club; I am its first organiser.', 'person', {
    body: z.object({ name: title, about: about.default(''), joining: joining.default('open'), visibility: clubVisibility.default('open') }),
    answer: clubAnswer,
  }),
  club: route('A club with its people, leagues and tournaments. A private one is for its members and those invited.', 'anyone', {
    query: z.object({ invite: id.optional() }),
    answer: clubAnswer,
  }),
  changeClub: route('Change what a club says of itself. For organisers.', 'person', {
    body: z.object({ name: title.optional(), about: about.optional(), joining: joining.optional(), visibility: clubVisibility.optional() }),
    answer: clubAnswer,
  }),
  closeClub: route('Close a club for good. Its tables stay. For organisers, while nothing is being played.', 'person', {
    body: z.object({ confirm: z.literal(true) }),
    answer: ok,
  }),
  joinClub: route('Join a club, or ask to. An invitation opens every club.', 'person', {
    body: z.object({ invite: id.optional() }),
    answer: clubAnswer,
  }),
  leaveClub: route('Leave a club, and everything I play in it.', 'person'),
  setMember: route(
    'Accept somebody who asked, make a member an organiser or not, or send somebody away (null). For organisers.',
    'person',
    {
      body: z.object({ person: id, role: z.enum(['organiser', 'member']).nullable() }),
      answer: clubAnswer,
    },
  ),
  newInvite: route('A new invitation; the old one is not valid any more. For organisers.', 'person', { answer: clubAnswer }),
  clubLog: route('What happened in a club, the newest first, fifty at a time.', 'anyone', {
    query: z.object({ before: z.coerce.number().int().min(0).max(9e15).default(9e15), contest: id.optional() }),
    answer: z.object({ happenings: z.array(happening) }),
  }),
  foundLeague: route('Found a league and open its first season. For organisers.', 'person', {
    body: z.object({
      name: title,
      ...playedAs,
      startsAt: when,
      rules: seasonRules
        .partial()
        .default({})
        .transform(given => ({ ...SEASON_DEFAULTS, ...given })),
      goesOn: z.boolean().default(true),
    }),
    answer: contestAnswer,
  }),
  changeLeague: route('Change a league from its next season on. For organisers.', 'person', {
    body: z.object({
      name: title.optional(),
      options: json.optional(),
      pace: pace.optional(),
      rules: seasonRules.partial().optional(),
      goesOn: z.boolean().optional(),
    }),
    answer: z.object({ league }),
  }),
  league: route('A league with its seasons and their winners.', 'anyone', {
    answer: z.object({ club: z.object({ id, name: z.string() }), league }),
  }),
  openSeason: route('Open the next season of a league by hand. For organisers.', 'person', {
    body: z.object({ startsAt: when }),
    answer: contestAnswer,
  }),
  foundTournament: route('Open a tournament. For organisers.', 'person', {
    body: z.object({ name: title, ...playedAs, rules: tournamentRules }),
    answer: contestAnswer,
  }),
} satisfies Record<string, Schema>;

export const contests = {
  contest: route('A season or tournament: people, games, standings, dates.', 'anyone', { answer: contestAnswer }),
  tableContest: route(
    'The season or tournament that a table belongs to; null where it belongs to none, or to none that I may see.',
    'anyone',
    {
      answer: z.object({ contest: listedContest.nullable() }),
    },
  ),
  changeContest: route('Change a season or tournament that has not begun. For organisers.', 'person', {
    body: z.object({
      name: title.optional(),
      startsAt: when.optional(),
      options: json.optional(),
      pace: pace.optional(),
      season: seasonRules.partial().optional(),
      tournament: tournamentRules.partial().optional(),
    }),
    answer: contestAnswer,
  }),
  cancelContest: route('Cancel a season or tournament; running tables go on for fun. For organisers.', 'person', {
    body: z.object({ confirm: z.literal(true) }),
    answer: contestAnswer,
  }),
  enterContest: route(
    'Take part. What has begun, or is full, has a waiting list. Back before the next draw after leaving a tournament.',
    'person',
    {
      answer: contestAnswer,
    },
  ),
  leaveContest: route('Leave. Before the start nothing else follows; afterwards bots finish my games and score nothing.', 'person', {
    answer: contestAnswer,
  }),
  skipSeason: route('Skip this season and keep my division. Before it begins.', 'person', { answer: contestAnswer }),
  setEntrant: route('Enter a member, or take somebody out (`in: false`). For organisers.', 'person', {
    body: z.object({ person: id, in: z.boolean() }),
    answer: contestAnswer,
  }),
  substitute: route(
    'Put somebody from the waiting list in the place of one who plays, or has dropped out. For organisers, in the weeks for substitutes.',
    'person',
    {
      body: z.object({ entrant: id, by: id }),
      answer: contestAnswer,
    },
  ),
} satisfies Record<string, Schema>;

export type ClubsRoute = keyof typeof clubs;
export type ContestsRoute = keyof typeof contests;
