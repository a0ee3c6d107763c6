/** A text with a capital at its start. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
