/** Laws 14 and 16: everything has words, and points add up. */
import { factsFor, optionsOf, pending } from '../engine.ts';
import type { Game, Kind, OptionField, Seat, Traits, Viewer } from '../game.ts';
import { equal } from '../json.ts';
import type { Voice } from '../words.ts';
import { must } from './must.ts';
import { type Law, viewersOf } from './walk.ts';

/** 14. */
export const worded: Law = {
  name: 'everything has words in every language',
  position({ game, plan }, s) {
    for (const [language, voice] of Object.entries(plan.voices ?? {})) {
      for (const viewer of viewersOf(s)) for (const line of voice.table(saying(game, s, viewer))) mustRead(line, `${language}: table`);
      for (const d of pending(game, s)) {
        const say = saying(game, s, d.seat);
        mustRead(voice.prompt(d.frame, say), `${language}: question '${d.frame.kind}'`);
        mustDiffer(
          optionsOf(game, s, d).map(option => mustRead(voice.choice(option, say), `${language}: choice ${JSON.stringify(option)}`)),
          `${language}: two choices of '${d.frame.kind}'`,
        );
      }
      for (const score of game.score(s)) for (const line of score.lines) mustRead(voice.score(line), `${language}: score '${line.key}'`);
    }
  },
  move({ game, plan }, { after, facts }) {
    for (const [language, voice] of Object.entries(plan.voices ?? {})) {
      for (const viewer of viewersOf(after)) {
        for (const fact of factsFor(facts, viewer))
          mustRead(voice.fact(fact, saying(game, after, viewer)), `${language}: fact '${fact.key}'`);
      }
    }
  },
  end({ game, plan }, s) {
    for (const voice of Object.values(plan.voices ?? {})) {
      mustWordOptions(game, voice);
      mustWordTraits(game.traits?.(s), s.seats, voice);
    }
  },
};

function saying<G extends Kind>(game: Game<G>, s: G['state'], viewer: Viewer) {
  return { name: (seat: Seat) => `Seat ${seat + 1}`, view: game.view(s, viewer), viewer };
}

function mustRead(text: string, what: string): string {
  must(text.trim().length > 0, `${what} is empty`);
  must(!/undefined|NaN|\[object|\$\{/.test(text), `${what} reads '${text}'`);
  return text;
}

function mustDiffer(texts: string[], what: string): void {
  const twice = texts.find((text, i) => texts.indexOf(text) !== i);
  must(twice === undefined, `${what} read the same: '${twice}'`);
}

function mustWordOptions<G extends Kind>(game: Game<G>, voice: Voice): void {
  for (const [key, field] of Object.entries(game.options as Record<string, Pick<OptionField, 'values' | 'group'>>)) {
    const words = voice.option(key);
    mustRead(words.label, `option '${key}'`);
    if (field.group) mustRead(voice.optionGroup(field.group).label, `group '${field.group}'`);
    for (const value of field.values) mustRead(words.values[String(value)] ?? '', `value '${value}' of option '${key}'`);
  }
  for (const [key, field] of Object.entries(game.orders ?? {})) {
    const words = voice.order(key);
    mustRead(words.label, `standing order '${key}'`);
    for (const value of field.values) mustRead(words.values[String(value)] ?? '', `value '${value}' of standing order '${key}'`);
  }
}

function mustWordTraits(traits: Traits | undefined, seats: number, voice: Voice): void {
  if (!traits) return;
  must(traits.seats.length === seats, `traits of ${traits.seats.length} seats`);
  for (const [key, value] of [...traits.seats, traits.table].flatMap(Object.entries)) {
    const words = voice.trait(key);
    mustRead(words.label, `trait '${key}'`);
    mustRead(words.values[value] ?? '', `value '${value}' of trait '${key}'`);
  }
}

/** 16. */
export const scoresAddUp: Law = {
  name: 'score lines add up',
  position({ game, plan }, s) {
    const first = plan.outsider ? 2 : 1;
    const scores = game.score(s);
    const seats = scores.map(score => score.seat).sort((a, b) => a - b);
    must(equal(seats, [...Array(s.seats).keys()]), 'not one score per seat');
    must(
      scores.some(({ rank }) => rank <= first),
      'nobody is ranked first',
    );
    for (const { seat, points, lines, rank } of scores) {
      const sum = lines.reduce((total, line) => total + line.points, 0);
      must(sum === points, `seat ${seat} has ${points} points in lines of ${sum}`);
      must(rank >= 1 && rank < s.seats + first, `seat ${seat} has rank ${rank}`);
      must(
        scores.every(other => other.points <= points || other.rank <= rank),
        `seat ${seat} is ranked above somebody with more points`,
      );
    }
  },
};
