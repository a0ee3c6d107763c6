import type { Format, ImageSourceName } from '../../contract/enums';
import { weakMemoize } from '../../weak-memoize';
import { englishMessage } from '../../words/stored-messages';
import type { Block, Card, DeckWarning, Picture, VisualKind } from '../blocks';
import { readContent } from '../content/read-content';
import { readVisual } from '../content/read-visual';
import { wordsOnCard } from '../write/condense-card';

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

/** The most words a card may have and still leave space for a picture, by format. */
const MAX_WORDS = { presentation: 75, document: 220, social: 32, webpage: 220 } as const satisfies Record<
  Format,
  number
>;
/**
 * Cards from one picture to the next, by format. Social posts have more, because people look at them more than they
 * read.
 */
const DISTANCE = { presentation: 3, document: 3, social: 2, webpage: 3 } as const satisfies Record<Format, number>;

/** The same for slides of features, if real images are delivered. Most decks that a model writes have few other slides. */
const FEATURES_DISTANCE = 4;

/**
 * The cards (by index) that get a picture: the first, then about every third with enough space. Never one without text,
 * or with a table, code or its own picture, and in presentations no slide that is drawn as a quote, visual or section.
 * @param besideFeatures whether slides of features get one too, if there was none for a while
 */
export function choosePictured(cards: readonly Card[], format: Format, besideFeatures = false): Set<number> {
  const chosen = new Set<number>();
  let last = -1;
  cards.forEach((card, at) => {
    if (card.blocks.some((block) => block.kind === 'image')) last = at;
    const isDue = at === 0 || at - last >= DISTANCE[format];
    if (!isDue || !suitsPicture(card, at, format, besideFeatures && at - last >= FEATURES_DISTANCE)) return;
    chosen.add(at);
    last = at;
  });
  return chosen;
}

/**
 * Whether a card has space for a picture, and no drawing of its own that a picture would take space from.
 * @param besideFeatures whether a slide of features may have a picture too
 */
function suitsPicture(card: Card, at: number, format: Format, besideFeatures: boolean): boolean {
  if (!hasRoom(card, format)) return false;
  if (format !== 'presentation' || at === 0) return true;
  const drawn = drawnAs(card);
  return !isSection(card) && (drawn === null || (besideFeatures && drawn === 'features'));
}

function hasRoom(card: Card, format: Format): boolean {
  if (card.blocks.length === 0 || card.toFillIn) return false;
  if (card.blocks.some((block) => block.kind === 'image' || block.kind === 'table' || block.kind === 'code'))
    return false;
  return wordsOnCard(card.blocks) <= MAX_WORDS[format];
}

/** Whether a card has only headings. Themes draw it as the start of a section, with their own art. */
function isSection({ blocks }: Card): boolean {
  return blocks.every(({ kind }) => kind === 'heading');
}

type DrawnAs = VisualKind | 'quote';

/**
 * What themes draw the content of the card as; null if it stays text. Cached, because the preview asks for every card
 * on each keystroke.
 */
const drawnAs = weakMemoize((card: Card): DrawnAs | null => {
  const content = readContent(card);
  const [only, ...more] = content.texts;
  return only?.kind === 'quote' && more.length === 0 ? 'quote' : (readVisual(content)?.visual.kind ?? null);
});
