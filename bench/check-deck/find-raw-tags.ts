import { type PlacedCard, paragraphsOf } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';

const NAMES =
  'a|abbr|article|aside|audio|b|blockquote|body|br|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|ins|kbd|li|link|main|mark|meta|nav|ol|p|picture|pre|q|s|samp|script|section|small|source|span|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|title|tr|u|ul|var|video';
/** Directly after a name it is a type of a program: `Foo<P>`. */
const TAG = new RegExp(`(?<!\\w)</?(?:${NAMES})(?:\\s[^<>]*)?/?>|<!--|-->|&(?:nbsp|amp|lt|gt|quot|#\\d+);`, 'gi');

/** HTML that a card shows as text, outside code. */
export function findRawTags({ elements }: PlacedCard, theme: DeckTheme): string[] {
  return elements.flatMap((element) => {
    if (element.kind === 'text' && element.role === 'code') return [];
    return paragraphsOf(element).flatMap(({ lines }) => {
      const plain = lines.flatMap(({ runs }) => runs.filter(({ style }) => !style.face.startsWith(theme.fonts.mono)));
      return rawTagsIn(plain.map(({ text }) => text).join(''));
    });
  });
}

export function rawTagsIn(text: string): string[] {
  return text.match(TAG) ?? [];
}
