import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { relevantRequest } from '@/lib/contract/relevance';
import type { Card } from '@/lib/deck/blocks';
import { plainText } from '@/lib/deck/text/text-runs';
import type { StoredArtifact } from '../store/artifacts-store';
import type { GenerationOrder } from '../store/generations-store';
import { blockMarkdown } from '../write/block-markdown';
import type { CardTask } from '../write/card-task';
import { intentOf } from '../write/card-tasks';
import { sourceFacts } from '../write/source-facts';
import { isPromptOnly, passagesFor, passagesOf } from '../write/source-passages';
import type { WriteOrder } from '../write/write-order';
import type { WriterModel } from '../write/writer-model';

/** The deck as the model sees it: its original request, with the deck's language and format. */
export function rewriteOrderOf(order: GenerationOrder, { deck }: StoredArtifact, cards: number): WriteOrder {
  const request = order.operation === 'generate' ? relevantRequest('generate', order.request) : null;
  return {
    input: {
      inputText: order.operation === 'generate' ? order.request.inputText : order.request.prompt,
      textMode: 'generate',
      cardSplit: 'auto',
      numCards: Math.max(LIMITS.numCards.min, cards),
      amount: request?.textOptions?.amount ?? 'medium',
      format: deck.format,
      dimensions: deck.dimensions,
      additionalInstructions: null,
    },
    language: deck.language,
    tone: request?.textOptions?.tone ?? null,
    audience: request?.textOptions?.audience ?? null,
    instructions: request?.additionalInstructions ?? null,
  };
}

/**
 * The task to rewrite one card, or to write it if it has only its plan. Its pictures stay, and facts in its current
 * text count like those in the user's text.
 */
export function rewriteTask(
  cards: readonly Card[],
  { index, instruction }: { index: number; instruction: string },
  order: WriteOrder,
  model: WriterModel,
): CardTask {
  const card = cards[index]!;
  const { inputText } = order.input;
  const current = card.blocks
    .map(blockMarkdown)
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, MAX_CURRENT);
  const at = cards.length < 2 ? 0 : index / (cards.length - 1);
  const facts = sourceFacts([inputText, order.instructions ?? '', instruction, current].join('\n'));
  return {
    index,
    total: cards.length,
    heading: headingOf(card),
    intent: card.toFillIn ? intentOf(card) : '',
    plan: cards.map((each, place) => `${place + 1}. ${headingOf(each)}`).join('\n'),
    passages: passagesFor(passagesOf(inputText), { about: current, at, tokens: Math.floor(model.cardTokens / 2) }),
    facts: isPromptOnly(inputText) ? null : facts,
    addresses: facts.addresses,
    keepsAsIs: false,
    pictures: card.blocks.filter(({ kind }) => kind === 'image'),
    // A card that has only its plan is written like the others of its deck.
    ...(card.toFillIn ? {} : { rewrite: { current, instruction } }),
    byRules: async () => card,
  };
}

/** The model is shown at most this many characters of the card. */
const MAX_CURRENT = 8000;

function headingOf(card: Card): string {
  const heading = card.blocks.find((block) => block.kind === 'heading') ?? card.repeats?.heading;
  return heading ? plainText(heading.runs) : '';
}
