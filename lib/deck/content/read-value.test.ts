import { describe, expect, it } from 'vitest';
import { figureValue, isFigure, isFigureWithUnit, isQuantity, leadingFigure, valuesIn } from './read-value';

describe('a value', () => {
  it.each([
    ...['142', '−3', '€4.2M', '98 %', '1,250 km', '1 250 000', '12,34,567', '0,5 l', '4,82 Mio. €', '30+', '3万'],
    ...['3–5', '3-5', '1.5–2 bar', '€10–€20', '10 % – 15 %', '3 to 5', '3 bis 5 kg', '3 à 5', '3,000〜5,000円'],
    ...['20 ± 2 °C', '5 +/- 1', '3:1', '24/7', '1 in 5', '14 of 120', '3 von 4', '30 × 40 cm', '1 h 12 min'],
  ])('is one token with its range, tolerance, unit or ratio: %s', (text) => {
    expect(leadingFigure(`${text} apples`)?.figure).toBe(text);
    expect([isFigure(text), isFigureWithUnit(text)]).toEqual([true, true]);
  });

  it.each([
    ...['9 May 2026', '9. Mai', '9 mai 2026', '9 de mayo', '14.05.2026', '2026-05-14', '2024/25', '9:30', '9–17 Uhr'],
    ...['9 am', '14 Uhr', '00417', '0412 555', '978-3-16-148410-0', '2.10.0', '12A Elm Row', '3rd floor', '5-star'],
    ...['+49 30 1234567', '555-0134', '12 North Lane', '4111 1111 1111', '10.1.1.4', '05–07', '221B Baker Street'],
  ])('is not a date, a time, a name with digits, or a part of one: %s', (text) =>
    expect([leadingFigure(text), isFigureWithUnit(text), valuesIn(`see ${text} there`)]).toEqual([null, false, []]),
  );

  it.each(['> 3.5 kg, but < 9 kg', '≥ 20 %, ≤ 80 %', '> 2 bar (< 5 bar)', '3 < x < 5', '3 °C < T < 9 °C', '5 > 3'])(
    'is not one end of an interval: %s',
    (text) => expect([leadingFigure(text), isFigureWithUnit(text)]).toEqual([null, false]),
  );

  it('has at most one word as its unit', () => {
    expect(['142 days', '3–5 Tage', '2.8 years', '€0.12/kWh', '12 Personen'].filter(isFigureWithUnit)).toHaveLength(5);
    expect(['12 North Lane', '12, rue de la Paix', '1 in 5 of us'].filter(isFigureWithUnit)).toEqual([]);
  });

  it('is compared with others if it is one number', () => {
    const quantities = ['142 days', '98 %', '3–5 days', '3:1', '24/7', '20 ± 2', '1 in 5'].filter((text) =>
      isQuantity(text),
    );
    expect(quantities).toEqual(['142 days', '98 %']);
    const read = (text: string) => figureValue(text, { decimal: '.' });
    expect(['3–5', '1:4', '0412', '4 h 30', '45 min'].map(read)).toEqual([null, null, null, 4.5, 0.75]);
  });
});
