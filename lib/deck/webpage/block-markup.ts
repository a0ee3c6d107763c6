import type { Block, BlockKind, BlockOf, TextRun } from '../blocks';
import { codeTokens } from '../code/code-tokens';
import { findLanguage } from '../code/languages';
import { readTableChart } from '../content/read-chart';
import { findTotal } from '../content/table-total';
import { columnAligns } from '../layout/measure/column-aligns';
import { partQuote } from '../layout/measure/measure-quote';
import { codeText } from '../text/block-text';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { chartMarkup } from './chart-markup';
import { all, type Child, h, type Markup } from './html';
import { dirOf, inline, inlineHeading } from './inline';
import { listMarkup } from './list-markup';
import type { PageContext } from './page-context';
import { pictureMarkup } from './picture-markup';

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
      : h('td', { role: 'cell', class: side(at), 'data-l': heads[at] || null }, h('span', null, inline(runs)));
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
  const { words, source } = partQuote(block);
  return h(
    'figure',
    { class: 'quote' },
    h(
      'blockquote',
      null,
      words.map((runs) => paragraphMarkup(runs, page)),
    ),
    source.length > 0 &&
      h(
        'figcaption',
        null,
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
    h('code', null, all(...parts), code.slice(done)),
  );
}
