import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

function condensed(inputText: string, amount: 'brief' | 'medium' = 'medium') {
  const made = deckFrom(inputText, { textMode: 'condense', amount });
  return { ...made, texts: made.cards.map(({ blocks }) => blocks.map(blockText)) };
}

const corpus = (name: string) => readFileSync(`bench/corpus/${name}`, 'utf8');

const LONG =
  'The hall is large and bright, and people like to meet in it on rainy days and in the long winter. ' +
  'Nobody remembers who painted the walls green, although several people claim that they were there. ' +
  'The bus stops in front of the door in the morning, at noon and again before the doors are closed.';

describe('condense', () => {
  it('prefers decisions to figures', () => {
    const text = `Minutes of the board meeting

1. Floodlights
Mr Osei reported on three quotes for LED floodlights. The cheapest, from Lumio, costs 22,000 euros and includes installation. The second, from Brightfield, costs 24,500 euros but has a ten-year warranty instead of five. Ms Ferrer asked whether the council would contribute. Mr Novak had spoken to the council, and it pays up to 30 per cent if the application arrives before 30 June. Decision: the club applies for the grant with the Brightfield quote. Mr Osei writes the application by 10 June.

2. Any other business
The vending machine is broken again. Ms Brandt will call the supplier.`;
    expect(condensed(text, 'brief').texts.flat().join('\n')).toContain('Decision: the club applies for the grant');
  });

  it('has a title card for a list of questions', () => {
    const [cover, first] = condensed(corpus('faq.txt')).texts;
    expect(cover).toEqual(['Questions about the community garden']);
    expect(first?.[0]).toBe('Q: How do I get a plot?');
  });

  it('keeps lists of up to six points whole', () => {
    const { texts } = condensed(corpus('sales-mail.txt'));
    expect(texts.flat().join('\n')).toContain('212 units');
  });

  it('keeps sentences with figures and drops courtesies first', () => {
    const { texts } = condensed(
      `# Hall\n\n## News\n\nSorry for the wall of text!!\n\n${LONG} The roof costs €6,300. Many thanks for your patience.`,
    );
    const text = texts.flat().join('\n');
    expect(text).toContain('€6,300');
    expect(text).not.toMatch(/Sorry|thanks/);
  });

  it('shortens a paragraph of three long sentences, and says by how much', () => {
    const { warnings } = condensed(`# Hall\n\n## House\n\n${LONG}\n\n## Garden\n\nIt is small.`);
    expect(warnings.map(({ message }) => message)).toContain('Shortened to 3 of 4 sentences.');
  });

  it('reads a label in lower case above lines as a heading, and keeps all of the lines', () => {
    const notes =
      'mtg notes\nthere: Jo, Sam, Idris\n\nDECISIONS\n- go live moved\n- drop the chat\n\nnumbers\nbounce rate 61% -> 48% on the test page\ncheckout: 3.2% conversion (old 2.1%)\navg load 4.8s old, 1.9s new\n\nACTIONS\nJo: talk to legal about the banner\nSam: 14 product photos still missing\n\nopen questions\nwho pays for the CDN after jan?\ndo we translate to Welsh now or later?';
    const blocks = condensed(notes).texts.flat();
    const at = blocks.indexOf('numbers');
    expect(blocks.slice(at, at + 2)).toEqual([
      'numbers',
      'bounce rate 61% -> 48% on the test page\ncheckout: 3.2% conversion (old 2.1%)\navg load 4.8s old, 1.9s new',
    ]);
  });

  it('keeps the lines of a title card as its subtitle', () => {
    const lead = 'Product brief, version 3. Owner: Lena Ortiz. Status: for review on 6 March 2025.';
    const { cards } = condensed(`# Tidewater\n\n${lead}\n\n## Problem\n\n${LONG}\n\n## Offer\n\nA bottle.`);
    expect(cards[0]).toMatchObject({ part: 'title' });
    expect(cards[0]!.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
  });
});

describe('condense a conversation', () => {
  const { texts } = condensed(corpus('transcript.txt'));
  const lines = texts.slice(1).flat();

  it('keeps what is answered or confirmed with the answer', () => {
    const all = lines.join('\n');
    expect(all.includes('The freezer is fine') && !all.includes('The fridge is the worst place')).toBe(false);
    for (const [reply, said] of [
      ['Never the fridge', 'The fridge is the worst place'],
      ['The worktop is fine', 'The freezer is fine'],
      ['And why it should', 'why it goes stale'],
      ['Turns it back', 'And toasting it?'],
    ] as const)
      expect([reply, all.includes(reply) && !all.includes(said)]).toEqual([reply, false]);
  });

  it('names the speaker of each turn', () => {
    for (const line of lines.slice(1)) expect(line).toMatch(/^\[[\d:]+\] (?:ANNA|RAVI): /m);
  });
});

it('keeps the sentence that the text opens with', () => {
  const { texts } = condensed(corpus('press-release.txt'));
  expect(texts[1]!.join('\n')).toContain('for the first time since 1954');
});
