import type { Target } from '../../contract/run-words';
import { Listeners } from '../../listeners';
import type { Draft } from '../draft';
import { lengthOf } from './auto-cards';

/** What the outline review depends on besides the draft. */
export type ReviewFacts = { target: Target; modelConnected?: boolean | undefined };

type Planned = Pick<Draft, 'operation' | 'textMode' | 'cardSplit' | 'autoLength'>;

/** Whether the engine's language model plans the cards of a draft, so that a person can review the outline first. */
export function plansOutline(draft: Planned, { target, modelConnected }: ReviewFacts): boolean {
  if (target !== 'local' || modelConnected !== true) return false;
  return draft.operation === 'generate' && draft.textMode === 'generate' && lengthOf(draft) !== 'breaks';
}

/** Whether sending this draft includes the outline review. */
export function reviewsOutline(draft: Planned & Pick<Draft, 'reviewOutline'>, facts: ReviewFacts): boolean {
  return draft.reviewOutline && plansOutline(draft, facts);
}

let latest: readonly string[] = [];
const listeners = new Listeners();

/** The instructions that the latest preview could not follow, verbatim. Only its layout shows them. */
export const undrawnInstructions = {
  latest: (): readonly string[] => latest,
  remember(texts: readonly string[]): void {
    if (texts.join('\n') === latest.join('\n')) return;
    latest = texts;
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};

/** Scripts in which a character is about one token. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;

/** The approximate number of tokens in a text: one per four Latin letters, one per Chinese character. */
export function approximateTokens(text: string): number {
  let dense = 0;
  for (const _ of text.matchAll(DENSE)) dense += 1;
  return Math.ceil(dense + (text.length - dense) / 4);
}
