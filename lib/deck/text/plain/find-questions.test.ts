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
  [
    'no labels, but questions of several sentences, above a list or directly above their answers',
    'A talk\n\nShe has lived by the harbour for forty years, and she knows it well.\n\nHow far?\n\nIt is two miles along the river and one more uphill, says the map.\n\nHow dear?\n\nIt costs nothing at all before nine, and two pounds after that.\n\nHow often?\n\nOn the hour in summer, and twice a day from October to March.\n\nYou built it. Why?\n\nFor two reasons:\n- the view\n- the money\n\nAnd now?\nNothing.',
    ['A talk', 'How far?', 'How dear?', 'How often?', 'You built it. Why?', 'And now?'],
  ],
])('reads questions and answers with two labels: %s', (_, text, expected) => expect(headings(text)).toEqual(expected));
