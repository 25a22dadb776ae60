/** Two people play a whole game through the client that @hey-api/openapi-ts makes: `node heyApi.js <base> <email> <password>`. */
import * as api from './generated/hey';
import { type Client, createClient, createConfig } from './generated/hey/client';

const [base, email, password] = process.argv.slice(2) as [string, string, string];
const person = (auth?: string): Client => createClient(createConfig({ baseUrl: `${base}/api/v1`, ...(auth && { auth }) }));

/** What was asked for, or an error with the server's own words. */
function given<T>({ data, error }: { data?: T; error?: api.Refusal }): T {
  if (error) throw new Error(`${error.error.code}: ${error.error.message}`);
  return data!;
}

/** Takes the first option, always, until the game is over. */
async function play(client: Client, id: string): Promise<api.Table> {
  const { stream } = await api.events({ client, query: { watch: id } });
  for await (const event of stream) {
    if (event.event !== 'position') continue;
    const { table, position } = event;
    if (table.status === 'over') return table;
    const question = position?.decisions.find(({ waiting }) => waiting);
    if (!question) continue;
    const moves = [{ decision: question.id, choice: question.options[0]! }];
    const { error } = await api.move({ client, path: { id }, body: { moves } });
    if (error && error.error.code !== 'stale') throw new Error(error.error.message);
  }
  throw new Error('The stream ended before the game');
}

const anna = person(given(await api.guest({ client: person(), body: { name: 'Anna' } })).token);
const bela = person(given(await api.signIn({ client: person(), body: { email, password } })).token);
const { table } = given(await api.openTable({ client: anna, body: { game: 'example', seats: 2, visibility: 'private' } }));
const path = { id: table.id };
given(await api.join({ client: bela, path, body: { invite: table.invite! } }));
given(await api.start({ client: anna, path }));
const [over, same] = await Promise.all([play(anna, table.id), play(bela, table.id)]);
const { me } = given(await api.me({ client: bela }));
const { error } = await api.table({ client: person(), path: { id: 'nowhere' } });
const refused: api.ErrorCode | undefined = error?.error.code;
console.log(JSON.stringify({ table: over, same, me, refused }));
process.exit(0);
