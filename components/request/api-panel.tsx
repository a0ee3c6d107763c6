'use client';

import { FileInput, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFormSession, useLiveDraft } from '@/components/composer/form-session';
import { useRequestFacts } from '@/components/composer/send/use-estimate-facts';
import { wordsOfField } from '@/components/composer/settings/choice-words';
import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/composer/draft';
import { draftProblems, type TargetLimits } from '@/lib/composer/draft-problems';
import { fullRequest, toRequest } from '@/lib/composer/full-request';
import { REQUEST_LANGUAGES } from '@/lib/composer/request-text';
import { irrelevantFields } from '@/lib/contract/relevance';
import { t, tPlural } from '@/lib/words/t';
import { RequestView } from './request-view';

/** Wide enough to show the form beside it. */
const WIDE = '(min-width: 64rem)';

/**
 * The live API request of the form. Beside the form it is non-modal, so that changes are visible; on a phone it covers
 * the form and traps the focus.
 */
export default function ApiPanel({ onImport, onClose }: { onImport: () => void; onClose: () => void }) {
  const draft = useLiveDraft();
  const { settings, target } = useFormSession();
  const requestFacts = useRequestFacts();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open) return;
    if (window.matchMedia(WIDE).matches) dialog.show();
    else dialog.showModal();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed here must not reach the form: Ctrl + Enter would submit it.
    event.stopPropagation();
    if (event.key === 'Escape') element.current?.close();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-40 m-0 flex size-full max-h-none max-w-none flex-col overflow-hidden bg-paper p-0 text-ink lg:top-(--shell) lg:start-auto lg:h-[calc(100dvh-var(--shell))] lg:w-[min(560px,calc(100vw-616px))] lg:border-s lg:border-hairline lg:shadow-card"
    >
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-hairline px-4 lg:px-6">
        <div className="flex min-w-0 flex-1 items-baseline gap-2">
          <h2 id={titleId} className="text-14 font-semibold">
            {t('API')}
          </h2>
          <p className="truncate text-13 text-quiet">{t('Create, poll, download')}</p>
        </div>
        <Button look="bare" onClick={onImport}>
          <FileInput aria-hidden="true" size={16} className="text-quiet" />
          {t('Import request')}
        </Button>
        <button
          type="button"
          aria-label={t('Close')}
          title={t('Close (Esc)')}
          onClick={() => element.current?.close()}
          className="-me-2 grid size-9 shrink-0 place-items-center rounded-control text-quiet transition hover:bg-sunk hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </div>
      <RequestView
        written={{ operation: draft.operation, request: toRequest(draft, requestFacts) }}
        target={target}
        languages={[...REQUEST_LANGUAGES, 'cli', 'mcp', 'webhook']}
        fills
      />
      <div className="shrink-0 px-4 pb-3 lg:px-6">
        <RequestNotes draft={draft} limits={{ maxCards: settings?.maxCards[target], target }} />
      </div>
    </dialog>
  );
}

/** What the request omits from the form, and whether it is valid. */
function RequestNotes({ draft, limits }: { draft: Draft; limits: TargetLimits }) {
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
  const words = fields.map(({ path }) => wordsOfField(path));
  return [...new Set(words.filter((word) => word !== null))];
}
