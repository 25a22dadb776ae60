/** What the server says about clubs, leagues and tournaments, in English. */
export const problems = {
  noClub: () => 'There is no such club, or it is not public.',
  noLeague: () => 'There is no such league.',
  noContest: () => 'There is no such season or tournament.',
  notMember: () => 'Only members of the club can do this.',
  notOrganiser: () => 'Only organisers of this club can do this.',
  lastOrganiser: () => 'A club needs an organiser. Make somebody else one first.',
  byInvitation: () => 'One joins this club by invitation only.',
  contestRuns: () => 'Something is still being played in this club. Cancel it first.',
  contestBegun: () => 'This has already begun.',
  contestOver: () => 'This is over.',
  notEntered: () => 'You do not take part in this.',
  noSkip: () => 'Only a season can be skipped, by somebody who played in the one before.',
  noSubstitute: () =>
    'Nobody can be put in this place: the weeks for substitutes are over, or one of the two is not who they would have to be.',
  badRounds: () => 'Rounds begin one after the other, in the future, and end after they have begun; groups have two rounds.',
  nextOpen: () => 'The next season is open already.',
};

/** What happened, for those who are told of it: a subject and a sentence. */
export const notices = {
  asked: ({ club, who }: Told) => ({
    subject: `${club}: somebody wants to join`,
    text: `${who} has asked to join the club. An organiser decides.`,
  }),
  joined: ({ club }: Told) => ({ subject: `${club}: welcome`, text: 'You are a member of the club now.' }),
  organiser: ({ club }: Told) => ({
    subject: `${club}: you are an organiser`,
    text: 'From now on you can open leagues and tournaments and let people in.',
  }),
  left: ({ club }: Told) => ({ subject: `${club}: you are not a member any more`, text: 'An organiser has ended your membership.' }),
  founded: ({ club }: Told) => ({ subject: `${club}: the club has been founded`, text: 'You are its first organiser.' }),
  opened: ({ contest }: Told) => ({ subject: `${contest}: entry is open`, text: 'Say whether you play.' }),
  changed: ({ contest }: Told) => ({ subject: `${contest}: something has changed`, text: 'The plan is different now. Have a look.' }),
  cancelled: ({ contest }: Told) => ({
    subject: `${contest}: cancelled`,
    text: 'It will not be played to the end. Running tables go on for fun.',
  }),
  entered: ({ contest }: Told) => ({ subject: `${contest}: you take part`, text: 'An organiser has entered you.' }),
  withdrew: ({ contest }: Told) => ({ subject: `${contest}: you do not take part any more`, text: 'An organiser has taken you out.' }),
  skips: ({ contest }: Told) => ({ subject: `${contest}: you skip this season`, text: 'Your division is kept for the next one.' }),
  drawn: ({ contest }: Told) => ({
    subject: `${contest}: the season has begun`,
    text: 'The groups are drawn and all your tables are open.',
  }),
  empty: ({ contest }: Told) => ({ subject: `${contest}: not played`, text: 'Too few people have entered.' }),
  dropped: ({ contest }: Told) => ({ subject: `${contest}: you have dropped out`, text: 'Bots finish your games and score nothing.' }),
  substituted: ({ contest, who }: Told) => ({ subject: `${contest}: a substitute plays`, text: `${who}: the seats have changed hands.` }),
  final48: ({ contest }: Told) => ({
    subject: `${contest}: a bot keeps your seat`,
    text: 'Your time had been up for two days. In this game you score nothing.',
  }),
  hurry: ({ contest }: Told) => ({
    subject: `${contest}: two weeks are left`,
    text: 'A game of yours is still running. When the season closes it counts as it stands.',
  }),
  ended: ({ contest }: Told) => ({ subject: `${contest}: a game has ended`, text: 'The standings have changed.' }),
  stood: ({ contest }: Told) => ({ subject: `${contest}: a game was cut short`, text: 'The deadline came first: it counts as it stood.' }),
  round: ({ contest, round }: Told) => ({ subject: `${contest}: round ${round}`, text: 'The round is drawn and your table is open.' }),
  final: ({ contest }: Told) => ({ subject: `${contest}: the final`, text: 'The final is drawn and your table is open.' }),
  roundOver: ({ contest, round }: Told) => ({ subject: `${contest}: round ${round} is over`, text: 'See the standings.' }),
  closed: ({ contest, who }: Told) => ({
    subject: `${contest}: it is over`,
    text: `${who ? `First place: ${who}. ` : ''}See the final standings.`,
  }),
};

export type Kind = keyof typeof notices;

/** What a sentence may name. */
export interface Told {
  club: string;
  contest: string;
  /** The people it is about, in one phrase. */
  who: string;
  round: number;
}

export const calendar = {
  start: (contest: string) => `${contest}: begins`,
  substitutes: (contest: string) => `${contest}: last day for substitutes`,
  hurry: (contest: string) => `${contest}: two weeks left`,
  close: (contest: string) => `${contest}: closes`,
  next: (contest: string) => `${contest}: next season`,
  round: (contest: string, round: number) => `${contest}: round ${round} begins`,
  roundEnd: (contest: string, round: number) => `${contest}: round ${round} ends at the latest`,
};

/** Titles and descriptions of pages, before their scripts have come. */
export const pages = {
  clubs: {
    title: 'Clubs · Társas',
    text: 'Circles of people who play heavy board games together: leagues in seasons, tournaments, open to join.',
  },
  club: (name: string, about: string) => ({
    title: `${name} · Társas`,
    text: about || 'A club of people who play heavy board games together: its members, leagues and tournaments.',
  }),
  league: (name: string, club: string, game: string) => ({
    title: `${name} · Társas`,
    text: `A league of ${club}: ${game}. Divisions, standings, games and past seasons.`,
  }),
  tournament: (name: string, club: string, game: string) => ({
    title: `${name} · Társas`,
    text: `A tournament of ${club}: ${game}. Rounds, tables and standings.`,
  }),
};
