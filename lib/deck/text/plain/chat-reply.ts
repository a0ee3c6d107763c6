import { AGREES, ASKED, PRESENTS } from '../../words/message-words';
import { endsWithColon } from '../letters-and-words';
import { sentenceEnds } from '../split-sentences';

/** What an AI chat says before its answer. `line`: its index. `kept`: the sentences of the line that are content. */
export type ChatReply = { line: number; words: string; kept: string };

const MOST_LETTERS = 400;
const HEAD = /^ {0,3}(?:#{1,6}[ \t]|\*\*[^*]+\*\*:?[ \t]*$|__[^_]+__:?[ \t]*$|-{3,}[ \t]*$)/;

/**
 * Finds what an AI chat says before its answer ("Sure! Here's an outline:"), which would become the title, in the first
 * line, directly above a marked heading or a rule: its first sentence, and one that ends with a colon. Null if there is
 * none.
 */
export function findChatReply(text: string): ChatReply | null {
  const lines = text.split('\n');
  const line = lines.findIndex((each) => each.trim() !== '');
  const words = lines[line]?.trim() ?? '';
  if (words === '' || words.length > MOST_LETTERS || (lines[line + 1] ?? '').trim() !== '') return null;
  if (!HEAD.test(lines.slice(line + 1, line + 4).find((next) => next.trim() !== '') ?? '')) return null;
  const isReply = AGREES.test(words) || (PRESENTS.test(words) && ASKED.test(words) && /[:.!]$/.test(words));
  if (!isReply || !lines.slice(line + 1).some((each) => /[\p{L}\p{N}]/u.test(each))) return null;
  const ends = sentenceEnds(words);
  const sentences = ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end).trim());
  const isOpening = (sentence: string, at: number) => at === 0 || endsWithColon(sentence);
  const left = sentences.filter(isOpening).join(' ');
  return { line, words: left, kept: sentences.filter((sentence, at) => !isOpening(sentence, at)).join(' ') };
}

/** The text with what is kept of that line. */
export function withoutChatReply(text: string, { line, kept }: ChatReply): string {
  return text
    .split('\n')
    .map((each, at) => (at !== line ? each : each.endsWith('\r') ? `${kept}\r` : kept))
    .join('\n');
}
