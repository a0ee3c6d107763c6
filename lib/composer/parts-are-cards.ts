import { splitAtMarkers } from '../contract/request/count-cards';
import { findChatReply } from '../deck/text/plain/chat-reply';
import { ignoredBreaks, withoutFrontMatter } from './front-matter';

/** In characters. Parts that are longer on average do not fit on a card. */
const MAX_AVERAGE_LENGTH = 900;

/**
 * Whether the `---` lines of a text mark its cards. They do not if the parts are far longer than cards, as between the
 * chapters of a document, if they separate an AI chat's greeting or closing remark from its answer, or if all of them are
 * in code.
 */
export function partsAreCards(text: string): boolean {
  if (ignoredBreaks(text) === 0) return false;
  const parts = splitAtMarkers(withoutFrontMatter(text)).map((part) => part.text.trim());
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  if (letters > MAX_AVERAGE_LENGTH * parts.length) return false;
  const reply = findChatReply(text);
  return !reply?.lines.some((at) => parts.includes(text.split('\n')[at]!.trim()));
}
