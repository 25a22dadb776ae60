/** Holds real answers against the description of the API: every field there is must be declared, and every status. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { API } from '../api/routes.ts';
import { type Description, type Operation, openApi } from '../http/openapi.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema; example?: unknown }>;
interface Answer {
  description: string;
  content?: Content;
  $ref?: string;
}

/** An answer as it came. */
export interface Came {
  method: string;
  path: string;
  status: number;
  type: string;
  text: string;
}

export class Truth {
  readonly document: Description = openApi('http://127.0.0.1', false);
  /** What was not as described. */
  readonly wrong: string[] = [];
  /** Operations that were answered with what was asked for, and those that were refused. */
  readonly done = new Set<string>();
  readonly refused = new Set<string>();
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({
    $id: 'api',
    components: closed(this.document.components),
  });
  private readonly compiled = new Map<object, ValidateFunction>();
  private readonly paths = Object.entries(this.document.paths).map(([path, methods]) => ({
    pattern: new RegExp(`^${API}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods,
  }));

  get operations(): Operation[] {
    return Object.values(this.document.paths).flatMap(methods => Object.values(methods));
  }

  private readonly real = fetch;
  /** What `fetch` gives, and a look at it. */
  readonly fetch: typeof fetch = async (url, init) => {
    const answer = await this.real(url, init);
    const type = answer.headers.get('content-type') ?? '';
    const method = init?.method ?? 'GET';
    const { pathname: path } = new URL(url instanceof Request ? url.url : url);
    const text = isStream(type) ? '' : await answer.clone().text();
    this.look({ method, path, status: answer.status, type, text });
    return answer;
  };

  look({ method, path, status, type, text }: Came): void {
    const operation = this.paths.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()];
    if (!operation) return;
    const { operationId } = operation;
    (status < 400 ? this.done : this.refused).add(operationId);
    const said = `${operationId} ${status}`;
    const answer = this.answerOf(operation, status);
    if (!answer) this.wrong.push(`${said} is not declared: ${text.slice(0, 300)}`);
    const content = answer?.content?.[type.split(';')[0]];
    if (answer?.content && !content) this.wrong.push(`${said} came as ${type}`);
    if (content && type.startsWith('application/json'))
      this.wrong.push(...this.faults(content.schema, JSON.parse(text)).map(fault => `${said}: ${fault}`));
  }

  /** What an event or an example has that it should not have, or lacks. */
  faults(schema: Schema, data: unknown): string[] {
    let check = this.compiled.get(schema);
    if (!check) {
      check = this.ajv.compile(JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/components/', '"api#/components/')) as Schema);
      this.compiled.set(schema, check);
    }
    if (check(data)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || 'it'} ${message} ${JSON.stringify(params)} in ${JSON.stringify(data)?.slice(0, 300)}`,
    );
  }

  answerOf({ responses }: Operation, status: number): Answer | undefined {
    const answer = responses[status] as Answer | undefined;
    return answer?.$ref ? (this.document.components.responses[answer.$ref.split('/').at(-1)!] as Answer) : answer;
  }
}

const isStream = (type: string) => /event-stream|ndjson/.test(type);

/** The same schemas with nothing allowed that they do not name; the description itself leaves room for fields to come. */
function closed<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed) as T;
  const all = Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, closed(inner)]));
  const isObject = all.type === 'object' && 'properties' in all && !('additionalProperties' in all);
  return (isObject ? { ...all, additionalProperties: false } : all) as T;
}
