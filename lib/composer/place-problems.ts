import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';
import type { Problem } from '../contract/problems';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';

/** A problem on a field of the form; `root` is the form as a whole. */
export type DraftProblem = { path: DraftPath | 'root'; message: string };

/** Problems by the interface's paths, as the service's numbered list names them, on the form's fields. */
export function placeProblems(problems: readonly Problem[], draft: Draft): DraftProblem[] {
  return problems.map((problem) => {
    const path = draftPathOf(problem.path, draft);
    if (path !== null) return { path, message: PLAIN_MESSAGES[problem.message] ?? sayKept(problem.message) };
    // What has no field of its own keeps its path in the words.
    const message = sayKept(problem.message);
    return { path: 'root', message: problem.path === 'body' ? message : `${problem.path}: ${message}` };
  });
}

/** Clauses that name members of the interface, as a person would say them. */
const PLAIN_MESSAGES: Readonly<Record<string, string>> = {
  'is required when type is text': say('needs its text'),
  'is required when type is image': say('needs an image: choose which one'),
  'is required when source is custom': say('needs the address of its image'),
  'must be an http or https URL': say('must be a web address: https://…'),
};
