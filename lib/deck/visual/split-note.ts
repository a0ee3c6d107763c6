/** The most characters of a note, with its brackets. */
const NOTE_LETTERS = 48;

/** Splits "60 (four months)" into its text and the note in brackets at its end, which is empty if there is none. */
export function splitNote(text: string): { text: string; note: string } {
  const trimmed = text.trim();
  const from = Math.max(trimmed.lastIndexOf('('), trimmed.lastIndexOf('（'));
  const note = trimmed.slice(from);
  if (from <= 0 || note.length > NOTE_LETTERS || !/^[(（]\s?[^\s()（）][^()（）]*[)）]$/u.test(note))
    return { text: trimmed, note: '' };
  return { text: trimmed.slice(0, from).trimEnd(), note };
}

export function withoutNote(text: string): string {
  return splitNote(text).text;
}
