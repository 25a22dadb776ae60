import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/tarsas.mjs', import.meta.url));

function run(args: string, input = '') {
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args.split(' ')], { input, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the program itself', () => {
  test('prints JSON and nothing else', () => {
    const { status, stdout, stderr } = run('simulate example --games 50 --json');
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'example', games: 50, errors: [] });
  });

  test('answers bad input with one line on stderr and status 2', () => {
    expect(run('simulate nothing --lang en')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^There is no game 'nothing'.*\n$/),
    });
  });

  test('helps with every command', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const command of ['games', 'rules', 'play', 'simulate', 'replay', 'verify', 'bench'])
      expect(stdout).toContain(`tarsas ${command} --help`);
    expect(run('simulate --help').stdout).toContain('--coverage');
  });

  test('plays a whole game from a pipe', () => {
    const { status, stdout, stderr } = run('play example --lang hu --seed x', '1\n1\n1\n1\n');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Végeredmény');
  });

  test('a table is left when the input ends', () => {
    const { status, stdout } = run('play example --lang en', '1\n');
    expect(status).toBe(0);
    expect(stdout).toContain('You have left the table.');
  });
});
