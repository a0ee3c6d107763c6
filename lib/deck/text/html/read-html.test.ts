import { describe, expect, it } from 'vitest';
import type { Block } from '../../blocks';
import { blockText } from '../block-text';
import { findMissingWords } from '../missing/find-missing-words';
import { readBlocks } from '../read-text';

/** Each block as `kind: text`. Also checks that no word of the source is missing. */
function read(text: string): string[] {
  const blocks = readBlocks(text);
  expect(findMissingWords([{ text, firstLine: 1 }], blocks)).toEqual([]);
  return blocks.map(shown);
}

function shown(block: Block): string {
  const kind = block.kind === 'heading' ? `h${block.level}` : block.kind;
  if (block.kind === 'image') return `image: ${block.picture.kind === 'url' ? block.picture.url : 'none'} ${block.alt}`;
  return `${kind}: ${blockText(block)}`;
}

describe('HTML within Markdown', () => {
  it('reads the top of a project page', () => {
    const text = `<h1 align="center">
  <img src="https://pics.example/logo.png" alt="Acorn" width="200"><br>
  Acorn
</h1>

<p align="center">Plants trees &amp; hedges.<br><b>Fast</b>, and <a href="https://a.example/why">kind</a>.</p>

<!-- start
of the list -->
<details>
<summary>How do I <em>begin</em>?</summary>

Dig a **hole**.

</details>`;
    expect(read(text)).toEqual([
      'image: https://pics.example/logo.png Acorn',
      'h1: Acorn',
      'paragraph: Plants trees & hedges.\nFast, and kind.',
      'h4: How do I begin?',
      'paragraph: Dig a hole.',
    ]);
    expect(readBlocks(text)[2]).toMatchObject({
      runs: [
        { text: 'Plants trees & hedges.\n' },
        { text: 'Fast', bold: true },
        { text: ', and ' },
        { text: 'kind', href: 'https://a.example/why' },
        { text: '.' },
      ],
    });
  });

  it('reads a table whose cells hold Markdown and empty lines', () => {
    const text = `<table>
<thead><tr><th>Tree</th><th align="right">Height</th></tr></thead>
<tbody>
<tr>
<td>

**Oak**

</td>
<td align="right">40 m</td></tr>
<tr><td>Elm<br>(field)<td>30 m
</table>`;
    expect(readBlocks(text)).toMatchObject([
      {
        kind: 'table',
        header: [[{ text: 'Tree' }], [{ text: 'Height' }]],
        rows: [
          [[{ text: 'Oak', bold: true }], [{ text: '40 m' }]],
          [[{ text: 'Elm\n(field)' }], [{ text: '30 m' }]],
        ],
      },
    ]);
    expect(read(text)).toHaveLength(1);
  });

  it('reads lists with their numbers, definitions, quotes and code', () => {
    const text = `<ol start="4"><li>four<ul><li>in it</li></ul><li value="9">nine</ol>
<dl><dt>Spade</dt><dd>digs</dd></dl>
<blockquote><p>Plant it.</p></blockquote>
<pre><code class="language-js">if (a &lt; b) {

  <span class="hl">dig</span>();
}</code></pre>`;
    expect(readBlocks(text)).toMatchObject([
      { kind: 'list', ordered: true, start: 4, items: [{ level: 0 }, { level: 1 }] },
      { kind: 'list', ordered: true, start: 9, items: [{ runs: [{ text: 'nine' }] }] },
      { kind: 'list', definitions: true, items: [{ runs: [{ text: 'Spade', bold: true }, { text: '\ndigs' }] }] },
      { kind: 'quote', paragraphs: [[{ text: 'Plant it.' }]] },
      { kind: 'code', language: 'js', text: 'if (a < b) {\n\n  dig();\n}' },
    ]);
    expect(read(text)).toHaveLength(5);
  });

  it('reads the Markdown between block tags without an empty line', () => {
    expect(read('<details>\n<summary>Steps</summary>\n- dig\n- plant\n</details>')).toEqual([
      'h4: Steps',
      'list: dig\nplant',
    ]);
    expect(read('<div>\n```html\n<b>kept</b>\n```\n</div>')).toEqual(['code: <b>kept</b>']);
  });

  it('applies the styles of inline tags', () => {
    const runs = (text: string): unknown => {
      const [block] = readBlocks(text);
      return block?.kind === 'paragraph' ? block.runs : null;
    };
    expect(runs('Press <kbd>Ctrl</kbd> for <i>more</i>, <s>less</s>, H<sub>2</sub>O and x<sup>2</sup>.')).toEqual([
      { text: 'Press ' },
      { text: 'Ctrl', code: true },
      { text: ' for ' },
      { text: 'more', italic: true },
      { text: ', ' },
      { text: 'less', strike: true },
      { text: ', H₂O and x².' },
    ]);
    expect(runs('<span style="x">a</span> <custom-tag>b</custom-tag> c<br/>d <!-- e --> <unclosed f="">g')).toEqual([
      { text: 'a b c\nd  g' },
    ]);
  });

  it.each([
    'Replace <your-name> by yours.',
    'It gives a Promise<void>, or an Array<string>.',
    'Write `<div>` and `<!-- x -->` so.',
    'If a < b and b > c, then a <- c.',
    '```html\n<p>kept</p>\n<!-- kept too -->\n```',
  ])('leaves %j unchanged', (text) =>
    expect(read(text).join()).toContain(
      text
        .split('\n')
        .filter((line) => !line.startsWith('```'))
        .join('\n')
        .replaceAll('`', ''),
    ),
  );

  it.each([
    ['scripts and styles', '<script>\nlet a;\n\nlet b;\n</script>\n<style>p { color: red }</style>\n\nSeen.'],
    ['comments over empty lines', '<!--\n# no heading\n\n- no list\n-->\n\nSeen.'],
    ['declarations', '<!DOCTYPE html>\n<html><head><meta charset="utf-8"></head><body>Seen.</body></html>'],
    ['pictures of one pixel', 'Seen.<img src="https://a.example/count.gif" width="1" height="1">'],
  ])('shows nothing of %s', (_name, text) => expect(read(text)).toEqual(['paragraph: Seen.']));

  it('keeps the text of tags that never end', () => {
    expect(read('<!-- this comment has no end\n\nand so on')).toEqual([
      'paragraph: <!-- this comment has no end',
      'paragraph: and so on',
    ]);
    expect(read('<div>\n<b>open\n\nand on').join(' ')).toMatch(/open.*and on/);
  });

  it.each([
    ['divs', '<div>', '</div>'],
    ['lists', '<ul><li>', '</li></ul>'],
    ['tables', '<table><tr><td>', '</td></tr></table>'],
    ['quotes', '<blockquote>', '</blockquote>'],
    ['bold', '<b>', '</b>'],
  ])('reads a hundred thousand nested %s to the text within', (_name, open, close) => {
    const times = Math.floor(400_000 / (open.length + close.length));
    const text = `${open.repeat(times)}the middle${close.repeat(times)}`;
    expect(readBlocks(text).map(blockText).join()).toContain('the middle');
  });
});

describe('badges', () => {
  const badge = 'https://img.shields.io/npm/v/acorn.svg';

  it('are removed in any notation, with their links and separators', () => {
    const text = `# Acorn

[![version](${badge})](https://npm.example/acorn) | [![Build][build-image]][build-url]
<a href="https://c.example"><img src="https://codecov.io/gh/a/b/graph/badge.svg" alt="coverage"></a>

Plants trees. ![quality](https://badgen.net/x)

[build-image]: https://github.com/a/b/actions/workflows/ci.yml/badge.svg
[build-url]: https://b.example`;
    expect(read(text)).toEqual(['h1: Acorn', 'paragraph: Plants trees.']);
  });

  it('are kept if their bare URL is on a line of its own', () =>
    expect(read(`Before\n\n${badge}\n\nafter`)).toEqual(['paragraph: Before', `image: ${badge} `, 'paragraph: after']));
});
