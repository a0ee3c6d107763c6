import { expect, it } from 'vitest';
import { warningWords } from './group-warnings';

it.each([
  [
    'numCards is ignored. Not used when splitting at --- lines.',
    'Number of cards is ignored. Not used when splitting at --- lines.',
  ],
  ['textOptions.tone is ignored. Only used with Generate.', 'Tone is ignored. Only used with Generate.'],
  ['colour is ignored.', 'colour is ignored.'],
  ['Folders are saved but not shown yet.', 'Folders are saved but not shown yet.'],
  [
    'sharingOptions.emailOptions.access defaults to view for the recipients.',
    'Recipient access defaults to view for the recipients.',
  ],
])('“%s” reads “%s”', (warning, words) => expect(warningWords(warning)).toBe(words));
