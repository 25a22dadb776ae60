/** A plain page to read the description of the API; programs take openapi.json. */
import { API } from '../api/routes.ts';
import { asHtml } from '../people/letters.ts';
import type { Description, Operation } from './openapi.ts';

export const DOCS_STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
pre { overflow: auto; background: #8881; padding: 1rem }
h3 { font-size: 1rem; margin-top: 2rem }
`;

export function docsPage({ paths, tags, components }: Description): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(
    ({ name, description }) => `<h2>${asHtml(name)}</h2><p>${asHtml(description)}</p>
${all
  .filter(({ operation }) => operation.tags.includes(name))
  .map(({ path, method, operation }) => section(`${method.toUpperCase()} ${API}${path}`, operation))
  .join('\n')}`,
  );
  const shapes = Object.entries(components.schemas).map(([id, shape]) => `<h3 id="${id}"><code>${id}</code></h3>${asCode(shape)}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Társas API</title>
<link rel="stylesheet" href="${API}/docs.css">
<h1>Társas API</h1><p>For programs: <a href="${API}/openapi.json">openapi.json</a>. Refusals are a <a href="#Refusal">Refusal</a>, its message in Hungarian or English by <code>Accept-Language</code>.</p>
${sections.join('\n')}
<h2>Shapes</h2>
${shapes.join('\n')}</html>`;
}

function section(title: string, { operationId, description, security, parameters, requestBody, responses }: Operation): string {
  const part = (title: string, data: unknown) =>
    data === undefined ? '' : `<details><summary>${title}</summary>${asCode(data)}</details>`;
  const mustSignIn = security.every(way => Object.keys(way).length > 0);
  return `<h3 id="${operationId}"><code>${asHtml(title)}</code></h3>
<p>${asHtml(description)}${mustSignIn ? ' <em>(signed in or guest)</em>' : ''}</p>
${part('parameters', parameters)}${part('body', requestBody?.content)}${part('answer', responses[200])}`;
}

/** JSON in which the names of shapes lead to them. */
const asCode = (data: unknown) =>
  `<pre>${asHtml(JSON.stringify(data, null, 1)).replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;
