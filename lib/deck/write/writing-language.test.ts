import { expect, it } from 'vitest';
import { writingLanguage } from './writing-language';

it.each([
  ['Pitch deck for a coffee shop', 'en'],
  ['Das Boot: a film review', 'en'],
  ['Trip to Rio de Janeiro', 'en'],
  ['Unterricht über Fotosynthese für die 7. Klasse', 'de'],
  ['Présentation pour un café à Lyon', 'fr'],
  ['Una presentación para nuestro equipo', 'es'],
  ['Presentazione per il nuovo cliente', 'it'],
  ['コーヒーショップのピッチ', 'ja'],
  ['Pitch deck for a coffee shop, in French', 'fr'],
  ['Ein Vortrag über Bienen auf Englisch', 'en'],
])('of the short prompt %j is %s', (prompt, language) => expect(writingLanguage(prompt)).toBe(language));

it('of a longer text is its own language', () => {
  const german =
    'Der Umsatz stieg im dritten Quartal auf 4,2 Millionen Euro. Die Kündigungsquote sank auf 1,8 Prozent, und zwölf neue Kunden kamen hinzu.';
  expect(writingLanguage(german)).toBe('de');
});
