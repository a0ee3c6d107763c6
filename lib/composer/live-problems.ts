import { limitOf, textAt } from '../contract/fields';
import { breaksProblem } from '../contract/request/validate';
import type { Draft } from './draft';
import { type DraftProblem, draftProblems, placeProblems, type TargetLimits } from './draft-problems';

import { tooLongMessage } from './plain-message';

/** Longer texts are only checked for their length. */
const SHORT_TEXT = 1000;

/**
 * The problems of a draft while it is being edited: all except required fields that are still blank. The cost does not
 * depend on the length of the text, unless it is split at its breaks, which are counted.
 */
export function liveProblems(draft: Draft, limits: TargetLimits = {}): DraftProblem[] {
  return quickProblems(draft, limits).filter(({ path }) => path !== 'root' && !isBlank(draft, path));
}

/** Like `liveProblems`, plus required fields that are blank. */
export function quickProblems(draft: Draft, limits: TargetLimits = {}): DraftProblem[] {
  const path = draft.operation === 'generate' ? 'inputText' : 'prompt';
  const tooLong = textProblem(draft, path);
  const others = draftProblems(withoutLongText(draft), limits);
  if (tooLong) return [tooLong, ...others.filter((problem) => problem.path !== path)];
  return draft.inputText.length > SHORT_TEXT ? [...others, ...breaksProblems(draft, limits)] : others;
}

/** A long text is not passed to the contract's validation, so its breaks are counted separately. */
function breaksProblems(draft: Draft, { target = 'local' }: TargetLimits): DraftProblem[] {
  if (draft.operation !== 'generate' || target !== 'local') return [];
  const message = breaksProblem({ inputText: draft.inputText, cardSplit: draft.cardSplit });
  return message === null ? [] : placeProblems([{ path: 'inputText', message }], draft);
}

/** The problem of a text, judged by its length only. */
export function textProblem(draft: Draft, path: 'inputText' | 'prompt'): DraftProblem | null {
  const limit = limitOf(path);
  const { length } = draft[path];
  return limit !== null && length > limit ? { path, message: tooLongMessage(length, limit) } : null;
}

function withoutLongText(draft: Draft): Draft {
  return { ...draft, inputText: standIn(draft.inputText), prompt: standIn(draft.prompt) };
}

function standIn(text: string): string {
  if (text.length <= SHORT_TEXT) return text;
  return /\S/.test(text) ? 'x' : ' ';
}

function isBlank(draft: Draft, path: string): boolean {
  const value = textAt(draft, path);
  return value !== null && !/\S/.test(value);
}
