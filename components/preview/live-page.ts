import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { Card } from '@/lib/deck/blocks';
import { deckLanguage } from '@/lib/deck/deck-language';
import { loadFontBook } from '@/lib/deck/fonts/load-font-book';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { plainText } from '@/lib/deck/text/text-runs';
import type { DeckTheme } from '@/lib/deck/theme';
import { type LinkedFonts, linkedFonts } from '@/lib/deck/webpage/linked-fonts';
import { type PageBody, renderWebpage } from '@/lib/deck/webpage/render-webpage';
import { pageCards } from '@/lib/deck/webpage/webpage-source';

/** A page as its frame needs it. */
export type LivePage = Omit<PageBody, 'anchors'> & {
  fonts: LinkedFonts;
  /** The id of the part that a card (0-based) is in. */
  places: string[];
  /** Parts of a very long page that are left out. */
  left: number;
};

type PageWant = {
  title: string;
  theme: DeckTheme;
  /** BCP 47; undefined unless the cards' words have a language of their own. */
  language: string | undefined;
  request: GenerateRequest;
};

/** Characters of markup that are shown; about 100 pages of text. */
const MOST_MARKUP = 1_500_000;

/** The page that a web page's cards will be. Pictures of the text that are not in it are fetched by the engine only. */
export async function makeLivePage(
  cards: readonly Card[],
  { title, theme, language: own, request }: PageWant,
): Promise<LivePage> {
  const language = own ?? deckLanguage(request);
  const [fonts, icons] = await Promise.all([loadFontBook(theme), loadIcons()]);
  const { body, faces, characters } = renderWebpage(
    { title, language, theme, blocks: pageCards(cards) },
    { fonts, icons, pictureUrl: (key) => (key.startsWith('data:image/') ? key : null) },
  );
  const { anchors, ...shown } = body;
  let room = MOST_MARKUP;
  const bands = body.bands.filter((band) => {
    room -= band.length;
    return room > 0;
  });
  return {
    ...shown,
    bands,
    fonts: linkedFonts(faces, characters),
    places: placesOf(cards, anchors),
    left: body.bands.length - bands.length,
  };
}

/** A card without a heading is in the part of the one before it. */
function placesOf(cards: readonly Card[], anchors: ReadonlyMap<string, string>): string[] {
  let last = 'top';
  return cards.map(({ blocks, repeats }, at) => {
    const heading = blocks.find((block) => block.kind === 'heading') ?? repeats?.heading;
    if (heading && at > 0) last = anchors.get(plainText(heading.runs).toLowerCase()) ?? last;
    return last;
  });
}
