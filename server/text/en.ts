import { joined } from '@tarsas/words';
import * as clubs from './clubs.en.ts';
import { order, orderProblems } from './order.en.ts';

/** Nobody counts seconds for an hour. */
const waiting = (seconds: number): string => {
  if (seconds >= 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
};

/** What the server says in English. The Hungarian catalogue has the same keys or does not compile. */
export const en = {
  problems: {
    ...clubs.problems,
    badRequest: (what: string) => `The request was not understood: ${what}`,
    tooLarge: () => 'The request is too large.',
    repeatedKey: (key: string) => `The key “${key}” stands twice in the same object.`,
    tooMany: (seconds: string) => `That was too much at a time. You can go on in ${waiting(Number(seconds))}.`,
    tooManyTables: (most: string) => `You have ${most} tables that are not over. Finish some of them first.`,
    tooManyStreams: () => 'Too many windows are open at the same time. Close some of them.',
    notFound: () => 'There is nothing here.',
    noTable: () => 'There is no such table, or it is not public.',
    noPosition: (n: string) => `The table has not reached entry ${n} yet.`,
    signIn: () => 'Say who you are first: play as a guest or sign in.',
    badCredentials: () => 'The address and the password do not match.',
    badPassword: () => 'A password has 8 to 128 characters.',
    badLink: () => 'This link has been used already or is too old. Ask for a new one.',
    badPasskey: () => 'This passkey was not accepted. Try again.',
    notVerified: () => 'Open the letter we have sent to this address first.',
    foreignOrigin: (ours: string) =>
      `This request came from another site. Here requests come from ${ours}, or from a program that sends no Origin; if people reach this server under another address, its operator sets that with --url.`,
    notYours: () => 'You do not sit in this seat.',
    notSeated: () => 'You do not sit at this table.',
    notHost: () => 'Only the person who opened the table can do this.',
    noGame: (game: string) => `There is no game “${game}”.`,
    noBot: (bot: string) => `There is no bot “${bot}”.`,
    badOptions: (what: string) => `These options do not fit the game: ${what}`,
    badSeats: (what: string) => `The game is not for that many players: ${what}`,
    sentAway: () => 'The person who opened this table has asked you to leave. With a new invitation you can sit down again.',
    nobodyElse: () => 'Nobody else sits in this seat.',
    seatTaken: () => 'This seat is taken.',
    tableFull: () => 'Every seat is taken.',
    seatsOpen: () => 'Not every seat is taken yet.',
    badInvite: () => 'This table is private, and the invitation is not valid for it.',
    started: () => 'The table has already started.',
    notStarted: () => 'The table has not started yet.',
    over: () => 'The game is over.',
    notOver: () => 'The game is not over yet.',
    notAsked: () => 'It is not your turn to answer.',
    stale: () => 'The table has moved on. Here is the current position.',
    notAnOption: () => 'This choice is not among the options.',
    nothingToUndo: () => 'This cannot be taken back: there is no such move, or since then somebody has learnt something.',
    noProposal: () => 'No proposal is waiting for your answer.',
    proposalOpen: () => 'Another proposal is still open.',
    botPlays: () => 'A bot plays this seat. Take it back first.',
    resigned: () => 'This seat has resigned.',
    noOrders: () => 'This game has no standing orders.',
    rulesChanged: () => 'This table was played with other rules and cannot be continued on this server.',
    badWebhook: () => 'This address cannot be called.',
    noLetters: () => 'Letters cannot be sent just now. Nothing was done; try again later.',
    noSession: () => 'This session has ended already.',
    noPasskey: () => 'This passkey is not among yours.',
    ...orderProblems,
    noPerson: () => 'There is nobody with this tag, or they do not have an account.',
    needsAccount: () => 'This is for people with an account. Keep yours first: an e-mail address or a passkey is enough.',
    notShown: () => 'This person does not show this.',
    notYourself: () => 'You cannot do this with yourself.',
    notAtThisTable: () => 'You cannot sit down at this table. Choose another one, or open a table of your own.',
    tooManyPeople: (most: string) => `This list is full: it holds ${most} people.`,
    noHints: () => 'There are no hints at this table: nobody had agreed to them when it was opened.',
    ratedWithHints: () => 'A table with hints does not count for ratings. Choose one of the two.',
    noAnalyses: () => 'This server does not analyse games. You can analyse this one on your own device.',
    tooManyAnalyses: (most: string) =>
      `${most === '1' ? 'One analysis' : `${most} analyses`} of yours ${most === '1' ? 'is' : 'are'} still under way. Wait until one is done.`,
    enoughAnalyses: (most: string) => `You have asked for ${most} analyses today. Go on tomorrow, or analyse the game on your own device.`,
    unavailable: () => 'The server cannot do this just now. Nothing was lost; try again.',
    internal: () => 'Something went wrong on our side. It has been noted.',
  },
  clubs: { notices: clubs.notices, calendar: clubs.calendar, pages: clubs.pages },
  letters: {
    verify: (url: string) => ({
      subject: 'Társas: is this your address?',
      text: `Open this link to keep your account:\n\n${url}\n\nIf you did not ask for this, there is nothing to do.\n`,
    }),
    reset: (url: string) => ({
      subject: 'Társas: a new password',
      text: `Choose a new password here:\n\n${url}\n\nIf you did not ask for this, there is nothing to do; your password stays as it is.\n`,
    }),
    enter: (url: string) => ({
      subject: 'Társas: your link to sign in',
      text: `Open this link to sign in:\n\n${url}\n\nIt works once, for a quarter of an hour. If you did not ask for this, there is nothing to do.\n`,
    }),
    stop: (link: string) => `To get no more of these letters, open ${link}`,
    stopping: {
      title: 'No more letters',
      ask: 'Do you want no more letters from us at this address?',
      button: 'No more letters',
      done: 'No more letters about games will be sent to this address. In the settings you can ask for them again.',
    },
    known: () => ({
      subject: 'Társas: you already have an account',
      text: 'Somebody, perhaps you, tried to make an account with this address. You have one already: sign in, or ask for a new password.\n',
    }),
    turn: (game: string, who: string, asked: string) => ({
      subject: `${game}: it is your turn`,
      text: `${who ? `${who} has moved. ` : ''}${asked}`,
    }),
    over: (game: string) => ({ subject: `${game}: the game is over`, text: 'See how it ended.' }),
    start: (game: string) => ({ subject: `${game}: the table has started`, text: 'Everybody is seated and the game has begun.' }),
    chat: (game: string, who: string) => ({
      subject: `${game}: ${who} wrote something`,
      text: 'There is a new message in the chat of your table.',
    }),
  },
  /** What people are told by letter, push or webhook outside of a game. */
  notices: {
    friend: (who: string) => ({
      subject: `${who} would like to be your friend`,
      text: `${who} asks whether you would like to be friends on Társas.`,
    }),
    friends: (who: string) => ({ subject: `${who} is your friend now`, text: `${who} has accepted: you are friends on Társas.` }),
    invite: (game: string, who: string) => ({
      subject: `${who} invites you to ${game}`,
      text: `${who} has kept a seat for you at a table of ${game}.`,
    }),
  },
  /** Titles and descriptions of pages: search results, previews of links, and what is painted before the scripts have come. */
  pages: {
    home: (games: readonly string[]) => ({
      title: 'Társas: heavy board games in the browser',
      text: `${joined(games, 'and')}, with friends or against bots. The rules are enforced, explained and quoted. Free, without advertisements, also without an account.`,
    }),
    games: {
      title: 'Games · Társas',
      text: 'The games on our shelf: how many play, what they are about, their rules, what is in the box, and lessons to learn them.',
    },
    lessons: {
      title: 'Learn · Társas',
      text: 'Learn heavy board games by playing: short lessons at a real board, a step at a time, that explain why.',
    },
    solve: {
      title: 'Positions to solve · Társas',
      text: 'Moments from games of heavy board games in which one idea is certainly better than the others: find it on the real table. One of them a day.',
    },
    solving: (game: string) => ({
      title: `${game}: a position to solve · Társas`,
      text: 'Find the strongest turn on the real table; it tells you what yours is worth. No account needed.',
    }),
    about: { title: 'About · Társas', text: 'What Társas is, what it is made of, and whose games are played here.' },
    new: {
      title: 'New table · Társas',
      text: 'Open a table: choose the game, the players or bots, and the options, and send the link to your friends.',
    },
    rules: (game: string) => ({
      title: `${game}: rules · Társas`,
      text: `The rules of ${game}, rule by rule: to search, to quote, and with the reasons where the rulebook leaves something open.`,
    }),
    components: (game: string) => ({
      title: `${game}: what is in the box · Társas`,
      text: `Every tile, card and board of ${game}, drawn and in words.`,
    }),
    aid: (game: string) => ({ title: `${game}: player aid · Társas`, text: `What one can do in ${game}, on one page beside the board.` }),
    learn: (game: string) => ({ title: `${game}: lessons · Társas`, text: `Learn ${game} by playing it, a step at a time.` }),
    statistics: (game: string) => ({
      title: `${game}: statistics · Társas`,
      text: `What wins in ${game}, from the finished tables of this server, with what may still be chance.`,
    }),
    table: { title: 'A table · Társas', text: 'A table for heavy board games in the browser. Whoever is invited sits down and plays.' },
    tableTitle: (game: string, names: readonly string[]) => `${game}${names.length > 0 ? `: ${joined(names, 'and')}` : ''} · Társas`,
    waits: (game: string, open: number) =>
      open === 0
        ? `${game} is about to begin.`
        : `${open === 1 ? 'One seat is' : `${open} seats are`} free at this table of ${game}. Sit down!`,
    playing: (round: string, scores: readonly string[], next: readonly string[]) =>
      `${round}${scores.length > 0 ? ` ${scores.join(', ')}.` : ''}${next.length > 0 ? ` Waiting for ${joined(next, 'and')}.` : ''}`,
    over: (ranked: readonly string[]) => `The game is over. ${ranked.join(', ')}.`,
    /** Somebody who gave no name. */
    seat: (n: number) => `Player ${n}`,
    points: (name: string, points: number) => `${name} ${points}`,
  },
  order,
  gone: 'A player who left',
};

export type ServerWords = typeof en;
export type Code = keyof ServerWords['problems'];
