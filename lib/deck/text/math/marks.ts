import type { Block, TextRun } from '../../blocks';
import { mapRuns } from '../block-text';
import { pushRun, type RunStyle } from '../text-runs';

/**
 * While a text is read, the punctuation of formulas is encoded in Unicode noncharacters (U+FDD0 to U+FDEF), which are
 * reserved for internal use, so that no reader takes a formula's `*`, `_` or `|` for Markdown. It is decoded when the
 * blocks are made. More noncharacters begin and end italics and bold, and end a row.
 */
export const MATH_MARK = /[\uFDD0-\uFDEF]/;

const PUNCTUATION = '*_[]<>|\\~&#`$!()+:=@^{}"\'';
const FIRST = 0xfdd0;
const STYLES = FIRST + PUNCTUATION.length;
export const ITALIC = String.fromCharCode(STYLES);
export const UPRIGHT = String.fromCharCode(STYLES + 1);
export const BOLD = String.fromCharCode(STYLES + 2);
export const LIGHT = String.fromCharCode(STYLES + 3);
export const ROW_END = String.fromCharCode(STYLES + 4);

const MARKED = /[\uFDD0-\uFDEF]/g;
const STYLE_MARKS = new RegExp(`[${ITALIC}${UPRIGHT}${BOLD}${LIGHT}]`, 'g');
const SIGNS = /[*_[\]<>|\\~&#`$!()+:=@^{}"']/g;

export function withoutStyleMarks(text: string): string {
  return text.replace(STYLE_MARKS, '');
}

/** Replaces noncharacters that the text itself contains, which is not allowed, with U+FFFD. */
export function withoutMarks(text: string): string {
  return text.replace(MARKED, '\uFFFD');
}

/** Encodes the punctuation of a text. */
export function hidden(text: string): string {
  return text.replace(SIGNS, (sign) => String.fromCharCode(FIRST + PUNCTUATION.indexOf(sign)));
}

/** Decodes the punctuation of a text. */
export function shown(text: string): string {
  return text.replace(MARKED, (mark) => {
    if (mark === ROW_END) return '\n';
    return PUNCTUATION[mark.charCodeAt(0) - FIRST] ?? '';
  });
}

/** Decodes the formulas in blocks. */
export function showMath(blocks: Block[]): Block[] {
  return blocks.map(showBlock);
}

function showBlock(block: Block): Block {
  switch (block.kind) {
    case 'code':
      return { ...block, text: shown(block.text), language: block.language === null ? null : shown(block.language) };
    case 'image':
      return { ...block, alt: shown(block.alt) };
    default:
      return mapRuns(block, showRuns);
  }
}

function showRuns(runs: TextRun[]): TextRun[] {
  if (!runs.some(({ text, href }) => MATH_MARK.test(text) || (href !== undefined && MATH_MARK.test(href)))) return runs;
  const out: TextRun[] = [];
  let math: RunStyle = {};
  for (const { text, ...style } of runs) {
    const own = style.href === undefined ? style : { ...style, href: shown(style.href) };
    let from = 0;
    const push = (to: number): void =>
      pushRun(out, shown(text.slice(from, to)), style.code ? own : { ...own, ...math });
    for (const { 0: mark, index } of text.matchAll(STYLE_MARKS)) {
      push(index);
      from = index + 1;
      math = changed(math, mark);
    }
    push(text.length);
  }
  return out;
}

function changed({ bold, italic }: RunStyle, mark: string): RunStyle {
  const isBold = mark === BOLD || (mark !== LIGHT && bold === true);
  const isItalic = mark === ITALIC || (mark !== UPRIGHT && italic === true);
  return { ...(isBold && { bold: true as const }), ...(isItalic && { italic: true as const }) };
}
