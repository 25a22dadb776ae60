import { advance, clone, difference, optionsOf, pending, randomFrom, start } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { titles } from '../../games/registry.ts';
import { ask, type Bot } from '../index.ts';
import { random } from '../random.ts';

describe.each(titles.map(title => [title.game.id, title.game] as const))('bots at a table of %s', (_, game) => {
  const opening = () => start(game, { seats: game.seats.min, seed: 'bots' }).state;

  test('random plays a whole game, and the same one from the same seed', () => {
    const play = () => {
      const s = opening();
      const generator = randomFrom('the bot');
      while (!s.over) {
        const [decision] = pending(game, s);
        advance(game, s, decision, ask(random, game, s, decision, generator));
      }
      return s;
    };
    expect(difference(play(), play())).toBeNull();
  });

  test('a bot sees the view of its seat and worlds imagined from it, and can spoil neither', () => {
    const s = opening();
    const untouched = clone(s);
    const [decision] = pending(game, s);
    const spy: Bot = {
      name: 'spy',
      choose(question) {
        expect(question).not.toHaveProperty('state');
        expect(difference(question.view, game.view(s, decision.seat))).toBeNull();
        const world = question.imagine();
        expect(world.rng).not.toEqual(s.rng);
        const mine = pending(game, world).find(d => d.id === question.decision)!;
        expect(optionsOf(game, world, mine)).toEqual(question.options);
        spoil(question.view);
        spoil(world);
        return question.options[0];
      },
    };
    expect(ask(spy, game, s, decision, randomFrom('spy'))).toEqual(optionsOf(game, s, decision)[0]);
    expect(difference(s, untouched)).toBeNull();
  });

  test('a bot that answers what is not offered is stopped', () => {
    const s = opening();
    const cheat: Bot = { name: 'cheat', choose: () => ({ do: 'win' }) };
    expect(() => ask(cheat, game, s, pending(game, s)[0], randomFrom('cheat'))).toThrow(
      'Bot \'cheat\' answered {"do":"win"}, which is not an option.',
    );
  });
});

function spoil(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'options') continue; // shared by all copies of a state, and never changed
    if (typeof inner === 'object' && inner !== null) spoil(inner);
    else Object.assign(value, { [key]: -1 });
  }
}
