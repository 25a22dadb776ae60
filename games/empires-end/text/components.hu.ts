/** Tiles and cards in Hungarian. */
import { capital, joined, signed } from '@tarsas/words';
import { az } from '@tarsas/words/hungarian';
import type {
  Band,
  Confidence,
  Disaster,
  DisasterType,
  Location,
  LocationType,
  Match,
  Resource,
  Reward,
  Some,
  Time,
} from '../data/components.ts';
import type { Value } from '../data/origin.ts';
import { type Ending, type Noun, numeral, times } from './hungarian.ts';
import { type ComponentWords, counted, describing, type EffectWords, numberOf } from './pieces.ts';

export const es = (items: readonly string[]): string => joined(items, 'és');
export const vagy = (items: readonly string[]): string => joined(items, 'vagy');

const RESOURCE: Record<Resource, Noun> = {
  wheat: { '': 'búza', t: 'búzát', ra: 'búzára', ért: 'búzáért', val: 'búzával' },
  hammer: { '': 'kalapács', t: 'kalapácsot', ra: 'kalapácsra', ért: 'kalapácsért', val: 'kalapáccsal' },
  axe: { '': 'fejsze', t: 'fejszét', ra: 'fejszére', ért: 'fejszéért', val: 'fejszével' },
  coin: { '': 'érme', t: 'érmét', ra: 'érmére', ért: 'érméért', val: 'érmével' },
};

export const LOCATION: Record<LocationType, Noun> = {
  city: { '': 'város', t: 'várost', ra: 'városra', ért: 'városért', val: 'várossal' },
  village: { '': 'falu', t: 'falut', ra: 'falura', ért: 'faluért', val: 'faluval' },
  army: { '': 'hadsereg', t: 'hadsereget', ra: 'hadseregre', ért: 'hadseregért', val: 'hadsereggel' },
  road: { '': 'út', t: 'utat', ra: 'útra', ért: 'útért', val: 'úttal' },
  farm: { '': 'tanya', t: 'tanyát', ra: 'tanyára', ért: 'tanyáért', val: 'tanyával' },
};

export const DISASTER: Record<DisasterType, string> = {
  fire: 'Tűzvész',
  rebellion: 'Lázadás',
  famine: 'Éhínség',
  flood: 'Áradás',
  pestilence: 'Ragály',
  barbarians: 'Barbárok',
  plague: 'Pestis',
  earthquake: 'Földrengés',
};

const TIMES: Record<Time, string> = {
  disaster: 'Katasztrófafázis',
  economy: 'Gazdasági fázis',
  industry: 'Ipari fázis',
  conflict: 'Konfliktusfázis',
  endgame: 'A játék végén',
  onDestroyed: 'Elpusztuláskor',
};

const STATE: Record<Match['state'], string> = { intact: 'ép', destroyed: 'elpusztított' };

const NOTHING: Noun = { '': 'semmi', t: 'semmit', ra: 'semmire', ért: 'semmiért', val: 'semmivel' };

export const amount = (n: number, resource: Resource, ending: Ending = ''): string => `${n} ${RESOURCE[resource][ending]}`;
export const kinds = (bid: readonly Resource[], ending: Ending = ''): string => vagy(bid.map(resource => RESOURCE[resource][ending]));

const amounts = (some: Some, ending: Ending = ''): string[] => counted(some).map(([resource, n]) => amount(n, resource, ending));
export const resources = (some: Some, ending: Ending = ''): string => es(amounts(some, ending)) || NOTHING[ending];

const scoring = (n: number): string => (n < 0 ? `veszítesz ${-n} pontot` : `kapsz ${n} pontot`);

function neighbour({ type, state }: Partial<Match>): string {
  const noun = type === undefined ? 'helyszínért' : LOCATION[type].ért;
  return ['minden szomszédos', state && STATE[state], noun].filter(Boolean).join(' ');
}

const EFFECTS: EffectWords = {
  gain: e => `kapsz ${resources(e.resources, 't')}`,
  gainPerAdjacent: e => `kapsz ${resources(e.resources, 't')} ${neighbour(e.match)}`,
  points: e => scoring(e.points),
  pointsPerAdjacent: e => `${scoring(e.points)} ${neighbour(e.match)}`,
  convert: e => {
    const often = e.times === 1 ? '' : `legfeljebb ${times(e.times)} `;
    return `${often}${resources(e.pay, 't')} ${(e.mode === 'all' ? es : vagy)(amounts(e.to, 'ra'))} válthatsz`;
  },
  refresh: e => {
    if (e.scope === 'empire') return 'felfrissíted a birodalmad összes kimerült képességét';
    return `felfrissíted a szomszédos helyszínek ${e.limit ?? 'összes'} kimerült képességét`;
  },
  repeat: e =>
    e.phase === 'economy'
      ? 'még egyszer végrehajthatod egy másik gazdasági képességedet'
      : 'még egyszer pontozod egy másik játék végi képességedet',
  discountPlay: e => `${e.cards} kártya kijátszása ${amount(e.amount, 'hammer', 'val')} olcsóbb`,
  discountRestore: e => `a szomszédos helyszínek helyreállítása ${amount(e.amount, 'hammer', 'val')} olcsóbb`,
  swapLocations: () => 'felcserélheted a birodalmad két tetszőleges helyszínét',
  moveInnovation: () => 'áthelyezhetsz egy fejlesztést egy másik helyszín alá',
  strength: e => `${e.amount} katonai erő`,
  strengthPerAdjacent: e => `${e.amount} katonai erő ${neighbour(e.match)}`,
  freeBid: e => `ingyen passzolhatsz egy ${RESOURCE[e.resource].t} kérő licitben (kimerül)`,
  replaceDisaster: () => 'kicserélheted az egyik aktuális katasztrófát a pakli legfelső lapjára (kimerül)',
  scorePerResource: e => `${signed(e.points)} pont minden megmaradt ${RESOURCE[e.resource].ért}`,
  scorePerAdjacent: e => `${signed(e.points)} pont ${neighbour(e.match)}`,
  scorePerDestroyed: e => `${signed(e.points)} pont a birodalmad minden elpusztított helyszínéért`,
  scoreMostDestroyed: e => `${signed(e.points)} pont, ha (akár holtversenyben) neked van a legtöbb elpusztított helyszíned`,
};

const { effect, ability } = describing(TIMES, EFFECTS);

const rewards = (reward: Reward): string =>
  [
    `${signed(reward.points)} pont`,
    ...amounts(reward.resources),
    ...(reward.refresh > 0 ? [`${reward.refresh} képesség felfrissítése`] : []),
  ].join(', ');

export function strengths({ min, max }: Band): string {
  if (min === null) return `legfeljebb ${signed(max ?? 0)}`;
  if (max === null) return `legalább ${signed(min)}`;
  return min === max ? signed(min) : `${signed(min)}–${signed(max)}`;
}

/** `Tűzvész 9`, `Tűzvész 9-et`, `Tűzvész 9-re`. */
export const card = ({ type, target }: Disaster, ending: '' | 't' | 'ra' = ''): string => `${DISASTER[type]} ${numeral(target, ending)}`;

/** `3 pontos tanya`, `3 pontos tanyát`: how a sentence speaks of a tile. */
export const tile = ({ type, points }: Location, ending: Ending = ''): string => `${signed(points)} pontos ${LOCATION[type][ending]}`;

const VALUES: Record<Value, string> = {
  points: 'pontérték',
  restoreCost: 'helyreállítási költség',
  ability: 'képesség',
  bid: 'licit',
  cost: 'ár',
  innovation: 'fejlesztés',
  victory: 'győzelmi bónusz',
  bands: 'pontsávok',
  upheaval: 'felfordulás',
};

const CONFIDENCE: Record<Confidence, string> = {
  restoreCost: 'rekonstruált helyreállítási költség',
  pointsAndRestoreCost: 'rekonstruált pontérték és helyreállítási költség',
  preview: 'a pontérték a kiadó előzeteséből való, a helyreállítási költség rekonstruált',
  abilityAttested: 'rekonstruált; csak az ismert, hogy van ilyen képesség',
  kindAttested: 'rekonstruált; csak az ismert, hogy vannak ilyenfajta képességek',
  reconstructed: 'rekonstruált',
  example: 'a szabálykönyv példájából való, a két alsó pontsáv jutalma rekonstruált',
  order: 'a fázisok sorrendje rekonstruált',
};

export const components: ComponentWords = {
  location: ({ type, points }) => `${capital(LOCATION[type][''])} (${signed(points)})`,
  disaster: disaster => card(disaster),
  conflict: conflict => `${numberOf(conflict)}. konfliktus`,
  effect,
  ability,
  resources,
  origin: ({ given, isWhole, confidence }) => {
    if (isWhole) return 'egy tulajdonos példánya szerint';
    if (given.length === 0) return CONFIDENCE[confidence];
    return `egy tulajdonos példánya szerint: ${es(given.map(value => VALUES[value]))}; egyébként ${CONFIDENCE[confidence]}`;
  },
  phases: {
    disaster: 'katasztrófafázis',
    doubleDisaster: 'dupla katasztrófafázis',
    economy: 'gazdasági fázis',
    industry: 'ipari fázis',
    conflict: 'konfliktusfázis',
    combined: 'kombinált gazdasági és ipari fázis',
  },
  aboutDisaster: ({ target, bid, cost, innovation }, options) =>
    `${az(`${target}. helyet`)} veszi célba; licit: ${kinds(bid)}; kézből ${amount(cost, 'hammer')} az ára; ` +
    `fejlesztés – ${ability(innovation, options)}`,
  aboutConflict: ({ victory, bands, upheaval: { rank, position } }) =>
    `${capital(bands.map(band => `${strengths(band)} katonai erő: ${rewards(band)}`).join('; '))}. Győzelem: ${rewards(victory)}. ` +
    `Felfordulás a többieknek: ${az(rank === 1 ? 'legértékesebb' : `${rank}. legértékesebb`)} ép helyszín helyet cserél ${az(`${position}. helyen`)} lévő lapkával.`,
};
