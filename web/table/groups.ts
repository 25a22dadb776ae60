/** Many choices in few groups: those that do the same thing stand together, under the words they share. */
import type { Choice } from '@tarsas/kernel';

export interface Named {
  choice: Choice;
  words: string;
}

export interface Group {
  key: string;
  title: string;
  items: readonly Named[];
}

/** `nameOf`: what a game calls a group; left out, or null, it is called by the words that its choices share. */
export function grouped(
  options: readonly Choice[],
  wordsFor: (choice: Choice) => string,
  nameOf: (key: string) => string | null = () => null,
): Group[] {
  const groups = new Map<string, Named[]>();
  for (const choice of options) {
    const named = { choice, words: wordsFor(choice) };
    const group = groups.get(choice.do);
    if (group) group.push(named);
    else groups.set(choice.do, [named]);
  }
  return [...groups].map(([key, items]) => {
    const name = items.length > 1 ? nameOf(key) : null;
    return { key, title: name ?? titleOf(items.map(({ words }) => words)), items };
  });
}

/** So many stand side by side, if their words are short; more are gathered by kind. */
const FEW = 3;
const SHORT = 90;

/** The buttons of the decision bar: one per choice where there are few, else one per group. */
export function buttonsFor(groups: readonly Group[]): readonly Group[] {
  const single = groups.flatMap(group => group.items.map(item => ({ ...group, title: item.words, items: [item] })));
  const isShort = single.length <= FEW && single.reduce((sum, { title }) => sum + title.length, 0) <= SHORT;
  return isShort ? single : groups;
}

/** A number or a sign alone says nothing. */
const SAYS = /\p{L}{2}/u;

/** The words that all begin with, or all end with; else the first of them stands for the others. */
export function titleOf(all: readonly string[]): string {
  const [first = ''] = all;
  if (all.length < 2) return first;
  const split = all.map(words => words.split(' '));
  const start = shared(split);
  if (start.some(word => SAYS.test(word))) return `${start.join(' ').replace(/[:,–-]$/, '')}…`;
  const end = shared(split.map(words => words.toReversed())).toReversed();
  return end.some(word => SAYS.test(word)) ? `… ${end.join(' ')}` : `${first}…`;
}

function shared(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  let length = 0;
  while (length < first.length - 1 && others.every(other => other[length] === first[length])) length++;
  return first.slice(0, length);
}

/** Letters without accents and capitals, for those who search in a hurry. */
export const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function filtered(groups: readonly Group[], search: string): Group[] {
  const wanted = plainLetters(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...groups];
  return groups.flatMap(group => {
    const items = group.items.filter(({ words }) => wanted.every(part => plainLetters(words).includes(part)));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
