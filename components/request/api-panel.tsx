'use client';

import { FileInput } from 'lucide-react';
import { useFormSession, useLiveDraft } from '@/components/composer/form-session';
import { useRequestFacts } from '@/components/composer/send/use-estimate-facts';
import { wordsOfField } from '@/components/composer/settings/choice-words';
import { Button } from '@/components/ui/button';
import { SidePanel } from '@/components/ui/side-panel';
import { Warning } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import { draftProblems, type TargetLimits } from '@/lib/composer/draft-problems';
import { fullRequest, toRequest } from '@/lib/composer/full-request';
import { REQUEST_LANGUAGES } from '@/lib/composer/request-text';
import { irrelevantFields } from '@/lib/contract/relevance';
import { t, tPlural } from '@/lib/words/t';
import { RequestView } from './request-view';

/** The live API request of the form. */
export default function ApiPanel({ onImport, onClose }: { onImport: () => void; onClose: () => void }) {
  const draft = useLiveDraft();
  const { settings, target } = useFormSession();
  const requestFacts = useRequestFacts();
  return (
    <SidePanel
      title={t('API')}
      about={t('Create, poll, download')}
      action={
        <Button look="bare" onClick={onImport}>
          <FileInput aria-hidden="true" size={16} className="text-quiet" />
          {t('Import request')}
        </Button>
      }
      onClose={onClose}
    >
      <RequestView
        written={{ operation: draft.operation, request: toRequest(draft, requestFacts) }}
        target={target}
        languages={[...REQUEST_LANGUAGES, 'cli', 'mcp', 'webhook']}
        fills
      />
      <div className="shrink-0 px-4 pb-3 lg:px-6">
        <RequestNotes draft={draft} limits={{ maxCards: settings?.maxCards[target], target }} />
      </div>
    </SidePanel>
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
        <Warning>
          {tPlural(
            problems.length,
            {
              one: 'Fix 1 problem to send this: {fields}.',
              other: 'Fix {count} problems to send this: {fields}.',
            },
            { fields: [...new Set(problems.map(({ path }) => wordsOfField(path) ?? t('form')))].join(', ') },
          )}
        </Warning>
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
