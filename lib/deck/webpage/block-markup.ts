import type { Block, BlockKind, BlockOf, ListItem, Picture, TextRun } from '../blocks';
import { codeTokens } from '../code/code-tokens';
import { findLanguage } from '../code/languages';
import { partQuote } from '../content/fold-source';
import { findTotal } from '../content/marked-rows';
import { readTableChart } from '../content/read-chart';
import { columnAligns } from '../layout/measure/column-aligns';
import { codeText } from '../text/block-text';
import { wornMarker } from '../text/list-marker';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { chartMarkup } from './chart-markup';
import { all, type Child, h, type Markup } from './html';
import { dirOf, inline, inlineHeading } from './inline';
import type { PageContext } from './page-context';

/** Renders each kind of block. A new kind fails the build until it has an entry. */
const BLOCKS: { [Kind in BlockKind]: (block: BlockOf<Kind>, page: PageContext) => Markup | null } = {
  heading: ({ level, runs }, page) => headingMarkup(level, runs, page),
  paragraph: ({ runs }, page) => paragraphMarkup(runs, page),
  list: listMarkup,
  table: (block, page) => {
    const chart = readTableChart(block);
    if (!chart) return tableMarkup(block);
    const total = findTotal(block)?.total;
    return total ? all(chartMarkup(chart, page), paragraphMarkup(total.runs, page)) : chartMarkup(chart, page);
  },
  quote: quoteMarkup,
  code: codeMarkup,
  image: ({ picture, alt }, page) => pictureMarkup(picture, alt, page),
};

export function blockMarkup<Kind extends BlockKind>(block: BlockOf<Kind>, page: PageContext): Markup | null {
  return BLOCKS[block.kind as Kind](block, page);
}

/** Renders blocks one below the other. Their headings continue the level of the band’s heading without a gap. */
export function blocksMarkup(blocks: readonly Block[], page: PageContext): Child {
  const levels = [...new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])))].toSorted(
    (one, other) => one - other,
  );
  return blocks.map((block) => {
    if (block.kind !== 'heading') return blockMarkup(block, page);
    return headingMarkup(page.inner + levels.indexOf(block.level), block.runs, page);
  });
}

export function headingMarkup(level: number, runs: readonly TextRun[], page: PageContext): Markup {
  return h(`h${Math.min(6, Math.max(2, level))}`, { dir: dirOf(runs, page.isRtl) }, inlineHeading(runs));
}

export function paragraphMarkup(runs: readonly TextRun[], page: PageContext, name: string | null = null): Markup {
  return h('p', { class: name, dir: dirOf(runs, page.isRtl) }, inline(runs));
}

/** Has explicit roles, because phones show the rows as cards and changing `display` removes the implicit ones. */
function tableMarkup(block: BlockOf<'table'>): Markup {
  const { header, rows } = block;
  const align = columnAligns(block);
  const heads = header.map((cell) => plainText(cell).trim());
  const hasHead = heads.some((head) => head !== '');
  const hasRowHeads = header.length > 1;
  const side = (at: number) => (align[at] === 'right' ? 'end' : align[at] === 'center' ? 'mid' : null);
  const cell = (runs: TextRun[], at: number) =>
    at === 0 && hasRowHeads
      ? h('th', { scope: 'row', role: 'rowheader', class: side(at) }, inline(runs))
      : h('td', { role: 'cell', class: side(at), 'data-l': heads[at] || null }, h('span', inline(runs)));
  return h(
    'div',
    { class: 'table', style: `--cols:${header.length}` },
    h(
      'table',
      { role: 'table' },
      hasHead &&
        h(
          'thead',
          { role: 'rowgroup' },
          h(
            'tr',
            { role: 'row' },
            header.map((runs, at) =>
              heads[at] === '' && at === 0
                ? h('td', { role: 'cell', class: side(at) })
                : h('th', { scope: 'col', role: 'columnheader', class: side(at) }, inline(runs)),
            ),
          ),
        ),
      h(
        'tbody',
        { role: 'rowgroup' },
        rows.map((row) => h('tr', { role: 'row' }, row.map(cell))),
      ),
    ),
  );
}

/** A quotation with its source, or a callout. */
function quoteMarkup(block: BlockOf<'quote'>, page: PageContext): Markup {
  if (block.callout)
    return h(
      'div',
      { class: `callout c-${block.callout}`, role: 'note' },
      block.paragraphs.map((runs) => paragraphMarkup(runs, page)),
    );
  return quoteFigure(block, page, 'quote');
}

export function quoteFigure(block: BlockOf<'quote'>, page: PageContext, className: string): Markup {
  const { words, source } = partQuote(block);
  return h(
    'figure',
    { class: className },
    h(
      'blockquote',
      words.map((runs) => paragraphMarkup(runs, page)),
    ),
    source.length > 0 &&
      h(
        'figcaption',
        source.map((runs) => paragraphMarkup(withoutDash(runs), page)),
      ),
  );
}

/** A source without the dash that marks it in the text. */
export function withoutDash(runs: TextRun[]): TextRun[] {
  const mark = /^\s*[—–―-]\s?/.exec(plainText(runs))?.[0].length ?? 0;
  return trimRuns(sliceRuns(runs, mark));
}

/** Code that fits on a printed page of this many lines is not split. */
const PRINTED_LINES = 38;
/** Characters on a printed line. */
const PRINTED_WIDTH = 78;

function isTallerThanPage(code: string): boolean {
  const lines = code.split('\n').map((line) => Math.max(1, Math.ceil(line.length / PRINTED_WIDTH)));
  return lines.reduce((sum, count) => sum + count, 0) > PRINTED_LINES;
}

/** Long lines scroll within the panel, which is focusable so that it can be scrolled by keyboard too. */
function codeMarkup({ text, language }: BlockOf<'code'>): Markup {
  const code = codeText(text);
  const known = findLanguage(language);
  const parts: Child[] = [];
  let done = 0;
  for (const { kind, from, to } of known ? codeTokens(code, known) : []) {
    parts.push(code.slice(done, from), h('span', { class: `t-${kind}` }, code.slice(from, to)));
    done = to;
  }
  return h(
    'pre',
    { class: isTallerThanPage(code) ? 'long' : null, tabindex: 0, dir: 'ltr' },
    h('code', all(...parts), code.slice(done)),
  );
}

/** A list with its nested lists. Terms and their definitions become a description list. */
export function listMarkup({ ordered, start, close, items, definitions }: BlockOf<'list'>, page: PageContext): Markup {
  if (definitions) return h('dl', items.map(definition));
  return nested(items, 0, items.length, items[0]?.level ?? 0, { ordered, start, close, page });
}

type ListLook = { ordered: boolean; start: number; close?: ')'; page: PageContext };

/** The items of one level between two positions, each with the deeper ones that follow it. */
function nested(items: readonly ListItem[], from: number, to: number, level: number, look: ListLook): Markup {
  const children: Markup[] = [];
  for (let at = from; at < to; ) {
    let next = at + 1;
    while (next < to && items[next]!.level > level) next += 1;
    children.push(
      item(items[at]!, next > at + 1 ? nested(items, at + 1, next, items[at + 1]!.level, below(look)) : null, look),
    );
    at = next;
  }
  const { ordered, start, close } = look;
  return h(
    ordered ? 'ol' : 'ul',
    ordered ? { class: close ? 'paren' : null, start: start === 1 ? null : start } : null,
    children,
  );
}

/** Nested items have their own numbers in the text (`wornMarker`). */
function below(look: ListLook): ListLook {
  return { page: look.page, ordered: false, start: 1 };
}

function item(own: ListItem, inner: Child, { ordered, page }: ListLook): Markup {
  const worn = wornMarker(own, ordered);
  const runs = worn ? worn.runs : own.runs;
  return h(
    'li',
    { class: worn ? 'worn' : null, dir: dirOf(runs, page.isRtl) },
    worn && h('span', { class: 'mark' }, worn.text),
    worn ? h('span', inline(runs)) : inline(runs),
    inner,
  );
}

/** A term in bold and, after a line break, its definition. */
function definition({ runs }: ListItem): Child {
  const at = plainText(runs).indexOf('\n');
  const [term, meaning]: [TextRun[], TextRun[]] =
    at < 0 ? [[...runs], []] : [trimRuns(sliceRuns(runs, 0, at)), trimRuns(sliceRuns(runs, at))];
  return h('div', h('dt', inline(term)), h('dd', inline(meaning)));
}

/**
 * A picture as a figure; a labelled frame if the person adds one later; its alternative text in small type if it could
 * not be fetched. Art is drawn by `art/` and is not a picture of the text.
 */
export function pictureMarkup(picture: Picture, alt: string, page: PageContext): Markup | null {
  switch (picture.kind) {
    case 'file': {
      const address = page.pictureUrl(picture.key);
      return address === null
        ? missing(alt)
        : h(
            'figure',
            { class: picture.height > picture.width ? 'picture tall' : 'picture' },
            image(address, picture, alt),
          );
    }
    case 'url':
      return missing(alt);
    case 'placeholder':
      return picture.isMissing ? missing(alt) : h('div', { class: 'frame' }, h('p', alt.trim() || picture.reason));
  }
}

/** The width and height reserve its space before it is decoded. */
function image(address: string, { width, height }: { width: number; height: number }, alt: string): Markup {
  return h('img', { src: address, alt, width, height, decoding: 'async' });
}

function missing(alt: string): Markup | null {
  return alt.trim() === '' ? null : h('p', { class: 'quiet missing' }, alt.trim());
}

/** The first stored picture of a card as the background of the hero; null if there is none. */
export function coverPicture(images: readonly BlockOf<'image'>[], page: PageContext): Markup | null {
  for (const { picture, alt } of images) {
    if (picture.kind !== 'file') continue;
    const address = page.pictureUrl(picture.key);
    if (address !== null) return all(image(address, picture, alt));
  }
  return null;
}
