/** The description of the API, made from the same schemas that check it. */
import * as z from 'zod';
import { API, EVENTS, type RouteName, routes } from '../api/routes.ts';
import { schemas } from '../api/schemas.ts';
import { asHtml } from '../people/letters.ts';
import { AUTH_ROUTES } from './authDoor.ts';

const problem = {
  description: 'What is wrong: a code for programs, words for people (hu or en by Accept-Language)',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const asJson = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    const where = API + path.replace(':id', '{id}');
    paths[where] ??= {};
    paths[where][method] = operation(name, path.includes(':id'), method !== 'get');
  }
  for (const { method, path, says } of AUTH_ROUTES) {
    const responses = { 200: { description: 'Done' }, default: problem };
    paths[path.replace(':token', '{token}')] = { [method.toLowerCase()]: { summary: says, responses } };
  }
  paths[EVENTS] = { get: stream };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Társas',
      version: '1',
      description: 'Tables for heavy board games. Guests: POST /me/guest, then the cookie or the token.',
    },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'tarsas.session_token' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: {
            error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' }, fresh: { type: 'object' } } },
          },
        },
      },
    },
  };
}

function operation(name: RouteName, hasId: boolean, hasBody: boolean): object {
  const { says, query, body, answer, for: who } = schemas[name];
  const fields = Object.entries((asJson(query, 'input').properties ?? {}) as Record<string, object>);
  return {
    operationId: name,
    summary: says,
    ...(who === 'person' && { security: [{ cookie: [] }, { token: [] }] }),
    parameters: [
      ...(hasId ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []),
      ...fields.map(([key, schema]) => ({ name: key, in: 'query', required: false, schema })),
    ],
    ...(hasBody && { requestBody: { content: { 'application/json': { schema: asJson(body, 'input') } } } }),
    responses: { 200: { description: 'Done', content: { 'application/json': { schema: asJson(answer, 'output') } } }, default: problem },
  };
}

const stream = {
  operationId: 'events',
  summary: 'Events of all my tables as they happen: whole positions of those watched, a word about the others.',
  parameters: [
    {
      name: 'watch',
      in: 'query',
      schema: { type: 'string' },
      description: 'table, table@seat or table@seat:lastEntrySeen; several with commas',
    },
    { name: 'invite', in: 'query', schema: { type: 'string' }, description: 'opens a private table to those who were invited' },
    { name: 'last-event-id', in: 'header', schema: { type: 'string' }, description: 'table:entry, sent by browsers that connect again' },
  ],
  responses: {
    200: { description: 'Events position, table, chat, bye', content: { 'text/event-stream': {}, 'application/x-ndjson': {} } },
    default: problem,
  },
};

export const DOCS_STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
pre { overflow: auto; background: #8881; padding: 1rem }
h2 { font-size: 1rem; margin-top: 2rem }
`;

/** A plain page to read; programs take openapi.json. */
export function docsPage(): string {
  const sections = (Object.keys(routes) as RouteName[]).map(name => {
    const { method, path } = routes[name];
    const { says, query, body, answer, for: who } = schemas[name];
    const part = (title: string, schema: z.ZodType, io: 'input' | 'output') => {
      const json = JSON.stringify(asJson(schema, io), null, 1);
      return json.includes('"properties": {}') ? '' : `<details><summary>${title}</summary><pre>${asHtml(json)}</pre></details>`;
    };
    return `<h2 id="${name}"><code>${method.toUpperCase()} ${API}${asHtml(path)}</code></h2><p>${asHtml(says)}${who === 'person' ? ' <em>(signed in or guest)</em>' : ''}</p>
${part('query', query, 'input')}${part('body', body, 'input')}${part('answer', answer, 'output')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Társas API</title>
<link rel="stylesheet" href="${API}/docs.css">
<h1>Társas API</h1><p>Machine-readable: <a href="${API}/openapi.json">openapi.json</a>. Events: <code>GET ${EVENTS}?watch=…</code>. Errors are <code>{"error": {"code", "message"}}</code>, the message in Hungarian or English by <code>Accept-Language</code>.</p>
${sections.join('\n')}
<h1>Accounts</h1>
${AUTH_ROUTES.map(({ method, path, says }) => `<h2><code>${method} ${asHtml(path)}</code></h2><p>${asHtml(says)}</p>`).join('\n')}`;
}
