/** Buildings on their spots: reward, links, uncovered abilities (VWK-BUILD). */
import type { Seat, Step } from '@tarsas/kernel';
import type { Do } from '../choices.ts';
import type { BuildingBody, BuiltBody, ErectBody, LinkBody, SpotBody } from '../frames.ts';
import {
  BUILDINGS_EACH,
  bankSpots,
  completedLinks,
  linkEffect,
  linkEnds,
  linkId,
  spotAt,
  spotId,
  spotNamed,
  spotOwner,
} from '../questions/board.ts';
import { buildingId, buildingNamed, slotAbility } from '../questions/buildings.ts';
import { buildingsLeft, spotsFor } from '../questions/possible.ts';
import { type G, isAi, type State, type Viscounts } from '../state.ts';
import { commute } from './abilities.ts';

/** A building leaves the player board for good (VWK-BUILD-05, VWK-BUILD-18). */
export function putBuilding(g: G, seat: Seat, building: number, spot: number): void {
  g.s.spots = g.s.spots.with(spot, seat * BUILDINGS_EACH + building);
  g.s.players[seat].built |= 1 << building;
  g.log('built', { seat, building: buildingId(building), spot: spotId(g.s, spot) }, isAi(g.s, seat) ? 'VWK-SOLO-31' : 'VWK-BUILD-05');
  g.call({ kind: 'built', seat, spot, links: null });
}

export const freeBankSpots = (s: State, seat: Seat): number[] => bankSpots(s, s.players[seat].at).filter(spot => s.spots[spot] < 0);

/** Which free spot of the own bank. */
export const spot: Step<Viscounts, SpotBody, Do<'spot'>> = {
  options: (s, f) => freeBankSpots(s, f.seat).map(free => ({ do: 'spot', spot: spotId(s, free) })),
  choose(g, f, seat, choice) {
    g.done();
    putBuilding(g, seat, f.building, spotNamed(g.s, choice.spot));
  },
};

/** Where there is only one free spot nobody is asked. */
export const erect: Step<Viscounts, ErectBody> = {
  run(g, { seat, building: one, spot: only }) {
    g.done();
    putBuilding(g, seat, one, only);
  },
};

/** First the spot's reward, then the links it completes (VWK-BUILD-15). */
export const built: Step<Viscounts, BuiltBody> = {
  run(g, f) {
    const { seat } = f;
    if (f.links === null) {
      f.links = completedLinks(g.s, f.spot);
      const ability = slotAbility(g.s, seat, g.s.spots[f.spot] % BUILDINGS_EACH);
      if (ability.kind === 'onBuilt') g.call({ kind: 'effect', seat, effect: ability.effect }); // VWK-SOLO-42
      g.call({ kind: 'effect', seat, effect: spotAt(g.s, f.spot).reward });
      return;
    }
    if (f.links.length === 0) return g.done();
    if (!isAi(g.s, seat) && f.links.length > 1 && !commute(f.links.flatMap(link => linkEffect(g.s, link) ?? [])))
      return g.goto({ kind: 'link', seat, spot: f.spot, links: f.links });
    gainLink(g, seat, f.links[0]);
    f.links.shift();
  },
};

export const link: Step<Viscounts, LinkBody, Do<'link'>> = {
  options: (s, f) => f.links.map(one => ({ do: 'link', link: linkId(s, one) })),
  choose(g, f, seat, choice) {
    const first = f.links.find(one => linkId(g.s, one) === choice.link)!;
    gainLink(g, seat, first);
    g.goto({ kind: 'built', seat, spot: f.spot, links: f.links.filter(one => one !== first) });
  },
};

/** The builder, then the owner at the other end; once if they are the same (VWK-BUILD-06, VWK-BUILD-07). */
function gainLink(g: G, seat: Seat, one: number): void {
  const gained = linkEffect(g.s, one);
  if (gained === null) return;
  const other = linkEnds(g.s, one)
    .map(end => spotOwner(g.s.spots[end]))
    .find(owner => owner !== seat);
  for (const owner of other === undefined ? [seat] : [seat, other]) {
    g.log('link', { seat: owner, link: linkId(g.s, one), effect: gained }, 'VWK-BUILD-06');
    g.call({ kind: 'effect', seat: owner, effect: gained });
  }
}

/** A free building: which one of its type, and where (VWK-BUILD-16, VWK-SETUP-29). */
export const building: Step<Viscounts, BuildingBody, Do<'build'>> = {
  options: (s, f) =>
    buildingsLeft(s, f.seat, f.type).flatMap(one =>
      spotsFor(s, f.seat, f.at).map(free => ({ do: 'build' as const, building: buildingId(one), spot: spotId(s, free) })),
    ),
  choose(g, _, seat, choice) {
    g.done();
    putBuilding(g, seat, buildingNamed(choice.building), spotNamed(g.s, choice.spot));
  },
};
