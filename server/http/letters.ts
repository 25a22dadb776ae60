/** The way out that stands in every letter: a page with a button for people, one request for mail programs (RFC 8058). */
import type { Context } from 'hono';
import { API } from '../api/routes.ts';
import { asHtml, type Letters, STOP_LETTERS } from '../people/letters.ts';
import { catalogues, languageOf } from '../text/index.ts';
import { Problem } from '../text/problem.ts';
import type { Env } from './app.ts';

const LONGEST_KEY = 600;

/** Looking changes nothing: programs that check links look at them all. */
export function askToStop(c: Context<Env>): Response | Promise<Response> {
  const { stopping } = wordsFor(c);
  const action = `${STOP_LETTERS}?key=${encodeURIComponent(keyIn(c))}`;
  return c.html(
    page(
      c,
      `<p>${asHtml(stopping.ask)}</p><form method="post" action="${asHtml(action)}"><button>${asHtml(stopping.button)}</button></form>`,
    ),
  );
}

export async function stopLetters(c: Context<Env>, letters: Letters): Promise<Response> {
  if (!(await letters.stop(keyIn(c)))) throw new Problem('badLink');
  return c.html(page(c, `<p>${asHtml(wordsFor(c).stopping.done)}</p>`));
}

function keyIn(c: Context<Env>): string {
  const key = c.req.query('key') ?? '';
  if (!/^[\w-]+$/.test(key) || key.length > LONGEST_KEY) throw new Problem('badLink');
  return key;
}

const wordsFor = (c: Context<Env>) => catalogues[languageOf(c.req.header('accept-language'))].letters;

function page(c: Context<Env>, body: string): string {
  const language = languageOf(c.req.header('accept-language'));
  const { title } = wordsFor(c).stopping;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asHtml(title)}</title>
<link rel="stylesheet" href="${API}/docs.css">
<h1>${asHtml(title)}</h1>${body}`;
}
