import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import { textAt } from '@/lib/contract/fields';
import { t, tPlural } from '@/lib/words/t';
import { countProblems } from '../send/use-problems';
import { wordsOfField } from './choice-words';

/** `path`: the field that the message links to; null if nothing is wrong yet but something is missing. */
export type Unpriced = { words: string; path: DraftPath | null };

const isStart = (path: string) => ['inputText', 'artifactId', 'prompt'].includes(path);

/**
 * What to do before a price can be shown; null for a request that can be sent.
 * @param shown the problems that the form shows, including those that the service reported. A problem of the form as a
 *   whole is only counted along with others: alone it does not prevent sending again.
 */
export function unpricedWords(
  draft: Draft,
  found: readonly DraftProblem[],
  shown: readonly DraftProblem[] = [],
): Unpriced | null {
  const problems = [...found, ...shown.filter(({ path }) => !found.some((problem) => problem.path === path))];
  if (found.length === 0 && shown.every(({ path }) => path === 'root')) return null;
  const isBlank = ({ path }: DraftProblem) => isStart(path) && !/\S/.test(textAt(draft, path) ?? 'x');
  if (problems.filter(({ path }) => path !== 'root').every(isBlank)) {
    const isTemplate = problems.some(({ path }) => path === 'artifactId');
    return { words: isTemplate ? t('Choose a template first') : t('Add some text first'), path: null };
  }
  const first = problems.find((problem) => problem.path !== 'root');
  const path = first?.path as DraftPath | undefined;
  // A single problem is not in the summary, and its field may be in a menu.
  if (first && countProblems(problems) === 1)
    return { words: `${wordsOfField(first.path)}: ${first.message}`, path: path ?? null };
  const words = tPlural(countProblems(problems), {
    one: 'Fix 1 problem to continue',
    other: 'Fix {count} problems to continue',
  });
  return { words, path: path ?? null };
}
