import { fencedLines } from '../inline/literal-lines';
import { wrapWidth } from './wrap-width';

/** Lines that are no outline by themselves: items, headings, quotes, tables, definitions, tags. */
const SYNTAX = /^[ \t]*(?:[-*+•◦‣▪●–—>|:<#\uFFFE]|\d{1,9}[.)][ \t]|\(?[a-z][.)][ \t]|\[[^\]]+\]:)/;
const HEADING = /^ {0,3}#{1,6}[ \t]/;
const CODE_LIKE = /[{};=]|=>|\(\)/;
const DEEPEST = 8;

/**
 * Converts outlines that are indented with tabs to Markdown lists, line for line. With spaces they need three levels,
 * because verse and addresses are indented too.
 * @param isHtml lines that are HTML
 */
export function convertOutlines(lines: readonly string[], isHtml: readonly boolean[] = []): readonly string[] {
  if (!lines.some((line) => /^(?:\t| {2})/.test(line))) return lines;
  const out = [...lines];
  const isCode = fencedLines(lines);
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() !== '' && !isCode[at] && !isHtml[at] && !HEADING.test(line)) continue;
    // An outline may have empty lines above its deeper lines.
    if (line === '' && lines[at - 1]?.startsWith('\t') && lines[at + 1]?.startsWith('\t')) continue;
    const own = lines.slice(from, at).flatMap((each, index) => (each === '' ? [] : [from + index]));
    const levels = own.length > 1 ? levelsOf(own.map((index) => lines[index]!)) : null;
    for (const [index, level] of levels?.entries() ?? [])
      out[own[index]!] = `${'  '.repeat(level)}- ${lines[own[index]!]!.trim()}`;
    from = at + 1;
  }
  return out;
}

/** The level of each line. Null if the lines are no outline. */
function levelsOf(lines: readonly string[]): number[] | null {
  const indents = lines.map((line) => /^[ \t]*/.exec(line)![0]);
  const deeper = indents.filter((indent) => indent !== '');
  if (indents[0] !== '' || deeper.length === 0 || lines.some((line) => SYNTAX.test(line))) return null;
  const isTabbed = deeper.every((indent) => /^\t+$/.test(indent));
  const unit = isTabbed ? 1 : Math.min(...deeper.map(({ length }) => length));
  if (!isTabbed && (unit < 2 || deeper.some((indent) => indent.includes('\t') || indent.length % unit > 0)))
    return null;
  const levels = indents.map(({ length }) => length / unit);
  if (levels.some((level, at) => level > DEEPEST || level > (levels[at - 1] ?? 0) + 1)) return null;
  if (!isTabbed && !levels.includes(2)) return null;
  const isProse =
    wrapWidth(lines.slice(1).map((next, at) => ({ line: lines[at]!.trim(), next: next.trim() }))) !== null;
  return isProse || lines.filter((line) => CODE_LIKE.test(line)).length > lines.length / 3 ? null : levels;
}
