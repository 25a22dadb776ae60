/** What the server says in English about reports and measures. */
import type { MeasureKind } from '../storage/order.ts';

const measures: Record<MeasureKind, (until: string) => string> = {
  nothing: () => 'A moderator has read it and found nothing wrong.',
  word: () => 'A moderator has a word with you. Nothing else was decided.',
  silence: until => `You cannot write in the chat of tables until ${until}. You can play on.`,
  noTables: until => `You cannot open or join new tables until ${until}. Your running games go on.`,
  closing: () => 'A moderator has asked for your account to be closed.',
  closed: () => 'Your account was closed by two moderators. You can finish your running games, and nothing else.',
  undone: () => 'A decision about you was undone.',
  appeal: () => 'You have asked for another look.',
  upheld: () => 'Another moderator has looked again: the decision stands.',
  asked: () => 'A second opinion was asked for.',
  granted: () => 'You were given an office.',
  revoked: () => 'Your office has ended.',
};

export const order = {
  until: (at: number) => `${new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} (UTC)`,
  measures,
  letters: {
    subject: 'Társas: words from a moderator',
    read: (link: string) =>
      `Your moves and clocks were not touched. Here you can read it again, and within 30 days ask another moderator to look at it:\n\n${link}`,
    dealtSubject: 'Társas: your report was dealt with',
    dealt: (name: string) => `A moderator has read your report about ${name} and dealt with it. Thank you for telling us.`,
  },
};

export const orderProblems = {
  officeNeeded: () => 'This is for moderators of this server.',
  noOffice: () => 'This person holds no office.',
  nobodyThere: (who: string) => (who === '' ? 'There is no such person.' : `Nobody here has confirmed the address ${who}.`),
  isAdministrator: () => 'This person is an administrator. That office is given and ended on the command line: tarsas admin.',
  noCase: () => 'There is no such case.',
  ownCase: () => 'You have reported this or sit at this table: another moderator decides it.',
  needsAnother: () => 'This needs another moderator than the one who decided first.',
  caseClosed: () => 'This case is closed. A decision can still be undone.',
  answerAppeal: () => 'There is an appeal: the decision is upheld or undone.',
  noAppealYet: () => 'There is no appeal to answer.',
  nothingToLift: () => 'There is no decision to undo.',
  noWords: () => 'Write a few words to the person concerned.',
  noMeasure: () => 'There is no such decision about you.',
  noAppeal: (days: string) => `You can ask for another look once, within ${days} days.`,
  silenced: (until: string) =>
    `A moderator has paused your chat until ${order.until(Number(until))}. You can play on; at /house you read why and can appeal.`,
  noNewTables: (until: string) =>
    `A moderator has decided that you open and join no new tables until ${order.until(Number(until))}. Your running games go on; at /house you read why and can appeal.`,
  accountClosed: () =>
    'This account was closed by two moderators. You can finish your running games; at /house you read why and can appeal.',
};
