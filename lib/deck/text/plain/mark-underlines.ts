/** An underline of signs that Markdown reads otherwise: `~~~~~` would begin a block of code. */
const UNDERLINE = /^([~^"*+#])\1{4,}[ \t]*$/;
const MOST_LETTERS = 80;

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
