import { describe, expect, it } from 'vitest';
import { readBlocks } from '../read-text';
import { takeNotes } from '../take-notes';
import { plainText } from '../text-runs';
import { joinListComments } from './join-list-comments';

const read = (text: string) => {
  const { blocks, notes } = takeNotes(readBlocks(text));
  const shown = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(({ runs }) => `- ${plainText(runs)}`);
    return block.kind === 'paragraph' || block.kind === 'heading' ? [plainText(block.runs)] : [block.kind];
  });
  return { shown, notes };
};

describe('comments in list items', () => {
  it('keeps the notes of a comment that ends at the margin', () =>
    expect(read('# A\n\n- one\n  <!-- notes: say this\nand that\n-->\n- two\n\nEnd')).toEqual({
      shown: ['A', '- one', '- two', 'End'],
      notes: 'say this and that',
    }));

  it('keeps them across empty lines and lines that look like items', () =>
    expect(read('- one\n- two\n\n  <!-- notes:\n  - point a\n\nthen b\n-->\n\nEnd')).toEqual({
      shown: ['- one', '- two', 'End'],
      notes: '- point a then b',
    }));

  it.each([
    ['indented as its item', ['- one', '  <!-- a', '  b -->', '- two']],
    ['outside of lists', ['One', '', '<!-- a', 'b -->']],
    ['in fenced code', ['- one', '', '```html', '<!-- a', 'b -->', '```']],
    ['in a span of code', ['- use `<!--` to open', 'and --> to close']],
    ['without an end', ['- one', '  <!-- a', 'b']],
  ])('leaves a comment %s unchanged', (_name, lines) => expect(joinListComments(lines)).toEqual(lines));
});
