/** The UTF-16 offset at which line `line` (1-based) begins; the end of the text if it has fewer lines. */
export function indexOfLine(text: string, line: number): number {
  let index = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', index);
    if (end === -1) return text.length;
    index = end + 1;
  }
  return index;
}

/** Converts a textarea offset, where every line break is one character, to an offset in the original text. */
export function placeInText(text: string, place: number): number {
  if (!text.includes('\r')) return Math.min(place, text.length);
  let index = 0;
  for (let counted = 0; counted < place && index < text.length; counted += 1)
    index += text.startsWith('\r\n', index) ? 2 : 1;
  return index;
}
