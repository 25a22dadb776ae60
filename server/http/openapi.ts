/** The description of the API, made from the same schemas that check it. */
import * as z from 'zod';
import { EXAMPLES } from '../api/examples.ts';
import type { Schema } from '../api/route.ts';
import { API, CALENDAR, EVENTS, type RouteName, routes } from '../api/routes.ts';
import { GROUPS } from '../api/schemas.ts';
import { components, refusal, streamEvent } from '../api/shapes.ts';
import { sessionCookie } from '../people/proof.ts';
import { codesOf, type RefusalStatus, STATUSES } from '../text/problem.ts';
import { AUTH_ROUTES } from './authDoor.ts';

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, object>;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: object;
}
type Content = Record<string, { schema: object; example?: unknown }>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Description {
  openapi: string;
  info: object;
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
}

const PROOF = [{ token: [] }, { cookie: [] }];
/** `{}` means that signing in is optional; those who do see and may do more. */
const security = (who: Schema['for']) => (who === 'anyone' ? [{}, ...PROOF] : PROOF);

/** As a server at this address gives it; `isSecure`: people reach it by HTTPS alone. */
export function openApi(origin: string, isSecure: boolean): Description {
  const { paths, schemas } = common();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Társas',
      version: '1',
      description:
        'Tables for heavy board games. Be a guest (`POST /me/guest`) or sign in, send the token, open a table or join one, and answer what you are asked: every choice is one of a list.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'This server', url: origin },
    },
    servers: [{ url: origin + API }],
    tags: [
      ...GROUPS.map(({ name, says }) => ({ name, description: says })),
      { name: 'stream', description: 'What happens, as it happens.' },
      { name: 'signing in', description: 'Accounts, letters, passwords, passkeys.' },
    ],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token that `guest` or `signIn` gives.' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookie(isSecure), description: 'What browsers are given.' },
      },
      headers: {
        RetryAfter: { description: 'Seconds after which it is worth trying again.', schema: { type: 'integer', minimum: 1 } },
      },
      responses: Object.fromEntries(REFUSALS.map(status => [`Refused${status}`, refused(status)])),
      schemas,
    },
  };
}

let made: { paths: Description['paths']; schemas: Record<string, object> } | null = null;

/** What is the same at every server, made once. */
function common() {
  if (made) return made;
  const paths: Description['paths'] = {};
  const schemas: Record<string, object> = {};
  const add = (method: string, path: string, operation: Operation) => {
    const where = path.slice(API.length).replace(/:(\w+)/g, '{$1}');
    paths[where] = { ...paths[where], [method.toLowerCase()]: operation };
  };
  const write = (schema: z.ZodType, io: 'input' | 'output') => asJson(schema, io, schemas);
  for (const group of GROUPS) {
    for (const [name, schema] of Object.entries(group.routes)) {
      const { method, path } = routes[name as RouteName];
      add(method, API + path, operationOf(name, { ...schema, tag: group.name, method, path }, write));
    }
  }
  for (const door of AUTH_ROUTES) add(door.method, door.path, operationOf(door.id, { ...door, tag: 'signing in' }, write));
  add('get', EVENTS, stream(write(streamEvent, 'output')));
  add('get', `${API}${CALENDAR}`, calendar);
  write(refusal, 'output');
  made = { paths, schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))) };
  return made;
}

interface Described {
  tag: string;
  says: string;
  for: Schema['for'];
  method: string;
  path: string;
  query?: z.ZodObject;
  body?: z.ZodObject;
  answer?: z.ZodType;
  leadsOn?: true;
}

type Write = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

function operationOf(
  name: string,
  { tag, says, for: who, method, path, query, body, answer, leadsOn }: Described,
  write: Write,
): Operation {
  const example = EXAMPLES[name] ?? {};
  const parameters = [...inPath(path), ...(query ? inQuery(write(query, 'input')) : [])];
  const isWrite = method.toLowerCase() !== 'get';
  const content = (schema: JsonSchema, example: unknown): Content => ({
    'application/json': { schema, ...(example !== undefined && { example }) },
  });
  return {
    operationId: name,
    tags: [tag],
    summary: firstSentence(says),
    description: who === 'moderator' || who === 'administrator' ? `${says} Needs an office: ${who}.` : says,
    security: security(who),
    ...(parameters.length > 0 && { parameters }),
    ...(body &&
      hasFields(body) && {
        requestBody: { required: mustBeSent(body), content: content(withoutDefaults(write(body, 'input')), example.body) },
      }),
    responses: {
      ...(answer && { 200: { description: 'Done.', content: content(write(answer, 'output'), example.answer) } }),
      ...(leadsOn && { 302: { description: 'Leads on.', headers: { Location: { schema: { type: 'string' } } } } }),
      ...refusals(isWrite, isWrite || path.includes(':') || who === 'moderator' || who === 'administrator'),
    },
  };
}

const firstSentence = (says: string) => /^.*?\.(?= |$)/.exec(says)?.[0] ?? says;

const hasFields = (body: z.ZodObject) => Object.keys(body.shape).length > 0;
/** A body of which nothing is needed may be left out. */
const mustBeSent = (body: z.ZodObject) => !body.safeParse({}).success;

/** Said in words: generators take a field that has a default for one that is always sent. */
const withoutDefaults = ({ properties = {}, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    (Object.entries(properties) as [string, JsonSchema][]).map(([key, { default: value, ...field }]) => [
      key,
      value === undefined ? field : { ...field, description: `Without it: ${JSON.stringify(value)}.` },
    ]),
  ),
});

const inPath = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const inQuery = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema: schema as object }));

const REFUSALS = Object.keys(STATUSES).map(Number) as RefusalStatus[];
/** Anything may be asked wrongly, too often, or at a bad moment; what is about something may also not be there, or not be allowed. */
const ALWAYS: readonly RefusalStatus[] = [400, 401, 429, 500, 503];
const refusals = (isWrite: boolean, isAboutSomething: boolean) =>
  Object.fromEntries(
    REFUSALS.filter(status => ALWAYS.includes(status) || (status === 413 ? isWrite : isAboutSomething)).map(status => [
      status,
      { $ref: `#/components/responses/Refused${status}` },
    ]),
  );

const refused = (status: RefusalStatus) => ({
  description: `${STATUSES[status]} Codes: ${codesOf(status).join(', ')}.`,
  ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const calendar: Operation = {
  operationId: 'clubCalendar',
  tags: ['clubs'],
  summary: 'The dates of a club, for calendar programs.',
  description:
    'An iCalendar feed (RFC 5545): starts, rounds and deadlines. Calendar programs cannot sign in, so the feed of a private club needs the `key` that `calendar` of the club shows to its members.',
  security: security('anyone'),
  parameters: [
    ...inPath(CALENDAR),
    { name: 'key', in: 'query', required: false, description: 'Opens the feed of a private club.', schema: { type: 'string' } },
    { name: 'language', in: 'query', required: false, description: 'Without it: by Accept-Language.', schema: { enum: ['hu', 'en'] } },
  ],
  responses: {
    200: { description: 'The feed.', content: { 'text/calendar': { schema: { type: 'string' } } } },
    ...refusals(false, true),
  },
};

const stream = (event: JsonSchema): Operation => ({
  operationId: 'events',
  tags: ['stream'],
  summary: 'Events of all my tables as they happen: whole positions of those watched, a word about the others.',
  description:
    'Server-sent events whose data are the objects described here, or one object a line for those who accept `application/x-ndjson`. Comments and empty lines are signs of life. Twenty tables at most.',
  security: security('anyone'),
  parameters: [
    {
      name: 'watch',
      in: 'query',
      required: false,
      description: '`table`, `table@seat` or `table@seat:lastEntrySeen`; several with commas.',
      schema: { type: 'string' },
    },
    {
      name: 'invite',
      in: 'query',
      required: false,
      description: 'Opens a private table to those who were invited.',
      schema: { type: 'string' },
    },
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: '`table:entry`, as browsers send it that connect again.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'Events until one of the two hangs up.',
      content: { 'text/event-stream': { schema: event }, 'application/x-ndjson': { schema: event } },
    },
    ...refusals(false, true),
  },
});

/** JSON Schema as OpenAPI 3.1 takes it: named shapes go to `named`, once each. */
function asJson(schema: z.ZodType, io: 'input' | 'output', named: Record<string, object>): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, metadata: components, override: plainer(io) }));
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema;
  for (const [id, shape] of Object.entries($defs)) named[id] = shape as object;
  return rest;
}

/** Without what says nothing, and without promising that answers will never hold more than today. */
const plainer =
  (io: 'input' | 'output') =>
  ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (JSON.stringify(jsonSchema.propertyNames) === '{"type":"string"}') delete jsonSchema.propertyNames;
  };
