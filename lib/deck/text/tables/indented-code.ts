import type { Found } from './grid';

const INDENTED = /^(?: {4}|\t)/;
/** Characters and keywords that are common in code but rare in pasted prose. */
const CODE_LIKE = /[{}=]|;\s*$|<\/|\(\)/;
const KEYWORDS = new Set('def if for return import from class const let var print'.split(' '));
/** A line of a program, a command or a setting: it begins in lower case or with a sign, is no address, and no sentence ends on it. */
const COMMAND = /^\s*(?!https?:|www\.)(?:[a-z0-9$#./<@{[_~%-]|[A-Z_]{2,} )(?!.*[.!?…]["')]*\s*$)/;
const ITEM = /^[ \t]*(?:[-*+•◦‣▪●–][ \t]|\(?(?:\d{1,9}|[A-Za-z]|[ivxIVX]{2,5})[.)][ \t]|:[ \t]|\[\^)/;

/**
 * Reads code that is indented by four spaces or a tab, below an empty line or a heading. Pasted paragraphs are indented
 * too, so each line must look like code.
 */
export function readIndentedCode(lines: readonly string[], from: number, end: number): Found | null {
  const before = lines[from - 1] ?? '';
  if (!INDENTED.test(lines[from]!) || (before.trim() !== '' && !/^#{1,6}[ \t]/.test(before))) return null;
  const nothing: Found = { from, to: end, grid: undefined };
  if (isInList(lines, from)) return nothing;
  let to = from;
  for (let at = from; at < lines.length && (INDENTED.test(lines[at]!) || lines[at]!.trim() === ''); at += 1)
    if (lines[at]!.trim() !== '') to = at + 1;
  const code = lines.slice(from, to).filter((line) => line.trim() !== '');
  if (code.some((line) => ITEM.test(line))) return nothing;
  const isCode = code.every((line) => COMMAND.test(line)) || code.filter(looksLikeCode).length >= code.length / 2;
  return to < end || !isCode ? { from, to: Math.max(to, end), grid: undefined } : { from, to, grid: null };
}

function looksLikeCode(line: string): boolean {
  return CODE_LIKE.test(line) || KEYWORDS.has(/^\s+(\w+)/.exec(line)?.[1] ?? '');
}

/** Whether the last line with a smaller indent begins a list item, a definition or a footnote. */
function isInList(lines: readonly string[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 100); at -= 1) {
    const line = lines[at]!;
    if (line.trim() !== '' && !INDENTED.test(line)) return ITEM.test(line);
  }
  return false;
}
