import { englishMessage, type StoredMessage, verbatim } from '../../words/stored-messages';
import type { Block, TextRun } from '../blocks';
import { foldWord } from '../icons/icon-index';
import { countWords, endsWithQuestionMark } from '../text/letters-and-words';
import { plainText } from '../text/text-runs';
import type { ChartData, ChartKind, Stat } from '../visual';
import { announces } from '../words/heading-words';
import { figureValue, numberStyle, unitOf } from './read-value';

/**
 * The index of the value to highlight in a chart with one series: the one named in the card's heading, otherwise the
 * highest, or the lowest if the heading asks for that. -1 if there are several series, or two such values.
 */
export function leadingPoint({ series, categories }: ChartData, heading = ''): number {
  if (series.length !== 1) return -1;
  const title = ` ${wordsOf(heading)} `;
  const named = categories.flatMap((category, at) => {
    const words = wordsOf(category);
    return words !== '' && title.includes(` ${words} `) ? [at] : [];
  });
  // A question may contain one of its answers by chance: "How satisfied are you?".
  if (named.length === 1 && !endsWithQuestionMark(heading)) return named[0]!;
  const sign = announces(heading, 'lowest') ? -1 : 1;
  const ranks = series[0]!.values.map((value) => rank(value, sign));
  const best = ranks.indexOf(Math.max(...ranks));
  return best === ranks.lastIndexOf(ranks[best]!) ? best : -1;
}

/**
 * The index of the figure to highlight in a row of figures: the largest if all share a unit. Bare numbers may count
 * different things. -1 if none is.
 */
export function leadingStat(stats: readonly Pick<Stat, 'figure'>[]): number {
  const figures = stats.map(({ figure }) => figure);
  return figures.some((figure) => unitOf(figure) === '') ? -1 : largestOf(figures);
}

/** The index of the largest of figures with one unit. -1 if they differ in their units, or if two are the largest. */
export function largestOf(figures: readonly string[]): number {
  const style = numberStyle(figures);
  const values = figures.map((figure) => figureValue(figure, style) ?? Number.NaN);
  const most = Math.max(...values);
  const isOne = new Set(figures.map(unitOf)).size === 1 && values.filter((value) => value === most).length === 1;
  return isOne ? values.indexOf(most) : -1;
}

/** Empty cells are never highlighted. */
function rank(value: number | null | undefined, sign: 1 | -1): number {
  return value === null || value === undefined ? Number.NEGATIVE_INFINITY : value * sign;
}

function wordsOf(text: string): string {
  return (foldWord(text.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

const MOST_LETTERS = 1_000;
const MOST_NAME_LETTERS = 80;

/**
 * Describes a chart's numbers in words, as its alternative text in every format. Kept short enough for a screen reader.
 */
export function describeChart({ kind, categories, series }: ChartData): string {
  const named = series.map(({ name, labels }) => {
    const values = categories.flatMap((category, at) =>
      labels[at] ? [`${short(category)} ${short(labels[at])}`] : [],
    );
    return name === '' ? values.join(', ') : `${short(name)}: ${values.join(', ')}`;
  });
  const all = named.join('; ');
  const description = all.length > MOST_LETTERS ? `${[...all.slice(0, MOST_LETTERS)].slice(0, -1).join('')}…` : all;
  return SENTENCES[kind](verbatim(description));
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > MOST_NAME_LETTERS ? `${[...plain.slice(0, MOST_NAME_LETTERS)].slice(0, -1).join('')}…` : plain;
}

const SENTENCES: Record<ChartKind, (what: StoredMessage) => string> = {
  column: (what) => englishMessage('Column chart: {what}', { what }),
  bar: (what) => englishMessage('Bar chart: {what}', { what }),
  line: (what) => englishMessage('Line chart: {what}', { what }),
  stacked: (what) => englishMessage('Stacked column chart: {what}', { what }),
  doughnut: (what) => englishMessage('Doughnut chart: {what}', { what }),
};

/** Longest remark, in words. */
const REMARK_WORDS = 34;
/** Longest remark set in large type, in words. */
const SHORT_WORDS = 20;

/** The text of a paragraph that is short enough to comment on a chart; null for other blocks. */
export function remarkOf(block: Block): TextRun[] | null {
  return block.kind === 'paragraph' && isShort(block.runs, REMARK_WORDS) ? block.runs : null;
}

export function isShortRemark(runs: readonly TextRun[]): boolean {
  return isShort(runs, SHORT_WORDS);
}

function isShort(runs: readonly TextRun[], words: number): boolean {
  return countWords(plainText(runs)) <= words;
}
