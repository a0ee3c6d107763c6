import 'server-only';
import type { Block, BlockOf, Card, DeckWarning, Picture } from '@/lib/deck/blocks';
import { englishMessage, verbatim } from '@/lib/words/stored-messages';
import { DeckDecoder } from './decoder/deck-decoder';
import { type PictureContext, PictureFetcher, type SettledPicture } from './picture-fetcher';

export type ResolveContext = Omit<PictureContext, 'decoder'> & {
  /** Share one decoder between everything that reads pictures for the same deck. */
  decoder?: PictureContext['decoder'];
  /** Called once for each finished card. */
  onCard?: () => void;
};

/** Pictures beyond this number are not fetched (docs/spec/faults.md#31). */
const MAX_PICTURES = 500;
/** Time limit for all pictures of a deck, in milliseconds. */
const BUDGET = 20_000;

/**
 * Resolves every picture of the cards: fetches URLs through the guard, decodes `data:` URLs, and stores both as PNG or
 * JPEG. Each becomes a `file`, or a `placeholder` with the reason and a warning. Bad pictures never throw.
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
    if (block.picture.kind === 'url' && fetched++ >= MAX_PICTURES)
      return Promise.resolve({
        kind: 'placeholder',
        reason: englishMessage('Only {most} images are fetched per deck', { most: MAX_PICTURES }),
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
      onCard?.();
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
  // If the address was invalid, the reason already contains it.
  const message =
    asked.kind === 'url'
      ? englishMessage('Card {number}, line {line}: {why} ({address}).', { ...facts, address: shortened(asked.url) })
      : englishMessage('Card {number}, line {line}: {why}.', facts);
  return [{ message, card, lines: block.lines }];
}

function shortened(url: string): string {
  return url.length > 120 ? `${url.slice(0, 120)}…` : url;
}
