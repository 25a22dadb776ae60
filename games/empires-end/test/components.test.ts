/** The component set: our tables, and an owner's file that replaces entries of them. */
import { existsSync, readFileSync } from 'node:fs';
import { type Language, reasons, start } from '@tarsas/kernel';
import { rule } from '@tarsas/kernel/testing';
import { describe, expect, test } from 'vitest';
import { loadTitle } from '../../title.ts';
import { TIMES_OF } from '../data/components.ts';
import { RECONSTRUCTED } from '../data/index.ts';
import { originOf, type Part } from '../data/origin.ts';
import { withOverride } from '../data/override.ts';
import { manifest } from '../index.ts';
import { empiresEnd } from '../rules/index.ts';
import { aTable, dealtTable } from './table.ts';

const title = await loadTitle(manifest);
const { tracks, locations, disasters, conflicts } = RECONSTRUCTED;

describe('Our tables', () => {
  test('name every entry by its id, with an ability that works at its time', () => {
    for (const [id, entry] of Object.entries({ ...locations, ...disasters, ...conflicts })) expect(entry.id).toBe(id);
    for (const { id, ability } of Object.values(locations)) expect(TIMES_OF[ability.effect.op], id).toContain(ability.phase);
    for (const { id, innovation } of Object.values(disasters)) expect(TIMES_OF[innovation.effect.op], id).toContain(innovation.phase);
  });

  test('have 26 phases on each side, 19 of them after the lightning, and close with a conflict', () => {
    for (const { spaces, lightning } of tracks) {
      expect([spaces.length, spaces.length - lightning]).toEqual([26, 19]);
      expect([spaces[0], spaces[lightning], spaces[25]]).toEqual(['disaster', 'disaster', 'conflict']);
    }
  });

  test('have bands on every conflict card that meet without a gap', () => {
    for (const { id, bands } of Object.values(conflicts)) {
      for (let strength = 0; strength < 40; strength++) {
        const hit = bands.filter(({ min, max }) => strength >= (min ?? -99) && strength <= (max ?? 99));
        expect(hit, `${id} at ${strength}`).toHaveLength(1);
      }
    }
  });

  test('say of every entry how sure they are', () => {
    const entries = [...tracks, ...Object.values(locations), ...Object.values(disasters), ...Object.values(conflicts)];
    for (const { confidence } of entries) expect(confidence).not.toBe('');
  });
});

/** Collected facts lie beside the repository on some machines; there our tables are compared with them, so that no typing error hides. */
const collected = new URL('../../../../shared/data/empires-end/reconstructed.json', import.meta.url);
if (existsSync(collected)) {
  test('Our tables agree with the collected facts', () => {
    const facts = JSON.parse(readFileSync(collected, 'utf8'));
    // `limit`: how many markers a refresh takes off is the table's ruling (EE-OPT-02, EE-OPT-03).
    const ignored = ['confidence', 'exhausts', 'limit'];
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value, (key, inner) => (ignored.includes(key) ? undefined : inner)));
    expect(plain(Object.values(locations))).toEqual(plain(facts.locations));
    expect(plain(Object.values(disasters))).toEqual(plain(facts.disasters));
    expect(plain(Object.values(conflicts))).toEqual(plain(facts.conflicts));
    expect(tracks.map(({ players, spaces, lightning }) => ({ players, spaces, lightning }))).toEqual(
      facts.tracks.map((track: { players: number[]; spaces: { phase: string }[]; lightning: { markerOnSpace: number } }) => ({
        players: track.players,
        spaces: track.spaces.map(({ phase }) => phase),
        lightning: track.lightning.markerOnSpace,
      })),
    );
  });
}

const use = (components: unknown) => start(empiresEnd, { seats: 2, seed: 'owner', options: { components } });

/** What is wrong with a value, in words. */
function wrongWith(components: unknown, language: Language = 'en'): string[] {
  try {
    use(components);
    return [];
  } catch (error) {
    return reasons(error, title.voices[language]);
  }
}

/** The same of the text of a file. */
function wrongIn(text: string, language: Language = 'en'): string[] {
  try {
    return wrongWith(empiresEnd.options.components.file?.read(text), language);
  } catch (error) {
    return reasons(error, title.voices[language]);
  }
}

const ability = (phase: string, effect: object) => ({ disasters: [{ id: 'fire-01', innovation: { phase, effect } }] });
const bands = (...limits: [number | null, number | null][]) => ({
  conflicts: [{ id: 'conflict-01', bands: limits.map(([min, max]) => ({ min, max, points: 0, resources: {}, refresh: 0 })) }],
});

describe("An owner's file", () => {
  rule('EE-OPT-08', 'replaces just the fields it gives, and the game is played with them', () => {
    const components = {
      locations: [{ id: 'farm-wheat', points: 4, restoreCost: 1 }],
      disasters: [
        { id: 'fire-09', target: 2, bid: ['hammer' as const] },
        { id: 'fire-02', target: 9 },
      ],
    };
    const t = aTable('Anna', 'Bence', { components }).deck('fire-09').begin('disaster');
    expect(t.options('Anna', 'bid').map(option => option.do === 'bid' && option.resource)).toEqual(['hammer', 'coin']);
    t.plays('Anna', 'take').plays('Anna', { do: 'place', location: 'city' });
    expect(t.player('Anna').destroyed).toEqual(['army-low']);
    t.begin('economy').plays('Anna', { do: 'use', source: 'fire-09' }); // its ability was not replaced
    expect(t.player('Anna').hammer).toBe(3);
    t.has('Bence', { destroyed: ['farm-wheat'] })
      .begin('industry')
      .plays('Bence', { do: 'restore', coins: 0 });
    expect(t.player('Bence').hammer).toBe(1);
    const ours = aTable('Anna', 'Bence').score('Bence').points;
    expect(t.score('Bence').points).toBe(ours + 1);
  });

  rule('EE-OPT-08', 'may replace a side of the board and a conflict card', () => {
    const spaces = ['disaster', 'conflict', 'industry'] as const;
    const conflict = { id: 'conflict-01', victory: { points: 40, resources: {}, refresh: 0 } };
    const components = { tracks: [{ players: [2], spaces, lightning: 1 }], conflicts: [conflict] };
    const t = aTable('Anna', 'Bence', { components }).conflictDeck('conflict-01').begin('conflict');
    for (const [name, axes] of [
      ['Anna', 2],
      ['Bence', 1],
    ] as const)
      t.plays(name, { do: 'axes', axes }).plays(name, { do: 'coins', coins: 0 });
    expect(t.facts('victory')).toEqual([{ seat: 0, points: 40, resources: {} }]);
    expect(t.plays('Anna', 'finish').plays('Bence', 'finish').state.over).toBe(true);
    expect(dealtTable('others', 'Anna', 'Bence', 'Cecil', { components }).playsOut('others').facts('phase')).toHaveLength(26);
  });

  rule('EE-OPT-08', 'is told apart from what is reconstructed, card by card, in words and on the table', () => {
    const components = {
      locations: [{ id: 'city', points: 33 }],
      conflicts: [{ ...conflicts['conflict-02'], confidence: 'read off my copy' }],
    };
    const origin = (part: Part, id: string) => originOf({ components }, part, id);
    expect(origin('locations', 'city')).toEqual({ given: ['points'], isWhole: false, confidence: 'restoreCost' });
    expect(origin('conflicts', 'conflict-02').isWhole).toBe(true);
    expect(origin('disasters', 'fire-09').given).toEqual([]);
    const t = aTable('Anna', 'Bence', { components }).begin('economy');
    const lines = (language: Language) => title.voices[language].table({ view: t.view('Anna'), viewer: 0, name: String }).slice(-4);
    expect(lines('en')).toEqual([
      "These cards and tiles follow an owner's file:",
      '  City (33): points from an owner’s copy; otherwise restore cost reconstructed',
      '  Conflict 2: from an owner’s copy',
      '108 other cards and tiles: reconstructed.',
    ]);
    expect(lines('hu').slice(1)).toEqual([
      '  Város (33): egy tulajdonos példánya szerint: pontérték; egyébként rekonstruált helyreállítási költség',
      '  2. konfliktus: egy tulajdonos példánya szerint',
      'A többi 108 kártya és lapka rekonstruált.',
    ]);
  });

  rule('EE-OPT-08', 'leaves what it does not name as it is', () => {
    const set = withOverride(RECONSTRUCTED, { locations: [{ id: 'city', points: 33 }], tracks: [{ players: [2], lightning: 9 }] });
    expect(set.locations.city).toMatchObject({ points: 33, type: 'city' });
    expect(set.tracks[0]).toMatchObject({ lightning: 9 });
    expect(set.locations['farm-wheat']).toBe(locations['farm-wheat']);
    expect(set.tracks[1]).toEqual(tracks[1]);
    expect(locations.city.points).toBe(32);
  });

  rule.each('EE-OPT-08', 'is refused with the path and the reason', [
    ['nonsense', 'components: an object is needed'],
    [[], 'components: an object is needed'],
    [{ cards: [] }, 'components: there is no "cards" here; possible: tracks, locations, disasters, conflicts'],
    [{ locations: {} }, 'components.locations: a list is needed'],
    [{ locations: [{ points: 3 }] }, "components.locations[0]: 'id' is missing"],
    [{ locations: [{ id: 'castle' }] }, "components.locations[0].id: there is no 'castle'"],
    [{ locations: [{ id: 'city' }, { id: 'city' }] }, 'components.locations[1].id: city stands twice'],
    [{ locations: [{ id: 'city', worth: 3 }] }, 'components.locations[0]: there is no "worth" here'],
    [{ locations: [{ id: 'city', points: '32' }] }, 'components.locations[0].points: a whole number from -99 to 99 is needed, not "32"'],
    [{ locations: [{ id: 'city', points: 3.5 }] }, 'components.locations[0].points: a whole number'],
    [{ locations: [{ id: 'city', points: 21 }] }, 'components.locations: no two locations may have the same points (EE-EMP-02)'],
    [
      { locations: [{ id: 'city', type: 'farm' }] },
      'components.locations: there must be 1 city, 2 villages, 2 armies, 3 roads and 3 farms (EE-EMP-01)',
    ],
    [{ disasters: [{ id: 'fire-12' }] }, "components.disasters[0].id: there is no 'fire-12'"],
    [{ disasters: [{ id: 'fire-01', target: 12 }] }, 'components.disasters[0].target: a whole number from 1 to 11 is needed, not 12'],
    [{ disasters: [{ id: 'fire-01', type: 'flood' }] }, 'components.disasters: each type needs 11 cards'],
    [{ disasters: [{ id: 'fire-01', target: 2 }] }, "components.disasters: there are two cards 'fire 2'"],
    [{ disasters: [{ id: 'fire-01', bid: ['wood'] }] }, 'components.disasters[0].bid[0]: "wood" is not one of wheat, hammer, axe'],
    [{ disasters: [{ id: 'fire-01', bid: ['coin'] }] }, 'components.disasters[0].bid[0]: "coin" is not one of wheat, hammer, axe'],
    [{ disasters: [{ id: 'fire-01', bid: [] }] }, 'components.disasters[0].bid: at least one entry is needed'],
    [{ disasters: [{ id: 'fire-01', bid: ['axe', 'axe'] }] }, 'components.disasters[0].bid: "axe" stands twice'],
    [ability('economy', { op: 'dance' }), 'components.disasters[0].innovation.effect.op: "dance" is not one of gain, gainPerAdjacent'],
    [ability('economy', { op: 'points' }), "components.disasters[0].innovation.effect: 'points' is missing"],
    [
      ability('conflict', { op: 'points', points: 2 }),
      "components.disasters[0].innovation.phase: 'points' works in economy, industry, not in conflict",
    ],
    [
      ability('economy', { op: 'repeat', phase: 'endgame' }),
      "components.disasters[0].innovation.effect.phase: 'repeat' repeats what works in the same phase",
    ],
    [
      ability('economy', { op: 'convert', pay: {}, to: { axe: 1 }, mode: 'all', times: 1 }),
      'components.disasters[0].innovation.effect.pay: exactly one kind of resource is needed (EE-ABIL-02)',
    ],
    [
      ability('economy', { op: 'convert', pay: { wheat: 1, coin: 1 }, to: { axe: 1 }, mode: 'all', times: 1 }),
      'components.disasters[0].innovation.effect.pay: exactly one kind of resource is needed (EE-ABIL-02)',
    ],
    [ability('disaster', { op: 'freeBid', resource: 'coin' }), '.innovation.effect.resource: "coin" is not one of wheat, hammer, axe'],
    [bands([null, 2], [3, 6]), 'components.conflicts[0].bands: 3 entries are needed, not 2'],
    [bands([null, 2], [4, 6], [7, null]), "components.conflicts 'conflict-01'.bands: the three bands"],
    [bands([null, null], [1, 6], [7, null]), "components.conflicts 'conflict-01'.bands: the three bands"],
    [bands([null, 2], [3, null], [1, null]), "components.conflicts 'conflict-01'.bands: the three bands"],
    [bands([null, 2], [3, 1], [2, null]), "components.conflicts 'conflict-01'.bands: the three bands"],
    [
      { conflicts: [{ id: 'conflict-01', upheaval: { rank: 1, position: 0 } }] },
      'components.conflicts[0].upheaval.position: a whole number from 1 to 11',
    ],
    [{ tracks: [{ players: [2, 3] }] }, 'components.tracks[0].players: the board has a side for [2] and one for [3, 4]'],
    [{ tracks: [{ players: [2] }, { players: [2] }] }, 'components.tracks[1].players: [2] stands twice'],
    [
      { tracks: [{ players: [2], spaces: ['economy', 'conflict'], lightning: 1 }] },
      'components.tracks [2]: the first phase is always a disaster phase',
    ],
    [{ tracks: [{ players: [2], spaces: [] }] }, 'components.tracks [2]: the first phase is always a disaster phase'],
    [{ tracks: [{ players: [2], lightning: 26 }] }, 'components.tracks [2].lightning: there must be a space after it'],
    [
      { tracks: [{ players: [2], spaces: ['disaster', 'combined'], lightning: 1 }] },
      'components.tracks [2]: double disasters and the combined phase are for 3 and 4 players',
    ],
  ] as [unknown, string][])((file, reason) => {
    expect(wrongWith(file).join('\n')).toContain(reason);
    expect(wrongWith(file, 'hu')).not.toEqual(wrongWith(file));
  });

  rule.each('EE-OPT-08', 'is refused where an ability would do nothing, or a track would never end', [
    [ability('economy', { op: 'gain', resources: {} }), 'innovation.effect.resources: at least one resource is needed'],
    [ability('economy', { op: 'gain', resources: { wheat: 0 } }), 'innovation.effect.resources: at least one resource is needed'],
    [ability('economy', { op: 'points', points: 0 }), 'innovation.effect.points: 0 points would do nothing'],
    [
      ability('economy', { op: 'convert', pay: { coin: 1 }, to: { coin: 1 }, mode: 'all', times: 1 }),
      'innovation.effect.to: an exchange gives other resources than it takes, so not coin',
    ],
    [
      ability('economy', { op: 'convert', pay: { wheat: 1 }, to: {}, mode: 'all', times: 1 }),
      'innovation.effect.to: at least one resource is needed',
    ],
    [
      { tracks: [{ players: [2], spaces: Array.from({ length: 1000 }, () => 'disaster') }] },
      'components.tracks[0].spaces: at most 60 entries are possible, not 1000',
    ],
    [{ locations: [{ id: 'city', confidence: 'x'.repeat(201) }] }, 'components.locations[0].confidence: a text of at most 200 characters'],
  ] as [unknown, string][])((file, reason) => {
    expect(wrongWith(file).join('\n')).toContain(reason);
    expect(wrongWith(file, 'hu')).not.toEqual(wrongWith(file));
  });

  rule.each('EE-OPT-08', 'is refused with one line where its text is not clear', [
    ['{', /not valid JSON/, /nem érvényes JSON/],
    ['{\n\n"locations": [,]}', /^Line 3: /, /^3\. sor: /],
    ['{"locations": [],\n"locations": []}', /^Line 2: 'locations' stands twice/, /^2\. sor: „locations” kétszer/],
    ['{"locations": [{"id": "city", "po\\u0069nts": 32, "points": 33}]}', /'points' stands twice/, /„points” kétszer/],
    [`{"locations": []${' '.repeat(1_000_000)}}`, /larger than 1 MB/, /nagyobb, mint 1 MB/],
  ] as [string, RegExp, RegExp][])((text, english, hungarian) => {
    expect(wrongIn(text)).toEqual([expect.stringMatching(english)]);
    expect(wrongIn(text, 'hu')).toEqual([expect.stringMatching(hungarian)]);
  });

  rule('EE-OPT-08', 'may begin with a byte order mark, and may say the same in two entries', () => {
    expect(wrongIn('\uFEFF{"locations": [{"id": "city", "points": 33}, {"id": "farm-wheat", "points": 4}]}')).toEqual([]);
  });

  rule('EE-OPT-08', 'is told at most 20 mistakes, and how many more there are', () => {
    const lines = wrongWith({ locations: Array.from({ length: 500 }, () => ({ id: 7 })) });
    expect([lines.length, lines.at(-1)]).toEqual([21, '… and 480 more mistakes.']);
    expect(wrongWith({ locations: [{ id: 'x'.repeat(5000) }] }).every(line => line.length < 200)).toBe(true);
  });

  rule('EE-OPT-08', 'is refused whole, with every mistake in it, when one entry is wrong', () => {
    const file = {
      locations: [
        { id: 'city', points: 99 },
        { id: 'farm-wheat', points: 'many' },
      ],
      disasters: [{ id: 'fire-01', cost: -1 }],
    };
    expect(wrongWith(file).map(line => line.split(':')[0])).toEqual(['components.locations[1].points', 'components.disasters[0].cost']);
    expect(locations.city.points).toBe(32);
    expect(aTable('Anna', 'Bence').score('Anna').points).toBe(3 + 5 + 6 + 8 + 9 + 11 + 12 + 14 + 17 + 21 + 32);
  });
});
