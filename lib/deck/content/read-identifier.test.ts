import { describe, expect, it } from 'vitest';
import { areIdentifiers, namesIdentifiers } from './read-identifier';

describe('numbers that name something', () => {
  it.each([
    ...['Zip code', 'Ext.', 'Employee number (HR)', 'Artikel-Nr.', 'Code postal', 'Número de pedido', '#'],
    ...['Почтовый индекс', '郵便番号', 'رقم الهاتف'],
  ])('have a label such as %s', (label) => {
    expect(namesIdentifiers(label)).toBe(true);
    expect(areIdentifiers(['412', '387'], label)).toBe(true);
  });

  it.each([
    ...['Number of guests', 'Lines of code', 'Rooms', 'No', 'Anzahl', 'Nombre de clients', '# of seats', '人数'],
  ])('don’t have a label such as %s', (label) => expect(namesIdentifiers(label)).toBe(false));

  it.each([
    ['a leading zero', ['00417', '1204']],
    ['groups of digits', ['978-3-16-148410-0']],
    ['several points', ['2.10.0', '3.0.1']],
    ['a country code', ['+49 30 7654321']],
    ['long numbers of equal length, each once', ['10115', '80331', '20095']],
  ])('have %s', (_, values) => expect(areIdentifiers(values)).toBe(true));

  it.each([
    ['four digits', ['1204', '1311', '1402']],
    ['groups of thousands', ['10,115', '80,331', '20,095']],
    ['different lengths', ['54210', '9120', '12000']],
    ['units', ['10115 km', '80331 km', '20095 km']],
    ['decimals', ['0.5', '0,25', '0']],
    ['times and dates', ['09:30', '08.05.2026', '2019–2024']],
    ['ranges', ['10-20', '20-30']],
  ])('don’t have %s', (_, values) => expect(areIdentifiers(values)).toBe(false));
});
