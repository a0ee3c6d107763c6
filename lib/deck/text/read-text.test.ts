import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import type { Block, TextRun } from '../blocks';
import { arbitraryMarkdown, arbitraryProse } from './arbitrary-markdown';
import { blockText, runsOfBlock } from './block-text';
import { cutChunks } from './cut-chunks';
import { findMissingWords } from './missing/find-missing-words';
import { quickBlocks } from './quick-blocks';
import { readBlocks, readMarkdown } from './read-text';

const bare = (text: string): TextRun[] => [{ text }];
const kinds = (text: string): string[] => readBlocks(text).map((block) => block.kind);
const only = (text: string): Block => {
  const blocks = readBlocks(text);
  expect(blocks).toHaveLength(1);
  return blocks[0]!;
};
const texts = (text: string): string[] => readBlocks(text).map(blockText);

describe('blocks', () => {
  it('styles runs and never returns an empty one', () =>
    expect(only('a **b** *c* _d_ `e` ~~f~~ [g](https://h.example)')).toMatchObject({
      runs: [
        { text: 'a ' },
        { text: 'b', bold: true },
        { text: ' ' },
        { text: 'c', italic: true },
        { text: ' ' },
        { text: 'd', italic: true },
        { text: ' ' },
        { text: 'e', code: true },
        { text: ' ' },
        { text: 'f', strike: true },
        { text: ' ' },
        { text: 'g', href: 'https://h.example' },
      ],
    }));

  it('flattens nested lists with their levels', () =>
    expect(only('- a\n  - b\n    - c\n- d')).toMatchObject({
      kind: 'list',
      ordered: false,
      items: [
        { level: 0, runs: bare('a') },
        { level: 1, runs: bare('b') },
        { level: 2, runs: bare('c') },
        { level: 0, runs: bare('d') },
      ],
    }));

  it('keeps the numbers of a list', () => {
    const starts = (text: string) =>
      readBlocks(text).map((block) => block.kind === 'list' && [block.start, block.items.length]);
    expect(starts('3. a\n4. b')).toEqual([[3, 2]]);
    expect(starts('1. a\n1. b\n1. c')).toEqual([[1, 3]]);
    expect(starts('1. a\n2. b\n7. c\n8. d')).toEqual([
      [1, 2],
      [7, 2],
    ]);
    expect(only('- a\n  1. b\n  2. c')).toMatchObject({ items: [{}, { runs: bare('1. b') }, { runs: bare('2. c') }] });
  });

  it('lets code and pictures interrupt a list and continues its numbering after them', () => {
    const blocks = readBlocks('1. one\n\n   ```js\n   code()\n   ```\n2. two\n   https://a.example/x.png\n3. three');
    expect(blocks.map((block) => block.kind)).toEqual(['list', 'code', 'list', 'image', 'list']);
    expect(blocks.flatMap((block) => (block.kind === 'list' ? [block.start] : []))).toEqual([1, 2, 3]);
  });

  it('reads tables, and adds a column for cells beyond the header', () =>
    expect(only('| a | b |\n|:-:|--:|\n| *1* | x\\|y |\n| 3 | 4 | 5 |')).toMatchObject({
      kind: 'table',
      align: ['center', 'right', 'left'],
      header: [bare('a'), bare('b'), []],
      rows: [
        [[{ text: '1', italic: true }], bare('x|y'), []],
        [bare('3'), bare('4'), bare('5')],
      ],
    }));

  it('reads quotes with their content', () => {
    expect(only('> one\n> two\n>\n> - three\n> > four')).toMatchObject({
      kind: 'quote',
      paragraphs: [bare('one two'), bare('• three'), bare('four')],
    });
    expect(only('> a thought\n> — and another')).toMatchObject({ paragraphs: [bare('a thought — and another')] });
    expect(kinds('> a\n>\n> ```\n> b\n> ```\n>\n> c')).toEqual(['quote', 'code', 'quote']);
  });

  it('keeps code as written, with its whole info string', () => {
    expect(only('```js title="x.js"\nif (a) {\n\n  b();\n}\n```')).toMatchObject({
      kind: 'code',
      text: 'if (a) {\n\n  b();\n}',
      language: 'js title="x.js"',
    });
    expect(kinds('~~~\nopen to the end\n\n# no heading')).toEqual(['code']);
  });
});

describe('pictures', () => {
  it.each(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'heic', 'heif', 'avif', 'PNG'])(
    'turns a URL that ends in %s into a picture in place',
    (ending) => {
      const url = `https://pics.example/some/x.${ending}`;
      const image = { kind: 'image', picture: { kind: 'url', url }, alt: '' };
      expect(only(url)).toMatchObject(image);
      expect(readBlocks(`Before ${url} after`)).toMatchObject([
        { kind: 'paragraph', runs: bare('Before') },
        image,
        { kind: 'paragraph', runs: bare('after') },
      ]);
      expect(kinds(`Before\n${url}\nafter`)).toEqual(['paragraph', 'image', 'paragraph']);
    },
  );

  it('leaves other URLs as links', () => {
    for (const url of ['http://pics.example/x.png', 'https://pics.example/x.pdf', 'https://pics.example/png'])
      expect(only(url)).toMatchObject({ kind: 'paragraph', runs: [{ text: url, href: url }] });
  });

  it('reads Markdown pictures with their alternative text, and says why a path isn’t a picture', () => {
    expect(only('![A cat](https://pics.example/cat "Tom")')).toMatchObject({
      picture: { kind: 'url', url: 'https://pics.example/cat' },
      alt: 'A cat (Tom)',
    });
    expect(only('![A cat](./cat.png)')).toMatchObject({ picture: { kind: 'placeholder' }, alt: 'A cat' });
    expect(only('![A cat](javascript:alert)')).toMatchObject({ picture: { kind: 'placeholder' } });
  });
});

describe('lossless and safe reading', () => {
  it('shows no script and no tag', () => {
    const html = '<script>alert("x")</script> and <b onclick=x>bold</b>\n<!-- comment -->';
    expect(only(html)).toMatchObject({ kind: 'paragraph', runs: [{ text: 'and ' }, { text: 'bold', bold: true }] });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'example.com/doc',
  ])('shows %s without a link', (address) => {
    const block = only(`[click](<${address}>)`);
    expect(
      runsOfBlock(block)
        .flat()
        .some((run) => run.href),
    ).toBe(false);
    expect(blockText(block)).toBe(`click (${address})`);
  });

  it.each(['./doc.md', '#install', '/docs', 'docs/a b.md'])(
    'hides an address that leads nowhere from a deck: %s',
    (to) => expect(only(`[click](<${to}>)`)).toMatchObject({ runs: [{ text: 'click' }] }),
  );

  it('links http, https and mailto', () => {
    const runs = runsOfBlock(only('<https://a.example> [b](http://b.example) me@c.example www.d.example')).flat();
    expect(runs.map((run) => run.href).filter(Boolean)).toEqual([
      'https://a.example',
      'http://b.example',
      'mailto:me@c.example',
      'http://www.d.example',
    ]);
  });

  it.each([
    ['bare', (url: string) => `See ${url} now`, (url: string) => `See ${url} now`],
    ['behind words', (url: string) => `See [it](${url}) now`, (url: string) => `See it (${url}) now`],
  ])('keeps a URL that is too long to open, %s, as text', (_name, write, shown) => {
    const url = `https://a.example/${'x'.repeat(2100)}`;
    const block = only(write(url));
    expect(blockText(block)).toBe(shown(url));
    expect(
      runsOfBlock(block)
        .flat()
        .some((run) => run.href),
    ).toBe(false);
  });

  it('resolves references from anywhere in the text, and shows definitions without an address that no link uses', () => {
    expect(only('See [the docs][d].\n\n[d]: https://docs.example')).toMatchObject({
      runs: [{ text: 'See ' }, { text: 'the docs', href: 'https://docs.example' }, { text: '.' }],
    });
    expect(
      texts('# Head\n\nSee [d].\n\n# More\n\n[d]: https://docs.example\n[e]: https://e.example\n[//]: # (a comment)'),
    ).toEqual(['Head', 'See d.', 'More']);
    expect(texts('Dialogue\n\n[Anna]: Yes.')).toEqual(['Dialogue', '[Anna]: Yes.']);
  });

  it('keeps footnotes where they are, with superscript numbers as marks', () => {
    expect(texts('Word.[^1]\n\n[^1]: The note.')).toEqual(['Word.¹', '¹ The note.']);
    expect(readBlocks('# A\n\nWord[^12] and `[^12]`.\n\n# B\n\n[^12]: The note.')).toMatchObject([
      { kind: 'heading' },
      { runs: [{ text: 'Word' }, { text: '¹²', note: '12' }, { text: ' and ' }, { text: '[^12]', code: true }, {}] },
      { kind: 'heading' },
      { note: '12', runs: [{ text: '¹²', note: '12' }, { text: ' The note.' }] },
    ]);
  });

  it.each([
    ['[^1]: First.\n\n    Second.\n\nProse', ['¹ First.\nSecond.', 'Prose']],
    ['[^1]: First.\n\n\tSecond.\n\n    - a\n    - b', ['¹ First.\nSecond.\n• a\n• b']],
    ['[^1]: First.\n\n    ```\n    code\n    ```', ['¹ First.', 'code']],
  ])('keeps the paragraphs of a note together: %j', (note, expected) =>
    expect(texts(`Word.[^1]\n\n${note}`)).toEqual(['Word.¹', ...expected]),
  );

  it('finds a word that also occurs in a definition above it', () => {
    const text = '[ref]: https://example.com/ref "The title"\n\n> - [ref] `river`\n> - *river*';
    expect(findMissingWords([{ text, firstLine: 1 }], readBlocks(text))).toEqual([]);
    expect(findMissingWords([{ text: `${text}\n\nocean`, firstLine: 1 }], readBlocks(text))).toEqual([
      { word: 'ocean', line: 6 },
    ]);
  });

  it('keeps every word of any Markdown, in order', () =>
    fc.assert(
      fc.property(arbitraryMarkdown, (text) => {
        expect(findMissingWords([{ text, firstLine: 1 }], readBlocks(text))).toEqual([]);
      }),
      {
        numRuns: 600,
        examples: [
          ['` <b>bold</b>\nhttps://example.com/a.png\n`river` [river](https://example.com/)\n\n'],
          ['a ``` b `c` d'],
          ['river\n$$ |x| < \\sqrt{2} $$\n$$ |x| < \\sqrt{2} $$ river'],
        ],
      },
    ));

  it('keeps every word of any text', () =>
    forAll({ numRuns: 400 }, fc.string({ unit: 'binary', maxLength: 200 }), (any) => {
      const text = any.replaceAll('\0', '');
      expect(findMissingWords([{ text, firstLine: 1 }], readBlocks(text))).toEqual([]);
    }));

  it('returns no empty runs, only safe links, and ascending lines within the text', () =>
    forAll({ numRuns: 300 }, arbitraryMarkdown, (text) => {
      const height = text.split('\n').length;
      for (const block of readBlocks(text, 100)) {
        expect(block.lines.from).toBeGreaterThanOrEqual(100);
        expect(block.lines.to).toBeLessThan(100 + height);
        expect(block.lines.from).toBeLessThanOrEqual(block.lines.to);
        for (const run of runsOfBlock(block).flat()) {
          expect(run.text).not.toBe('');
          if (run.href) expect(run.href).toMatch(/^(?:https?:|mailto:)/i);
        }
      }
    }));
});

describe('plain text', () => {
  it('finds an unmarked title, section headings and lists', () => {
    const text = `Our year in review\n\n${'We did many things this year, and most of them went well enough. '.repeat(2)}\n\nWhat comes next\n\n• ship it\n• tell people\n◦ by mail\n\nThanks to:\n– Ann\n– Bob\n\n1) one\n2) two`;
    expect(readBlocks(text).map((block) => [block.kind, block.kind === 'heading' ? block.level : null])).toEqual([
      ['heading', 1],
      ['paragraph', null],
      ['heading', 2],
      ['list', null],
      ['paragraph', null],
      ['list', null],
      ['list', null],
    ]);
    expect(readBlocks(text)[3]).toMatchObject({ items: [{ level: 0 }, { level: 0 }, { level: 1 }] });
  });
});

describe('the quick reader', () => {
  it('returns the same result as the full reader for everything it accepts', () => {
    let texts = 0;
    let taken = 0;
    forAll({ numRuns: 1500 }, fc.oneof(arbitraryMarkdown, arbitraryProse), (text) => {
      texts += 1;
      if (/\]:|\[\^/.test(text)) return;
      for (const chunk of cutChunks(text.replaceAll('\r', '').split('\n'), 1)) {
        const quick = quickBlocks(chunk);
        if (!quick) continue;
        taken += 1;
        expect(quick).toEqual(readMarkdown(chunk, chunk.lines.join('\n'), []));
      }
    });
    expect(taken).toBeGreaterThan(texts / 2);
  });

  it('splits into chunks that read the same separately as together', () =>
    forAll({ numRuns: 300 }, arbitraryMarkdown, (text) => {
      // A picture's line is deliberately a separate chunk, even where Markdown would join it to its neighbours.
      if (/\]:|\[\^|[ \t]{4}|\t|^https:\S+\s*$/m.test(text)) return;
      const lines = text.replaceAll('\r', '').split('\n');
      const chunks = cutChunks(lines, 1);
      const whole = { lines, firstLine: 1 };
      const strip = (blocks: Block[]): unknown => blocks.map(({ lines: _, ...block }) => block);
      const apart = chunks.flatMap((chunk) => readMarkdown(chunk, chunk.lines.join('\n'), []));
      expect(strip(apart)).toEqual(strip(readMarkdown(whole, lines.join('\n'), [])));
    }));
});

describe('hostile texts', () => {
  it.each([
    ['quotes', '>'.repeat(10_000)],
    ['spaced quotes', '> '.repeat(10_000)],
    ['brackets', '['.repeat(10_000)],
    ['links in links', '[a]('.repeat(5000)],
    ['emphasis', '*a_ '.repeat(5000)],
    ['list markers', '- '.repeat(10_000)],
    ['nested items', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
    ['backticks', Array.from({ length: 300 }, (_, at) => `${'`'.repeat(at)}a`).join(' ')],
    ['entities', '&amp;'.repeat(10_000)],
    ['addresses', 'https://a.example/x.png '.repeat(3000)],
    ['wide tables', `|${'a|'.repeat(30_000)}\n|${'-|'.repeat(30_000)}\n|${'b|'.repeat(4000)}`],
    ['quoted lines', '> a\n'.repeat(20_000)],
    ['cells', `|a${'|b'.repeat(5000)}|\n|${'-|'.repeat(5001)}`],
    ['dashes', '-\n'.repeat(20_000)],
    ['tabs', '\t'.repeat(20_000)],
    ['one word', 'a'.repeat(400_000)],
  ])('reads %s to the end, with every word', (_name, text) => {
    const source = `${text} end`;
    const blocks = readBlocks(source);
    expect(findMissingWords([{ text: source, firstLine: 1 }], blocks)).toEqual([]);
    expect(blocks.map(blockText).join('\n')).toContain('end');
  });

  it('returns the same block objects for chunks that an edit didn’t change', () => {
    const parts = ['# One', 'Some **text** here.', '- a\n- b', '| a |\n|---|\n| b |', 'Last &amp; least.'];
    const before = readBlocks(parts.join('\n\n'));
    const after = readBlocks([...parts.slice(0, 1), 'Some **text** hers.', ...parts.slice(2)].join('\n\n'));
    expect(after.map((block, at) => block === before[at])).toEqual([true, false, true, true, true]);
  });
});
