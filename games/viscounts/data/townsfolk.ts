/** The 68 neutral townsfolk (VWK-COMP-04). */
import {
  type Ability,
  and,
  destroy,
  discard,
  type Effect,
  exchange,
  flip,
  gain,
  hireFree,
  type Icon,
  or,
  payFor,
  rearrange,
  type Sure,
  shuffleDiscards,
  when,
} from './effects.ts';

/** A townsfolk card. `value` is its price, its movement and its worth when destroyed (VWK-CARD-01). */
export interface Card {
  value: number;
  icons: Icon[];
  /** When hired or dismissed (VWK-CARD-02). */
  top?: Effect;
  /** When played, while on the board, when it leaves on the right: at most one of the three (VWK-CARD-03). */
  instant?: Effect;
  ongoing?: Ability;
  dropoff?: Effect;
  sure: Sure;
}

const card = (value: number, icons: Icon[], top: Effect, on: Pick<Card, 'instant' | 'ongoing' | 'dropoff'>, sure: Sure): Card => ({
  value,
  icons,
  top,
  ...on,
  sure,
});

export const NEUTRAL = {
  acolyte: card(3, ['cleric', 'merchant'], discard(), { dropoff: flip() }, 'two sources'),
  antagonist: card(3, ['criminal', 'criminal'], gain('corruption'), { instant: gain('debt') }, 'two sources'),
  architect: card(1, ['builder', 'merchant'], rearrange, { instant: or(rearrange, discard(2)) }, 'one source'),
  aristocrat: card(2, ['noble', 'merchant'], gain('virtue'), { instant: or(destroy(), discard()) }, 'two sources'),
  artisan: card(3, ['builder', 'merchant'], discard(), { dropoff: flip() }, 'one source'),
  artist: card(3, ['noble'], discard(), { ongoing: payFor(['gold'], 1, 'noble', 2, 'placeWorkers', 1) }, 'one source'),
  benefactor: card(
    2,
    ['merchant', 'merchant'],
    gain('virtue'),
    { ongoing: exchange('merchant', 2, 'noble', 'placeWorkers') },
    'two sources',
  ),
  bishop: card(3, ['cleric', 'cleric'], gain('debt'), { ongoing: when('afterTranscribe', gain('corruption')) }, 'one source'),
  charlatan: card(3, ['builder', 'builder'], gain('debt'), { ongoing: when('afterConstruct', gain('corruption')) }, 'one source'),
  chevalier: card(3, ['noble', 'merchant'], discard(), { dropoff: flip() }, 'one source'),
  clergyman: card(1, ['cleric', 'merchant'], rearrange, { ongoing: payFor(['silver'], 2, 'cleric', 1, 'transcribe') }, 'two sources'),
  conspirator: card(2, ['criminal'], discard(), { dropoff: gain('virtue') }, 'one source'),
  courier: card(1, ['merchant', 'merchant', 'merchant'], shuffleDiscards, { instant: or(destroy(), discard(2)) }, 'one source'),
  'deacon-3': card(3, ['cleric'], rearrange, { ongoing: when('afterTranscribe', or(destroy(), discard())) }, 'two sources'),
  'deacon-2': card(2, ['cleric'], gain('virtue'), { ongoing: when('afterTranscribe', gain('virtue')) }, 'one source'),
  'debt-collector-flipdeed': card(3, ['criminal'], gain('corruption'), { ongoing: when('flipDebt', flip('deed')) }, 'one source'),
  'debt-collector-hire': card(3, ['criminal'], gain('corruption'), { ongoing: when('flipDebt', or(hireFree, destroy())) }, 'one source'),
  'debt-collector-virtue': card(
    2,
    ['criminal'],
    gain('corruption'),
    { ongoing: when('flipDebt', and(gain('silver'), gain('virtue'))) },
    'one source',
  ),
  'debt-collector-resource': card(2, ['criminal'], gain('corruption'), { ongoing: when('flipDebt', gain('resource')) }, 'one source'),
  defender: card(1, ['builder', 'merchant'], shuffleDiscards, { dropoff: or(hireFree, destroy()) }, 'one source'),
  diplomat: card(1, ['noble', 'merchant'], rearrange, { ongoing: payFor(['silver'], 2, 'noble', 1, 'placeWorkers') }, 'two sources'),
  disciple: card(1, ['cleric', 'merchant'], shuffleDiscards, { dropoff: or(hireFree, destroy()) }, 'one source'),
  enforcer: card(3, ['noble', 'noble'], gain('debt'), { ongoing: when('afterPlaceWorkers', gain('corruption')) }, 'one source'),
  foreman: card(2, ['builder', 'merchant'], gain('virtue'), { instant: or(destroy(), discard()) }, 'one source'),
  friar: card(2, ['cleric'], gain('virtue'), { instant: gain('virtue') }, 'one source'),
  gatekeeper: card(1, ['noble', 'merchant'], rearrange, { instant: or(rearrange, discard(2)) }, 'two sources'),
  illusionist: card(1, ['criminal'], rearrange, { instant: or(rearrange, discard(2)) }, 'one source'),
  jeweller: card(2, ['merchant', 'merchant'], gain('virtue'), { ongoing: when('afterTrade', gain('virtue')) }, 'one source'),
  // VWK-OPEN-13: its three sister cards are drop-off; kept as listed.
  lookout: card(1, ['criminal'], shuffleDiscards, { instant: or(hireFree, destroy()) }, 'one source'),
  mason: card(1, ['builder', 'merchant'], rearrange, { ongoing: payFor(['silver'], 2, 'builder', 1, 'construct') }, 'two sources'),
  meddler: card(2, ['criminal'], gain('corruption'), { dropoff: and(gain('deed'), gain('debt')) }, 'one source'),
  miner: card(2, ['builder'], gain('virtue'), { instant: gain('virtue') }, 'one source'),
  'missionary-3': card(3, ['cleric', 'merchant'], discard(), { dropoff: gain('ink', 2) }, 'one source'),
  'missionary-2': card(2, ['cleric', 'merchant'], discard(), { instant: gain('ink') }, 'one source'),
  'overseer-3': card(3, ['noble'], rearrange, { ongoing: when('afterPlaceWorkers', or(destroy(), discard())) }, 'two sources'),
  'overseer-2': card(2, ['noble'], gain('virtue'), { ongoing: when('afterPlaceWorkers', gain('virtue')) }, 'one source'),
  pastor: card(1, ['cleric', 'merchant'], rearrange, { instant: or(rearrange, discard(2)) }, 'one source'),
  'patron-3': card(3, ['noble', 'merchant'], discard(), { dropoff: gain('gold', 2) }, 'one source'),
  'patron-2': card(2, ['noble', 'merchant'], discard(), { instant: gain('gold') }, 'one source'),
  'peddler-ink': card(2, ['merchant', 'merchant', 'merchant'], gain('virtue'), { ongoing: when('collision', gain('ink')) }, 'two sources'),
  'peddler-gold': card(2, ['merchant', 'merchant', 'merchant'], gain('virtue'), { ongoing: when('collision', gain('gold')) }, 'one source'),
  'peddler-stone': card(
    2,
    ['merchant', 'merchant', 'merchant'],
    gain('virtue'),
    { ongoing: when('collision', gain('stone')) },
    'one source',
  ),
  'peddler-silver': card(
    1,
    ['merchant', 'merchant', 'merchant'],
    discard(),
    { ongoing: when('collision', gain('silver', 2)) },
    'one source',
  ),
  pickpocket: card(1, ['criminal'], discard(), { instant: or(destroy(), gain('silver', 2)) }, 'one source'),
  priest: card(3, ['cleric'], discard(), { ongoing: payFor(['ink'], 1, 'cleric', 2, 'transcribe', 1) }, 'one source'),
  princess: card(2, ['noble'], gain('virtue'), { instant: gain('virtue') }, 'two sources'),
  'racketeer-2': card(2, ['criminal'], shuffleDiscards, { ongoing: when('gainDebt', or(destroy(), discard())) }, 'one source'),
  'racketeer-1': card(1, ['criminal'], shuffleDiscards, { ongoing: when('gainDebt', or(rearrange, discard())) }, 'two sources'),
  'scoundrel-gold': card(1, ['criminal'], discard(), { instant: gain('gold') }, 'two sources'),
  'scoundrel-ink': card(1, ['criminal'], discard(), { instant: gain('ink') }, 'one source'),
  'scoundrel-stone': card(1, ['criminal'], discard(), { instant: gain('stone') }, 'one source'),
  sculptor: card(3, ['builder'], discard(), { ongoing: payFor(['stone'], 1, 'builder', 2, 'construct', 1) }, 'one source'),
  'stonecutter-3': card(3, ['builder', 'merchant'], discard(), { dropoff: gain('stone', 2) }, 'two sources'),
  'stonecutter-2': card(2, ['builder', 'merchant'], discard(), { instant: gain('stone') }, 'one source'),
  // The effect on top is inferred from its two sister cards.
  strongman: card(
    2,
    ['merchant', 'merchant'],
    gain('virtue'),
    { ongoing: exchange('merchant', 2, 'builder', 'construct') },
    'partly reconstructed',
  ),
  'swindler-stone': card(3, ['criminal'], gain('corruption'), { dropoff: gain('stone', 2) }, 'two sources'),
  'swindler-gold': card(3, ['criminal'], gain('corruption'), { dropoff: gain('gold', 2) }, 'one source'),
  'swindler-ink': card(3, ['criminal'], gain('corruption'), { dropoff: gain('ink', 2) }, 'one source'),
  'tinker-stone': card(2, ['cleric', 'noble'], gain('virtue'), { dropoff: gain('stone') }, 'one source'),
  'tinker-gold': card(2, ['builder', 'cleric'], gain('virtue'), { dropoff: gain('gold') }, 'two sources'),
  'tinker-ink': card(2, ['builder', 'noble'], gain('virtue'), { dropoff: gain('ink') }, 'one source'),
  // One list calls it instant; a photograph shows the drop-off mark.
  traitor: card(2, ['criminal'], shuffleDiscards, { dropoff: gain('resource') }, 'two sources'),
  traveller: card(2, ['merchant', 'merchant'], gain('virtue'), { ongoing: exchange('merchant', 2, 'cleric', 'transcribe') }, 'two sources'),
  trickster: card(3, ['criminal'], gain('corruption'), { dropoff: flip() }, 'one source'),
  vicar: card(2, ['cleric', 'merchant'], gain('virtue'), { instant: or(destroy(), discard()) }, 'one source'),
  watchman: card(1, ['noble', 'merchant'], shuffleDiscards, { dropoff: or(hireFree, destroy()) }, 'two sources'),
  'woodcutter-2': card(2, ['builder'], gain('virtue'), { ongoing: when('afterConstruct', gain('virtue')) }, 'two sources'),
  'woodcutter-3': card(3, ['builder'], rearrange, { ongoing: when('afterConstruct', or(destroy(), discard())) }, 'one source'),
} satisfies Record<string, Card>;
