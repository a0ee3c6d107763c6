const MOST_CENTRED = 4;
/** A short line indented further than any list or code, so it is centred on the page. */
const CENTRED = /^(?: {10,}|\t{3,})(\S.{0,63})$/;

/**
 * Removes the layout of a plain-text page: centred lines are moved to the margin, and the `-- ` above an email
 * signature becomes an empty line.
 * @param isHtml lines that are HTML
 */
export function withoutMargins(lines: readonly string[], isHtml: readonly boolean[]): readonly string[] {
  const isCentred = centredLines(lines, isHtml);
  let fence: string | null = null;
  return lines.map((line, at) => {
    const mark = line.includes('```') || line.includes('~~~') ? /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] : undefined;
    if (mark) fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    if (fence !== null || isHtml[at]) return line;
    if (isCentred.has(at)) return line.trim();
    return /^-- ?$/.test(line) && isSignature(lines, at) ? '' : line;
  });
}

/** Finds groups of at most four deeply indented lines between empty lines. */
function centredLines(lines: readonly string[], isHtml: readonly boolean[]): ReadonlySet<number> {
  const found = new Set<number>();
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    if (at < lines.length && (lines[at] ?? '').trim() !== '') continue;
    const group = lines.slice(from, Math.min(at, from + MOST_CENTRED + 1));
    const isFarIn = (line: string, index: number): boolean =>
      CENTRED.test(line.trimEnd()) && !isHtml[from + index] && !/[{};=|]/.test(line);
    if (group.length > 0 && group.length <= MOST_CENTRED && group.every(isFarIn))
      for (let index = from; index < at; index += 1) found.add(index);
    from = at + 1;
  }
  return found;
}

/** Whether the dashes begin a signature. Under a single line of text, two dashes would underline a heading. */
function isSignature(lines: readonly string[], at: number): boolean {
  const isText = (index: number): boolean => (lines[index] ?? '').trim() !== '';
  return lines[at] === '-- ' || !isText(at - 1) || isText(at - 2);
}
