/** What axe finds on a page, and the lights and languages in which it looks. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@tarsas/kernel';
import type { Page } from 'playwright-core';

interface Look {
  theme: 'light' | 'dark';
  language: Language;
}

const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'hu' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'hu' },
];

/** Every light and every language; each light in each language in the slow suite. Colours come from the light and names from the language. */
export const looks: readonly Look[] = process.env.TARSAS_SLOW ? LOOKS : LOOKS.slice(0, 2);

/** Everything axe finds, down to what it calls minor, with the element and what to do. */
export async function barriers(page: Page): Promise<string[]> {
  // What it finds in order is not listed: on a page of a thousand rules the lists take longer than the looking. Legacy mode leaves out frames of other
  // origins, of which there are none, and takes a third of the time: results are not sent through a second page.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
