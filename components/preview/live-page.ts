import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Card } from '@/lib/deck/blocks';
import { pageCards } from '@/lib/deck/content/page-cards';
import { deckLanguage } from '@/lib/deck/deck-language';
import { type LinkedFonts, linkedFonts } from '@/lib/deck/fonts/font-files';
import { loadFontBook } from '@/lib/deck/fonts/load-font-book';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { uploadIdOf } from '@/lib/deck/text/inline/picture-address';
import { plainText } from '@/lib/deck/text/text-runs';
import type { DeckTheme } from '@/lib/deck/theme';
import { type PageBody, renderWebpage } from '@/lib/deck/webpage/render-webpage';

/** The content of the page's frame. */
export type LivePage = Omit<PageBody, 'anchors'> & {
  fonts: LinkedFonts;
  /** For each card (0-based), the id of the page section that contains it. */
  places: string[];
  /** The number of sections at the end of a very long page that are left out. */
  left: number;
};

type PageWant = {
  title: string;
  theme: DeckTheme;
  /** BCP 47. Set for an outline, whose language is that of its prompt; otherwise the request decides. */
  language: string | undefined;
  request: GenerateRequest;
};

/** The maximum length of the markup in characters, about 100 pages of text. */
const MAX_MARKUP = 1_500_000;

/** Renders the cards as a web page. Without pictures from other sites, which only the engine fetches. */
export async function makeLivePage(
  cards: readonly Card[],
  { title, theme, language: own, request }: PageWant,
): Promise<LivePage> {
  const language = own ?? deckLanguage(request, false);
  const [fonts, icons] = await Promise.all([loadFontBook(theme), loadIcons()]);
  const { body, faces, characters } = renderWebpage(
    { title, language, theme, blocks: pageCards(cards) },
    { fonts, icons, pictureUrl: shownAddress },
  );
  const { anchors, ...shown } = body;
  let room = MAX_MARKUP;
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

/** The page's policy allows no other pictures. */
function shownAddress(key: string): string | null {
  return key.startsWith('data:image/') || uploadIdOf(key) !== null ? key : null;
}

/** A card without a heading belongs to the section of the card before it. */
function placesOf(cards: readonly Card[], anchors: ReadonlyMap<string, string>): string[] {
  let last = 'top';
  return cards.map(({ blocks, repeats }, at) => {
    const heading = blocks.find((block) => block.kind === 'heading') ?? repeats?.heading;
    if (heading && at > 0) last = anchors.get(plainText(heading.runs).toLowerCase()) ?? last;
    return last;
  });
}
