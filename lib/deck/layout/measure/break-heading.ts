import { isArticleOrPreposition, isLeadingWord } from '../../text/leading-words';
import { breakLines, type Line } from './break-lines';
import { type PreparedText, tieSpaces } from './prepare-text';

const ENDS_A_PHRASE = /[,:;–—?!.]$/;

/** Costs as shares of the narrowest width: how much wider lines may become in order to end at a better place. */
const COST = { article: 0.75, leadingWord: 0.45, phrase: -0.2, loneWord: 0.25, shortLine: 2 };
/** In more lines than this, an article at the end of a line is seen less than an uneven edge. */
const FEW_LINES = 3;
/** The same for titles of up to this many words, whose type is so large that each line is seen by itself. */
const TITLE = { words: 8, article: 0.35, leadingWord: 0.12 };
const IN_MANY = { article: 0.12, leadingWord: 0.12 };
/** A line with a smaller share of the widest one's width is short. The last line may be. */
const SHORT = 0.75;
/** The widest lines to try, as a multiple of the narrowest width. */
const WIDEST = 1.5;
const WIDTHS_TRIED = 16;
/** Tied words may take this share of a line, because the font that an office program uses instead may be wider. */
const LONGEST_TIED = 0.8;

/**
 * The lines of a heading. Breaking `text` greedily at `width` gives the same lines, so programs that wrap text do too.
 */
export type BrokenHeading = { text: PreparedText; lines: Line[]; width: number };

/**
 * Breaks a heading into lines of about equal length that end with a phrase rather than an article or a preposition.
 * Takes no more lines than greedy breaking does.
 * @param width space for a line, in ems
 */
export function breakHeading(text: PreparedText, width: number): BrokenHeading {
  const broken = breakBalanced(text, width);
  const { lines } = broken;
  if (lines.length < 2 || lines.length > MOST_LINES) return broken;
  const leading = ({ text, lines }: BrokenHeading) => lines.slice(0, -1).flatMap((line) => spacesToTie(text, line));
  const tried = [
    ...tieRepeatedly(broken, width, leading),
    ...tieRepeatedly(broken, width, (each) => [...leading(each), ...spaceBeforeLoneEnd(each)]),
  ];
  const cost = (each: BrokenHeading) => costOf(each.text, each.lines, broken.width);
  return tried.reduce((best, each) => (cost(each) < cost(best) ? each : best), broken);
}

/** The heading with some of its spaces tied, again and again, because moving a word may leave another at a bad place. */
function tieRepeatedly(broken: BrokenHeading, width: number, find: (each: BrokenHeading) => number[]): BrokenHeading[] {
  const found: BrokenHeading[] = [];
  for (let tied = broken; found.length < broken.lines.length; found.push(tied)) {
    const spaces = find(tied);
    if (spaces.length === 0) break;
    const text = tieSpaces(tied.text, spaces);
    // Tied words that are too long for a line would break inside a word.
    if (text.longestWord > width * LONGEST_TIED) break;
    tied = breakBalanced(text, width);
    if (tied.lines.length > broken.lines.length) break;
  }
  return found;
}

/** The space before a last line of a single word, so that the word before it moves to that line too. */
function spaceBeforeLoneEnd({ text, lines }: BrokenHeading): number[] {
  const { from, to } = lines.at(-1)!;
  const isLone = wordBefore(text, from, to).start <= from;
  return isLone && text.kinds[from - 1] === 'space' ? [from - 1] : [];
}

const MOST_LINES = 6;

/** Spaces after the leading words at the end of a line; none if the line has only leading words. */
function spacesToTie(text: PreparedText, { from, to }: Line): number[] {
  const found: number[] = [];
  let end = to;
  for (;;) {
    const word = wordBefore(text, from, end);
    if (!isLeadingWord(word.text)) return found;
    if (word.start <= from || text.kinds[word.end] !== 'space') return [];
    found.push(word.end);
    end = word.start;
  }
}

function breakBalanced(text: PreparedText, width: number): BrokenHeading {
  const greedy = breakLines(text, width);
  if (greedy.length < 2 || greedy.length > MOST_LINES) return { text, lines: greedy, width };
  const narrowest = narrowestWidth(text, width, greedy.length);
  let best = { text, lines: breakLines(text, narrowest), width: narrowest };
  let least = costOf(text, best.lines, narrowest);
  const step = (Math.min(width, narrowest * WIDEST) - narrowest) / WIDTHS_TRIED;
  for (let tried = 1; tried <= WIDTHS_TRIED && step > 0; tried += 1) {
    const wider = narrowest + step * tried;
    const lines = breakLines(text, wider);
    const cost = costOf(text, lines, narrowest);
    if (cost < least - 1e-6) {
      best = { text, lines, width: wider };
      least = cost;
    }
  }
  return best;
}

/** The smallest width, to a quarter of an em, at which the text takes no more than `count` lines. */
function narrowestWidth(text: PreparedText, width: number, count: number): number {
  let low = Math.max(width * 0.4, text.longestWord * 1.001);
  let high = width;
  while (high - low > 0.25) {
    const middle = (low + high) / 2;
    if (breakLines(text, middle).length > count) low = middle;
    else high = middle;
  }
  return high;
}

function costOf(text: PreparedText, lines: readonly Line[], narrowest: number): number {
  const widest = Math.max(...lines.map((line) => line.width));
  const isTitle = text.kinds.filter((kind) => kind === 'space').length < TITLE.words;
  const { article, leadingWord } = lines.length <= FEW_LINES ? COST : isTitle ? TITLE : IN_MANY;
  let cost = widest / narrowest;
  for (const line of lines.slice(0, -1)) {
    const word = lastWord(text, line);
    if (lines.length > FEW_LINES) cost += COST.shortLine * Math.max(0, SHORT - line.width / widest);
    if (isArticleOrPreposition(word)) cost += article;
    else if (isLeadingWord(word)) cost += leadingWord;
    else if (ENDS_A_PHRASE.test(word)) cost += COST.phrase;
  }
  for (const { from, to } of lines) if (!/\S\s+\S/.test(text.texts.slice(from, to).join(''))) cost += COST.loneWord;
  return cost;
}

const lastWord = (text: PreparedText, { from, to }: Line) => wordBefore(text, from, to).text;

/** The last word of the pieces from `from` to `to`. */
function wordBefore({ kinds, texts }: PreparedText, from: number, to: number) {
  let end = to;
  while (end > from && kinds[end - 1] === 'space') end -= 1;
  let start = end;
  while (start > from && kinds[start - 1] !== 'space') start -= 1;
  return { text: texts.slice(start, end).join(''), start, end };
}
