'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { MOST_INSTRUCTION, type Rewrite } from '@/lib/contract/rewrites';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import type { Rewrites } from './use-rewrites';

type Props = {
  card: number;
  /** The last attempt, if it failed. */
  failed: Rewrite | null;
  /** The accepted version that the card shows. */
  shown: Rewrite | null;
  rewrites: Rewrites;
};

/** Asks what should change on a card: free text or a suggestion. */
export function RewriteForm({ card, failed, shown, rewrites: { creditsPerCard, start, decide } }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(failed?.instruction ?? '');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const instruction = text.trim();
    setAsked(true);
    if (instruction === '') return field.current?.focus();
    if (!start.isPending) start.mutate({ card, instruction });
  };
  const quick = [t('Shorter'), t('As a chart'), t('More formal')];
  const problem = start.error?.message ?? (failed?.error ? tStored(failed.error) : null);
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mt-4 mb-1 block text-13 font-medium">
        {t('What should change?')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        maxLength={MOST_INSTRUCTION}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
        className="control resize-y"
      />
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">{t('Quick choices')}</legend>
        {quick.map((words) => (
          <Button
            key={words}
            size="small"
            aria-pressed={text === words}
            onClick={() => setText(words)}
            className="aria-pressed:border-ink aria-pressed:bg-sunk"
          >
            {words}
          </Button>
        ))}
      </fieldset>
      <p id={`${id}-note`} role="status" className="mt-3 min-h-5 text-13 text-quiet">
        {isMissing
          ? t('Say what should change.')
          : creditsPerCard !== null &&
            tPlural(creditsPerCard, { one: 'Uses {count} local credit.', other: 'Uses {count} local credits.' })}
      </p>
      {problem && (
        <p role="alert" className="mt-1 text-13 text-bad">
          {problem}
        </p>
      )}
      {shown && (
        <p className="mt-3 flex flex-wrap items-center gap-2 border-t border-hairline pt-3 text-13 wrap-anywhere">
          {t('Rewritten: “{wish}”', { wish: shown.instruction })}
          <Button
            size="small"
            aria-disabled={decide.isPending}
            onClick={() => !decide.isPending && decide.mutate({ id: shown.id, decision: 'undo' })}
          >
            {t('Undo')}
          </Button>
        </p>
      )}
      <DialogActions>
        <Button type="submit" look="next" aria-disabled={start.isPending}>
          {t('Rewrite')}
        </Button>
      </DialogActions>
    </form>
  );
}
