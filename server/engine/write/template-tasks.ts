import 'server-only';
import { findMarkers, removeMarkers } from '@/lib/contract/request/count-cards';
import type { Block, Card } from '@/lib/deck/blocks';
import { unfilledWarnings } from '@/lib/deck/make-cards-from-prompt';
import type { TemplateCard } from '@/lib/deck/template/template-card';
import { blockText } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import type { CardTask } from './card-tasks';
import { type CardDeps, factsOf, partTasks, passagesOfCard, type Tasks } from './card-tasks';
import { formOf, slotWords } from './slot-form';
import { digest, isPromptOnly, passagesFor, passagesOf } from './source-passages';
import type { WriteOrder } from './write-order';

/** The model is shown the headings of this many cards before and after each card. */
const PLAN_AROUND = 30;

/**
 * A task for each card of a template. Rules fill the template first, to find out what each card is about and as a
 * fallback if the model fails. If the prompt has markers, no calls are made for cards beyond its parts.
 */
async function templateTasks(
  { model, makeCards }: CardDeps,
  order: WriteOrder,
  template: readonly TemplateCard[],
  signal: AbortSignal,
): Promise<Tasks> {
  const { inputText } = order.input;
  const slots = template.map(({ layout, pictures }) => ({ layout, pictures }));
  const filling = { from: 'prompt', prompt: inputText, template: { slots, language: order.language } } as const;
  const made = await makeCards(filling, signal);
  const unfilled = new Set(made.unfilled);
  const isMarked = findMarkers(inputText).length > 0;
  const isFree = isPromptOnly(removeMarkers(inputText));
  const facts = factsOf(order);
  const passages = passagesOf(removeMarkers(inputText));
  const total = made.cards.length;
  const cardAt = (index: number) => template[index % template.length]!;
  const headings = made.cards.map((_, index) => `${index + 1}. ${JSON.stringify(cardAt(index).heading)}`);
  const tasks = made.cards.map((card, index): CardTask => {
    const { layout, words, heading: was } = cardAt(index);
    const isUnfilled = unfilled.has(index);
    // A short request has no content, so what rules made from it says nothing about the cards.
    const heading = isUnfilled || (isFree && !isMarked) ? '' : headingOf(card);
    // Chosen lazily, because a card that is already written needs no passages.
    const own = () => {
      if (isMarked) return digest(passagesOfCard(card), model.cardTokens);
      const about = isUnfilled ? was : `${was} ${card.blocks.map(blockText).join(' ')}`;
      return passagesFor(passages, { about, at: total < 2 ? 0 : index / (total - 1), tokens: model.cardTokens });
    };
    let chosen: ReturnType<typeof own> | null = null;
    return {
      index,
      total,
      heading,
      intent: '',
      plan: headings.slice(Math.max(0, index - PLAN_AROUND), index + PLAN_AROUND + 1).join('\n'),
      get passages() {
        chosen ??= own();
        return chosen;
      },
      facts: isFree ? null : facts,
      addresses: facts.addresses,
      keepsAsIs: isMarked && isUnfilled,
      pictures: card.blocks.filter(isGiven),
      slot: { layout, form: formOf(layout), words: slotWords(words) },
      warnings: made.warnings.filter((warning) => warning.card === index),
      byRules: async () => ({ ...card, blocks: card.blocks.filter((block) => !isGiven(block)) }),
    };
  });
  // Drop the warnings about unfilled cards, which are known only after all cards are written.
  const left = unfilledWarnings({ cards: made.cards, unfilled: [...unfilled] }).map(({ message }) => message);
  const ofWhole = made.warnings.filter(({ card, message }) => card === undefined && !left.includes(message));
  return { tasks, warnings: isMarked ? ofWhole : [], title: null };
}

/** Whether the block is a picture that the prompt names. */
function isGiven(block: Block): boolean {
  return block.kind === 'image' && block.picture.kind !== 'placeholder';
}

function headingOf({ blocks, repeats }: Card): string {
  const heading = blocks.find((block) => block.kind === 'heading') ?? repeats?.heading;
  return heading ? plainText(heading.runs) : '';
}

/** The tasks for a text without a plan: one for each card of the template, or for each part of the text. */
export function unplannedTasks(deps: CardDeps, order: WriteOrder, signal: AbortSignal): Promise<Tasks> {
  return order.template ? templateTasks(deps, order, order.template, signal) : partTasks(deps, order, signal);
}
