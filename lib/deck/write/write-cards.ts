import type { Amount, Format, TextMode } from '../../contract/enums';
import type { Block, BlockOf, Card, DeckWarning, ListItem } from '../blocks';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { condenseCard, WORDS_A_CARD } from './condense-card';
import { findHeadline } from './find-headline';
import { labelFor } from './find-labels';
import { NO_MODEL } from './no-model';

type WriteOptions = { textMode: TextMode; amount: Amount; format: Format };
type Written = { cards: Card[]; warnings: DeckWarning[] };

/**
 * Writes cards according to the text mode, by rules alone (docs/spec/deck.md#4). Warns about what a model would have
 * written.
 */
export function writeCards(cards: Card[], options: WriteOptions): Written {
  return WRITERS[options.textMode](cards, options);
}

const WRITERS = {
  preserve: (cards) => ({ cards, warnings: [] }),
  condense: (cards, options) => ({
    cards: cards.map((card) => withBulletPoints(condensed(card, options), options)),
    warnings: [{ message: NO_MODEL.condense }],
  }),
  generate: (cards, options) => ({
    cards: cards.map((card) => withBulletPoints(labelled(condensed(card, options)), options)),
    warnings: [{ message: NO_MODEL.generate }],
  }),
} as const satisfies Record<TextMode, (cards: Card[], options: WriteOptions) => Written>;

function condensed(card: Card, { amount }: WriteOptions): Card {
  return card.labelOnly ? card : condenseCard(card, WORDS_A_CARD[amount]);
}

function withBulletPoints(card: Card, { format }: WriteOptions): Card {
  const isReadAsText = format !== 'presentation' && format !== 'social';
  return card.labelOnly || isReadAsText ? card : { ...card, blocks: card.blocks.flatMap(toBulletPoints) };
}

/** Slide paragraphs with at least this many sentences become bullet points, which are easier to take in. */
const LEAST_POINTS = 3;

function toBulletPoints(block: Block): Block[] {
  if (block.kind !== 'paragraph') return [block];
  const items = pointsOf(block);
  if (items.length < LEAST_POINTS) return [block];
  return [{ kind: 'list', ordered: false, start: 1, items, lines: block.lines }];
}

function pointsOf({ runs }: BlockOf<'paragraph'>): ListItem[] {
  const ends = sentenceEnds(plainText(runs));
  return ends
    .map((end, at): ListItem => ({ level: 0, runs: trimRuns(sliceRuns(runs, ends[at - 1] ?? 0, end)) }))
    .filter((item) => item.runs.length > 0);
}

/**
 * Gives a card without a heading one, as `generate` allows: a short sentence from its text that can stand alone, which
 * is then removed from the body, or otherwise a phrase from its text.
 */
function labelled(card: Card): Card {
  const [first] = card.blocks;
  if (card.labelOnly || card.repeats || !first || card.blocks.some((block) => block.kind === 'heading')) return card;
  const headed = (text: string, blocks: Block[]): Card => ({
    ...card,
    blocks: [{ kind: 'heading', level: 2, runs: [{ text }], lines: first.lines }, ...blocks],
  });
  const headline = findHeadline(card.blocks);
  if (headline) return headed(headline.text, headline.rest);
  const label = labelFor(card.blocks);
  return label === null || plainTextOf(card) === label ? card : headed(label, card.blocks);
}

function plainTextOf(card: Card): string {
  const [only] = card.blocks;
  return card.blocks.length === 1 && only?.kind === 'paragraph' ? plainText(only.runs) : '';
}
