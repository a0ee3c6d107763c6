import { sayKept } from '@/lib/words/say-kept';
import type { Problem } from '../contract/problems';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import { plainMessage } from './plain-message';

/** A problem on a field of the form; `root` is the form as a whole. */
export type DraftProblem = { path: DraftPath | 'root'; message: string };

/** Problems by the interface's paths, as the service's numbered list names them, on the form's fields. */
export function placeProblems(problems: readonly Problem[], draft: Draft): DraftProblem[] {
  return problems.map((problem) => {
    const path = draftPathOf(problem.path, draft);
    if (path !== null) return { path, message: plainMessage(problem.message, path, draft) ?? sayKept(problem.message) };
    // What has no field of its own keeps its path in the words.
    const message = sayKept(problem.message);
    return { path: 'root', message: problem.path === 'body' ? message : `${problem.path}: ${message}` };
  });
}
