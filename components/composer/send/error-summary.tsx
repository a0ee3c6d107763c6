'use client';

import { useEffect, useRef } from 'react';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem } from '@/lib/composer/draft-problems';
import { t, tPlural } from '@/lib/words/t';
import { fieldId } from '../form-session';
import { wordsOfField } from '../settings/choice-words';
import { countProblems, useMayHaveBeenSent } from './form-problems';

type Props = {
  problems: readonly DraftProblem[];
  /** Incremented on each refused submit. */
  refusals: number;
  onGo: (path: DraftPath) => void;
};

/**
 * Problems that keep the form from being sent: several, each with a link to its field, or one that belongs to the form
 * as a whole. A single field error is shown at the field and beside the Create button instead.
 */
export function ErrorSummary({ problems, refusals, onGo }: Props) {
  const box = useRef<HTMLElement>(null);
  const focusedRefusal = useRef(0);
  const mayHaveBeenSent = useMayHaveBeenSent();
  const hasRoot = problems.some(({ path }) => path === 'root');
  const isOfForm = hasRoot && problems.length === 1;
  const shown = refusals > 0 && (hasRoot || problems.length > 1);
  useEffect(() => {
    // The refusal and its problems may arrive in different renders; the focus moves once per refusal.
    if (!shown || focusedRefusal.current === refusals) return;
    focusedRefusal.current = refusals;
    // For field errors, the first invalid field takes the focus.
    if (isOfForm) box.current?.focus();
  }, [shown, refusals, isOfForm]);
  if (!shown) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="max-h-52 shrink-0 overflow-y-auto border-b border-s-4 border-b-hairline border-s-bad py-3 ps-3 pe-4 lg:ps-5 lg:pe-6"
    >
      <h2 id="error-summary-title" className="text-14 font-semibold">
        {mayHaveBeenSent
          ? t('May have been sent')
          : isOfForm
            ? t('Not sent')
            : tPlural(countProblems(problems), {
                one: 'Fix 1 problem to continue',
                other: 'Fix {count} problems to continue',
              })}
      </h2>
      <ul className="mt-1 text-14">
        {problems.flatMap(linesOf).map(({ path, message }) => (
          <li key={`${path} ${message}`} className="py-0.5">
            {path === 'root' ? (
              <span className="text-bad">{message}</span>
            ) : (
              <a
                href={`#${fieldId(path)}`}
                className="inline-block min-h-6 text-bad underline underline-offset-2"
                onClick={(event) => {
                  event.preventDefault();
                  onGo(path);
                }}
              >
                {wordsOfField(path)}: {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf({ path, message }: DraftProblem): DraftProblem[] {
  return path === 'root' ? message.split('\n').map((line) => ({ path, message: line })) : [{ path, message }];
}
