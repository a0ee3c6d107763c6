import type { CardSplit } from '../../../contract/enums';
import { splitAtMarkers } from '../../../contract/request/count-cards';
import { englishMessage } from '../../../words/stored-messages';
import type { DeckWarning, SourceLines } from '../../blocks';
import { findChatReply, withoutChatReply } from './chat-reply';
import { convertDirectives, withoutEmojiNames } from './directives';
import { findFrontMatter, withoutFrontMatter } from './front-matter';
import { liftSubject } from './lift-subject';
import { markRevealNotes, markSlideNotes, withoutImageHints, withoutSlideSettings } from './slide-comments';
import { readSlideScript } from './slide-script';

export type PreparedText = { text: string; warnings: DeckWarning[] };

/**
 * Removes the parts of a text that aren't for its readers, line for line: front matter, an AI chat's opening
 * sentence, and the labels of a text written slide by slide. A warning lists what was removed. Also
 * converts the notes and callouts of other programs to Markdown.
 */
export function prepareText(source: string, cardSplit: CardSplit): PreparedText {
  const warnings: DeckWarning[] = [];
  const settings = cardSplit === 'auto' ? withoutSlideSettings(source) : null;
  let text = removeFrontMatter(
    withoutImageHints(markSlideNotes(markRevealNotes(settings?.text ?? source))),
    cardSplit,
    warnings,
  );
  if (settings) warnings.push(leftOut(settings.keys, settings.lines));
  text = withoutEmojiNames(convertDirectives(text));
  text = removeChatReply(text, cardSplit, warnings);
  const script = readSlideScript(text);
  if (script) {
    const message = englishMessage('Slide labels left out: {count}.', { count: script.slides });
    warnings.push({ message, lines: { from: script.firstLine, to: script.firstLine } });
    text = script.text;
  }
  return { text, warnings };
}

/**
 * Under `inputTextBreaks` the closing line of front matter is a marker like any other (docs/spec/settled-points.md#1),
 * so the text stays unchanged.
 */
function removeFrontMatter(source: string, cardSplit: CardSplit, warnings: DeckWarning[]): string {
  const found = cardSplit === 'auto' ? findFrontMatter(source) : null;
  if (!found) return liftSubject(source);
  const text = withoutFrontMatter(source, found);
  if (found.others.length === 0) return text;
  if (!/\S/.test(text)) return source;
  warnings.push(leftOut(found.others, found.lines));
  return text;
}

function leftOut(keys: readonly string[], lines: SourceLines): DeckWarning {
  return { message: englishMessage('Front matter left out: {keys}', { keys: keys.slice(0, 8).join(', ') }), lines };
}

function removeChatReply(source: string, cardSplit: CardSplit, warnings: DeckWarning[]): string {
  const found = findChatReply(source);
  if (!found) return source;
  const text = withoutChatReply(source, found);
  // Under `inputTextBreaks` the sentence may be the only text between two markers, which make a card.
  if (cardSplit === 'inputTextBreaks' && emptyParts(text) > emptyParts(source)) return source;
  const words = found.words.length > 60 ? `${found.words.slice(0, 60).trimEnd()}…` : found.words;
  const at = found.line + 1;
  warnings.push({ message: englishMessage('Chat reply left out: “{words}”', { words }), lines: { from: at, to: at } });
  return text;
}

function emptyParts(text: string): number {
  return splitAtMarkers(text).filter((part) => part.text.trim() === '').length;
}
