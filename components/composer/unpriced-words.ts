import type { Draft } from '@/lib/composer/draft';
import type { DraftProblem } from '@/lib/composer/place-problems';
import { valueAt } from '@/lib/composer/plain-message';
import { say, sayCount } from '@/lib/words/say';

/** What to do before there is a price; null where nothing is wrong. */
export function unpricedWords(draft: Draft, problems: readonly DraftProblem[]): string | null {
  if (problems.length === 0) return null;
  const [only, more] = problems;
  const isBlank = only !== undefined && !/\S/.test(valueAt(draft, only.path) ?? 'x');
  if (isBlank && !more && only.path === 'inputText') return say('Add text to see the cost');
  if (isBlank && !more && only.path === 'artifactId') return say('Choose a template to see the cost');
  return sayCount(problems.length, {
    one: 'Fix 1 problem to see the cost',
    other: 'Fix {count} problems to see the cost',
  });
}
