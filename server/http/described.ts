/**
 * What an address says to those who do not run our scripts: search engines, programs that preview links, and everybody while the scripts are still
 * on their way. About a table it tells what the public may know, and only to those who may see it; otherwise a private table and one that does
 * not exist are the same.
 */
import { knownScores, type Language, type Title } from '@tarsas/kernel';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Painter } from '../jobs/painter.ts';
import type { People } from '../people/people.ts';
import type { Live } from '../table/live.ts';
import { openIn, type Result, waitingIn } from '../table/play.ts';
import type { Reading } from '../table/reading.ts';
import { catalogues, languageOf } from '../text/index.ts';
import { type ClubAddress, type ClubSight, clubIn, ofClub } from './describedClubs.ts';
import { originOf } from './guard.ts';
import { snapshotPath } from './snapshots.ts';

export interface Described {
  language: Language;
  title: string;
  text: string;
  /** The one address of this page; there are others that lead to it. */
  path: string;
  origin: string;
  /** Whose picture stands beside a link to it, where it has none of its own. */
  game: string | null;
  picture: string | null;
  /** The list of files it needs (`first.json` of the build). */
  needs: string | null;
  /** Whether search engines may keep it. */
  isListed: boolean;
  /** Depends on who asks. */
  isPersonal: boolean;
}

export interface DescribingParts {
  titles: readonly Title[];
  reading: Reading;
  people: People;
  painter: Painter;
  clubs: ClubSight;
  url: string | null;
  /** Counts a look at a table against the budget of whoever asks; throws where it is spent. */
  spend(c: Context): Promise<void>;
}

type PageWords = (typeof catalogues)['en']['pages'];
type About = Pick<Described, 'title' | 'text'> & Partial<Described>;

/** Pages about one game, by the first part of their address. */
const OF_A_GAME = ['rules', 'components', 'aid', 'learn', 'statistics'] as const;
const PLAIN = { '/games': 'games', '/learn': 'lessons', '/solve': 'solve', '/about': 'about', '/new': 'new' } as const;

/** What search engines are told to read. */
export const publicPaths = (titles: readonly Title[]): string[] => [
  '/',
  '/games',
  '/learn',
  '/solve',
  '/clubs',
  '/about',
  ...titles.map(({ game }) => `/rules/${game.id}`),
];

export function describing({ titles, reading, people, painter, clubs, url, spend }: DescribingParts): (c: Context) => Promise<Described> {
  return async c => {
    const language = languageFor(c);
    const words = catalogues[language].pages;
    const { path } = c.req;
    const common = {
      language,
      path,
      origin: originOf(c.req.raw, url),
      game: null,
      picture: null,
      needs: null,
      isListed: true,
      isPersonal: false,
    };
    const [, id, analysis] = /^\/tables?\/([0-9a-z]{1,32})(\/analysis(?:\/\d+)?)?$/.exec(path) ?? [];
    const club = clubIn(path);
    const about = id ? await ofTable(c, id, language) : club ? await ofItsClub(c, club, language) : ofPage(path, words, titles, language);
    return { ...common, ...about, ...(analysis && { path, needs: null, isListed: false }) };
  };

  /** A private club and one that does not exist say the same. */
  async function ofItsClub(c: Context, club: ClubAddress, language: Language): Promise<About> {
    try {
      await spend(c);
      return await ofClub(clubs, club, language, titles);
    } catch {
      return { ...catalogues[language].clubs.pages.clubs, isListed: false };
    }
  }

  async function ofTable(c: Context, id: string, language: Language): Promise<About> {
    const words = catalogues[language].pages;
    const path = `/table/${id}`;
    try {
      await spend(c);
      const me = await people.personOf(c.req.raw.headers);
      const live = await reading.visible(id, me?.id ?? null);
      const game = live.row.game;
      return {
        ...tableInWords(live, language),
        path,
        game,
        // Whoever fetches the picture is nobody in particular.
        picture: painter.draws(live) && reading.maySee(live, null) ? snapshotPath(live) : null,
        needs: live.play ? `table/${game}` : null,
        isListed: live.row.visibility === 'open',
        isPersonal: true,
      };
    } catch {
      // Not there, not for this person, or not now: the page itself says which when it asks.
      return { ...words.table, path, isListed: false, isPersonal: true };
    }
  }
}

function ofPage(path: string, words: PageWords, titles: readonly Title[], language: Language): About {
  // As many as the home page shows.
  const home = words.home(titles.slice(0, 4).map(({ voices }) => voices[language].title));
  if (path === '/') return { ...home, needs: 'home' };
  const plain = PLAIN[path as keyof typeof PLAIN];
  if (plain) return words[plain];
  if (path === '/clubs') return catalogues[language].clubs.pages.clubs;
  // Which position it is only our own files know; all of one game are told alike, and none is given away.
  const posed = titles.find(({ game }) => path.startsWith(`/solve/${game.id}/`));
  if (posed) return { ...words.solving(posed.voices[language].title), game: posed.game.id };
  const [, before, between, after] = /^\/(\w+)\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const [kind, id] = before === 'games' ? [after, between] : [after ? undefined : before, between];
  const title = titles.find(({ game }) => game.id === id);
  const what = OF_A_GAME.find(one => one === kind);
  if (title && what) {
    return {
      ...words[what](title.voices[language].title),
      path: `/${what}/${id}`,
      game: title.game.id,
      needs: what === 'rules' ? `rules/${id}` : null,
    };
  }
  return { ...home, isListed: !/^\/(settings|sign-in|reset-password|people|person|position)/.test(path) };
}

/** Game, players, round and whose turn it is, from the public's view and nothing else. */
function tableInWords(live: Live, language: Language): About {
  const words = catalogues[language].pages;
  const { agreed, play, title } = live;
  const voice = title.voices[language];
  const taken = live.seats.filter(({ person_id, bot }) => play !== null || person_id !== null || bot !== null);
  const names = live.seats.map(({ name, seat }) => name || words.seat(seat + 1));
  const heading = words.tableTitle(
    voice.title,
    taken.map(({ seat }) => names[seat]),
  );
  if (!play) return { title: heading, text: words.waits(voice.title, live.seats.length - taken.length) };
  if (play.status !== 'playing') {
    const { scores } = (JSON.parse(live.row.result ?? 'null') as Result | null) ?? { scores: [] };
    const ranked = [...scores].sort((a, b) => a.rank - b.rank).map(({ seat, points }) => words.points(names[seat], points));
    return { title: heading, text: words.over(ranked) };
  }
  const view = agreed.game.view(play.state, 'public');
  // The first line of every game's table tells its round.
  const [round] = voice.table({ name: seat => names[seat], view, viewer: 'public' });
  const scores = knownScores(agreed.game, view, 'public').flatMap(({ seat, points }) =>
    points === null ? [] : [words.points(names[seat], points)],
  );
  const next = waitingIn(openIn(agreed.game, play)).map(seat => names[seat]);
  return { title: heading, text: words.playing(round.replace(/\.?$/, '.'), scores, next) };
}

/** As asked for in the address, as chosen on this device (`early.js` keeps it in a cookie too), or as the browser says. */
function languageFor(c: Context): Language {
  const wished = [c.req.query('lang'), getCookie(c, 'language'), c.req.header('accept-language')];
  return languageOf(wished.filter(Boolean).join(','));
}
