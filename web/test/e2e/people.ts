/** People in front of browsers. Whatever a page complains about is remembered and must be nothing. */
import type { Language } from '@tarsas/kernel';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';

export interface Eyes {
  size?: { width: number; height: number };
  theme?: 'light' | 'dark';
  language?: Language;
  /** Kept in the browser before the page opens. */
  kept?: Record<string, string>;
  /** Complaints that belong to what is tried. */
  forgiven?: RegExp;
  /** The same person before another screen: signed in alike, nothing else in common. */
  as?: Somebody;
  timezone?: string;
  /** Stays in front of the screen from one test of the file to the next. */
  stays?: boolean;
  /** A browser profile that nobody has used or will use: for what changes the browser itself (permissions, network, scripts before the page's own). */
  fresh?: boolean;
}

export interface Somebody {
  page: Page;
  go(path: string): Promise<void>;
  /** Presses a link to another page of the app: nothing is loaded again. */
  follow(path: string): Promise<void>;
}

/** A browser profile with its first tab. */
interface Profile {
  /** Its size, colours, language and time zone, which cannot be changed. */
  look: string;
  context: BrowserContext;
  first: Somebody;
  devtools: CDPSession;
  fresh: boolean;
}

/** A file of the server that runs no script: from there a profile is filled before a page of the app opens. */
const SILENT = '/manifest.webmanifest';

/**
 * One connection for all files of this process. A tab that has loaded our scripts before shows a table in half the time,
 * so profiles are emptied and lent again.
 */
let browser: Promise<Browser> | undefined;
const rested: Profile[] = [];
const open: Profile[] = [];
const staying: Profile[] = [];
const complaints: string[] = [];
const forgiven = new Map<BrowserContext, RegExp>();

/** A table is drawn in slices; this one is whole. */
const DRAWN = '.tb[aria-busy=false]';

/** To be called once in every file of browser tests. */
export function withBrowser(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map(rest));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(staying.splice(0).map(rest));
  });
}

export async function somebody({ kept = {}, as, stays = false, ...eyes }: Eyes = {}): Promise<Somebody> {
  const { language = 'en', theme = 'light' } = eyes;
  const profile = await profileFor(eyes);
  const { context, first } = profile;
  (stays ? staying : open).push(profile);
  if (eyes.forgiven) forgiven.set(context, eyes.forgiven);
  if (as) await context.addCookies(await as.page.context().cookies());
  await first.page.evaluate(
    values => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { language, theme, ...kept },
  );
  return first;
}

/** One that has been emptied, or a new one. */
async function profileFor({
  size = { width: 1440, height: 900 },
  theme = 'light',
  language = 'en',
  timezone,
  fresh = false,
}: Eyes): Promise<Profile> {
  const look = JSON.stringify([size, theme, language, timezone]);
  const at = fresh ? -1 : rested.findIndex(profile => profile.look === look);
  if (at >= 0) return rested.splice(at, 1)[0]!;
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({
    viewport: size,
    colorScheme: theme,
    locale: language,
    hasTouch: size.width < 500,
    reducedMotion: 'reduce',
    baseURL: inject('url'),
    ...(timezone && { timezoneId: timezone }),
  });
  await context.addInitScript(ownClipboard);
  const first = await tab(context);
  await first.go(SILENT);
  return { look, context, first, devtools: await context.newCDPSession(first.page), fresh };
}

/** Leaves nothing of a person in the profile: no other tab, no cookie, nothing kept by pages or service workers. */
async function rest(profile: Profile): Promise<void> {
  const { context, first, devtools, fresh } = profile;
  if (fresh) return context.close();
  await Promise.all(context.pages().map(page => page !== first.page && page.close()));
  await first.go(SILENT);
  forgiven.delete(context);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: inject('url'),
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
  });
  rested.push(profile);
}

/** Another tab of the same browser. */
export const anotherTab = ({ page }: Somebody): Promise<Somebody> => tab(page.context());

/** Runs in each page: tests that run at the same time would otherwise share the clipboard of the browser. */
function ownClipboard(): void {
  let held = '';
  const writeText = async (text: string) => {
    held = text;
  };
  if (navigator.clipboard) Object.assign(navigator.clipboard, { writeText, readText: async () => held });
}

async function tab(context: BrowserContext): Promise<Somebody> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', message => {
    if (!['error', 'warning'].includes(message.type()) || forgiven.get(context)?.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(String(error.stack ?? error)));
  return {
    page,
    async go(path) {
      await page.goto(path);
    },
    async follow(path) {
      await page.evaluate(to => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
    },
  };
}

/** Sits down at a game that this device keeps. */
export async function sitAt({ path, kept }: { path: string; kept: Record<string, string> }, eyes: Eyes = {}): Promise<Somebody> {
  const who = await somebody({ ...eyes, kept: { ...kept, ...eyes.kept } });
  await who.go(path);
  await who.page.locator(DRAWN).waitFor();
  return who;
}

/** Two people at a table of the server, the game begun. */
export async function twoAt(game: string, eyes: Eyes = {}, agreed?: string): Promise<{ anna: Somebody; bela: Somebody; path: string }> {
  const [anna, bela] = await Promise.all([somebody(eyes), somebody(eyes)]);
  const link = await openTable(anna, game, 2, 'Anna', agreed);
  await joinTable(bela, link, 'Béla');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna, bela].map(({ page }) => page.locator(DRAWN).waitFor()));
  return { anna, bela, path: new URL(link).pathname };
}

/** How many sit at a new table. */
export const chooseSeats = (page: Page, seats: number): Promise<void> => page.locator(`label:has([name=seats][value="${seats}"])`).click();

/** Opens a table on the server by the form and returns the address of its lobby. `agreed`: what is ticked besides. */
export async function openTable({ page, go }: Somebody, game: string, seats: number, name: string, agreed?: string): Promise<string> {
  await go(`/new?game=${game}&against=people`);
  await page.getByLabel('Your name').fill(name);
  await chooseSeats(page, seats);
  await page.locator('label', { hasText: 'Without a clock' }).click();
  if (agreed) await page.locator('label', { hasText: agreed }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');
  return page.getByLabel('Invitation link').inputValue();
}

export async function joinTable({ page, go }: Somebody, link: string, name: string): Promise<void> {
  await go(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('you', { exact: true }).waitFor();
}

/** Starts a game on this device against bots. */
export async function playLocally({ page, go }: Somebody, game: string, seats: number): Promise<void> {
  await go(`/new?game=${game}&against=bots`);
  await chooseSeats(page, seats);
  await page.locator('form button.pri:enabled').click();
  await page.waitForURL('**/local/*');
  await page.locator(DRAWN).waitFor();
}
