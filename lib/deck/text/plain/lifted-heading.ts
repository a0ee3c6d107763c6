/** Marks a heading that we generated, so that it doesn't count as one marked by the author. Markdown strips it. */
export const LIFTED_END = ' #\t';

/** A level-1 heading with these words, with Markdown escaped. */
export function liftedHeading(text: string): string {
  return `# ${escapeMarkdown(text)}${LIFTED_END}`;
}

export function escapeMarkdown(text: string): string {
  const escaped = text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<&#]|^[>+-]/g, (sign) => `\\${sign}`);
  return escaped.replace(/^(\d+)(?=[.)])/, '$1\\');
}
