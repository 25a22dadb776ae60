import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/artefact.mjs';
import { main } from '../main.ts';
import { scripted } from './scripted.ts';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'tarsas-new-'));
  cpSync(join(root, 'games', 'example'), join(clone, 'games', 'example'), { recursive: true });
  mkdirSync(join(clone, 'games', 'tic-tac', 'text'), { recursive: true });
  writeFileSync(join(clone, 'games', 'tic-tac', 'text', 'rules.en.md'), '# Tic-tac\n\n- **TT-01** A board.\n');
});
afterEach(() => rmSync(clone, { recursive: true }));

async function begin(id: string, lang = 'en') {
  const { io, out, err } = scripted();
  return { status: await main(['new', id, '--lang', lang], io, join(clone, 'dist')), out, err };
}
const text = (path: string) => readFileSync(join(clone, 'games', path), 'utf8');

describe('new', () => {
  test('copies Pebbles under the names of the new game', async () => {
    expect(await begin('my-game')).toMatchObject({ status: 0, err: [] });
    expect(text('my-game/index.ts')).toContain("id: 'my-game',\n  name: { en: 'My Game', hu: 'My Game' }");
    expect(text('my-game/rules/index.ts')).toContain('export const myGame: Game<MyGame>');
    expect(text('my-game/text/rules.hu.md')).toContain('- **MG-01**');
    expect(text('my-game/text/untested.json')).toContain('"MG-09"');
  });

  test('leaves no name of Pebbles behind', async () => {
    await begin('my-game');
    const copied = [
      'index.ts',
      'rules/index.ts',
      'bot/index.ts',
      'text/en.ts',
      'text/hu.ts',
      'text/rules.en.md',
      'test/rules.test.ts',
      'test/referee.ts',
    ];
    expect(copied.filter(path => /\bEX-|\bexample\b|\bExample\b|\bPebbles\b|\bKavicsok\b/.test(text(`my-game/${path}`)))).toEqual([]);
  });

  test('gives rules a prefix that no other game has', async () => {
    await begin('three-towers');
    expect(text('three-towers/text/rules.en.md')).toContain('- **THREETOWERS-01**');
  });

  test.each([
    ['my_game', 'en', "'my_game' cannot be the id of a game: it is made of small letters and digits, as my-game is."],
    ['example', 'hu', 'Már van games/example mappa.'],
    ['view', 'en', "'view' means something else in the code of a game. Choose a longer id."],
    ['class', 'hu', '„class” mást jelent egy játék kódjában. Válassz hosszabb azonosítót.'],
  ])('refuses %s', async (id, lang, why) => {
    expect(await begin(id, lang)).toEqual({ status: 2, out: [], err: [why] });
  });

  test('needs a clone', async () => {
    rmSync(join(clone, 'games'), { recursive: true });
    expect(await begin('my-game')).toMatchObject({
      status: 2,
      err: ['A new game begins with the sources of Pebbles: run this in a clone of the repository.'],
    });
    expect(existsSync(join(clone, 'games'))).toBe(false);
  });
});
