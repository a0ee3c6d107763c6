import type { TextRun } from '../blocks';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import { tieLeadingWords } from '../text/leading-words';
import { isRightToLeft } from '../text/letters';
import { all, type Child, h, link, type Markup } from './html';
import type { PageContext } from './page-context';

/** Runs as inline elements, with their line breaks. */
export function inline(runs: readonly TextRun[]): Markup {
  return all(...runs.map(runMarkup));
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
export const noteId = (label: string) => `fn_${label}`;
export const markId = (label: string) => `fnref_${label}`;

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
