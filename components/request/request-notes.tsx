import { wordsOfField } from '@/components/composer/field-words';
import type { Draft } from '@/lib/composer/draft';
import { draftPathOf } from '@/lib/composer/draft-path';
import type { TargetLimits } from '@/lib/composer/draft-problems';
import { draftProblems } from '@/lib/composer/draft-problems';
import { fullRequest } from '@/lib/composer/full-request';
import { irrelevantFields } from '@/lib/contract/relevance';
import { t, tPlural } from '@/lib/words/t';

type Props = { draft: Draft; limits: TargetLimits };

/** What the request omits from the form, and whether it is valid. */
export function RequestNotes({ draft, limits }: Props) {
  const leftOut = leftOutOf(draft);
  const problems = draftProblems(draft, limits);
  return (
    <div className="mt-2 space-y-1 text-12 text-quiet">
      {leftOut.length > 0 && (
        <p>
          <span aria-hidden="true">⊘ </span>
          {t('Left out, not used here: {leftOut}.', { leftOut: leftOut.join(', ') })}
        </p>
      )}
      {problems.length > 0 && (
        <p className="text-warn">
          <span aria-hidden="true">△ </span>
          {tPlural(
            problems.length,
            {
              one: 'Fix 1 problem to send this: {fields}.',
              other: 'Fix {count} problems to send this: {fields}.',
            },
            { fields: [...new Set(problems.map(({ path }) => wordsOfField(path) ?? t('form')))].join(', ') },
          )}
        </p>
      )}
    </div>
  );
}

/** The labels of the filled-in fields that are ignored, deduplicated. */
function leftOutOf(draft: Draft): string[] {
  const full = fullRequest(draft);
  const fields =
    full.operation === 'generate'
      ? irrelevantFields('generate', full.request)
      : irrelevantFields('template', full.request);
  const words = fields.map(({ path }) => {
    const place = draftPathOf(path, draft);
    return place === null ? null : wordsOfField(place);
  });
  return [...new Set(words.filter((word) => word !== null))];
}
