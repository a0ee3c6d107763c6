import { AGREES, ASKED, PRESENTS } from '../../words/message-words';

/** The line with which an AI chat begins its answer. `line`: its index. */
export type ChatReply = { line: number; words: string };

const MOST_LETTERS = 400;
const HEAD = /^ {0,3}(?:#{1,6}[ \t]|\*\*[^*]+\*\*:?[ \t]*$|__[^_]+__:?[ \t]*$|-{3,}[ \t]*$)/;

/**
 * Finds the sentence that an AI chat says before its answer ("Sure! Here's an outline:"), which would become the title:
 * the first line, directly above a marked heading or a rule. Null if there is none.
 */
export function findChatReply(text: string): ChatReply | null {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.trim() !== '');
  const words = lines[line]?.trim() ?? '';
  if (words === '' || words.length > MOST_LETTERS || (lines[line + 1] ?? '').trim() !== '') return null;
  if (!HEAD.test(lines.slice(line + 1, line + 4).find((next) => next.trim() !== '') ?? '')) return null;
  const isReply = AGREES.test(words) || (PRESENTS.test(words) && ASKED.test(words) && /[:.!]$/.test(words));
  return isReply && lines.slice(line + 1).some((each) => /[\p{L}\p{N}]/u.test(each)) ? { line, words } : null;
}

/** The text with that line blanked. */
export function withoutChatReply(text: string, { line }: ChatReply): string {
  return text
    .split('\n')
    .map((each, at) => (at !== line ? each : each.endsWith('\r') ? '\r' : ''))
    .join('\n');
}
