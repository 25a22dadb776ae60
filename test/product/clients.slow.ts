/**
 * The description of the API in the hands of programs that nobody here wrote: Redocly and Spectral read it, two generators make clients of it,
 * the compiler takes them strictly, and each plays a whole game at the started product. The packages come from the npm registry.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, Product, remove } from './product.ts';
import { CLIENTS, type Ended, run, tools } from './tools.ts';

const EMAIL = 'bela@example.org';
const PASSWORD = 'a long password';
const FILES = ['openapiFetch.ts', 'heyApi.ts', 'tsconfig.json', 'redocly.yaml', 'spectral.yaml'];
const data = folder();
let product: Product;
let place: string | null = null;
let work = '';

beforeAll(async () => {
  [product, place] = await Promise.all([Product.start({ data, env: { LOG_LEVEL: 'info' } }), tools()]);
  if (!place) return;
  work = mkdtempSync(join(place, 'run-'));
  for (const file of FILES) cpSync(join(CLIENTS, file), join(work, file));
  writeFileSync(join(work, 'openapi.json'), await (await fetch(`${product.url}/api/v1/openapi.json`)).text());
});
afterAll(async () => {
  await product?.stop();
  await remove(data);
  if (work) rmSync(work, { recursive: true, force: true });
});

/** A program of one of the packages. */
const tool = (name: string, ...args: string[]): Promise<Ended> => run(join(place!, 'node_modules', '.bin', name), args, work);
async function works(name: string, ...args: string[]): Promise<void> {
  const { status, said, failed } = await tool(name, ...args);
  expect(status, `${name}:\n${said}${failed}`).toBe(0);
}

/** Without a registry there is nothing to test with; that is said, and in CI it fails. */
const needsTools = (name: string, work: () => Promise<void>) =>
  test(name, async ({ skip }) => {
    if (!place) skip('the npm registry cannot be reached');
    await work();
  });

needsTools('Redocly finds no error and no warning', async () => {
  const { said, failed } = await tool('redocly', 'lint', 'openapi.json', '--config', 'redocly.yaml', '--format', 'json');
  const { totals, problems } = JSON.parse(said || `{"totals": ${JSON.stringify(failed)}}`) as { totals: object; problems: object[] };
  expect({ totals, problems }).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

needsTools('Spectral finds no error and no warning', async () => {
  const { status, said, failed } = await tool('spectral', 'lint', '-r', 'spectral.yaml', '--fail-severity', 'hint', 'openapi.json');
  expect(status, said + failed).toBe(0);
});

needsTools('two generated clients compile strictly, and each plays a whole game as a guest and as somebody who signed in', async () => {
  await works('openapi-typescript', 'openapi.json', '-o', 'generated/schema.d.ts');
  await works('openapi-ts', '-i', 'openapi.json', '-o', 'generated/hey', '-c', '@hey-api/client-fetch');
  await works('tsc', '-p', '.');
  await keepAccount();
  for (const client of ['openapiFetch', 'heyApi']) {
    const outfile = join(work, `${client}.mjs`);
    await build({ entryPoints: [join(work, `${client}.ts`)], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    const { status, said, failed } = await run(process.execPath, [outfile, product.url, EMAIL, PASSWORD], work);
    expect(status, `${client}:\n${said}${failed}`).toBe(0);
    const { table, same, me, refused } = JSON.parse(said);
    expect(table, client).toMatchObject({ status: 'over', yours: [0], result: { resigned: [] } });
    expect(same, client).toMatchObject({ status: 'over', yours: [1], result: table.result });
    expect([me.name, me.email, me.guest, refused], client).toEqual(['Béla', EMAIL, false, 'noTable']);
  }
});

/** Somebody with an address and a password, who has opened the letter that the server laid into its folder. */
async function keepAccount(): Promise<void> {
  await fetch(`${product.url}/api/v1/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Béla', email: EMAIL, password: PASSWORD }),
  });
  const letter = () => /"file":"([^"]+)"/.exec(product.said)?.[1];
  await expect.poll(letter, { timeout: 60_000 }).toBeDefined();
  const [link] = /http\S+verify-email\S+/.exec(readFileSync(letter()!, 'utf8'))!;
  await fetch(link, { redirect: 'manual' });
}
