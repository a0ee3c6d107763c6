/** A line of repeated punctuation, at least eight characters long. */
const RULE = /^[ \t]*([-=*_~#+])\1{7,}[ \t]*$/;
/** An underline of signs that Markdown reads otherwise: `~~~~~` would begin a block of code. */
const UNDERLINE = /^([~^"*+#])\1{4,}[ \t]*$/;
const MOST_LETTERS = 80;

/** A centred heading is indented by at least this many columns more than the line below it. */
const CENTRED = 8;
/** The most lines between the rules of a box. */
const MOST_BOXED = 60;

/**
 * Finds lines between two rules, which licences and emails use as headings, and blanks the rules. Markdown headings
 * have at most one rule, below them. In a box of several lines, the first is a heading if it is centred.
 */
export function findBanners(lines: readonly string[]): { lines: readonly string[]; banners: ReadonlySet<number> } {
  const banners = new Set<number>();
  const rules = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (at === 0 || !RULE.test(lines[at - 1]!) || !isHead(line)) continue;
    // A rule directly after text is an underline.
    if ((lines[at - 2] ?? '').trim() !== '' || banners.has(at - 2)) continue;
    const next = lines[at + 1] ?? '';
    const isCentred = !RULE.test(next) && indentOf(line) >= indentOf(next) + CENTRED;
    const below = lines.slice(at + 1, isCentred ? at + MOST_BOXED : at + 2);
    const end = at + 1 + below.findIndex((each) => RULE.test(each) || each.trim() === '');
    if (!RULE.test(lines[end]!)) continue;
    banners.add(at);
    rules.add(at - 1).add(end);
  }
  if (banners.size === 0) return { lines, banners };
  return { lines: lines.map((line, at) => (rules.has(at) ? '' : line)), banners };
}

/** Writes underlines of headings as Markdown does. Before anything else is read, because tildes would begin code. */
export function markUnderlines(lines: string[]): string[] {
  return lines.map((line, at) => (isUnderline(lines, at) ? line.replace(/\S/g, '-') : line));
}

/** Whether a line underlines the only line of the paragraph above, which is about as long. */
function isUnderline(lines: readonly string[], at: number): boolean {
  const [before = '', head = ''] = [lines[at - 2], lines[at - 1]];
  const isAsLong = Math.abs(lines[at]!.trim().length - head.trim().length) <= 2;
  return isAsLong && UNDERLINE.test(lines[at]!) && before.trim() === '' && isHead(head);
}

function isHead(line: string): boolean {
  const text = line.trim();
  return /\p{L}/u.test(text) && text.length <= MOST_LETTERS && !/[|`]/.test(text);
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
