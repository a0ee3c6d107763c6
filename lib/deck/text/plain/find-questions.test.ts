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
  ['a speaker who also says something', 'Eva: How far?\nTom: Two miles.\nEva: And then?\nTom: Left.\nEva: Thanks.', []],
  ['three speakers', 'Eva: How far?\nTom: Two miles.\nIda: No.\nEva: And then?\nTom: Left.', []],
])('reads questions and answers with two labels: %s', (_, text, expected) => expect(headings(text)).toEqual(expected));
