import 'server-only';
import type { Block, BlockOf, Card, DeckWarning, Picture } from '@/lib/deck/blocks';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';
import { DeckDecoder } from './decoder/deck-decoder';
import { type PictureContext, PictureFetcher, type SettledPicture } from './picture-fetcher';

export type ResolveContext = Omit<PictureContext, 'decoder'> & {
  /** Shared by everything that reads pictures for the same deck. */
  decoder?: PictureContext['decoder'];
  /** Called each time another card is ready; not for a card with art, which is drawn when it is placed. */
  onCard?: () => void;
};

/** Pictures beyond this number are not fetched (docs/spec/faults.md#31). */
const MOST_PICTURES = 500;
/** Milliseconds for all pictures of a deck. */
const BUDGET = 20_000;

/**
 * Resolves every picture of the cards: URLs are fetched through the guard, `data:` URLs decoded, and both stored as
 * PNG or JPEG. Afterwards each is a `file`, or a `placeholder` that says why not; a warning names the card and the
 * line. Art waits for its frame. Never throws for a picture.
 */
export async function resolvePictures(
  cards: readonly Card[],
  { onCard, ...context }: ResolveContext,
): Promise<{ cards: Card[]; warnings: DeckWarning[] }> {
  const budget = AbortSignal.timeout(BUDGET);
  const signal = AbortSignal.any([context.signal, budget]);
  const decoder = context.decoder ?? new DeckDecoder(context.signal);
  const fetcher = new PictureFetcher({ ...context, decoder, signal });
  let fetched = 0;
  const settle = (block: BlockOf<'image'>): Promise<SettledPicture> => {
    if (block.picture.kind === 'url' && fetched++ >= MOST_PICTURES)
      return Promise.resolve({
        kind: 'placeholder',
        reason: englishMessage('Only {most} images are fetched per deck', { most: MOST_PICTURES }),
        isMissing: true,
      });
    return fetcher.settle(block.picture);
  };
  const warnings: DeckWarning[] = [];
  const resolved = await Promise.all(
    cards.map(async (card, index): Promise<Card> => {
      const pictures = card.blocks.filter((block) => block.kind === 'image');
      if (pictures.length === 0) {
        onCard?.();
        return card;
      }
      const blocks = await Promise.all(
        card.blocks.map(async (block): Promise<Block> => {
          if (block.kind !== 'image') return block;
          return { ...block, picture: await settle(block) };
        }),
      );
      if (pictures.every(({ picture }) => picture.kind !== 'art')) onCard?.();
      for (const [at, block] of blocks.entries()) {
        const asked = card.blocks[at]!;
        if (asked.kind === 'image') warnings.push(...failure(block, asked.picture, index));
      }
      return { ...card, blocks };
    }),
  );
  return { cards: resolved, warnings: warnings.sort((a, b) => (a.card ?? 0) - (b.card ?? 0)) };
}

function failure(block: Block, asked: Picture, card: number): DeckWarning[] {
  if (block.kind !== 'image' || block.picture.kind !== 'placeholder' || !block.picture.isMissing) return [];
  const facts = { number: card + 1, line: block.lines.from, why: verbatim(block.picture.reason) };
  // The reason of an address that cannot be one names it.
  const message =
    asked.kind === 'url'
      ? englishMessage('Card {number}, line {line}: {why} ({address}).', { ...facts, address: shortened(asked.url) })
      : englishMessage('Card {number}, line {line}: {why}.', facts);
  return [{ message, card, lines: block.lines }];
}

function shortened(url: string): string {
  return url.length > 120 ? `${url.slice(0, 120)}…` : url;
}
