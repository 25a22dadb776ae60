/** Refusals: a code for programs, words for people, and the HTTP status of each code. */
import type { Language } from '@tarsas/kernel';
import { type Code, catalogues } from './index.ts';

/** Each status and what it means; 409 is for everything that has no status of its own. */
export const STATUSES = {
  400: 'The request was not understood, or asks for what does not exist.',
  401: 'Nobody is signed in, or the proof is none.',
  403: 'This person may not do this.',
  404: 'There is no such thing, or it is not for this person.',
  409: 'The request is fine, the table is not where it would have to be.',
  413: 'The request is too large.',
  429: 'Too much at a time. `Retry-After` says, where it is known, after how many seconds it is worth trying again.',
  500: 'Something went wrong on the server. It has been noted.',
  503: 'The server cannot do this just now. Nothing was lost.',
} as const;
export type RefusalStatus = keyof typeof STATUSES;

const CONFLICT = 409;
const STATUS: Partial<Record<Code, RefusalStatus>> = {
  badRequest: 400,
  repeatedKey: 400,
  badOptions: 400,
  badSeats: 400,
  badWebhook: 400,
  notYourself: 400,
  badPassword: 400,
  badLink: 400,
  badPasskey: 400,
  signIn: 401,
  badCredentials: 401,
  notVerified: 403,
  needsAccount: 403,
  notAtThisTable: 403,
  foreignOrigin: 403,
  notYours: 403,
  notSeated: 403,
  notHost: 403,
  badInvite: 403,
  sentAway: 403,
  notMember: 403,
  notOrganiser: 403,
  byInvitation: 403,
  badRounds: 400,
  noClub: 404,
  noLeague: 404,
  noContest: 404,
  notFound: 404,
  noTable: 404,
  noPosition: 404,
  noGame: 404,
  noBot: 404,
  noSession: 404,
  noPasskey: 404,
  noWords: 400,
  officeNeeded: 403,
  ownCase: 403,
  needsAnother: 403,
  silenced: 403,
  noNewTables: 403,
  accountClosed: 403,
  noOffice: 404,
  nobodyThere: 404,
  noCase: 404,
  noMeasure: 404,
  noPerson: 404,
  notShown: 403,
  tooLarge: 413,
  tooMany: 429,
  tooManyTables: 429,
  tooManyStreams: 429,
  tooManyPeople: 429,
  internal: 500,
  noLetters: 503,
  unavailable: 503,
  noHints: 403,
  ratedWithHints: 400,
  tooManyAnalyses: 429,
  enoughAnalyses: 429,
  rulesChanged: 503,
};

const statusOf = (code: Code): RefusalStatus => STATUS[code] ?? CONFLICT;

export const codesOf = (status: RefusalStatus): Code[] =>
  (Object.keys(catalogues.en.problems) as Code[]).filter(code => statusOf(code) === status);

/** Thrown where a request cannot be carried out; nothing has changed. */
export class Problem extends Error {
  readonly code: Code;
  private readonly detail: Detail;
  /** What helps to go on: the fresh position after a stale move. */
  readonly fresh: object | null;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | null;
  constructor(code: Code, detail: Detail = '', fresh: object | null = null, retryAfter: number | null = null) {
    super();
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
    this.fresh = fresh;
    this.retryAfter = retryAfter;
    this.message = this.in('en');
  }

  get status(): RefusalStatus {
    return statusOf(this.code);
  }

  in(language: Language): string {
    const { code, detail } = this;
    return catalogues[language].problems[code](typeof detail === 'string' ? detail : detail(language));
  }
}

/** The particulars: names and ids, or words of a game in the reader's language. */
type Detail = string | ((language: Language) => string);
