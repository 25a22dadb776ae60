/** Points 10, 11, 28 and 29: every table in mid-game at eight sizes. What an eye must judge is in docs/screens. */
import type { Core } from '@tarsas/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { play } from './hand.ts';
import { somebody, withBrowser } from './people.ts';
import { type Asked, isAsked, type Kept, once, played } from './positions.ts';
import { seated } from './seated.ts';

withBrowser();

const later = (n: number) => (asked: Asked) => (asked.state as Core).ply > n;
/** Four seats, as many as fill a screen; seat 0 is asked, and others have moved since. */
const TABLES: readonly (readonly [game: string, position: () => Promise<Kept>])[] = [
  ['terra-mystica', once(() => played('terra-mystica', later(150), { seats: 4, seed: 'sizes' }))],
  ['age-of-innovation', once(() => played('age-of-innovation', later(180), { seats: 4, seed: 'sizes' }))],
  ['viscounts', once(() => played('viscounts', later(240), { seats: 4, seed: 'sizes' }))],
  ['empires-end', once(() => played('empires-end', later(140), { seats: 4, seed: 'sizes' }))],
];
const size = (width: number, height: number) => ({ width, height });
const LOW = [size(1280, 800), size(1366, 768)];
const WIDE = [...LOW, size(1440, 900)];
const LARGE = [size(2560, 1440), size(3440, 1440)];
/** The slow suite looks at all of them. */
const daily = <T>(all: readonly T[], ...some: T[]): readonly T[] => (process.env.TARSAS_SLOW ? all : some);
const PHONE = size(390, 844);
const SMALL = daily([size(360, 740), PHONE, size(820, 1180)], PHONE);

const at = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

describe.each(TABLES)('28: %s', (_, position) => {
  test('on screens: nothing is cut, nothing covers anything, six entries of the log; large ones have no hole and larger type', async () => {
    const page = await seated(await position(), WIDE[0]!, { fresh: true });
    for (const eyes of [...WIDE, ...LARGE]) {
      await page.setViewportSize(eyes);
      await settled(page);
      expect({ at: at(eyes), wrong: [...(await wrong(page)), ...(await outside(page))] }).toEqual({ at: at(eyes), wrong: [] });
      if (LOW.includes(eyes)) expect(await entriesInView(page), at(eyes)).toBeGreaterThanOrEqual(6);
      if (!LARGE.includes(eyes)) continue;
      expect(await page.locator('.db h1').evaluate(h1 => h1.currentCSSZoom), at(eyes)).toBe(1.25);
      expect(await largestHole(page), at(eyes)).toBeLessThan(120);
      expect(await crowded(page), at(eyes)).toEqual([]);
    }
  });

  test.each(SMALL.map(eyes => [at(eyes), eyes] as const))('at %s: nothing is cut, nothing covers anything', async (_, eyes) => {
    expect(await wrong(await seated(await position(), eyes))).toEqual([]);
  });
});

test('10: at 360 × 740 the commit and every button beside it lie on the screen, and a move of the others says more than its first letters', async () => {
  const page = await seated(await TABLES[0]![1](), size(360, 740));
  await page.locator('.fin .aside').waitFor();
  await page.locator('.fin [data-hint]').waitFor();
  const ends = await page.locator('.fin button').evaluateAll(all =>
    all.map(button => {
      const { left, right, width } = button.getBoundingClientRect();
      return { left, right: innerWidth - right, width };
    }),
  );
  expect(Math.min(...ends.flatMap(({ left, right }) => [left, right]))).toBeGreaterThan(0);
  expect(Math.min(...ends.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  const words = page.locator('.telling.cards li .words').first();
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth || clientWidth > 120)).toBe(true);
});

test("28: two disasters of Empire's End at once: nothing is cut, nothing covers anything", async () => {
  const isDouble = ({ state, decision }: Asked) =>
    decision.frame.kind === 'bidding' && (state as Core & { threats: unknown[] }).threats.length === 2;
  const page = await seated(await played('empires-end', isDouble, { seats: 4, seed: 'two' }), WIDE[0]!, { fresh: true });
  await page.locator('.auction.two').waitFor();
  for (const eyes of WIDE) {
    await page.setViewportSize(eyes);
    await settled(page);
    expect({ at: at(eyes), wrong: [...(await wrong(page)), ...(await outside(page))] }).toEqual({ at: at(eyes), wrong: [] });
  }
});

test.each(LOW.map(eyes => [at(eyes), eyes] as const))('28: at %s a draft to pass cuts nothing off the own board', async (_, eyes) => {
  const canPass = (asked: Asked) => later(60)(asked) && asked.options.some(({ do: what }) => what === 'pass');
  const page = await seated(await played('age-of-innovation', canPass, { seats: 3, seed: 'passing' }), eyes);
  await page.locator('.bar [data-do=pass]').click();
  await page.locator('.drf .words').waitFor();
  expect(await wrong(page)).toEqual([]);
});

describe.each(TABLES)('29: %s', (_, position) => {
  test.each(LOW.map(eyes => [at(eyes), eyes] as const))('at %s: a press leaves the board and the bar as they are', async (_, eyes) => {
    const page = await seated(await position(), eyes);
    const tab = await page.locator('.tb').getAttribute('data-tab');
    const before = await places(page);
    await play(page, { seed: 1, most: 1 });
    // A phone shows another part where the next choice lies.
    if ((await page.locator('.tb').getAttribute('data-tab')) === tab) expect(await places(page)).toEqual(before);
  });
});

describe('29: Terra Mystica', () => {
  test('29: a refusal with its rule lies over the strip, and moves nothing', async () => {
    const page = await seated(await TABLES[0]![1](), LOW[0]!);
    const before = await places(page);
    await page.locator('[data-panel=actions] .spot:not(.target)').first().click();
    await page.locator('.whynot').waitFor();
    expect(await places(page)).toEqual(before);
    const [notice, board] = await Promise.all([
      page.locator('.notices').boundingBox(),
      page.locator('.part-board .frame').first().boundingBox(),
    ]);
    expect(notice!.y).toBeLessThan(board!.y);
  });

  test.each(daily([...LOW, size(820, 1180), PHONE], LOW[0]!, PHONE).map(eyes => [at(eyes), eyes] as const))(
    '29: at %s a proposed order changes neither the bar nor the board',
    async (_, eyes) => {
      const page = await seated(await played('terra-mystica', isAsked('leech'), { seats: 4, seed: 'sizes' }), eyes);
      await page.locator('.proposal').waitFor();
      const before = await places(page);
      await page.locator('.proposal .btn').last().click();
      await expect.poll(() => page.locator('.proposal').count()).toBe(0);
      expect(await places(page)).toEqual(before);
    },
  );
});

describe.each(TABLES.slice(0, 2))('10: the map of %s on a phone', (_, position) => {
  test('fills its window, however late frames are drawn', async () => {
    const { page, go } = await somebody({ size: PHONE, fresh: true, kept: (await position()).kept });
    // A busy phone: timers run before the next frame does.
    await page.addInitScript(() => {
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = then => requestAnimationFrame(() => setTimeout(() => then(performance.now()), 30));
    });
    await go((await position()).path);
    await settled(page);
    expect(await bare(page)).toEqual(NOTHING_BARE);
  });

  test('fills its window whatever height that has, with hexes that fit a finger, and comes back to where it was', async () => {
    const page = await seated(await position(), PHONE, { fresh: true });
    const hex = async () => (await page.locator('.part-board [data-hex]').first().boundingBox())!;
    const before = await hex();
    for (const height of [740, 660, PHONE.height]) {
      await page.setViewportSize({ width: PHONE.width, height });
      await settled(page);
      expect({ height, ...(await bare(page)) }).toEqual({ height, ...NOTHING_BARE });
      expect((await hex()).width).toBeGreaterThan(44);
    }
    const after = await hex();
    expect([after.x, after.width].map(Math.round)).toEqual([before.x, before.width].map(Math.round));
  });
});

test.each([size(1280, 800), size(1440, 900)].map(eyes => [at(eyes), eyes] as const))(
  '28: at %s all sets of Age of Innovation are compared at once',
  async (_, eyes) => {
    const page = await seated(await played('age-of-innovation', isAsked('chooseSet'), { seats: 4, seed: 'sets' }), eyes);
    const around = (await page.locator('.offered').boundingBox())!;
    const sets = await page.locator('.offered li').evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom));
    expect(sets.length).toBeGreaterThan(4);
    expect(Math.max(...sets)).toBeLessThanOrEqual(around.y + around.height);
  },
);

const NOTHING_BARE = { left: 0, top: 0, right: 0, bottom: 0 };

/** How much of the window on the map lies beyond each edge of the map, in pixels. */
const bare = (page: Page): Promise<typeof NOTHING_BARE> =>
  page.evaluate(() => {
    const around = document.querySelector('.part-board .frame')!.getBoundingClientRect();
    const map = document.querySelector<SVGSVGElement>('.part-board svg.ground')!;
    const { x, y, width, height } = map.viewBox.baseVal;
    const corner = (dx: number, dy: number) => new DOMPoint(x + dx * width, y + dy * height).matrixTransform(map.getScreenCTM()!);
    const [from, to] = [corner(0, 0), corner(1, 1)];
    const beyond = (by: number) => Math.max(0, Math.round(by));
    return {
      left: beyond(from.x - around.left),
      top: beyond(from.y - around.top),
      right: beyond(around.right - to.x),
      bottom: beyond(around.bottom - to.y),
    };
  });

/** Where the board and the bar lie. */
const places = (page: Page) =>
  page
    .locator('.part-board, .db')
    .evaluateAll(parts => parts.map(part => [part.classList[0], ...Object.values(part.getBoundingClientRect().toJSON() as object)]));

/** Two frames after its size has changed everything lies where it will stay. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator('.tb[aria-busy=false]').waitFor();
}

/** What can be scrolled sideways, is covered or cut. */
async function wrong(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(await overlapping(page)), ...(await covered(page)), ...(await cut(page))];
}

/** The parts of the frame, by name. */
const PARTS = '.hd, .db, .part-board, .part-mine, .part-panels > .panel, .part-seats > .panel, .part-seats .seat.panel, .part-log > .panel';

/** Pairs of parts that cover each other. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(parts => {
    const all = [...document.querySelectorAll(parts)].filter(part => part.checkVisibility() && !part.querySelector(':scope .panel'));
    const name = (part: Element) => part.getAttribute('data-panel') ?? part.className;
    return all.flatMap((one, i) =>
      all.slice(i + 1).flatMap(other => {
        if (getComputedStyle(one).position === 'sticky' || getComputedStyle(other).position === 'sticky') return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 ? [`${name(one)} and ${name(other)}: ${Math.round(wide)} × ${Math.round(high)}`] : [];
      }),
    );
  }, PARTS);

/** Words of headings, and spaces of a board, under something that sticks out of its tile or floats over the board. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(thing => thing.checkVisibility());
    const isOn = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const lettersOf = (heading: Element) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect();
    };
    const chips = seen('.part-panels :is(small, .coins)').map(chip => chip.getBoundingClientRect());
    const headings = seen('.part-panels :is(h2, h3)').filter(heading => getComputedStyle(heading).clipPath === 'none');
    /** Spaces under a mark, as they are drawn and not only their frames. */
    const under = (mark: Element) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const steps = [0, 0.25, 0.5, 0.75, 1];
      const points = steps.flatMap(x => [0, 0.5, 1].map(y => [left + x * width, top + y * height] as const));
      const things = points.flatMap(([x, y]) => document.elementsFromPoint(x, y).map(thing => thing.closest('.part-board [data-place]')));
      return [...new Set(things)].flatMap(space => space?.getAttribute('data-place') ?? []);
    };
    return [
      ...headings.filter(heading => chips.some(chip => isOn(chip, lettersOf(heading)))).map(heading => `covered: ${heading.textContent}`),
      ...seen('.part-board .own a')
        .flatMap(under)
        .map(space => `covered: ${space}`),
    ];
  });

/** What stands out of its part, and parts that would have to be scrolled to be seen whole. The log and the board have windows of their own. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolled = [...document.querySelectorAll<HTMLElement>('.part-mine, .part-panels, .part-seats, .db, .centre, .drf, .ask')]
      .filter(part => part.checkVisibility() && getComputedStyle(part).display !== 'contents')
      .filter(part => part.scrollHeight > part.clientHeight + 3 || part.scrollWidth > part.clientWidth + 3)
      .map(part => `${part.className}: ${part.scrollWidth} × ${part.scrollHeight} in ${part.clientWidth} × ${part.clientHeight}`);
    const standing = [...document.querySelectorAll('[data-panel], .part-mine, .seat')]
      .filter(part => part.checkVisibility())
      .flatMap(part => {
        const around = part.getBoundingClientRect();
        return [...part.querySelectorAll('*')].flatMap(thing => {
          const style = getComputedStyle(thing);
          if (!thing.checkVisibility({ opacityProperty: true }) || style.clipPath !== 'none' || thing.closest('.sr')) return [];
          const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
          if (width === 0 || height === 0) return [];
          const by = Math.max(around.left - left, right - around.right, around.top - top, bottom - around.bottom);
          const name = part.getAttribute('data-panel') ?? part.className;
          return by > 2 ? [`${name}: ${thing.tagName} ${thing.getAttribute('class')} by ${Math.round(by)}`] : [];
        });
      });
    return [...scrolled, ...standing.slice(0, 5)];
  });

/** Boards that lie open: incomes wider than their space, names that end in dots. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(thing => thing.checkVisibility());
    const wide = seen('.seats .space > *').filter(thing => {
      const [own, around] = [thing.getBoundingClientRect(), thing.parentElement!.getBoundingClientRect()];
      return Math.max(own.width - around.width, own.height - around.height) > 2;
    });
    const short = seen('.seats h2 > button').filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return [
      ...wide.map(thing => `wide: ${thing.parentElement!.getAttribute('aria-label')}`),
      ...short.map(name => `short: ${name.textContent}`),
    ];
  });

/** Parts that are not wholly on the screen. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(
    parts =>
      [...document.querySelectorAll(parts)]
        .filter(part => part.checkVisibility())
        .flatMap(part => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          return isIn ? [] : [`${part.className} ${part.getAttribute('data-panel') ?? ''} ends at ${right} × ${bottom}`];
        }),
    PARTS,
  );

const entriesInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const around = document.querySelector('.log .lines')!.getBoundingClientRect();
    return [...document.querySelectorAll('.log li[data-n] .main')].filter(line => {
      const { top, bottom } = line.getBoundingClientRect();
      return top >= around.top - 1 && bottom <= around.bottom + 1;
    }).length;
  });

/** The side of the largest square of bare cloth, in pixels. */
const largestHole = (page: Page): Promise<number> =>
  page.evaluate(parts => {
    const STEP = 10;
    const boxes = [...document.querySelectorAll(parts)].filter(part => part.checkVisibility()).map(part => part.getBoundingClientRect());
    const isBare = (x: number, y: number) =>
      !boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
    let largest = 0;
    let above: number[] = [];
    for (let y = 0; y < innerHeight; y += STEP) {
      const row: number[] = [];
      for (let x = 0, i = 0; x < innerWidth; x += STEP, i++) {
        row.push(isBare(x, y) ? 1 + Math.min(above[i] ?? 0, above[i - 1] ?? 0, row[i - 1] ?? 0) : 0);
        largest = Math.max(largest, row[i]!);
      }
      above = row;
    }
    return largest * STEP;
  }, PARTS);
