import 'server-only';
import type { ImageSourceName } from '@/lib/contract/enums';
import { type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import type { Card, DeckWarning } from '@/lib/deck/blocks';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import type { PlacedCard } from '@/lib/deck/placed';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { type FoundPhoto, type PhotoQuery, shapeOfRatio } from '@/server/pictures/photo-provider';
import { failureWords, isPictureError, type PictureFailure } from '@/server/pictures/picture-error';
import type { Plan } from '../generate/plan';
import type { PictureMemory } from '../store/asked-pictures';
import { findSlots, type Slot, withoutPicture, withPicture } from './find-slots';
import { makePictures, type SlotResult } from './make-pictures';
import { delivers, type PictureSupply, providersOf } from './picture-supply';
import { pictureQueries } from './picture-words';
import { type TakeContext, takePicture } from './take-picture';

type Order = { plan: Plan; source: ImageSourceName; supply: PictureSupply; memory: PictureMemory | null };

/** `made`: the number of pictures from an image model, which are charged at its price. */
export type FilledCards = { cards: Card[]; warnings: DeckWarning[]; made: number };

/**
 * Adds pictures from the image source: an image model or photo providers. A card whose picture fails gets none, with a
 * warning that says why.
 * @param layOut lays the cards out with the deck's options
 */
export async function fillPictures(
  { plan, source, supply, memory }: Order,
  layOut: (cards: Card[]) => Promise<readonly PlacedCard[]>,
  context: TakeContext,
): Promise<FilledCards> {
  const { format, imageStyle: style, theme, language } = plan;
  const { cards: given, title, pictured } = plan.made;
  const isDelivered = delivers(supply, source) && (source !== 'aiGenerated' || memory !== null);
  const illustrated = illustrate(given, { source, format, delivers: isDelivered, pictured });
  if (!isDelivered || illustrated.added.length === 0) return { ...illustrated, made: 0 };

  const slots = await findSlots(illustrated.cards, illustrated.added, layOut);
  const results =
    source === 'aiGenerated' && supply.maker && memory
      ? await makePictures(supply.maker, { cards: given, slots, title, theme, style, memory }, context)
      : await findPictures(supply, { cards: given, slots, source, title, language }, context);

  const cards = [...illustrated.cards];
  // Cards without room for a picture get none.
  for (const at of illustrated.added) cards[at] = withoutPicture(cards[at]!);
  for (const [order, { card: at }] of slots.entries()) {
    const result = results[order]!;
    if (result.ok) cards[at] = withPicture(illustrated.cards[at]!, result);
  }
  return { cards, warnings: failureWarnings(results, slots), made: results.filter((each) => isMade(each)).length };
}

function isMade(result: SlotResult): boolean {
  return result.ok && result.isMade === true;
}

/** Above this many cards, a warning gives only their number. */
const MAX_NAMED = 3;

function failureWarnings(results: readonly SlotResult[], slots: readonly { card: number }[]): DeckWarning[] {
  const byReason = new Map<StoredMessage, number[]>();
  for (const [order, result] of results.entries())
    if (!result.ok) byReason.set(result.why, [...(byReason.get(result.why) ?? []), slots[order]!.card]);
  return [...byReason].flatMap(([why, cards]): DeckWarning[] => {
    if (cards.length > MAX_NAMED)
      return [{ message: englishMessage('{count} cards have no picture: {why}.', { count: cards.length, why }) }];
    return cards.map((card) => ({
      message: englishMessage('Card {number} has no picture: {why}.', { number: card + 1, why }),
      card,
    }));
  });
}

type Search = {
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
/** Pictures with fewer pixels on the longer side look poor, so they are tried last. GIFs are small anyway. */
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
async function findPictures(
  supply: PictureSupply,
  { cards, slots, source, title, language }: Search,
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
