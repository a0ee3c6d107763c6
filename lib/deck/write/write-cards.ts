import type { Amount, Format, TextMode } from '../../contract/enums';
import type { Block, BlockOf, Card, DeckWarning, ListItem } from '../blocks';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { condenseCard, WORDS_A_CARD } from './condense-card';
import { findHeadline } from './find-headline';
import { labelFor } from './find-labels';
import { NO_MODEL } from './no-model';

type Wish = { textMode: TextMode; amount: Amount; format: Format };
type Written = { cards: Card[]; warnings: DeckWarning[] };

/**
 * Writes cards by the text mode, by rules alone (docs/spec/deck.md#4): what a model would write is said to be missing.
 */
export function writeCards(cards: Card[], wish: Wish): Written {
  return WRITERS[wish.textMode](cards, wish);
}

const WRITERS = {
  preserve: (cards) => ({ cards, warnings: [] }),
  condense: (cards, wish) => ({
    cards: cards.map((card) => asPointed(condensed(card, wish), wish)),
    warnings: [{ message: NO_MODEL.condense }],
  }),
  generate: (cards, wish) => ({
    cards: cards.map((card) => asPointed(labelled(condensed(card, wish)), wish)),
    warnings: [{ message: NO_MODEL.generate }],
  }),
} as const satisfies Record<TextMode, (cards: Card[], wish: Wish) => Written>;

function condensed(card: Card, { amount }: Wish): Card {
  return card.labelOnly ? card : condenseCard(card, WORDS_A_CARD[amount]);
}

function asPointed(card: Card, { format }: Wish): Card {
  const isRead = format !== 'presentation' && format !== 'social';
  return card.labelOnly || isRead ? card : { ...card, blocks: card.blocks.flatMap(asPoints) };
}

/** On a slide, sentences of one paragraph are easier to take in as points. */
const LEAST_POINTS = 3;

function asPoints(block: Block): Block[] {
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
 * A card without a heading gets one, as it may under `generate`: a short sentence of its own that can be read alone,
 * which then need not be said again, or else words of its text.
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
