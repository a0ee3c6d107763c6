import { describe, expect, it } from 'vitest';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { refersBack } from './refers-back';

describe('refersBack', () => {
  it.each([
    'If that worker died, nobody knew.',
    'If it begins after 1 June 2026, the Heritage grant lapses.',
    'In that case the fee doubles.',
    'We fixed it with three settings:',
    'With 600 notifications a second it became the bottleneck, so workers poll every 200 ms instead.',
    'In 2022, it lent 184,000 items.',
    'Removing asbestos there would cost about £35,000 and take three weeks.',
    'The insurance settlement covers £640,000 of this.',
    'Only 9% said they would not use it at all.',
    'The survey sampled 14 places and found none, but the ceiling could not be reached.',
    'No branch had such a room.',
    'Wir haben dafür eine Reserve von 600.000 € eingeplant.',
    'Für das Pflegeheim ist das entscheidend: Im Juli 2025 wurden dort an 17 Tagen mehr als 30 Grad gemessen.',
    'Wenn sie ausfällt, bleibt es kalt.',
    'Im Sommer wurden dort 30 Grad gemessen.',
    'Heute kostet sie das Doppelte.',
    'Nur elf der Gebäude sind für diese Technik geeignet.',
    'S’il commence en juin, la ville paie.',
    'Dans ce cas, la ville paie.',
    'En 2024, elle a prêté 14 000 livres.',
    'Personne n’y travaille.',
    'Tom would rather have two.',
    'Scrapping would have cost 400,000.',
    'Action: Ines collects reasons from support until then.',
    'A comparison that counts one and not the other is not a comparison.',
    'Auf eine Stelle im Tiefbauamt kamen zuletzt 31 statt 6.',
    'Le maire ne l’a jamais présentée au conseil.',
    'Cuesta 4.000 euros, de los que el ayuntamiento paga 2.500.',
  ])('notices a reference to the sentence before: %s', (sentence) => {
    expect(refersBack(sentence)).toBe(true);
  });

  it.each([
    'A survey found that 71% would use the branch at least once a month if it reopened.',
    'The hall is closed because it burned down.',
    'Today there are 12 branches.',
    'The mayor says there is no money.',
    'People who live in the town meet there.',
    'We need the money and the time.',
    'The crane would have to be moved.',
    'La ville a rouvert la piscine.',
    'Los alumnos tienen un huerto.',
    'The team has two goals.',
    'The report of this year lists 12 branches.',
    'We thank those who helped.',
    'We sell fruit such as apples.',
    'Der Wärmebedarf liegt bei 4,9 GWh im Jahr.',
    'Wir sorgen dafür, dass die Halle öffnet.',
    'Heute gibt es 12 Filialen.',
    'Für das Projekt hat das Land 3 Mio. € bewilligt.',
    'Im Pflegeheim wurden dort, wo Süden ist, 30 Grad gemessen.',
    'Im Bericht dieses Jahres stehen 12 Filialen.',
    'Dans la ville, il y a 12 écoles.',
    'La ville paie 12 euros.',
  ])('finds none in: %s', (sentence) => {
    expect(refersBack(sentence)).toBe(false);
  });

  it('takes linear time', () => {
    for (const piece of ['We saw ', 'With a ', 'in the ', 'such ', 'Für das ', ', ', '; ']) {
      const work = (size: number, run: number) => () => void refersBack(`${piece.repeat(size)}${run}`);
      expect(growth(20_000, work), piece).toBeLessThan(MOST_LINEAR_GROWTH);
    }
  });
});
