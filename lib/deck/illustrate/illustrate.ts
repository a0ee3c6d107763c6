import type { Format, ImageSourceName } from '../../contract/enums';
import { englishMessage } from '../../words/stored-messages';
import type { Block, Card, DeckWarning, Picture } from '../blocks';
import { choosePictured } from './choose-pictured';

export type IllustrateOptions = {
  source: ImageSourceName;
  format: Format;
  /** Whether pictures of this source will be generated or found later. A frame takes their place until then. */
  delivers?: boolean;
  /** The cards that get one, by index, if a template decides. If missing, about every third. */
  pictured?: readonly number[];
};

/** `added` has the indexes of the cards that got a picture, which is their last block. */
export type Illustrated = { cards: Card[]; added: number[]; warnings: DeckWarning[] };

/**
 * Adds pictures from the image source to the cards with space for one (docs/spec/interface.md#2.4.2). Pictures in the
 * text stay where they are. Deterministic; an unchanged card stays the same object.
 */
export function illustrate(cards: Card[], options: IllustrateOptions): Illustrated {
  const { source, format, delivers = false, pictured } = options;
  const chosen = new Set(pictured ?? (source === 'noImages' ? [] : choosePictured(cards, format, delivers)));
  // The picture positions of a template stay even if the source adds no pictures.
  const isForPerson = source === 'placeholder' || source === 'noImages';
  if (!delivers && !isForPerson) {
    const isMissing = source !== 'aiGenerated' && chosen.size > 0;
    return { cards, added: [], warnings: isMissing ? [SOURCE_MISSING] : [] };
  }
  const made = isForPerson ? emptyFrame() : frame(FRAMES[source]);
  const illustrated = cards.map((card, at) => (chosen.has(at) ? withPicture(card, made, source) : card));
  return { cards: illustrated, added: [...chosen], warnings: [] };
}

type Made = { picture: Picture; alt: string };

function frame(reason: string): Made {
  return { picture: { kind: 'placeholder', reason }, alt: 'Place for a picture' };
}

/** An empty frame for a picture that the person adds later. */
export function emptyFrame(): Made {
  return frame('Place for your picture');
}

/** What is shown until the picture arrives. */
const FRAMES = {
  aiGenerated: 'AI image',
  illustrationStock: 'Illustration',
  photoStock: 'Photo',
  gifStock: 'GIF',
  webAllImages: 'Image',
  webFreeToUse: 'Image',
  webFreeToUseCommercially: 'Image',
} as const satisfies Partial<Record<ImageSourceName, string>>;

/** The warning about a source that this engine cannot provide. */
const SOURCE_MISSING: DeckWarning = {
  message: englishMessage('This image source isn’t set up, so no pictures were added.'),
};

const known = new WeakMap<Card, Map<ImageSourceName, Card>>();

/** Cached by card, so that the preview lays out only what changed. */
function withPicture(card: Card, { picture, alt }: Made, source: ImageSourceName): Card {
  const answers = known.get(card) ?? new Map<ImageSourceName, Card>();
  known.set(card, answers);
  let answer = answers.get(source);
  if (!answer) {
    const { from } = card.blocks[0]?.lines ?? { from: 1 };
    const block: Block = { kind: 'image', picture, alt, lines: { from, to: from } };
    answer = { ...card, blocks: [...card.blocks, block] };
    answers.set(source, answer);
  }
  return answer;
}
