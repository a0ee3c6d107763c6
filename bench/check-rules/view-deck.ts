import { createHash } from 'node:crypto';
import type { Dimensions, Format } from '@/lib/contract/enums';
import type { Card } from '@/lib/deck/blocks';
import { pageCards } from '@/lib/deck/content/page-cards';
import { readContent } from '@/lib/deck/content/read-content';
import { readVisual } from '@/lib/deck/content/read-visual';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import type { MadeCards } from '@/lib/deck/make-cards';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import type { DeckTheme } from '@/lib/deck/theme';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { renderWebpage } from '@/lib/deck/webpage/render-webpage';
import type { CorpusText } from '../check-deck/corpus';
import { layOutLikeEngine } from '../check-deck/make-deck';
import { MODES, makeCardsIn } from '../check-deck/modes';

/** A hash of something that people see of a text. */
export type View = () => string;

type Look = { theme: DeckTheme; format: Format; dimensions: Dimensions };

const look = (themeId: string, format: Format, dimensions: Dimensions): Look => ({
  ...{ theme: findStandardTheme(themeId)!, format, dimensions },
});

/** Decks of preserved texts in very different skeletons. */
const PLACED = [
  look('proof', 'presentation', '16x9'),
  look('nocturne', 'presentation', '16x9'),
  look('almanac', 'document', 'a4'),
];
const PAGE = look('velvet', 'webpage', 'fluid');

const icons = await loadIcons();

/** The cards of a text in the modes, and on ten cards. */
export function cardViews(text: CorpusText): View[] {
  const modes = MODES.map((mode) => ({ mode, numCards: undefined as number | undefined }));
  return [...modes, { mode: MODES[0]!, numCards: 10 }].map(({ mode, numCards }) => () => {
    const { cards, title } = makeCardsIn(text, mode, numCards);
    const drawn = mode.format === 'presentation' ? cards.map(drawnContent) : [];
    return hashOf([cards, title, drawn]);
  });
}

/** The placed cards of a text, which take longer. */
export function placedViews(text: CorpusText): View[] {
  const language = detectLanguage(text.text);
  const decks = PLACED.map((look) => () => {
    const { cards, title } = madeFor(text, look);
    return hashOf(layOutLikeEngine(cards, { ...look, title, icons, language }).cards);
  });
  const page = () => {
    const { cards, title } = madeFor(text, PAGE);
    const { theme } = PAGE;
    const deck = { title, theme, language, format: 'webpage', dimensions: 'fluid', cards: [] } as const;
    const options = { fonts: serverFontBook(), icons, pictureUrl: () => null };
    return hashOf(renderWebpage({ ...deck, blocks: pageCards(cards) }, options).write(''));
  };
  return [...decks, page];
}

function madeFor(text: CorpusText, { format }: Look): Pick<MadeCards, 'cards' | 'title'> {
  return makeCardsIn(text, { textMode: 'preserve', format });
}

function drawnContent(card: Card): unknown {
  const content = readContent(card);
  return [content, readVisual(content)];
}

/** The lines of the source that a block is from are no part of a view. */
function hashOf(view: unknown): string {
  const json = JSON.stringify(view, (key, value: unknown) => (key === 'lines' && !Array.isArray(value) ? 0 : value));
  return createHash('sha1').update(json).digest('base64');
}
