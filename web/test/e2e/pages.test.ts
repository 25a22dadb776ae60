/** The pages to read and to set, in a real browser: searching, settings, and all of it without a connection. */
import { describe, expect, test } from 'vitest';
import { titles } from '../../titles.ts';
import { barriers, looks } from './looks.ts';
import { type Somebody, somebody, withBrowser } from './people.ts';
import { played } from './positions.ts';

withBrowser();

const PHONE = { width: 390, height: 844 };
/** Pages besides those of `axe.test.ts`; long ones by a short part of theirs. */
const PATHS = [
  '/learn',
  '/aid/terra-mystica',
  '/rules/example',
  '/statistics/terra-mystica',
  '/components/terra-mystica#finalTiles',
  '/components/viscounts#castle',
];

/** Until the page itself is there, not only its frame. */
const shown = ({ page }: Somebody) => page.getByRole('heading', { level: 1 }).waitFor();

test.each(looks)('the pages can be used by everybody, on a phone too, by $theme, in $language', async look => {
  const reader = await somebody({ ...look, size: PHONE });
  for (const path of PATHS) {
    await reader.go(path);
    await shown(reader);
    const sideways = await reader.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const found = { path, problems: await barriers(reader.page), sideways, small: await smallTargets(reader) };
    expect(found).toEqual({ path, problems: [], sideways: 0, small: [] });
  }
});

test('what can be touched is as high as a finger', async () => {
  const reader = await somebody({ size: PHONE });
  for (const path of ['/games', '/settings', '/about', '/nowhere', '/rules/terra-mystica', '/rules/viscounts']) {
    await reader.go(path);
    await shown(reader);
    expect({ path, small: await smallTargets(reader) }).toEqual({ path, small: [] });
  }
});

/** Whatever can be touched and is lower than a finger; links inside sentences may be. */
function smallTargets({ page }: Somebody): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a, button, select, summary, label:has(input), input:not(label input)')];
    return targets
      .filter(target => getComputedStyle(target).display !== 'inline' && !target.matches('.skip'))
      .filter(target => target.offsetHeight > 1 && target.getBoundingClientRect().height < 43.5)
      .map(target => target.outerHTML.slice(0, 120));
  });
}

describe('rules reference', () => {
  test('a decision of the table opens its reason, and a rule that is named can be followed', async () => {
    const reader = await somebody();
    const { page } = reader;
    await reader.go('/rules/viscounts#VWK-OPEN-01');
    const decision = page.locator('#VWK-ACT-08');
    await page.locator('#VWK-OPEN-01').getByRole('link', { name: 'VWK-ACT-08' }).click();
    await page.waitForURL('**#VWK-ACT-08');
    const reason = decision.getByText('The rulebook says that one of the four actions is carried out');
    expect(await reason.isVisible()).toBe(false);
    await decision.getByText('A decision of this table: why?').click();
    await reason.waitFor();
  });

  test('is searched as one types, and a rule has an address that is copied', async () => {
    const reader = await somebody();
    const { page } = reader;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await reader.go('/rules/terra-mystica');
    await page.getByLabel('Search the rules').fill('adjacent POWER value');
    await page.locator('mark').first().waitFor();
    expect(await page.locator('li[id]').count()).toBeLessThan(60);
    await page.getByLabel('Search the rules').fill('no such thing');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('link', { name: 'TM-LEECH-08' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/rules\/terra-mystica#TM-LEECH-08$/);
    expect(new URL(page.url()).hash).toBe('#TM-LEECH-08');
  });

  test('opens at the rule, in the other language too', async () => {
    const reader = await somebody({ language: 'en' });
    await reader.go('/rules/terra-mystica#TM-LEECH-08');
    await reader.page.locator('li.marked').waitFor();
    await reader.page.getByRole('button', { name: 'Magyar' }).click();
    await reader.page.getByRole('heading', { name: 'Terra Mystica: szabályok' }).waitFor();
    expect(await reader.page.locator('li.marked').textContent()).toContain('hatalom');
  });
});

describe('the box', () => {
  test.each(titles.filter(({ id }) => id !== 'example').map(({ id }) => id))('of %s can be looked at and searched', async id => {
    const reader = await somebody();
    await reader.go(`/components/${id}`);
    await reader.page.locator('li h3').first().waitFor({ state: 'attached' });
    const all = await reader.page.locator('li h3').count();
    expect(all).toBeGreaterThan(50);
    const name = await reader.page.locator('li h3').nth(3).textContent();
    await reader.page.getByLabel('Search the components').fill(name!);
    await reader.page.locator('mark').first().waitFor();
    expect(await reader.page.locator('li h3').count()).toBeLessThan(all);
  });
});

describe('what is set', () => {
  test('light, motion and a name are kept', async () => {
    const person = await somebody();
    const { page } = person;
    await person.go('/settings');
    await page.getByRole('radio', { name: 'By lamplight' }).check();
    await page.getByRole('radio', { name: 'Less' }).check();
    await page.getByLabel('Name at the tables').fill('Zsófi');
    await page.getByRole('button', { name: 'This is me' }).click();
    await page.getByText('Saved').waitFor();
    await page.getByLabel('A game is over: This browser').uncheck();
    await page.getByText('Saved').nth(1).waitFor();
    await page.reload();
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ theme: 'dark', motion: 'less' });
    await expect.poll(() => page.getByLabel('Name at the tables').inputValue()).toBe('Zsófi');
    await expect.poll(() => page.getByLabel('A game is over: This browser').isChecked()).toBe(false);
  });

  test('an account is deleted only after its word is written', async () => {
    const person = await somebody();
    const { page } = person;
    await person.go('/settings');
    await page.getByLabel('Name at the tables').fill('Gergő');
    await page.getByRole('button', { name: 'This is me' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Delete my account' }).isDisabled()).toBe(true);
    await dialog.getByRole('textbox').fill('delete');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('You are forgotten here.').waitFor();
  });
});

describe('without a connection', () => {
  test('pages are read, a game is analysed to its end, and one against bots begins', async () => {
    const { kept } = await played('example', null, { seats: 2 });
    const traveller = await somebody({ kept, forgiven: /ERR_INTERNET_DISCONNECTED/, fresh: true });
    const { page } = traveller;
    await traveller.go('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      active!.postMessage('keep everything');
    });
    const missing = () =>
      page.evaluate(async () => {
        const { shell, rest } = JSON.parse(/^self\.KEPT = (.*);$/m.exec(await (await fetch('/sw.js')).text())![1]!);
        const [name] = (await caches.keys()).filter(key => key.startsWith('tarsas-'));
        return shell.length + rest.length - (await (await caches.open(name!)).keys()).length;
      });
    await expect.poll(missing, { timeout: 60_000 }).toBe(0);
    await page.context().setOffline(true);
    for (const path of ['/rules/viscounts', '/components/empires-end', '/aid/age-of-innovation', '/learn']) {
      await traveller.go(path);
      await shown(traveller);
    }
    expect(await page.getByText('No connection').count()).toBe(0);
    await traveller.go('/analysis/e2e');
    await page.getByText('Done · on this device').waitFor();
    expect(await page.locator('.graph svg .bed').first().getAttribute('d')).toContain('L');
    await traveller.go('/new?game=example');
    await page.getByRole('button', { name: 'Sit down and play' }).click();
    await page.waitForURL('**/local/*');
    await page.context().setOffline(false);
  });
});
