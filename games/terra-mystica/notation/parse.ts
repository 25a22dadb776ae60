/** Reading the notation of terra.snellman.net: header lines, then `faction: command. command …`. */
import { FACTION_IDS, type FactionId, OLD_NAMES } from '../data/index.ts';

export interface Command {
  /** Null for commands to the table as a whole. */
  faction: FactionId | null;
  text: string;
  /** Number of its line in the log, from 1. */
  line: number;
}

const SEPARATORS = /[.]/;

/** All commands in the order in which they count. */
export function parse(log: string): Command[] {
  const commands = log.split(/\r?\n/).flatMap((line, i) => parseLine(line, i + 1));
  return mergeRepeated(commands);
}

function parseLine(raw: string, line: number): Command[] {
  const [body, comment = ''] = split(raw, '#');
  const text = body.replace(/\s+/g, ' ').trim();
  const notes = comment.split('#').flatMap(note => NOTE.exec(note)?.[1] ?? []);
  return [...notes.map(note => ({ faction: null, text: note, line })), ...parseText(text, line)];
}

/** Comments that mean something to us: the map, and what the notation has no word for. */
const NOTE = /^\s*((?:map|tarsas)\s+.*\S)/i;

function parseText(text: string, line: number): Command[] {
  if (text === '') return [];
  const prefix = /^([^:]*?)\s*:\s*(.*)$/.exec(text);
  if (!prefix) return [{ faction: null, text, line }];
  const faction = factionOf(prefix[1], line);
  return inPlayingOrder(rewrite(prefix[2])).map(part => ({ faction, text: part, line }));
}

function split(text: string, at: string): string[] {
  const i = text.indexOf(at);
  return i < 0 ? [text] : [text.slice(0, i), text.slice(i + 1)];
}

export function factionOf(word: string, line: number): FactionId {
  const name = word.trim().toLowerCase();
  const id = FACTION_IDS.find(known => known === (OLD_NAMES[name] ?? name));
  if (!id) throw new NotationError(line, `'${word}' is no faction`);
  return id;
}

/** Older ways of writing the same thing. */
function rewrite(commands: string): string {
  return commands
    .replace(/-2w\.\s*bridge/gi, 'action ACTE. bridge')
    .replace(/convert 2 ?w to 1? ?bridge/gi, 'action ACTE')
    .replace(/pass\.\s*\+bon/i, 'pass bon')
    .replace(/^\s*\+bon/i, 'pass bon')
    .replace(/(build \w+)\. ?(transform \w+(?: to \w+)?)/i, '$2. $1')
    .replace(/(pass \w+)\. ?(convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)/i, '$2. $1')
    .replace(/(dig \d+)\. ?(action \w+)/i, '$2. $1');
}

/** Answers to offers of power come before anything else in a line. */
function inPlayingOrder(text: string): string[] {
  const parts = text
    .split(SEPARATORS)
    .map(part =>
      part
        .trim()
        .replace(/(\W)\s(\w)/g, '$1$2')
        .replace(/(\w)\s(\W)/g, '$1$2'),
    )
    .filter(part => part !== '');
  const isAnswer = (part: string) => /^(leech|decline)/i.test(part);
  return [...parts.filter(isAnswer), ...parts.filter(part => !isAnswer(part))];
}

/** The same gain twice in a row is one gain of two: `+air. +air` is `+2air`. */
function mergeRepeated(commands: Command[]): Command[] {
  const merged: Command[] = [];
  for (const command of commands) {
    const last = merged.at(-1);
    const gain = /^\+(\d*)(\w+)$/.exec(command.text);
    if (last && gain && last.faction === command.faction && last.text.toLowerCase() === command.text.toLowerCase()) {
      merged[merged.length - 1] = { ...last, text: `+${Number(gain[1] || 1) * 2}${gain[2]}` };
    } else merged.push(command);
  }
  return merged;
}

/** A log that cannot be read or played on. */
export class NotationError extends Error {
  readonly line: number;
  readonly expected: string;
  readonly found: string;
  readonly rule: string | null;
  constructor(
    line: number,
    message: string,
    { expected = '', found = message, rule }: { expected?: string; found?: string; rule?: string } = {},
  ) {
    super(`Line ${line}: ${message}`);
    this.name = 'NotationError';
    this.line = line;
    this.expected = expected;
    this.found = found;
    this.rule = rule ?? null;
  }
}
