'use client';

import { useEffect, useRef } from 'react';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem } from '@/lib/composer/place-problems';
import { say, sayCount } from '@/lib/words/say';
import { fieldId } from './field-id';
import { wordsOfField } from './field-words';
import { revealError } from './reveal-error';
import { useMayHaveBeenSent } from './use-problems';

type Props = {
  problems: readonly DraftProblem[];
  /** Grows with each refusal; the focus then moves here. */
  refusals: number;
  onGo: (path: DraftPath) => void;
};

/** Everything that keeps the form from being sent, each with a link to its field. */
export function ErrorSummary({ problems, refusals, onGo }: Props) {
  const box = useRef<HTMLElement>(null);
  const told = useRef(0);
  const mayHaveBeenSent = useMayHaveBeenSent();
  const shown = problems.length > 0 && refusals > 0;
  const first = problems.find(({ path }) => path !== 'root')?.path as DraftPath | undefined;
  useEffect(() => {
    // The refusal and its problems need not arrive in the same render; the focus moves once for each refusal.
    if (!shown || told.current === refusals) return;
    told.current = refusals;
    // In a pane that scrolls by itself the error may be below its edge.
    if (first !== undefined) revealError(first);
    box.current?.focus();
  }, [shown, refusals, first]);
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
          ? say('May have been sent')
          : sayCount(problems.length, {
              one: 'Not sent: one thing is to be mended',
              other: 'Not sent: {count} things are to be mended',
            })}
      </h2>
      <ul className="mt-1 text-14">
        {problems.map(({ path, message }) => (
          <li key={path} className="py-0.5">
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
