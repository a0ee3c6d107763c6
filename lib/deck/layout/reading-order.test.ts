import { describe, expect, it } from 'vitest';
import type { Block, Card } from '../blocks';
import { readContent } from '../content/read-content';
import { nominalSize } from '../deck';
import { LAYOUT_NAMES, type PlacedElement } from '../placed';
import { skeletonOf } from '../skeletons/all-skeletons';
import { card, code, heading, image, list, paragraph, quote, table } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { attempt } from './fit-card';
import type { LayoutOptions } from './layout-options';
import { STANDARD_STEP } from './measure/type-scale';

/** All but those in which one block comes first in large type. */
const LAYOUTS = LAYOUT_NAMES.filter((layout) => layout !== 'statement' && layout !== 'quote');

/** Blocks whose words are numbered: `w0`, `w1` and so on. */
const CARDS: [string, Card][] = [
  ['a list before a quotation', card(heading('w0'), list('w1', 'w2'), quote('w3'), paragraph('w4'))],
  ['a list before a paragraph', card(heading('w0'), list('w1', 'w2'), paragraph('w3'), list('w4', 'w5'))],
  ['a quotation between paragraphs', card(heading('w0'), paragraph('w1'), quote('w2'), paragraph('w3'), quote('w4'))],
  ['a table and code', card(heading('w0'), paragraph('w1'), table(['w2'], ['w3']), code('w4'), paragraph('w5'))],
  ['a picture in between', card(heading('w0'), list('w1'), image(), quote('w2'), paragraph('w3'))],
  ['groups', card(heading('w0'), paragraph('w1'), heading('w2', 3), list('w3'), heading('w4', 3), paragraph('w5'))],
  ['no heading', card(quote('w0'), list('w1', 'w2'), paragraph('w3'))],
];
const SHAPES: Partial<LayoutOptions>[] = [
  { format: 'presentation', dimensions: '16x9' },
  { format: 'social', dimensions: '9x16' },
];

type Word = { at: number; x: number; y: number };

function wordsOf(elements: PlacedElement[]): Word[] {
  return elements.flatMap((element) => {
    const paragraphs =
      element.kind === 'text'
        ? element.paragraphs
        : element.kind === 'table'
          ? element.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.paragraphs))
          : [];
    return paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ runs, baseline }) => {
        const text = runs
          .map((run) => run.text)
          .join('')
          .toLowerCase();
        return /^w\d+$/.test(text) ? [{ at: Number(text.slice(1)), x: runs[0]!.x, y: baseline }] : [];
      }),
    );
  });
}

describe('reading order', () => {
  it.each(CARDS.flatMap(([name, each]) => LAYOUTS.map((layout) => [layout, name, each] as const)))(
    'in %s with %s follows the text',
    (layout, _name, each) => {
      for (const shape of SHAPES) {
        const options = sampleOptions(shape);
        const content = readContent(each);
        const { placement } = attempt(
          { content, index: 1, total: 3, options, skeleton: skeletonOf(options) },
          layout,
          STANDARD_STEP,
          2000,
        );
        if (placement.excess === Number.POSITIVE_INFINITY) continue;
        const words = wordsOf(placement.draw());
        // The order in which they are read aloud.
        expect(words.map(({ at }) => at)).toEqual(wordsIn(each.blocks));
        // The order in which they are seen: further down, or in a column further to the right.
        const column = nominalSize(options.format, options.dimensions).width / 4;
        for (const [index, word] of words.entries()) {
          const before = words[index - 1];
          if (before) expect(word.y > before.y || word.x > before.x + column / 2).toBe(true);
        }
      }
    },
  );
});

function wordsIn(blocks: Block[]): number[] {
  return Array.from(JSON.stringify(blocks).matchAll(/w(\d+)"/g), ([, at]) => Number(at));
}
