import { MAIL_HEADERS, MAIL_SUBJECTS } from '../../words/message-words';

const HEADER = /^(\p{L}[\p{L}-]*)[ \t]*:[ \t]*(\S.*)$/u;
const MOST_HEADERS = 12;

/**
 * Makes the subject of an email its first heading, with the other header lines below it. Otherwise the line of the
 * sender would be the title. The number of lines stays the same. Other texts are returned unchanged.
 */
export function liftSubject(text: string): string {
  const lines = text.split('\n', MOST_HEADERS + 1).map((line) => HEADER.exec(line.trimEnd()));
  const end = lines.findIndex((line) => !MAIL_HEADERS.has(line?.[1]?.toLowerCase() ?? ''));
  const count = end === -1 ? lines.length : end;
  const at = lines.slice(0, count).findIndex((line) => MAIL_SUBJECTS.has(line![1]!.toLowerCase()));
  if (count > MOST_HEADERS || at === -1) return text;
  // Alone, it may be the first of other facts: the subject of a lesson, with its grade below.
  if (count === 1 && (text.split('\n', 2)[1] ?? '').trim() !== '') return text;
  const others = lines.slice(0, count).flatMap((line, index) => (index === at ? [] : [line![0]]));
  // Two spaces keep the end of a line in Markdown.
  const below = others.map((line, index) => (index === others.length - 1 ? line : `${line}  `));
  return [liftedHeading(lines[at]![2]!), ...below, ...text.split('\n').slice(count)].join('\n');
}

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
