import { describe, expect, it } from 'vitest';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';
import { takeNotes } from '../take-notes';
import { prepareText } from './prepare-text';

const read = (text: string) =>
  readBlocks(prepareText(text, 'auto').text).map((block) => [
    block.kind === 'quote' ? block.callout : block.kind,
    blockText(block),
  ]);

describe('blocks of documentation tools', () => {
  it.each([
    [':::note\nSome **text**.\n:::', [['note', 'Note\nSome text.']]],
    [':::tip My title\nUse it.\n\n- a\n:::', [['tip', 'My title\nUse it.\n• a']]],
    ['::: {.callout-warning title="Careful"}\nHot\n:::', [['warning', 'Careful\nHot']]],
    [':::{note}\nText\n:::', [['note', 'Note\nText']]],
    [':::danger[Very **hot**]{.x}\nText\n:::', [['caution', 'Very hot\nText']]],
    ['::::note Outer\nA\n:::warning\nB\n:::\n::::', [['note', 'Outer\nA\nWarning\nB']]],
    ['!!! note\n    Some text\n    and more', [['note', 'Note\nSome text and more']]],
    [
      '!!! warning "Be careful"\n    A\n\n    B\n\nAfter',
      [
        ['warning', 'Be careful\nA\nB'],
        ['paragraph', 'After'],
      ],
    ],
    ['??? tip "Folded"\n\tHidden', [['tip', 'Folded\nHidden']]],
    [
      '::: columns\n:::: column\nLeft\n::::\n:::: column\nRight\n::::\n:::',
      [
        ['paragraph', 'Left'],
        ['paragraph', 'Right'],
      ],
    ],
    [
      ':::info\n```js\n// :::\n```\n:::',
      [
        ['note', 'Info'],
        ['code', '// :::'],
      ],
    ],
  ])('lose their marks: %j', (text, blocks) => expect(read(text)).toEqual(blocks));
});

describe('comments of slide tools', () => {
  const notes = (text: string) => takeNotes(readBlocks(prepareText(text, 'auto').text)).notes;
  const marp = '---\nmarp: true\ntheme: gaia\n---\n';
  const slidev = '---\ntheme: seriph\n---\n# One\n\n---\n';

  it.each([
    ['Marp, on its own lines', `${marp}# A\n\n<!--\nSay hello\n-->`, 'Say hello'],
    ['Marp, anywhere', `${marp}# A\n<!-- first -->\ntext\n\n<!-- second -->`, 'first\nsecond'],
    ['Marp, settings', `${marp}<!-- _class: lead -->\n<!-- paginate: true -->\n# <!-- fit --> A`, null],
    ['Slidev, at the end of a slide', `${slidev}# B\n\ntext\n\n<!-- Say it -->`, 'Say it'],
    ['Slidev, not at the end', `${slidev}# B\n\n<!-- hidden -->\n\ntext`, null],
    ['other texts', '# A\n\ntext\n\n<!-- hidden -->', null],
    ['code', `${marp}\`\`\`html\n<!-- code -->\n\`\`\``, null],
  ])('are notes: %s', (_, text, expected) => expect(notes(text)).toBe(expected));
});

describe('settings of single slides', () => {
  const deck = (between: string, head = 'theme: seriph') =>
    `---\n${head}\n---\n# One\n\n---\n${between}\n---\n\n# Two  \n`;

  it('are left out of texts of Slidev, line for line', () => {
    for (const settings of [
      'layout: two-cols',
      'layout: center\nclass: text-center\nclicks: 3',
      'drag:\n  square: 1\n  - 2',
    ]) {
      const { text, warnings } = prepareText(deck(settings), 'auto');
      expect(text.split('\n')).toHaveLength(deck(settings).split('\n').length);
      expect(text.trim()).toBe(`# One\n\n---${'\n'.repeat(settings.split('\n').length + 3)}# Two`);
      expect(warnings).toHaveLength(2);
    }
    const marks = prepareText(`${deck('')}\n::right::\n\n<v-clicks>\n\n- a\n\n</v-clicks>`, 'auto').text;
    expect(marks.trim()).toMatch(/^# One\n\n---\n\n---\n\n# Two +\n+- a$/);
  });

  it.each([
    ['in other decks', deck('price: 5 €', 'author: Ida'), 'auto'],
    ['where markers are breaks', deck('layout: center'), 'inputTextBreaks'],
    ['if a line is none', deck('layout: center\nWelcome to all of you'), 'auto'],
    ['in code', deck('```yaml\n---\nlayout: center\n---\n```'), 'auto'],
  ] as const)('are text %s', (_, text, cardSplit) => {
    const inside = text.slice(text.indexOf('\n# One\n'));
    expect(prepareText(text, cardSplit).text).toContain(inside);
  });
});
