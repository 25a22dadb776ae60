/** Mit tegyen legközelebb, akinek a pontlap egyik sora elmaradt; a „Legközelebb:” után áll. */
import type { EmpiresEnd } from '../rules/state.ts';

export const advice: Readonly<Partial<Record<EmpiresEnd['line'], string>>> = {
  locations: 'védd a legértékesebb helyszíneidet: tarts jelzőt az őket fenyegető katasztrófákra, és kalapácsot ahhoz, ami leég.',
  endgame: 'a játék végén pontozó fejlesztéseket olyan helyszín alá tedd, amelyet aligha ér el katasztrófa.',
  conflicts: 'gyűjts fejszét a sávon látható konfliktusokra: a nagyobb erő pontot hoz, és aki győz, azt nem éri felfordulás.',
  abilities: 'használd minden fázisukban azokat a helyszíneket és fejlesztéseket, amelyek pontot adnak, és óvd meg őket.',
  fewResources: 'maradjon néhány jelződ, amikor katasztrófát viszel el: 2 pont egy érméért drága.',
};
