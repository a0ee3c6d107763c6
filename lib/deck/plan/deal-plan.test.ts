import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { provePreserved } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';
import { blockText } from '../text/block-text';

const sentences = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => `The ${of} of pier ${at} is longer than that of the mill.`).join(' ');
const section = (name: string, count: number) => `## ${name}\n\n${sentences(count, name)}`;
const HARBOUR = [
  '# Harbour\n\nA plan',
  `## Cargo\n\nWhat comes and goes.\n\n### Timber\n\n${sentences(3, 'timber')}\n\n### Grain\n\n${sentences(3, 'grain')}`,
  `## People\n\n### Pilots\n\n${sentences(2, 'pilots')}\n\n### Dockers\n\n${sentences(1, 'dockers')}\n\n### Office\n\n${sentences(1, 'office')}`,
  '## Money\n\n- Quay: 4.2 M€\n- Elevator: 1.9 M€\n- Training: 0.3 M€',
  section('Schedule', 2),
].join('\n\n');
const TABLE = `| Berth | Length |\n| --- | --- |\n${Array.from({ length: 24 }, (_, at) => `| Berth ${at} | ${at * 7} m |`).join('\n')}`;

function at(inputText: string, numCards: number): Card[] {
  return deckFrom(inputText, { numCards }).cards;
}

const headings = (cards: Card[]) =>
  cards.map(({ blocks }) => blocks.flatMap((block) => (block.kind === 'heading' ? [blockText(block)] : [])).join(', '));

describe('planning a fixed number of cards', () => {
  it.each([
    ['sections', HARBOUR],
    ['long sections', ['# Tides', section('Ebb', 40), section('Flood', 3), section('Storm', 25), TABLE].join('\n\n')],
    ['a text without headings', `${sentences(30, 'rope')}\n\n${TABLE}\n\n${sentences(9, 'anchor')}`],
    ['a short text', '# Tides\n\nThey come and go.'],
  ])('makes exactly 1 to 75 cards and keeps every word: %s', (_, text) => {
    for (let count = 1; count <= 75; count += 1) {
      const cards = at(text, count);
      expect(cards).toHaveLength(count);
      expect(provePreserved(text, cards)).toEqual({ ok: true });
      const isMarked = text.match(/^## /gm)?.length === count;
      if (count >= 3 && !isMarked) expect(cards[0]!.part).toBe('title');
      if (isMarked)
        expect(
          headings(cards)
            .slice(1)
            .map((each) => each.split(',')[0]),
        ).toEqual(text.match(/(?<=^## ).+/gm)!.slice(1));
    }
  });

  it('keeps sections whole if they fit, and otherwise splits them at subheadings', () => {
    expect(headings(at(HARBOUR, 5))).toEqual([
      'Harbour',
      'Cargo, Timber, Grain',
      'People, Pilots, Dockers, Office',
      'Money',
      'Schedule',
    ]);
    expect(headings(at(HARBOUR, 6))[1]).toBe('Contents');
    expect(headings(at(HARBOUR, 7)).slice(2, 5)).toEqual(['Cargo, Timber', 'Grain', 'People, Pilots, Dockers, Office']);
  });

  it('repeats the heading of the answer that is split, not the title', () => {
    const faq = ['Cost?', 'Hens?', 'Hedge?', 'Dogs?'].map((each) => `## ${each}\n\nYes, it is so. No, not always.`);
    const repeated = at(`# Plots\n\n${faq.join('\n\n')}`, 10).flatMap(({ repeats }) => repeats?.heading ?? []);
    expect(repeated.map(blockText)).toEqual(['Cost?', 'Hens?', 'Hedge?', 'Dogs?']);
  });

  it('gives a key figure and the last line of the text their own cards before it splits anything else', () => {
    const text = `# Repairs\n\n## Work\n\n${sentences(4, 'crane')} Of all repairs, 71 % held.\n\n## Plans\n\n${sentences(2, 'slip')}\n\nCome and help.`;
    const words = at(text, 5).map(({ blocks }) => blocks.map(blockText).at(-1));
    expect(words[2]).toBe('Of all repairs, 71 % held.');
    expect(words[4]).toBe('Come and help.');
    const first = `# Repairs\n\n## Money\n\nIncome was £412,700. ${sentences(3, 'box')}\n\n## Plans\n\n${sentences(2, 'slip')}`;
    expect(at(first, 4)[1]!.blocks.map(blockText)).toEqual(['Money', 'Income was £412,700.']);
  });

  it('makes a card of what is between two markers if as many cards are asked for', () => {
    const text = `# Tides\n\n---\n\n${sentences(1, 'ebb')}\n\n---\n\n## Flood\n\nHigh.\n\n## Storm\n\nLow.`;
    expect(headings(at(text, 3))).toEqual(['Tides', '', 'Flood, Storm']);
  });
});
