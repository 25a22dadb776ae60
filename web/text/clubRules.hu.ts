import type { rules as English } from './clubRules.en.ts';

export const rules: typeof English = {
  rules: {
    points: points => ({ name: 'Pontok.', text: `Helyezés szerint ${points.join(', ')}; holtversenynél osztoznak rajta.` }),
    season: {
      groups: (group, seats) => ({
        name: 'Csoportok.',
        text: `Egy csoportban ${group} körül játszanak, ${seats} fős asztaloknál, minden játszma egyszerre megy. A székek és az ellenfelek a lehető legegyenletesebben oszlanak el.`,
      }),
      moves: n => ({
        name: 'Fel és le.',
        text: n === 0 ? 'Senki sem vált osztályt.' : `Két osztály között legalább ${n} feljut és ${n} kiesik.`,
      }),
      ties: {
        name: 'Egyenlő pont.',
        text: 'Először az arány dönt, aztán az egymás elleni játszmák, aztán a győzelmek, végül a sorsolás. Mind külön oszlop.',
      },
      clock: {
        name: 'Lejár az órája.',
        text: '48 órán át gép lép helyetted, és visszaülhetsz. Utána végleg a gépé a hely, és abban a játszmában nem szerzel pontot.',
      },
      leave: {
        name: 'Kiszállás.',
        text: 'A játszmáidat gépek fejezik be, és 0 pontot kapsz. A többiek helyezését a gépek nélkül számoljuk.',
      },
      substitutes: weeks => ({
        name: 'Beugrók.',
        text:
          weeks === 0
            ? 'Nincsenek.'
            : `Az első ${weeks === 1 ? 'héten' : `${weeks} hétben`} a várólistáról ül valaki annak a helyére, aki kiszáll, és viszi tovább a játszmáit.`,
      }),
      skip: { name: 'Kihagyás.', text: 'Ha a kezdés előtt szólsz, az osztályod megmarad.' },
      close: { name: 'Határidő.', text: 'Ami a szezon zárásáig nem fejeződik be, az az állása szerint számít.' },
    },
    tournament: {
      swiss: { name: 'Sorsolás.', text: 'Az asztalok az állás elejéről telnek; amíg elkerülhető, senki sem játszik kétszer ugyanazzal.' },
      groups: group => ({
        name: 'Sorsolás.',
        text: `Kisorsolt csoportok, ${group} körüli létszámmal; aztán döntő asztalok a csoportbeli helyezés szerint.`,
      }),
      bye: points => ({
        name: 'Ha nem jön ki.',
        text: `Néhány asztal kisebb; akinek ki kell hagynia egy fordulót, ${points} pontot kap, mint a második, és amíg elkerülhető, senki sem kétszer.`,
      }),
      final: seats => ({ name: 'Döntő.', text: `A legjobb ${seats} egy asztalnál találkozik, és nulláról indul.` }),
      ties: {
        name: 'Egyenlő pont.',
        text: 'Először az ellenfeleid pontjai döntenek, aztán a részed az asztalaid pontjaiból, aztán az egymás elleni játszmák, végül a sorsolás.',
      },
      leave: {
        name: 'Kiszállás.',
        text: 'Az asztalodnál gép fejezi be, és nem szerez pontot; a pontjaid megmaradnak, és a következő sorsolásig visszatérhetsz.',
      },
      close: { name: 'Határidő.', text: 'Ami a forduló végéig nem fejeződik be, az az állása szerint számít.' },
      most: n => ({ name: 'Helyek.', text: `${n}; aki később nevez, a várólistára kerül.` }),
    },
  },
};
