import type { Target } from '../../contract/run-words';
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
