import { fencedLines, sumLines } from '../inline/literal-lines';

const BULLET = /^([ \t]*)([•▪‣●◦○–☐▢□☑☒✓✔]|\[[ xX]\]|\p{Emoji_Presentation})[ \t]+(?=\S)/u;
const BOX = /[☐▢□☑☒✓✔[]/;
const EMOJI = /\p{Emoji_Presentation}/u;
/** Bullets of the second level, in some programs without an indent. */
const HOLLOW = /[◦○]/;
const NUMBER = /^\d{1,9}[.)][ \t]/;
const EMPTY_BOX = /[☐▢□]|\[ \]/;

/**
 * Converts bullets that people and office programs write (•, ◦, –, ☑, [ ]) to Markdown bullets, line by line, so that
 * one reader handles all lists. A single dash, box or emoji is not a list: it may begin a sentence or a line of dialogue.
 * Emoji stay in their items. The signs of a sum are no bullets. Terms with their texts indented below them are a list too.
 * @param isHtml lines that are HTML
 */
export function repairBullets(lines: readonly string[], isHtml: readonly boolean[] = []): string[] {
  const sums = sumLines(lines);
  const terms = hangingTerms(lines, isHtml);
  const found = lines.map((line) => BULLET.exec(line));
  const isFenced = fencedLines(lines);
  let wasBullet = false;
  return lines.map((line, at) => {
    if (isFenced[at]) return line;
    if (terms.has(at)) return `- **${line.trim()}**`;
    if (sums.has(at) && !isHtml[at]) return line.replace(/[+-]/, '\\$&');
    const match = found[at];
    const isLike = (other: number) => {
      const sign = found[other]?.[2] ?? '';
      return sign === match?.[2] || [BOX, EMOJI].some((kind) => kind.test(sign) && kind.test(match?.[2] ?? ''));
    };
    const mayBegin = match && match[2] !== '–' && !BOX.test(match[2]!) && !EMOJI.test(match[2]!);
    const isItem = match && (mayBegin || isLike(at - 1) || isLike(at + 1));
    if (!match || !isItem) {
      wasBullet = NUMBER.test(line) || (wasBullet && line.trim() !== '' && /^[ \t]/.test(line));
      return line;
    }
    const indent = HOLLOW.test(match[2]!) && match[1] === '' && wasBullet ? '    ' : match[1];
    wasBullet = true;
    const box = BOX.test(match[2]!) ? (EMPTY_BOX.test(match[2]!) ? '[ ] ' : '[x] ') : '';
    return `${indent}- ${box}${line.slice(EMOJI.test(match[2]!) ? match[1]!.length : match[0].length)}`;
  });
}

const TERM = /^(?![-*+>#|:]|\d+[.)])\S[^*`{}=;]{0,58}[^\s*`{}=;.,:!?]$/;
const MOST_TERM_WORDS = 6;
const HANGING = /^(?: {2,}|\t)\p{Lu}/u;
const LEAST_TERMS = 3;

/** The terms of a definition list as manuals print it: each above its indented text, with an empty line between them. */
function hangingTerms(lines: readonly string[], isHtml: readonly boolean[]): Set<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const isCapitals = (at: number) => /^\p{Lu}{2}[^\p{Ll}]*$/u.test(lines[at]!) && /^[ \t]/.test(lines[at + 1] ?? '');
  // The sections of a manual, of which some may look like terms.
  const heads = [...lines.keys()].filter(isCapitals).length;
  const isTerm = (at: number): boolean =>
    !isHtml[at] &&
    (lines[at - 1] ?? '').trim() === '' &&
    TERM.test(lines[at]!) &&
    lines[at]!.split(/\s+/).length <= MOST_TERM_WORDS &&
    HANGING.test(lines[at + 1] ?? '');
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at] ?? 'end';
    if (line.trim() === '' || (run.length > 0 && /^[ \t]/.test(line))) continue;
    if (at < lines.length && isTerm(at)) {
      run.push(at);
      continue;
    }
    const areHeads = run.every(isCapitals) && run.length < heads;
    if (run.length >= LEAST_TERMS && !areHeads) for (const each of run) found.add(each);
    run = [];
  }
  return found;
}
