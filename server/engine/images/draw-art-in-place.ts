import 'server-only';
import type { Picture } from '@/lib/deck/blocks';
import type { PlacedCard, PlacedImage } from '@/lib/deck/placed';
import type { Palette } from '@/lib/deck/theme';
import type { FileStore } from '@/server/files/file-store';
import { limitConcurrency } from '../../outbound/bounded-calls';
import { keepPicture } from './keep-picture';
import { rasteriseArt } from './rasterise-art';

/** The credit line of art that the engine draws. */
export const ART_CREDIT = 'Generated art';

type ArtContext = {
  palette: Palette;
  fileStore: Pick<FileStore, 'put' | 'exists'>;
  signal: AbortSignal;
  /** Called once for each card whose art is finished. */
  onCard?: () => void;
};

/**
 * Draws the art of placed cards and stores it as files. Each composition is made for its frame rather than cropped to
 * it, so the viewer and the files show the same art as the live deck. Throws when `signal` aborts.
 */
export async function drawArtInPlace(cards: readonly PlacedCard[], context: ArtContext): Promise<PlacedCard[]> {
  const drawn = new Map<string, Promise<Picture>>();
  const draw = ({ box, picture }: PlacedImage): Promise<Picture> => {
    if (picture.kind !== 'art') return Promise.resolve(picture);
    const key = JSON.stringify([picture.seed, picture.style, Math.round((box.width / box.height) * 1000)]);
    let file = drawn.get(key);
    if (!file) {
      file = fewAtOnce(async () => {
        context.signal.throwIfAborted();
        const art = await rasteriseArt(picture.seed, context.palette, box, picture.style);
        return keepPicture(context.fileStore, art, ART_CREDIT);
      });
      drawn.set(key, file);
    }
    return file;
  };
  return Promise.all(
    cards.map(async (card): Promise<PlacedCard> => {
      if (!hasArt(card)) return card;
      const elements = await Promise.all(
        card.elements.map(async (element) =>
          element.kind === 'image' ? { ...element, picture: await draw(element) } : element,
        ),
      );
      context.onCard?.();
      return { ...card, elements };
    }),
  );
}

function hasArt({ elements }: PlacedCard): boolean {
  return elements.some((element) => element.kind === 'image' && element.picture.kind === 'art');
}

/** Drawing art holds whole pictures in memory, so only two are drawn at a time, across all decks. */
const fewAtOnce = limitConcurrency(2);
