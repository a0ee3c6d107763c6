import 'server-only';
import type { HeaderFooter } from '@/lib/contract/request/header-footer';
import type { Block, Card, DeckWarning, Picture } from '@/lib/deck/blocks';
import { pageCards } from '@/lib/deck/content/page-cards';
import type { Deck } from '@/lib/deck/deck';
import { paragraphsOf } from '@/lib/deck/placed';
import type { DeckTheme } from '@/lib/deck/theme';
import { wishedSource } from '@/lib/deck/wishes/deck-wishes';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';
import { log } from '../../log/log';
import type { Engine } from '../context';
import { DeckDecoder } from '../images/decoder/deck-decoder';
import { type ResolveContext, resolvePictures } from '../images/resolve-pictures';
import { fillPictures } from '../pictures/fill-pictures';
import type { PictureMemory } from '../store/asked-pictures';
import type { CardSource } from '../store/card-sources';
import { findUpload } from '../store/uploads-store';
import type { Plan } from './plan';

/** `made`: the number of pictures from an image model. */
export type DrawnDeck = {
  deck: Deck;
  source: CardSource;
  cards: number;
  made: number;
  textLength: number;
  warnings: DeckWarning[];
};

type Drawing = {
  /** Called with the number of cards whose pictures are ready. */
  onCards?: (done: number) => void;
  /** Records the requests to an image model. Without it, no image model is called. */
  memory?: PictureMemory | null;
};

/**
 * The pipeline: choose pictures, fetch them, lay out the cards, and check the layout. Every renderer draws the result.
 */
export async function drawDeck(
  engine: Engine,
  plan: Plan,
  signal: AbortSignal,
  { onCards, memory = null }: Drawing = {},
): Promise<DrawnDeck> {
  const { theme, format, dimensions, headerFooter, layoutSequence, additionalInstructions } = plan;
  const decoder = new DeckDecoder(signal);
  const context = {
    ...{ fileStore: engine.files, exemptOrigins: engine.exemptOrigins, signal, decoder },
    findUpload: (id: string) => findUpload(engine.db, id),
  };
  let done = 0;
  const onCard = () => onCards?.(++done);

  const source = wishedSource(plan.imageSource, additionalInstructions);
  const { title } = plan.made;
  const { language } = plan;
  const options = { theme, title, language, format, dimensions, headerFooter, layoutSequence, additionalInstructions };
  const layOut = async (cards: Card[]) => (await engine.layOut({ cards, options }, signal)).cards;
  const filled = await fillPictures({ plan, source, supply: engine.pictures, memory }, layOut, context);
  const settled = await resolvePictures(filled.cards, { ...context, onCard });
  const named = await settleNamedPictures(headerFooter, theme, context);
  signal.throwIfAborted();

  const placed = await engine.layOut(
    {
      cards: settled.cards,
      options: { ...options, pictures: named.pictures },
    },
    signal,
  );
  if (placed.faults.inside + placed.faults.overlaps > 0) log.error(placed.faults, 'a layout broke its own rules');
  const { cards } = placed;

  return {
    deck: {
      ...{ title, language, theme, format, dimensions, cards },
      ...(format === 'webpage' || format === 'document' ? { blocks: pageCards(settled.cards) } : {}),
    },
    source: {
      ...{ cards: settled.cards, layoutSequence, additionalInstructions, pictures: [...named.pictures] },
      ...(plan.made.origins ? { origins: [...plan.made.origins] } : {}),
    },
    cards: settled.cards.length,
    made: filled.made,
    textLength: textLength(cards),
    warnings: [...plan.made.warnings, ...filled.warnings, ...settled.warnings, ...named.warnings, ...placed.warnings],
  };
}

function textLength(cards: Deck['cards']): number {
  let length = 0;
  for (const { elements } of cards)
    for (const { runs } of elements.flatMap(paragraphsOf)) for (const run of runs) length += run.text.length;
  return length;
}

/** Fetches the pictures of header, footer and logo, like those in the text. Keyed by URL. */
async function settleNamedPictures(
  headerFooter: HeaderFooter | null,
  theme: DeckTheme,
  context: ResolveContext,
): Promise<{ pictures: ReadonlyMap<string, Picture>; warnings: DeckWarning[] }> {
  const urls = [...new Set(addresses(headerFooter, theme))];
  if (urls.length === 0) return { pictures: new Map(), warnings: [] };
  const blocks = urls.map((url): Block => ({ kind: 'image', picture: { kind: 'url', url }, alt: '', lines: NO_LINES }));
  const card: Card = { blocks, notes: null, labelOnly: false };
  const { cards } = await resolvePictures([card], context);
  const pictures = new Map<string, Picture>();
  const warnings: DeckWarning[] = [];
  for (const [index, block] of (cards[0]?.blocks ?? []).entries()) {
    const url = urls[index];
    if (block.kind !== 'image' || url === undefined) continue;
    pictures.set(url, block.picture);
    if (block.picture.kind === 'placeholder')
      warnings.push({
        message: englishMessage('Header and footer: {why} ({address}).', {
          why: verbatim(block.picture.reason),
          address: url.slice(0, 120),
        }),
      });
  }
  return { pictures, warnings };
}

const NO_LINES = { from: 0, to: 0 };

function addresses(headerFooter: HeaderFooter | null, theme: DeckTheme): string[] {
  const found: string[] = [];
  for (const position of Object.values(headerFooter ?? {})) {
    if (typeof position !== 'object' || position.type !== 'image') continue;
    if (position.source === 'custom' && position.src) found.push(position.src);
    if (position.source === 'themeLogo' && theme.logo) found.push(theme.logo);
  }
  return found;
}
