import { describe, expect, it } from 'vitest';
import { areIdentifiers, namesIdentifiers } from './read-identifier';

describe('numbers that name something', () => {
  it.each([
    ...[
      'No.',
      'ID',
      'Zip code',
      'Ext.',
      'Phone',
      'Order number',
      'Employee number (HR)',
      'Artikel-Nr.',
      'PLZ',
      'Kundennr.',
    ],
    ...['Durchwahl', 'Bestellnummer', 'Code postal', 'N°', 'numéro de commande', 'Código postal', 'Número de pedido'],
    ...[
      'Codice postale',
      'CEP',
      'Postnummer',
      'Kod pocztowy',
      'Почтовый индекс',
      'Табельный номер',
      '郵便番号',
      '邮编',
    ],
    ...['전화번호', 'رقم الهاتف', 'מיקוד', 'पिन कोड', '#'],
  ])('have a label such as %s', (label) => {
    expect(namesIdentifiers(label)).toBe(true);
    expect(areIdentifiers(['412', '387'], label)).toBe(true);
  });

  it.each([
    ...[
      'Number of guests',
      'Lines of code',
      'The year in numbers',
      'Paid',
      'Orders',
      'Rooms',
      'No',
      'Número de alumnos',
    ],
    ...['Anzahl', 'Nombre de clients', 'Members', '# of seats', 'Code coverage', '人数'],
  ])('don’t have a label such as %s', (label) => {
    expect(namesIdentifiers(label)).toBe(false);
  });

  it.each([
    ['a leading zero', ['00417', '1204']],
    ['groups of digits', ['978-3-16-148410-0']],
    ['several points', ['2.10.0', '3.0.1']],
    ['a country code', ['+49 30 7654321']],
    ['long numbers of equal length, each once', ['10115', '80331', '20095']],
  ])('have %s', (_, values) => {
    expect(areIdentifiers(values)).toBe(true);
  });

  it.each([
    ['four digits', ['1204', '1311', '1402']],
    ['groups of thousands', ['10,115', '80,331', '20,095']],
    ['different lengths', ['54210', '9120', '12000']],
    ['units', ['10115 km', '80331 km', '20095 km']],
    ['decimals', ['0.5', '0,25', '0']],
    ['times and dates', ['09:30', '08.05.2026', '2019–2024']],
    ['ranges', ['10-20', '20-30']],
  ])('don’t have %s', (_, values) => {
    expect(areIdentifiers(values)).toBe(false);
  });
});
