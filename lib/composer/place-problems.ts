import { tStored } from '@/lib/words/stored-messages';
import type { Problem } from '../contract/problems';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import { isBreaksMessage, plainMessage } from './plain-message';

/** A problem on a form field; `root` is the form as a whole. */
export type DraftProblem = { path: DraftPath | 'root'; message: string };

/** Maps problems from interface paths, as in the service's numbered list, to form fields. */
export function placeProblems(problems: readonly Problem[], draft: Draft): DraftProblem[] {
  return problems.map((problem) => {
    // Too many cards from breaks is shown on the length setting, because the text itself is valid.
    const isOfBreaks = problem.path === 'inputText' && isBreaksMessage(problem.message);
    const path = isOfBreaks ? 'cardSplit' : draftPathOf(problem.path, draft);
    if (path !== null) return { path, message: plainMessage(problem.message, path, draft) ?? tStored(problem.message) };
    // A problem without a form field keeps its path in the message.
    const message = tStored(problem.message);
    return { path: 'root', message: problem.path === 'body' ? message : `${problem.path}: ${message}` };
  });
}
