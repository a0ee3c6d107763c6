const PIECE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]|[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu;

/** The number of words in a text. Two characters of a script without spaces count as one word. */
export function countWords(text: string): number {
  let wide = 0;
  let words = 0;
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece.length === 1 && piece >= '\u2e80') wide += 1;
    else words += 1;
  }
  return words + Math.ceil(wide / 2);
}
