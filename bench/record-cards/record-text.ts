import { createHash } from 'node:crypto';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import type { Card } from '@/lib/deck/blocks';
import type { IconLibrary } from '@/lib/deck/icons/icon-library';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import type { CorpusText } from '../check-deck/corpus';
import { layOutLikeEngine } from '../check-deck/make-deck';
import { MODES, makeCardsIn, modeName } from '../check-deck/modes';

/** `placed`: for each theme, a hash of each placed card. */
export type RecordedDeck = { title: string; cards: Card[]; placed: Record<string, string[]> };
/** The decks of a text by mode. */
export type RecordedText = Record<string, RecordedDeck>;

/** One theme of each skeleton. */
const THEMES = STANDARD_THEMES.filter(
  ({ skeleton }, at) => STANDARD_THEMES.findIndex((other) => other.skeleton === skeleton) === at,
);

export function recordText(text: CorpusText, icons: IconLibrary): RecordedText {
  const language = detectLanguage(text.text);
  return Object.fromEntries(
    MODES.map((mode) => {
      const { format } = mode;
      const { cards, title } = makeCardsIn(text, mode);
      const look = { format, dimensions: DEFAULT_DIMENSIONS[format], title, language, icons };
      const placed = THEMES.map((theme) => {
        const laidOut = layOutLikeEngine(cards, { ...look, theme });
        return [theme.id, laidOut.cards.map(hashOf)] as const;
      });
      return [modeName(mode), { title, cards, placed: Object.fromEntries(placed) }];
    }),
  );
}

function hashOf(card: unknown): string {
  return createHash('sha1').update(JSON.stringify(card)).digest('base64url').slice(0, 12);
}
