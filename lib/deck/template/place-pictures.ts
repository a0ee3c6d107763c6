import { englishMessage } from '../../words/stored-messages';
import type { BlockOf, Card, DeckWarning } from '../blocks';
import type { LayoutName } from '../placed';
import type { FilledSlot } from './filled-slot';
import type { TemplateSlot } from './template-shape';
import { framesOf } from './unfilled-card';

type Image = BlockOf<'image'>;
/** Null for a card without content. */
export type PlacedPictures = { cards: (Card | null)[]; warnings: DeckWarning[]; pictured: number[] };

/** Layouts that a picture beside the text does not change. */
const WITH_PICTURE: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing', 'bullets', 'flow']);

/**
 * The pictures of a prompt in the template's places for pictures: first on the card that they are about, then on the
 * others in order. A picture without a place stays with its text where the layout takes one.
 * @param pictures by the card of the part that they are in
 */
export function placePictures(
  fillings: readonly (FilledSlot | null)[],
  slots: readonly TemplateSlot[],
  pictures: ReadonlyMap<number, readonly Image[]>,
): PlacedPictures {
  const given: Image[][] = slots.map(() => []);
  const room = slots.map(({ layout, pictures: count }, at) =>
    fillings[at]?.fit === 'none' ? 0 : framesOf(layout, count),
  );
  const homeless: { image: Image; at: number }[] = [];
  for (const [at, images] of pictures)
    for (const image of images)
      if (given[at]!.length < room[at]!) given[at]!.push(image);
      else homeless.push({ image, at });
  const warnings: DeckWarning[] = [];
  for (const { image, at } of homeless) {
    const place = nearestPlace(given, room, at);
    if (place !== null) given[place]!.push(image);
    else if (WITH_PICTURE.has(slots[at]!.layout)) given[at]!.push(image);
    else warnings.push(noPlace(image, at));
  }
  return {
    cards: fillings.map((filling, at) => cardWith(filling, given[at]!)),
    warnings,
    pictured: slots.flatMap((_, at) => (fillings[at] && room[at]! > 0 && given[at]!.length === 0 ? [at] : [])),
  };
}

function nearestPlace(given: readonly Image[][], room: readonly number[], at: number): number | null {
  const free = room.flatMap((count, place) => (given[place]!.length < count ? [place] : []));
  return free.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0] ?? null;
}

function cardWith(filling: FilledSlot | null, images: readonly Image[]): Card | null {
  if (images.length === 0) return filling?.card ?? null;
  const card = filling?.card ?? { blocks: [], notes: null, labelOnly: false };
  return { ...card, blocks: [...card.blocks, ...images] };
}

function noPlace({ picture, alt, lines }: Image, at: number): DeckWarning {
  const address = picture.kind === 'url' ? picture.url.slice(0, 120) : alt.slice(0, 120);
  const message = englishMessage('The template has no place for this picture: {address}.', { address });
  return { message, card: at, lines };
}
