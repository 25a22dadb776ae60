/** Two people play a whole game through openapi-fetch and the types that openapi-typescript makes: `node openapiFetch.js <base> <email> <password>`. */
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './generated/schema.js';

type Shapes = components['schemas'];
type Api = Client<paths>;

const [base, email, password] = process.argv.slice(2) as [string, string, string];
const api = (token?: string): Api =>
  createClient<paths>({ baseUrl: `${base}/api/v1`, ...(token && { headers: { authorization: `Bearer ${token}` } }) });

/** What was asked for, or an error with the server's own words. */
function given<T>({ data, error }: { data?: T; error?: Shapes['Refusal'] }): T {
  if (error) throw new Error(`${error.error.code}: ${error.error.message}`);
  return data!;
}

async function* events(client: Api, id: string): AsyncGenerator<Shapes['StreamEvent']> {
  const { data } = await client.GET('/events', {
    params: { query: { watch: id } },
    headers: { accept: 'application/x-ndjson' },
    parseAs: 'stream',
  });
  let rest = '';
  for await (const chunk of data!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line) as Shapes['StreamEvent'];
  }
}

/** Takes the first option, always, until the game is over. */
async function play(client: Api, id: string): Promise<Shapes['Table']> {
  for await (const event of events(client, id)) {
    if (event.event !== 'position') continue;
    const { table, position } = event;
    if (table.status === 'over') return table;
    const question = position?.decisions.find(({ waiting }) => waiting);
    if (!question) continue;
    const moves = [{ decision: question.id, choice: question.options[0]! }];
    const { error } = await client.POST('/tables/{id}/moves', { params: { path: { id } }, body: { moves } });
    if (error && error.error.code !== 'stale') throw new Error(error.error.message);
  }
  throw new Error('The stream ended before the game');
}

const anna = api(given(await api().POST('/me/guest', { body: { name: 'Anna' } })).token);
const bela = api(given(await api().POST('/auth/sign-in/email', { body: { email, password } })).token);
const { table } = given(await anna.POST('/tables', { body: { game: 'example', seats: 2, visibility: 'private' } }));
const path = { id: table.id };
given(await bela.POST('/tables/{id}/join', { params: { path }, body: { invite: table.invite! } }));
given(await anna.POST('/tables/{id}/start', { params: { path } }));
const [over, same] = await Promise.all([play(anna, table.id), play(bela, table.id)]);
const { me } = given(await bela.GET('/me'));
const { error } = await api().GET('/tables/{id}', { params: { path: { id: 'nowhere' } } });
const refused: Shapes['ErrorCode'] | undefined = error?.error.code;
console.log(JSON.stringify({ table: over, same, me, refused }));
process.exit(0);
