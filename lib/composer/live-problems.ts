import type { CardLimits } from '../contract/validate';
import type { Draft } from './draft';
import { draftProblems } from './draft-problems';
import type { DraftProblem } from './place-problems';
import { limitOf, tooLongMessage, valueAt } from './plain-message';

/** Texts up to this length are validated as they are; of longer ones only the length is looked at. */
const SHORT_TEXT = 1000;

/**
 * What is wrong with a draft while a person still works on it: everything but blank fields, which may yet be filled in.
 * Its cost does not depend on the length of the text.
 */
export function liveProblems(draft: Draft, limits: CardLimits = {}): DraftProblem[] {
  return quickProblems(draft, limits).filter(({ path }) => path !== 'root' && !isBlank(draft, path));
}

/** As `liveProblems`, with the blank fields that a request cannot do without. */
export function quickProblems(draft: Draft, limits: CardLimits = {}): DraftProblem[] {
  const path = draft.operation === 'generate' ? 'inputText' : 'prompt';
  const tooLong = textProblem(draft, path);
  const others = draftProblems(withoutLongText(draft), limits);
  return tooLong ? [tooLong, ...others.filter((problem) => problem.path !== path)] : others;
}

/** The problem of a text by its length alone. */
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
  const value = valueAt(draft, path);
  return value !== null && !/\S/.test(value);
}
