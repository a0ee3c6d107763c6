import type { Format, ImageSourceName } from '../../contract/enums';
import { englishMessage } from '../../words/stored-messages';
import type { Block, Card, DeckWarning, Picture } from '../blocks';
import { blockText } from '../text/block-text';
import { choosePictured } from './choose-pictured';

export type IllustrateOptions = {
  source: ImageSourceName;
  /** Free text that describes the style of generated pictures; null if there is none. */
  style: string | null;
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
  const made = options.delivers ? FRAMES[options.source] : SOURCES[options.source];
  // The picture positions of a template stay even if no picture is made for them.
  const make = made ?? (options.pictured ? SOURCES.placeholder : null);
  if (!make) return { cards, added: [], warnings: [] };
  const chosen = options.pictured ? new Set(options.pictured) : choosePictured(cards, options.format, options.delivers);
  const illustrated = cards.map((card, at) => (chosen.has(at) ? withPicture(card, make, options) : card));
  const warning = chosen.size > 0 && !options.delivers ? unavailableSourceWarning(options.source) : null;
  return { cards: illustrated, added: [...chosen], warnings: warning ? [warning] : [] };
}

type MakePicture = (card: Card, style: string | null) => { picture: Picture; alt: string };

const art: MakePicture = (card, style) => {
  const seed = pictureSeed(card);
  return { picture: style === null ? { kind: 'art', seed } : { kind: 'art', seed, style }, alt: 'Generated art' };
};

function frame(reason: string): () => ReturnType<MakePicture> {
  return () => ({ picture: { kind: 'placeholder', reason }, alt: 'Place for a picture' });
}

/** An empty frame for a picture that the person adds later. */
export const emptyFrame = frame('Place for your picture');

/** What each source adds if no service that generates or finds its pictures is connected; null adds nothing. */
const SOURCES = {
  aiGenerated: art,
  placeholder: emptyFrame,
  illustrationStock: art,
  photoStock: art,
  gifStock: art,
  webAllImages: art,
  webFreeToUse: art,
  webFreeToUseCommercially: art,
  noImages: null,
} as const satisfies Record<ImageSourceName, MakePicture | null>;

/** What is shown until the picture arrives. */
const FRAMES = {
  ...SOURCES,
  aiGenerated: frame('AI image'),
  illustrationStock: frame('Illustration'),
  photoStock: frame('Photo'),
  gifStock: frame('GIF'),
  webAllImages: frame('Image'),
  webFreeToUse: frame('Image'),
  webFreeToUseCommercially: frame('Image'),
} as const satisfies typeof SOURCES | Record<ImageSourceName, MakePicture | null>;

/** The warning about a source that this engine cannot provide. Generated art carries its own note. */
function unavailableSourceWarning(source: ImageSourceName): DeckWarning | null {
  if (source === 'aiGenerated' || source === 'placeholder' || source === 'noImages') return null;
  return {
    message: englishMessage('This image source isn’t set up. Theme art is used instead.'),
  };
}

const known = new WeakMap<Card, Map<string, Card>>();

/** Cached by card, so that the preview lays out only what changed. */
function withPicture(card: Card, make: MakePicture, { source, style, delivers }: IllustrateOptions): Card {
  const answers = known.get(card) ?? new Map<string, Card>();
  known.set(card, answers);
  const key = `${source} ${delivers === true} ${style ?? ''}`;
  let answer = answers.get(key);
  if (!answer) {
    const lines = card.blocks[0]?.lines ?? { from: 1, to: 1 };
    const block: Block = { kind: 'image', ...make(card, style), lines: { from: lines.from, to: lines.from } };
    answer = { ...card, blocks: [...card.blocks, block] };
    answers.set(key, answer);
  }
  return answer;
}

const MOST_LETTERS = 120;

/**
 * The seed of a card’s generated picture: its heading or its first words, so that small edits below do not change it.
 */
export function pictureSeed(card: Card): string {
  const heading = card.blocks.find((block) => block.kind === 'heading');
  const text = heading ? blockText(heading) : card.blocks.map(blockText).join(' ');
  return text.replace(/\s+/g, ' ').trim().toLowerCase().slice(0, MOST_LETTERS);
}
