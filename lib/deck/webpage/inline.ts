import type { Block, TextRun } from '../blocks';
import { type DocumentNote, isFootnote } from '../content/footnotes';
import { bindRuns } from '../layout/measure/bind-figures';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import { mapRuns, runsOfBlock } from '../text/block-text';
import { tieLeadingWords } from '../text/leading-words';
import { isRightToLeft } from '../text/letters-and-words';
import { all, type Child, h, link, type Markup } from './html';
import type { PageContext } from './page-context';

/** Runs as inline elements, with their line breaks. */
export function inline(runs: readonly TextRun[]): Markup {
  return all(...bindRuns(runs, 'figures').map(runMarkup));
}

/** The same for a heading, in which no line may end with an article or a preposition. */
export function inlineHeading(runs: readonly TextRun[]): Markup {
  return inline(tied(runs));
}

function tied(runs: readonly TextRun[]): TextRun[] {
  return runs.map((run) => (run.code ? run : { ...run, text: tieLeadingWords(run.text) }));
}

/** The same for the title of the page, which breaks after a colon first if it is on a wide page. */
export function inlineTitle(runs: readonly TextRun[]): Markup {
  const [only] = runs;
  const at = only?.text.search(/(?<=\S:) \S/) ?? -1;
  if (!only || runs.length > 1 || at === -1) return inlineHeading(runs);
  const phrase = (text: string) => h('span', { class: 'phrase' }, inlineHeading([{ ...only, text }]));
  return all(phrase(only.text.slice(0, at)), ' ', phrase(only.text.slice(at + 1)));
}

function runMarkup(run: TextRun): Markup {
  let inner: Child = run.text.split('\n').flatMap((line, at): Child[] => (at === 0 ? [line] : [h('br'), line]));
  if (run.token) inner = h('span', { class: `t-${run.token}` }, inner);
  else if (run.code) inner = h('code', inner);
  if (run.strike) inner = h('s', inner);
  if (run.italic) inner = h('em', inner);
  if (run.bold && !run.token) inner = h('strong', inner);
  if (run.quiet) inner = h('span', { class: 'quiet' }, inner);
  if (run.note !== undefined) {
    const ids = { id: markId(run.note), href: `#${noteId(run.note)}` };
    return h('a', { class: 'fn', ...ids, role: 'doc-noteref' }, inner);
  }
  if (run.href?.startsWith('#')) return h('a', { class: 'fn', href: run.href, role: 'doc-noteref' }, inner);
  return run.href === undefined ? all(inner) : link(run.href, null, inner);
}

/** Ids of a footnote and of its first mark. No heading can get them. */
const noteId = (label: string) => `fn_${label}`;
const markId = (label: string) => `fnref_${label}`;

/** The `dir` of a paragraph whose direction differs from that of the page; null for all others. */
export function dirOf(runs: readonly TextRun[], isPageRtl: boolean): 'ltr' | 'rtl' | null {
  const isRtl = isRightToLeft({ runs });
  return isRtl === isPageRtl || !/\p{L}/u.test(runs.map(({ text }) => text).join('')) ? null : isRtl ? 'rtl' : 'ltr';
}

/** Shorter words fit in every column in the largest type. In ems. */
const LONG_WORD = 4.5;
/** Browsers may draw text slightly wider than it is measured. */
const WIDER = 1.03;

/**
 * A style with the width of the longest word in a heading, in ems, if its type must be smaller for that on a narrow
 * page.
 */
export function wordStyle(runs: readonly TextRun[], { theme, fonts }: Pick<PageContext, 'theme' | 'fonts'>) {
  const longest = prepareText(tied(runs), textFont(theme, 'heading'), fonts).longestWord * WIDER;
  return longest > LONG_WORD ? `--word:${longest.toFixed(2)}` : null;
}

type Parted<Own> = { cards: Own[]; notes: DocumentNote[] };

/**
 * Prepares the marks of Markdown footnotes for links: only the first mark of a footnote keeps its label, to which the
 * footnote links back. The others have the address of the footnote, and marks without a footnote are text.
 */
export function linkNotes<Own extends { blocks: Block[] }>({ cards, notes }: Parted<Own>): Parted<Own> {
  const labels = new Set(notes.filter(isFootnote).map(({ note }) => note));
  const marked = new Set<string>();
  const linked = (run: TextRun, isOnce: boolean): TextRun => {
    if (run.note === undefined) return run;
    const { note, ...rest } = run;
    if (!labels.has(note)) return rest;
    if (marked.has(note) || !isOnce) return { ...rest, href: `#${noteId(note)}` };
    marked.add(note);
    return run;
  };
  const withLinks = cards.map((card) =>
    card.blocks.some(hasMark) ? { ...card, blocks: card.blocks.map((block) => mapMarks(block, linked)) } : card,
  );
  const seen = new Set<string>();
  const ownNotes = notes.map((note): DocumentNote => {
    if (!isFootnote(note) || seen.has(note.note)) return mapNote(note, null);
    seen.add(note.note);
    return mapNote(note, marked.has(note.note) ? note.note : null);
  });
  return { cards: withLinks, notes: ownNotes };
}

/** A footnote below the page. Its mark links back to the text. */
export function noteMarkup({ runs, note }: DocumentNote, isPageRtl: boolean): Markup {
  const dir = dirOf(runs, isPageRtl);
  const [mark, ...words] = runs;
  if (note === undefined || !mark) return h('p', { dir }, inline(runs));
  const href = mark.note === undefined ? null : `#${markId(note)}`;
  const back = href ? h('a', { class: 'fn', href, role: 'doc-backlink' }, mark.text) : mark.text;
  return h('p', { id: noteId(note), dir }, all(back, inline(words)));
}

function mapNote({ note, ...block }: DocumentNote, label: string | null): DocumentNote {
  const runs = block.runs.map(({ note: own, ...run }): TextRun => (own === label && own ? { ...run, note: own } : run));
  return note === undefined ? { ...block, runs } : { ...block, runs, note };
}

function hasMark(block: Block): boolean {
  return runsOfBlock(block).some((runs) => runs.some(({ note }) => note !== undefined));
}

/** A table may be shown as a chart and again as a table, so its marks are never the first. */
function mapMarks(block: Block, map: (run: TextRun, isOnce: boolean) => TextRun): Block {
  return mapRuns(block, (runs) => runs.map((run) => map(run, block.kind !== 'table')));
}
