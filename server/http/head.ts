/** Writes what a page says before its scripts run into the built index.html: tags in its head, and the words that are painted first. */
import { asHtml } from '../people/letters.ts';
import type { Described } from './described.ts';

export interface Build {
  index: string;
  /** The files that a page needs, by page and language; written by the build. */
  first: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  has(path: string): boolean;
}

const LANGUAGES = ['hu', 'en'];

/** Every word that comes from people passes through `tag`, which escapes it. */
export function written(about: Described, build: Build): string {
  const files = (about.needs && build.first[about.needs]?.[about.language]) || [];
  const head = [`<title>${asHtml(about.title)}</title>`, ...tags(about, pictureOf(about, build))].join('\n    ');
  // A function: names may contain `$&`, which would be replaced.
  return (
    build.index
      .replace(/<html lang="\w*"/, `<html lang="${about.language}"`)
      .replace(/<title>[^<]*<\/title>/, () => head)
      // After what index.html names itself, which every page needs first.
      .replace('</head>', () => `${files.map(preload).join('')}</head>`)
      .replace('<div id="app"></div>', () => `<div id="app"></div>${firstWords(about)}`)
  );
}

function tags({ title, text, path, origin, language, isListed, game }: Described, picture: string): string[] {
  const address = new URL(path, origin).href;
  const meta = (key: 'name' | 'property', name: string, content: string) => tag('meta', { [key]: name, content });
  return [
    meta('name', 'description', text),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    tag('link', { rel: 'canonical', href: address }),
    ...LANGUAGES.map(other => tag('link', { rel: 'alternate', hreflang: other, href: `${address}?lang=${other}` })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: address }),
    meta('property', 'og:site_name', 'Társas'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', language === 'hu' ? 'hu_HU' : 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', text),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(picture, origin).href),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', game === null ? 'Társas' : title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

const pictureOf = ({ game, picture }: Described, { has }: Build): string => {
  const own = `/pictures/${game}.jpg`;
  if (picture !== null) return picture;
  return game !== null && has(own) ? own : '/pictures/home.jpg';
};

/** Low: the page's own words and styles come first, what makes it move afterwards. */
function preload(file: string): string {
  const href = `/${file}`;
  if (file.endsWith('.css')) return tag('link', { rel: 'preload', as: 'style', crossorigin: '', fetchpriority: 'low', href });
  return tag('link', { rel: 'modulepreload', crossorigin: '', fetchpriority: 'low', href });
}

/** Replaced by the page itself as soon as that has something to show (`web/main.ts`). */
const firstWords = ({ title, text }: Described): string =>
  `<main id="first"><p>Társas</p><h1>${asHtml(title.replace(/ · Társas$/, ''))}</h1><div>${asHtml(text)}</div></main>`;

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${asHtml(value)}"`);
  return `<${name}${all.join('')}>`;
}
