import { expect, it } from 'vitest';
import { tieLeadingWords } from './leading-words';

it.each([
  ['A walk to the sea', 'A\u00a0walk to\u00a0the\u00a0sea'],
  ['Was sich für die Nachbarn ändert', 'Was sich für\u00a0die\u00a0Nachbarn ändert'],
  ['What we stand for', 'What we stand for'],
  ['Breathe again', 'Breathe again'],
])('adds no-break spaces after the leading words of %j', (text, tied) => expect(tieLeadingWords(text)).toBe(tied));
