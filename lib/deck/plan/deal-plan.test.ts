import { describe, expect, it } from 'vitest';
import type { Card } from '../blocks';
import { layOutDeck } from '../lay-out-deck';
import { countNaturalCards } from '../make-cards';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { blockText } from '../text/block-text';
import { findStandardTheme } from '../themes/all-themes';
import { provePreserved } from '../write/prove-preserved';
import { linesIn } from './card-room';

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
      if (count >= 3) expect(cards[0]!.part).toBe('title');
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
    expect(headings(at(HARBOUR, 6)).slice(2)).toEqual(['People, Pilots', 'Dockers, Office', 'Money', 'Schedule']);
  });

  it('splits the fullest cards of the plan to get more cards', () => {
    const text = ['# Tides', section('Ebb', 2), section('Flood', 10), section('Storm', 2)].join('\n\n');
    const natural = countNaturalCards({ inputText: text, textMode: 'preserve', format: 'presentation' });
    const cards = at(text, natural + 1);
    expect(headings(cards)).toEqual(['Tides', 'Ebb', 'Flood', '', 'Storm']);
    expect(cards[3]!.repeats).toMatchObject({ isContinued: true });
  });

  it('splits visuals last', () => {
    const moments = '- March 2026: drawings\n- June 2026: permits\n- October 2026: piles\n- April 2027: opening';
    const text = `# Quay\n\n## Why\n\n${sentences(3, 'quay')}\n\n## When\n\n${moments}`;
    expect(headings(at(text, 4))).toEqual(['Quay', 'Why', '', 'When']);
  });

  it('numbers sections that have no section card', () => {
    expect(at(HARBOUR, 6).map(({ band }) => band)).toEqual([undefined, '1 / 4', '2 / 4', undefined, '3 / 4', '4 / 4']);
    const natural = countNaturalCards({ inputText: HARBOUR, textMode: 'preserve', format: 'presentation' });
    expect(at(HARBOUR, natural).some(({ band }) => band)).toBe(false);
  });

  it.each(['proof', 'almanac', 'concrete', 'night-shift', 'harbour', 'blueprint', 'field-notes', 'terracotta'])(
    'shows the section number as decoration: %s',
    (id) => {
      const { cards } = layOutDeck(at(HARBOUR, 6), sampleOptions({ theme: findStandardTheme(id)! }));
      const shown = cards[1]!.elements.filter(
        (element) =>
          element.kind === 'text' && element.paragraphs.some(({ runs }) => runs.some(({ text }) => text === '1 / 4')),
      );
      expect(shown).toMatchObject([{ repeated: true }]);
    },
  );

  it('fills the cards of a section evenly', () => {
    const text = ['# Tides', section('Ebb', 24), section('Flood', 31)].join('\n\n');
    for (let count = 3; count <= 16; count += 1) {
      const lines = at(text, count)
        .slice(1)
        .map(({ blocks }) => linesIn(blocks.filter(({ kind }) => kind !== 'heading')));
      expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.5);
    }
  });
});
