import type { Fact, Say, Voice } from '@tarsas/kernel';
import { describe, expect, test } from 'vitest';
import { addressing, addressingWords, botName, YOU } from '../address.ts';
import { address as en } from '../you.en.ts';
import { address as hu } from '../you.hu.ts';

const said = (address: typeof en, sentence: string) => address.toYou(sentence.replaceAll('Anna', YOU));

describe('Said to the reader, in English', () => {
  test.each([
    ['Anna builds a bridge.', 'You build a bridge.'],
    ['Anna passes and gives back the card.', 'You pass and give back the card.'],
    ['Anna carries out Fire 6 and Flood 2.', 'You carry out Fire 6 and Flood 2.'],
    ['Anna is the start player.', 'You are the start player.'],
    ['Anna now has shipping 1.', 'You now have shipping 1.'],
    ['Anna cannot place the tower.', 'You cannot place the tower.'],
    ['Anna discards a Thief from their hand.', 'You discard a Thief from your hand.'],
    ["Béla takes 1 power from Anna's building.", 'Béla takes 1 power from your building.'],
    ['Anna’s turn.', 'Your turn.'],
    ['One of Anna’s workers goes up.', 'One of your workers goes up.'],
    ['Béla’s building offers 1 power to Anna.', 'Béla’s building offers 1 power to you.'],
    ['Final score of Anna: 30.', 'Your final score: 30.'],
    ['Debt Collector of Anna: 1 gold.', 'Your Debt Collector: 1 gold.'],
    ['The viscount of Anna meets that of Béla.', 'Your viscount meets that of Béla.'],
    ['Row A: A2 forest, A3 lake (workshop of Anna), A4 lake', 'Row A: A2 forest, A3 lake (your workshop), A4 lake'],
    ['Order: Béla, Anna.', 'Order: Béla, you.'],
    ['The fists open: Anna 2, Béla 3.', 'The fists open: you 2, Béla 3.'],
  ])('%s', (third, second) => {
    expect(said(en, third)).toBe(second);
  });
});

describe('Said to the reader, in Hungarian', () => {
  test.each([
    ['Anna hidat épít az E4 mezőre.', 'Te hidat építesz az E4 mezőre.'],
    ['Anna elviszi a Pestis 4-et, és megkapja a licitet: 1 érme.', 'Te elviszed a Pestis 4-et, és megkapod a licitet: 1 érme.'],
    ['Anna papot küld a tűz rendjébe, ez 3 lépést ér.', 'Te papot küldesz a tűz rendjébe, ez 3 lépést ér.'],
    ['Anna a kezdőjátékos.', 'Te vagy a kezdőjátékos.'],
    ['Anna bevétele: 3 pénz.', 'A bevételed: 3 pénz.'],
    ['Anna erőforrásai 58 pénzt érnek.', 'Az erőforrásaid 58 pénzt érnek.'],
    ['Anna egy munkása a 2. szintre lép.', 'Egy munkásod a 2. szintre lép.'],
    ['Anna átrendezi a lapjait: Ada.', 'Te átrendezed a lapjaidat: Ada.'],
    ['Anna számára egy ásó 2 szerszámba kerül.', 'Számodra egy ásó 2 szerszámba kerül.'],
    ['Béla 1 hatalmat kap Anna építkezéséért.', 'Béla 1 hatalmat kap az építkezésedért.'],
    ['Béla nem kéri az Anna építkezéséért járó 2 hatalmat.', 'Béla nem kéri az építkezésedért járó 2 hatalmat.'],
    ['Béla építkezéséért Anna 1 hatalmat kaphat.', 'Béla építkezéséért te 1 hatalmat kaphatsz.'],
    ['Anna 1 lépése elvész: már a sáv tetején áll.', '1 lépésed elvész: már a sáv tetején állsz.'],
    ['Favágó (Anna): eldobhat egy lapot.', 'Favágó (te): eldobhatsz egy lapot.'],
    ['Anna és Béla várgrófja találkozik.', 'A várgrófod és Béla várgrófja találkozik.'],
    ['Anna – óriások (pusztaság): 20 pont, ő van soron.', 'Te – óriások (pusztaság): 20 pont, te vagy soron.'],
    ['Anna: 0 pont, az ép helyszínek értéke 138, passzolt.', 'Te: 0 pont, az ép helyszínek értéke 138, passzoltál.'],
    ['Anna: még nincs frakciója.', 'Te: még nincs frakciód.'],
    ['Körsorrend: Béla, Anna.', 'Körsorrend: Béla, te.'],
    ['Kinyílnak az öklök: Anna 2, Béla 3.', 'Kinyílnak az öklök: te 2, Béla 3.'],
  ])('%s', (third, second) => {
    expect(said(hu, third)).toBe(second);
  });
});

describe('A voice that addresses people', () => {
  const voice = {
    title: 'Tea',
    prompt: () => '',
    fact: ({ args }: Fact, say: Say) => `${say.name((args as { seat: number }).seat)} ${(args as { does: string }).does}.`,
    table: (say: Say) => [`Order: ${say.name(1)}, ${say.name(0)}`],
  } as unknown as Voice;
  const speaking = addressing(voice, en);
  const say = (viewer: Say['viewer'], ...names: string[]): Say => ({ name: seat => names[seat], view: {}, viewer });
  const told = (as: Say, does = 'pours tea') => speaking.fact({ key: 'does', args: { seat: 1, does } }, as);

  test('says you to a reader without a name, and to nobody else', () => {
    expect(told(say(1, 'Anna', ''))).toBe('You pour tea.');
    expect(told(say(0, 'Anna', ''))).toBe('Player Two pours tea.');
    expect(told(say('public', 'Anna', ''))).toBe('Player Two pours tea.');
  });

  test('says the name of whoever has one', () => {
    expect(told(say(1, 'Anna', 'Béla'))).toBe('Béla pours tea.');
  });

  test('understands a name that is only the word for you', () => {
    expect(told(say(1, 'Anna', 'You'))).toBe('You pour tea.');
  });

  test('is not fooled by somebody who calls themselves by that word or by the sign for it', () => {
    expect(told(say(0, 'Anna', 'You'))).toBe('Player Two pours tea.');
    expect(told(say(0, '', YOU))).toBe('Player Two pours tea.');
  });

  test('stays in the third person where it does not know the words', () => {
    expect(told(say(1, 'Anna', ''), 'went home')).toBe('Player Two went home.');
  });

  test('describes the table to the reader too', () => {
    expect(speaking.table(say(1, 'Anna', ''))).toEqual(['Order: you, Anna']);
  });

  test('lends its grammar to the words of an app', () => {
    const { empireOf, rows } = addressingWords(hu, { empireOf: (name: string) => `${name} birodalma`, rows: 3 });
    expect([empireOf('Anna'), empireOf('Te'), rows]).toEqual(['Anna birodalma', 'A birodalmad', 3]);
  });
});

test('bots have names, each its own, that no number can run into', () => {
  const names = [0, 1, 2, 3, 4].map(botName);
  expect(new Set(names).size).toBe(5);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});
