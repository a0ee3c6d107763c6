import { expect, it } from 'vitest';
import { blockText } from '../text/block-text';
import { readBlocks } from '../text/read-text';
import { condenseCard } from './condense-card';
import { opensClause } from './condense-units';
import { goesOn } from './goes-on';
import { refersBack } from './refers-back';

it.each(['That covers the floor, not the shelves.', 'Until then we use heaters.', 'Das liegt über dem Richtwert.'])(
  'refers to the sentence before it: %s',
  (sentence) => {
    expect(goesOn(sentence)).toBe(true);
  },
);

it.each(['This agreement ends in May.', 'Das Haus ist alt.'])('makes sense alone: %s', (sentence) => {
  expect(goesOn(sentence)).toBe(false);
});

it('keeps what was voted on with the result of the vote', () => {
  const blocks = readBlocks(
    '## Heating\n\nThe engineer came on Monday, and the boiler was measured. It is from 1998 and loses a fifth of its heat through the flue, as the readings of three winters show. The board proposes a new boiler in May.\n\nIn favour 14, against 1, abstentions 1.',
  );
  const short = condenseCard({ blocks, notes: null, labelOnly: false }, 32);
  const text = short.blocks.map(blockText).join(' ');
  expect(text).toContain('proposes a new boiler');
  expect(text).toContain('In favour 14');
});

it.each([
  'Samuel supports it if the readers can be bought from the budget.',
  'Open them at the table.',
  'Mary, who was 71, gave him her log book.',
  'Claims above 2,500 euros are also approved by the director.',
  'Tobias agrees; Finance would prefer to wait.',
  'The union disagrees.',
  'Without it, the overspend would have been about £31,000.',
])('refers to an earlier sentence: %s', (sentence) => {
  expect(refersBack(sentence) || goesOn(sentence)).toBe(true);
});

it.each([
  'The tool makes it possible to plan a day ahead.',
  'Nobody has to drive after ten hours of work.',
  'The company pays for a night at a hotel.',
])('refers to nothing: %s', (sentence) => {
  expect(refersBack(sentence) || goesOn(sentence)).toBe(false);
});

function shortened(text: string, words: number): string {
  const { blocks } = condenseCard({ blocks: readBlocks(text), notes: null, labelOnly: false }, words);
  return blocks.map(blockText).join('\n');
}

it('keeps the first sentence of every numbered clause', () => {
  const text = shortened(
    '## 3. Booking\n\n3.1 Trips are booked 14 days ahead. Later bookings need the consent of a director and of the finance team.\n\n3.2 Trains are preferred below five hours. First class is allowed from three hours on.\n\n3.3 Flights are booked in economy. Business class is allowed for flights of more than eight hours.\n\n3.4 Hotels may cost up to 140 euros.',
    25,
  );
  expect(text.match(/^3\.\d/gm)).toEqual(['3.1', '3.2', '3.3', '3.4']);
});

it('keeps the first sentence of clauses that are lines of one paragraph', () => {
  const text = shortened(
    '## 2. Fees\n\n2.1 The fee is 2 euros a month. Invoices are due within 14 days of the first working day.\n2.2 Late customers are suspended. Their data are kept for a further 90 days, and then deleted for good.\n2.3 Fees rise once a year. Customers may leave at once if the increase is higher than 5 per cent.',
    18,
  );
  expect(text.match(/2\.\d/g)).toEqual(['2.1', '2.2', '2.3']);
});

it('keeps code and a table with the sentence that announces them, or leaves both out', () => {
  const filler = 'The sensor was designed in the north of the country, where the tides are higher than anywhere else.';
  const text = (words: number) =>
    shortened(
      `## Flash\n\nHold the button for three seconds. Then run:\n\n\`\`\`\nflash --verify\n\`\`\`\n\n${filler}`,
      words,
    );
  expect(text(16)).toBe('Flash\nHold the button for three seconds. Then run:\nflash --verify');
  for (const words of [4, 8, 12, 20, 30]) expect(text(words).includes('flash')).toBe(text(words).includes('Then run:'));
});

it('prefers a recommendation to other sentences, and keeps a short answer with the sentence after it', () => {
  const filler = 'The old engine was bought together with the first two modules in the spring of that year.';
  expect(
    shortened(
      `## Decision\n\nThe licence of the engine ends in May. ${filler} ${filler} We recommend the extension.`,
      26,
    ),
  ).toContain('We recommend the extension.');
  const text = shortened(`## Maps\n\nTwice. The first time I drew a lake of 40 metres. ${filler} ${filler}`, 24);
  expect(text).toContain('Twice. The first time I drew a lake');
});

it('starts the text after a greeting with a capital', () => {
  expect(shortened('# Status\n\nHi all,\n\nhere is where we are with the move.', 45)).toContain('Here is where we are');
});

it.each(['1.2 kg beef shin, in large cubes', '1.5 l beef stock', '2.5 million people'])(
  'takes a quantity for no numbered clause: %s',
  (text) => {
    expect(opensClause(text)).toBe(false);
  },
);

it.each(['3.1 All trips are booked.', '2.4 A trip ends at home.', '1.1 THE CONTRACTOR delivers.'])(
  'takes this for a numbered clause: %s',
  (text) => {
    expect(opensClause(text)).toBe(true);
  },
);
