import { expect, it } from 'vitest';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const headings = (text: string) =>
  readBlocks(text).flatMap((block) => (block.kind === 'heading' ? blockText(block) : []));

it.each([
  ['letters', 'Q: Dogs?\nA: Yes.\n\nQ: How far?\nA: Two miles.', ['Q: Dogs?', 'Q: How far?']],
  [
    'words',
    'Frage: Hunde?\nAntwort: Ja.\n\nFrage: Wie weit?\nAntwort: Zwei Meilen.',
    ['Frage: Hunde?', 'Frage: Wie weit?'],
  ],
  ['names of speakers', 'Eva: How far?\nTom: Two miles.\nEva: And then?\nTom: Left.', []],
  [
    'an initial',
    'Un entretien avec elle, au café de la gare.\n\nJournal : Comment ?\nM. Kerdoncuff : Par accident.\nJournal : Et après ?\nM. Kerdoncuff : Rien.',
    [],
  ],
  [
    'numbered words',
    'Question 1: Far?\nAnswer: No.\n\nQuestion 2: Dear?\nAnswer: Yes.',
    ['Question 1: Far?', 'Question 2: Dear?'],
  ],
])('reads questions and answers with two labels: %s', (_, text, expected) => expect(headings(text)).toEqual(expected));
