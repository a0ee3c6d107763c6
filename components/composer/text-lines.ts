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

/** A place in a text area, to which every line end is one character, as a place in the text that it was given. */
export function placeInText(text: string, place: number): number {
  if (!text.includes('\r')) return Math.min(place, text.length);
  let index = 0;
  for (let counted = 0; counted < place && index < text.length; counted += 1)
    index += text.startsWith('\r\n', index) ? 2 : 1;
  return index;
}
