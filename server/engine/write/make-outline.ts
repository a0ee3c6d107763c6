import 'server-only';
import type { ChatMessage } from '@/server/model/chat-dialect';
import { fillPrompt, newFence } from './load-prompt';
import { fitOutline, headingsSoFar, type OutlineCard, parseOutline } from './parse-outline';
import { askTwice, type GiveUp, type RunBudget, type Usage } from './run-budget';
import { digest, dividePassages, type Passage, showPassages, tokensOf } from './source-passages';
import { formatName, languageName, type WriteOrder, wishesOf } from './write-order';
import type { WriterModel } from './writer-model';

/** `cards`: exactly the requested number. `isFitted`: rules had to change the model's number of cards. */
export type Outline =
  | { ok: true; cards: OutlineCard[]; isFitted: boolean; usage: Usage }
  | { ok: false; why: GiveUp; usage: Usage };

/** A better plan is not worth more calls than this. */
const MAX_PARTS = 6;

type Work = {
  budget: RunBudget;
  signal: AbortSignal;
  /** Called with all headings so far while the plan streams in. */
  onHeadings?: ((headings: string[]) => void) | undefined;
};

/**
 * Plans a deck in one call. If the text is longer than the model's context, it is divided, and each part gets one call
 * and a number of cards in proportion to its length.
 */
export async function makeOutline(
  model: WriterModel,
  order: WriteOrder,
  { passages, isFree }: { passages: readonly Passage[]; isFree: boolean },
  work: Work,
): Promise<Outline> {
  const count = order.input.numCards;
  const most = Math.min(MAX_PARTS, count);
  const parts = dividePassages(
    passages,
    Math.min(most, Math.max(1, Math.ceil(tokensOf(passages) / model.outlineTokens))),
  );
  const shares = shareCards(parts.map(tokensOf), count);
  const usage: Usage = { tokensIn: 0, tokensOut: 0 };
  const cards: OutlineCard[] = [];
  let isFitted = false;
  for (const [at, part] of parts.entries()) {
    const wanted = shares[at] ?? 1;
    const place = { wanted, at, of: parts.length, isFree };
    const before = cards.map(({ heading }) => heading);
    const onHeadings = (own: string[]) => work.onHeadings?.([...before, ...own.slice(0, wanted)]);
    const planned = await planPart(model, order, digest(part, model.outlineTokens), place, { ...work, onHeadings });
    usage.tokensIn += planned.usage.tokensIn;
    usage.tokensOut += planned.usage.tokensOut;
    if (!planned.ok) return { ...planned, usage };
    isFitted ||= planned.isFitted;
    cards.push(...planned.cards);
  }
  return { ok: true, cards, isFitted, usage };
}

type PartPlace = { wanted: number; at: number; of: number; isFree: boolean };

async function planPart(
  model: WriterModel,
  order: WriteOrder,
  passages: readonly Passage[],
  { wanted, at, of, isFree }: PartPlace,
  { budget, signal, onHeadings }: Work,
): Promise<Outline> {
  const place = { wanted, at, of, isFree };
  let best: OutlineCard[] = [];
  const { usage, why, goodAt } = await askTwice(
    model,
    {
      messages: outlineMessages(order, passages, place),
      shorter: () => outlineMessages(order, digest(passages, Math.floor(tokensOf(passages) / 3)), place),
      onText: (all) => onHeadings?.(headingsSoFar(all)),
      check: (text) => {
        const { cards } = parseOutline(text);
        if (Math.abs(cards.length - wanted) <= Math.abs(best.length - wanted)) best = cards;
        if (cards.length === wanted) return null;
        return { repair: fillPrompt('repair-outline', { found: cards.length, cards: wanted }).user };
      },
      shown: 12_000,
    },
    { budget, signal },
  );
  if (goodAt !== null) return { ok: true, cards: best, isFitted: false, usage };
  if (best.length === 0) return { ok: false, why, usage };
  return { ok: true, cards: fitOutline(best, wanted), isFitted: true, usage };
}

function outlineMessages(
  order: WriteOrder,
  passages: readonly Passage[],
  { wanted, at, of, isFree }: PartPlace,
): ChatMessage[] {
  const text = showPassages(passages);
  const { system, user } = fillPrompt('outline', {
    format: formatName(order.input.format),
    cards: wanted,
    opening:
      at === 0 && order.input.numCards > 1
        ? 'The first card is the opening card: its heading is the title of the whole.'
        : 'There is no opening card: begin with the content.',
    language: languageName(order.language),
    grounding: isFree
      ? 'The person gave a short request: plan what a good author would cover, without invented facts.'
      : "Cover what the person's text says, in an order that makes sense, and nothing else.",
    wishes: wishesOf(order),
    part: of === 1 ? '' : `The text is long. This is part ${at + 1} of ${of}; plan the cards of this part only.`,
    fence: newFence(text),
    text,
  });
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

/** Distributes `count` cards in proportion to the sizes, with at least one each. */
export function shareCards(sizes: readonly number[], count: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  const spare = count - sizes.length;
  const exact = sizes.map((size) => (size / total) * spare);
  const shares = exact.map((share) => 1 + Math.floor(share));
  const order = exact.map((share, at) => ({ at, rest: share % 1 })).sort((one, other) => other.rest - one.rest);
  for (let left = count - shares.reduce((sum, share) => sum + share, 0), at = 0; left > 0; left -= 1, at += 1)
    shares[order[at % order.length]!.at]! += 1;
  return shares;
}
