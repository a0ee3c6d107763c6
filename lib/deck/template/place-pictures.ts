import { englishMessage } from '../../words/stored-messages';
import type { BlockOf, Card, DeckWarning } from '../blocks';
import type { LayoutName } from '../placed';
import type { FilledSlot } from './filled-slot';
import type { TemplateSlot } from './template-shape';
import { framesOf } from './unfilled-card';

type Image = BlockOf<'image'>;
/**
 * `cards`: null for a card without content. `pictured`: indexes of the cards that get a picture from the image source.
 */
export type PlacedPictures = { cards: (Card | null)[]; warnings: DeckWarning[]; pictured: number[] };

/** Layouts that stay the same with a picture beside the text. */
const WITH_PICTURE: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing', 'bullets', 'flow']);

/**
 * Places a prompt's pictures in the template's picture slots: first on their own card, then on the nearest card with a
 * free slot. A picture without a slot stays with its text if the layout allows it.
 * @param pictures by the index of the card that their part is on
 */
export function placePictures(
  fillings: readonly (FilledSlot | null)[],
  slots: readonly TemplateSlot[],
  pictures: ReadonlyMap<number, readonly Image[]>,
): PlacedPictures {
  const given: Image[][] = slots.map(() => []);
  const capacity = slots.map(({ layout, pictures: count }, at) =>
    fillings[at]?.fit === 'none' ? 0 : framesOf(layout, count),
  );
  const unplaced: { image: Image; at: number }[] = [];
  for (const [at, images] of pictures)
    for (const image of images)
      if (given[at]!.length < capacity[at]!) given[at]!.push(image);
      else unplaced.push({ image, at });
  const warnings: DeckWarning[] = [];
  for (const { image, at } of unplaced) {
    const place = nearestPlace(given, capacity, at);
    if (place !== null) given[place]!.push(image);
    else if (WITH_PICTURE.has(slots[at]!.layout)) given[at]!.push(image);
    else warnings.push(noPlace(image, at));
  }
  return {
    cards: fillings.map((filling, at) => cardWith(filling, given[at]!)),
    warnings,
    pictured: slots.flatMap((_, at) => (fillings[at] && capacity[at]! > 0 && given[at]!.length === 0 ? [at] : [])),
  };
}

function nearestPlace(given: readonly Image[][], capacity: readonly number[], at: number): number | null {
  const free = capacity.flatMap((count, place) => (given[place]!.length < count ? [place] : []));
  return free.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? null;
}

function cardWith(filling: FilledSlot | null, images: readonly Image[]): Card | null {
  if (images.length === 0) return filling?.card ?? null;
  const card = filling?.card ?? { blocks: [], notes: null, labelOnly: false };
  return { ...card, blocks: [...card.blocks, ...images] };
}

function noPlace({ picture, alt, lines }: Image, at: number): DeckWarning {
  const named = picture.kind === 'url' ? picture.url : picture.kind === 'file' && alt === '' ? picture.key : alt;
  const address = named.slice(0, 120);
  const message = englishMessage('The template has no place for this image: {address}.', { address });
  return { message, card: at, lines };
}
