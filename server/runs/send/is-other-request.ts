import 'server-only';
import { isOtherText } from '@/lib/composer/is-other-text';
import { findOutline } from '@/lib/deck/outlines/find-outline';
import { readBlocks } from '@/lib/deck/text/read-text';

/** The text of a request or a stored one. */
export function textOfRequest(request: unknown): string {
  const { inputText, prompt } = (request ?? {}) as { inputText?: unknown; prompt?: unknown };
  const text = inputText ?? prompt;
  return typeof text === 'string' ? text : '';
}

/** Whether two texts ask for different decks, rather than one being an edit of the other. Prompts differ by topic. */
export function isOtherRequest(before: string, after: string): boolean {
  return isOtherText(before, after) || isOtherText(topicOf(before), topicOf(after));
}

function topicOf(text: string): string {
  return /\n/.test(text.trim()) ? text : (findOutline(text, readBlocks(text))?.title ?? text);
}
