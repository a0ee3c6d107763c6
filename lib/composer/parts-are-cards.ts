import { splitAtMarkers } from '../contract/count-cards';
import { findChatReply } from '../deck/text/chat-reply';
import { withoutFrontMatter } from './front-matter';

/** More letters than a card holds. */
const CARD_LETTERS = 900;

/**
 * Whether the `---` lines of a text mark its cards. They do not if the parts are far longer than cards, as between the
 * chapters of a document, or if they set off what an AI chat says around its answer.
 */
export function partsAreCards(text: string): boolean {
  const parts = splitAtMarkers(withoutFrontMatter(text)).map((part) => part.text.trim());
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  if (letters > CARD_LETTERS * parts.length) return false;
  const reply = findChatReply(text);
  return !reply?.lines.some((at) => parts.includes(text.split('\n')[at]!.trim()));
}
