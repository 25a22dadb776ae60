/** The table that is about to be opened: which game, who sits where, at what pace, by which rules; and how it is opened. */
import type { Game, Kind, Seat, Voice } from '@tarsas/kernel';
import { botName } from '@tarsas/words/address';
import { keepText, recallText } from '../../app/device.ts';
import { locale } from '../../app/locale.svelte.ts';
import { api, person } from '../../app/server.svelte.ts';
import { isCoached } from '../../session/coached.ts';
import { newGame } from '../../session/saved.ts';
import { type GameTitle, titleOf, usualSeats } from '../../titles.ts';
import { FRIENDLY, type Opponent } from '../characters.ts';
import { type AtZero, type PaceName, paceOf } from '../pace.ts';
import { starting } from '../starting.svelte.ts';

/** Who sits in a seat other than one's own. `here`: in front of the same screen. */
export type Place =
  | { kind: 'bot'; bot: string }
  | { kind: 'free' }
  | { kind: 'here'; name: string }
  /** `id`: their tag. */
  | { kind: 'friend'; id: string; name: string; motif: string | null };

export const VISIBILITIES = ['link', 'open', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a set-up of one's own keeps. */
export interface Setup {
  game: string;
  places: Place[];
  pace: PaceName;
  atZero: AtZero;
  visibility: Visibility;
  rated: boolean;
  /** Left out: none. */
  hints?: boolean;
  options: Record<string, unknown>;
}

export class Opening {
  title = $state.raw<GameTitle>(undefined as unknown as GameTitle);
  places = $state.raw<readonly Place[]>([]);
  pace = $state<PaceName>('day');
  atZero = $state<AtZero>('bot');
  visibility = $state<Visibility>('link');
  rated = $state(false);
  hints = $state(false);
  options = $state.raw<Readonly<Record<string, unknown>>>({});
  name = $state(recallText('name') ?? '');
  /** It was asked for and not given. */
  isNameMissing = $state(false);
  tableName = $state('');
  bots = $state.raw<readonly Opponent[]>([]);
  friends = $state.raw<readonly Extract<Place, { kind: 'friend' }>[]>([]);
  game = $state.raw<Game<Kind> | null>(null);
  voice = $state.raw<Voice | null>(null);

  constructor(title: GameTitle, place: Place) {
    this.choose(title, place);
  }

  readonly seats = $derived(this.places.length + 1);
  /** Bots, and people in front of this screen: nobody needs the server. */
  readonly isLocal = $derived(this.places.every(({ kind }) => kind === 'bot' || kind === 'here'));
  /** Others will sit here: who has no name yet is asked for one. */
  readonly needsName = $derived(!this.isLocal && person.me === null);

  /** Ratings are for people; a bot or a second seat of one person would not count. */
  readonly mayBeRated = $derived(
    person.me?.guest === false && this.places.length > 0 && this.places.every(({ kind }) => kind === 'free' || kind === 'friend'),
  );

  /** Hints are for tables of the server: on this device they are there against bots anyway. */
  readonly mayHaveHints = $derived(!this.isLocal && isCoached(this.title.id));
  readonly hasHints = $derived(this.hints && this.mayHaveHints);

  choose(title: GameTitle, place: Place = this.places.at(-1) ?? { kind: 'bot', bot: FRIENDLY }): void {
    this.title = title;
    this.options = {};
    this.places = Array.from({ length: usualSeats(title) - 1 }, (_, i) => this.places[i] ?? place);
  }

  resize(seats: number): void {
    const more = this.places.at(-1) ?? { kind: 'bot', bot: FRIENDLY };
    this.places = Array.from({ length: seats - 1 }, (_, i) => this.places[i] ?? (more.kind === 'friend' ? { kind: 'free' } : more));
  }

  put(seat: Seat, place: Place): void {
    this.places = this.places.map((old, i) => (i === seat - 1 ? place : old));
  }

  /** These people get the first seats, as many as the game has. */
  seat(guests: readonly Place[]): void {
    const { min, max } = this.title.seats;
    this.resize(Math.min(max, Math.max(min, guests.length + 1, this.seats)));
    this.places = this.places.map((old, i) => guests[i] ?? old);
  }

  /** Rules and words of the chosen game; what comes too late is dropped. */
  async load(): Promise<void> {
    const { title } = this;
    const { language } = locale;
    const [game, voice] = await Promise.all([title.game(), title.voices[language]()]);
    if (title === this.title && language === locale.language) Object.assign(this, { game, voice });
  }

  setup(): Setup {
    const { title, places, pace, atZero, visibility, rated, hints, options } = this;
    return { game: title.id, places: [...places], pace, atZero, visibility, rated, hints, options: { ...options } };
  }

  take({ game, places, pace, atZero, visibility, rated, hints = false, options }: Setup): void {
    const title = titleOf(game);
    if (!title) return;
    const seats = Math.min(title.seats.max, Math.max(title.seats.min, places.length + 1));
    this.title = title;
    this.places = places;
    this.resize(seats);
    Object.assign(this, { pace, atZero, visibility, rated, hints, options });
  }

  botCalled(bot: string): string {
    const { introduction } = this.bots.find(({ id }) => id === bot) ?? {};
    return introduction?.[locale.language].name ?? starting.words.newTable.botNames[bot] ?? bot;
  }

  /** What will be opened, in one sentence. */
  get sentence(): string {
    const { newTable: t } = starting.words;
    const named = this.places.flatMap(place => ('name' in place ? [place.name.trim() || t.sumHere] : []));
    const bots = this.places.flatMap(place => (place.kind === 'bot' ? [place.bot] : []));
    const free = this.places.filter(({ kind }) => kind === 'free').length;
    const who = [
      t.sumYou,
      ...named,
      ...[...new Set(bots)].map(bot => t.sumBot(this.botCalled(bot), bots.filter(other => other === bot).length)),
      ...(free > 0 ? [t.sumFree(free)] : []),
    ];
    const pace = t.paces[this.isLocal ? 'none' : this.pace].name;
    return t.sum(this.title.name[locale.language], this.seats, who, pace);
  }

  /** What follows from it, in a second line. */
  get consequence(): string {
    const { newTable: t } = starting.words;
    if (this.isLocal) return t.sumLocal;
    const invited = this.places.flatMap(place => (place.kind === 'friend' ? [place.name] : []));
    return [invited.length > 0 ? t.sumInvited(invited) : '', t.sumServer[this.visibility], t.sumStarts].filter(Boolean).join(' ');
  }

  /** Opens it and returns its address. */
  async open(): Promise<string> {
    const name = this.name.trim();
    if (name) keepText('name', name);
    return this.isLocal ? `/local/${this.openHere(name)}` : `/table/${await this.openOnServer(name)}`;
  }

  private openHere(name: string): string {
    const isAlone = this.places.every(({ kind }) => kind === 'bot');
    const called = (place: Place, seat: Seat) =>
      place.kind === 'bot' ? botName(seat) : (place.kind === 'here' && place.name.trim()) || locale.words.app.player(seat);
    return newGame({
      game: this.title.id,
      ...(this.tableName.trim() && { name: this.tableName.trim() }),
      rules: this.game!.rules,
      seats: this.seats,
      options: { ...this.options },
      names: [name || (isAlone ? '' : locale.words.app.player(0)), ...this.places.map((place, i) => called(place, i + 1))],
      bots: [null, ...this.places.map(place => (place.kind === 'bot' ? place.bot : null))],
    });
  }

  private async openOnServer(name: string): Promise<string> {
    await person.beSomebody(name);
    const { title, seats, options, visibility, places } = this;
    const pace = paceOf(this.pace, this.atZero);
    const { table } = await api().openTable({
      game: title.id,
      seats,
      options: { ...options },
      visibility,
      pace,
      rated: this.rated && this.mayBeRated && !this.hasHints,
      hints: this.hasHints,
    });
    for (const [i, place] of places.entries()) {
      const seat = i + 1;
      if (place.kind === 'bot') await api().setBot({ id: table.id, seat, bot: place.bot });
      if (place.kind === 'friend') await api().invite({ id: table.id, tag: place.id });
      if (place.kind === 'here') await api().join({ id: table.id, seat, ...(place.name.trim() && { name: place.name.trim() }) });
    }
    return table.id;
  }
}
