import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { titles } from '../../games/registry.ts';
import { tarsas, temporaryFolder } from './scripted.ts';

const folder = temporaryFolder();

describe('play', () => {
  test('numbers every choice, tells what happened, and closes with scores that add up', async () => {
    const { status, out, left } = await tarsas('play example --seed pebble --lang en', ['3', '1', '1', '1']);
    expect([status, left]).toEqual([0, 0]);
    expect(out).toContain('   3  Bury 2 pebbles');
    expect(out).toContain('· You bury 2 pebbles. [EX-02]');
    const final = out.slice(out.indexOf('Final scores'));
    expect(final.join('\n')).toMatch(/You: 2 points\n +0 {2}Prizes\n +2 {2}Buried pebbles/);
    expect(final.at(-1)).toBe('The seed was pebble');
  });

  test.each(titles.map(title => title.game.id))('%s can be played to its end, always taking the first choice, in Hungarian', async id => {
    const { status, out } = await tarsas(`play ${id} --seed first --lang hu`, new Array(5000).fill('1'));
    expect(status).toBe(0);
    expect(out).toContain('Végeredmény');
  });

  test('takes an option of the game as a flag: the solo game against a named opponent', async () => {
    const { status, out } = await tarsas('play viscounts --solo cleric --lang en', ['q']);
    expect(status).toBe(0);
    expect(out.join('\n')).toMatch(/AI \(cleric\)/i);
  });

  test('asks a person for language, game and players', async () => {
    const example = String(titles.findIndex(({ game }) => game.id === 'example') + 1);
    const { out } = await tarsas('play', ['x', '1', example, '1', '3', 'q'], true);
    expect(out).toContain('Melyik játék?');
    expect(out).toContain(`   ${example}  Kavicsok`);
    expect(out).toContain('Írj be egy számot 2 és 4 között.');
    expect(out).toContain('Kavicsok · 3 játékos: Te, Piroska (gép), Gáspár (gép)');
  });

  test('plays the first game of the registry when there is nobody to ask', async () => {
    const { out } = await tarsas('play --lang hu', ['q']);
    expect(out[0]).toContain(titles[0].voices.hu.title);
  });

  test("keeps the others' secrets, also from whoever leaves early", async () => {
    const { out } = await tarsas('play example --seed pebble --lang en', ['1', 'q']);
    expect(out.filter(line => line.startsWith('· You bury'))).toHaveLength(1);
    expect(out.join('\n')).not.toContain('Buried pebbles');
    expect(out.at(-1)).toBe('You have left the table.');
  });

  test('explains itself, filters, shows the table, and asks again after nonsense', async () => {
    const { out } = await tarsas('play example --seed pebble --lang en', ['?', '? ex-02', '? EX-99', 't', '99', 'dance', '2 peb', 'q']);
    const text = out.join('\n');
    expect(text).toContain('Type the number of a choice');
    expect(text).toContain('EX-02  Before the first round everybody');
    expect(text).toContain("There is no rule 'EX-99'.");
    expect(out.filter(line => line.includes('In your bag'))).toHaveLength(2);
    expect(text).toContain('Type a number from 1 to 3.');
    expect(text).toContain("No choice has 'dance' in it.");
    expect(out.slice(out.lastIndexOf(''), -1).filter(line => /^ +\d {2}/.test(line))).toEqual(
      expect.arrayContaining(['   3  Bury 2 pebbles']),
    );
  });

  const tableOf = (out: readonly string[]) => out.filter(line => /^ {2}\S/.test(line));

  test('shows the whole table once, then only what has changed; t shows all of it', async () => {
    const { out } = await tarsas('play example --seats 3 --seed pebble --lang en', ['3', 't', 'q']);
    const whole = tableOf(out.slice(0, out.indexOf('   1  Bury no pebble')));
    expect(whole).toEqual([
      '  You: 0 points in prizes, no pebble shown so far',
      '  Piroska: 0 points in prizes, no pebble shown so far',
      '  Gáspár: 0 points in prizes, no pebble shown so far',
      '  In your bag: 5 pebbles. Buried: no pebble.',
    ]);
    const after = out.slice(out.indexOf('· You bury 2 pebbles. [EX-02]'));
    const asked = after.indexOf('   1  Hide no pebble in your fist');
    expect(tableOf(after.slice(0, asked))).toEqual(['  In your bag: 3 pebbles. Buried: 2 pebbles.']);
    expect(tableOf(after.slice(asked))).toEqual([...whole.slice(0, 3), '  In your bag: 3 pebbles. Buried: 2 pebbles.']);
  });

  test('tells the turns of bots in a paragraph each; n tells every fact with its rule', async () => {
    const { out } = await tarsas('play viscounts --seats 2 --seed a --lang en', [...new Array(12).fill('1'), 'n', 'q']);
    const ofBot = out.filter(line => line.startsWith('· Piroska'));
    expect(ofBot.filter(line => /^· Piroska: .*; .*\.$/.test(line)).length).toBeGreaterThan(0);
    const news = out.slice(out.findLastIndex(line => /^ +\d+ {2}/.test(line)) + 1, -1);
    expect(news.length).toBeGreaterThan(0);
    for (const line of news) expect(line).toMatch(/^· .*\[VWK-[A-Z0-9-]+\]$/);
  });

  test("tells what a person's move brings to bots in short too", async () => {
    const { out } = await tarsas('play age-of-innovation --seats 2 --seed b --lang en', new Array(6).fill('1'));
    expect(out.filter(line => /^· Piroska gains .*\[/.test(line))).toEqual([]);
    expect(out.filter(line => /^· Piroska: .*gains/.test(line)).length).toBeGreaterThan(0);
  });

  test('tells the turn of an automatic opponent in a paragraph, without its reasoning', async () => {
    const { out } = await tarsas('play viscounts --solo cleric --seed a --lang en', new Array(16).fill('1'));
    expect(out.filter(line => /^· The AI \(cleric\): .*; /.test(line)).length).toBeGreaterThan(0);
    expect(out.filter(line => line.startsWith('· It '))).toEqual([]);
  });

  describe.each(titles.map(({ game }) => game.id))('%s fits the terminal', id => {
    test.each(['en', 'hu'])('in %s', async lang => {
      const { out } = await tarsas(
        `play ${id} --bot random --seed narrow --lang ${lang}`,
        [...new Array(60).fill('1'), 't', 'n', '?'],
        false,
        70,
      );
      const promise = out.findIndex(line => line.includes('SHA-256'));
      for (const line of out.slice(promise + 2)) expect(line.length).toBeLessThanOrEqual(70);
    });
  });

  test('takes back a move, but none from before the barrier', async () => {
    const { out } = await tarsas('play example --hotseat --seed pebble --lang en', ['', '1', '', 'u', '', '3', '', '1', '', 'u', 'q']);
    expect(out).toContain('Taken back.');
    expect(out.some(line => line.startsWith('Nothing can be taken back'))).toBe(true);
  });

  test('hands the keyboard over at a hot seat, and clears the screen for the next person', async () => {
    const { out } = await tarsas('play example --hotseat --seats 2 --seed pebble --lang en', ['', '2', '', '3', '', 'q']);
    const second = out.indexOf('Pass the keyboard to Player Two. Press Enter once nobody else is looking.');
    expect(out.slice(second - 1, second + 2)).toEqual(['(clear)', out[second], '(clear)']);
    expect(out.slice(second).filter(line => line.startsWith('· You bury'))).toEqual(['· You bury 2 pebbles. [EX-02]']);
  });

  test('leaves a table that can be gone on with', async () => {
    const file = join(folder, 'left.json');
    const left = await tarsas(`play example --seed pebble --lang en --save ${file}`, ['3', '1']);
    expect(left.status).toBe(0);
    expect(left.out).toContain('You have left the table.');
    const { moves } = JSON.parse(readFileSync(file, 'utf8'));
    const whole = await tarsas('play example --seed pebble --json', ['3', '1', '2', '1']);
    const resumed = await tarsas(`play --resume ${file} --json`, ['2', '1']);
    expect(resumed.json()).toEqual(whole.json());
    expect(resumed.json().moves.slice(0, moves.length)).toEqual(moves);
  });

  test('refuses to go on with a table that is another game or was tampered with', async () => {
    const file = join(folder, 'tampered.json');
    await tarsas(`play example --seed pebble --save ${file}`, ['3']);
    const table = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...table, seed: 'other', moves: [...table.moves, table.moves[0]] }));
    expect(await tarsas(`play --resume ${file}`)).toMatchObject({ status: 2, err: [expect.stringContaining('cannot be played again')] });
    writeFileSync(file, JSON.stringify({ ...table, rules: 99 }));
    expect(await tarsas(`play example --resume ${file}`)).toMatchObject({
      status: 2,
      err: [expect.stringContaining('(rules version 99)')],
    });
  });

  test('keeps standard output for the table when asked for JSON', async () => {
    const { out, err, json } = await tarsas('play example --seed 007 --json --lang en', ['1', '1', '1', '1']);
    expect(out).toHaveLength(1);
    expect(json()).toMatchObject({ game: 'example', rules: 1, seats: 2, options: {}, seed: '007', moves: { length: 8 } });
    expect(err).toContain('   1  Bury no pebble');
  });
});
