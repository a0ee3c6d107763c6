/** Where line `line` (from 1) begins, in UTF-16 units; the end of the text when it has fewer lines. */
export function indexOfLine(text: string, line: number): number {
  let index = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', index);
    if (end === -1) return text.length;
    index = end + 1;
  }
  return index;
}
