/** Ends a heading that the program has written: of the text itself it says nothing. Markdown takes it off. */
export const LIFTED_END = ' #\t';

/** A first heading with these words, none of which is Markdown. */
export function liftedHeading(text: string): string {
  return `# ${escapeMarkdown(text)}${LIFTED_END}`;
}

export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<&#]|^[>+-]/g, (sign) => `\\${sign}`);
  return escaped.replace(/^(\d+)(?=[.)])/, '$1\\');
}
