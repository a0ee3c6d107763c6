import 'server-only';
import type { ImageSourceName } from '@/lib/contract/enums';
import { type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import type { Card } from '@/lib/deck/blocks';
import type { StoredMessage } from '@/lib/words/stored-messages';
import type { FoundPhoto, PhotoQuery } from '@/server/pictures/photo-provider';
import { shapeOfRatio } from '@/server/pictures/photo-provider';
import { failureWords, isPictureError, type PictureFailure } from '@/server/pictures/picture-error';
import type { Slot } from './find-slots';
import type { SlotResult } from './make-pictures';
import { type PictureSupply, providersOf } from './picture-supply';
import { pictureQueries } from './picture-words';
import { type TakeContext, takePicture } from './take-picture';

type Order = {
  cards: readonly Card[];
  slots: readonly Slot[];
  source: ImageSourceName;
  title: string;
  language: string;
};

/** Search queries per provider and card, and files from the results that are tried. */
const MAX_QUERIES = 3;
const MAX_FILES = 3;
/** Time limit for all pictures of a deck, in milliseconds. */
const BUDGET = 60_000;
/**
 * Pictures with fewer pixels on the longer side look poor on a slide, so they are tried last. GIFs are small anyway.
 */
const MIN_SIDE = { photo: 800, illustration: 500, gif: 200 } as const;

const KINDS: Partial<Record<ImageSourceName, PhotoQuery['kind']>> = {
  illustrationStock: 'illustration',
  gifStock: 'gif',
};
const LICENCES: Partial<Record<ImageSourceName, PhotoQuery['licence']>> = {
  webAllImages: 'any',
  webFreeToUse: 'personal',
};

/**
 * Finds pictures for the slots at the source's providers, each picture once. Throws only if `context.signal` aborts.
 */
export async function findPictures(
  supply: PictureSupply,
  { cards, slots, source, title, language }: Order,
  context: TakeContext,
): Promise<SlotResult[]> {
  const budget = AbortSignal.timeout(BUDGET);
  const signal = AbortSignal.any([context.signal, budget]);
  const reserved = new Set<string>();
  const kind = KINDS[source] ?? 'photo';
  const licence = LICENCES[source] ?? 'commercial';
  const failing = new Map<PhotoProvider, PictureFailure>();

  const findOne = async ({ card, shape }: Slot): Promise<SlotResult> => {
    let why: StoredMessage | null = null;
    const queries = pictureQueries(cards[card]!, title).slice(0, MAX_QUERIES);
    for (const id of providersOf(supply, source)) {
      const known = failing.get(id);
      if (known) {
        why ??= failureWords(known, PROVIDER_NAMES[id]);
        continue;
      }
      try {
        const photo = await fromProvider(id, queries, shape);
        if (photo) return photo;
        why ??= failureWords('empty', PROVIDER_NAMES[id]);
      } catch (error) {
        context.signal.throwIfAborted();
        const reason = isPictureError(error) ? error.reason : 'timeout';
        // A bad file says nothing about the provider's other files. Any other failure would repeat for every card.
        if (reason !== 'unusable' && reason !== 'too-large') failing.set(id, reason);
        why = failureWords(reason, PROVIDER_NAMES[id]);
      }
    }
    return { ok: false, why: why ?? failureWords('empty', PROVIDER_NAMES[providersOf(supply, source)[0]!]) };
  };

  const fromProvider = async (
    id: PhotoProvider,
    queries: readonly string[],
    shape: number,
  ): Promise<SlotResult | null> => {
    const exempt = supply.photoOrigins[id];
    let last: unknown = null;
    let files = 0;
    for (const words of queries) {
      const query = { words, shape: shapeOfRatio(shape), kind, licence, language };
      const offered = await supply.photos.search(id, query, signal);
      for (const photo of rankPhotos(offered, shape, kind)) {
        if (reserved.has(keyOf(photo))) continue;
        if (files >= MAX_FILES) throw last;
        // Reserve the photo before fetching it, because other cards choose at the same time.
        reserved.add(keyOf(photo));
        files += 1;
        try {
          const picture = await takePicture({ url: photo.url }, shape, exempt ? [exempt] : [], { ...context, signal });
          supply.photos.noteUse(photo);
          return { ok: true, picture: { ...picture, ...creditOf(photo) }, alt: photo.alt || words };
        } catch (error) {
          signal.throwIfAborted();
          last = error;
        }
      }
    }
    if (last !== null) throw last;
    return null;
  };

  return Promise.all(slots.map(findOne));
}

function keyOf({ provider, id }: FoundPhoto): string {
  return `${provider} ${id}`;
}

/** Sorts photos: large enough ones first, then those with a similar shape, then in the provider's order. */
function rankPhotos(photos: readonly FoundPhoto[], shape: number, kind: PhotoQuery['kind']): FoundPhoto[] {
  const penalty = ({ width, height }: FoundPhoto) => {
    if (width <= 0 || height <= 0) return 1;
    const own = width / height;
    const cut = 1 - Math.min(own, shape) / Math.max(own, shape);
    return (Math.max(width, height) < MIN_SIDE[kind] ? 2 : 0) + (cut > 0.5 ? 1 : 0);
  };
  return photos.toSorted((one, other) => penalty(one) - penalty(other));
}

function creditOf({ author, provider, licence, page }: FoundPhoto): { credit: string; creditUrl?: string } {
  const name = PROVIDER_NAMES[provider];
  const credit = `${author === '' ? name : `${author} / ${name}`} (${licence})`;
  return page === null ? { credit } : { credit, creditUrl: page };
}
