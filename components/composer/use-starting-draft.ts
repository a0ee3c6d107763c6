'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { generationOptions } from '@/components/data/generations';
import { type Draft, emptyDraft, readDraft } from '@/lib/composer/draft';
import { toDraft } from '@/lib/composer/to-draft';
import type { Run, Settings } from '@/lib/contract/composer';
import { validateGenerate, validateTemplate } from '@/lib/contract/validate';
import { keptDraft } from './keep-draft';

/**
 * What the form begins with: the run one came from, else what was kept, else an empty draft. True once that stands;
 * only then may the form be kept again.
 */
export function useStartingDraft(
  form: UseFormReturn<Draft>,
  from: string | null,
  settings: Settings | undefined,
): boolean {
  const source = useQuery({ ...generationOptions(from ?? ''), enabled: from !== null, refetchInterval: false });
  const [ready, setReady] = useState(false);
  const waiting = from !== null && source.isPending;
  const run = source.data;
  useEffect(() => {
    if (ready || waiting) return;
    const start = (run && draftOfRun(run)) ?? keptDraft()?.draft;
    if (start) form.reset(start);
    else if (!settings) return;
    else if (!form.formState.isDirty) form.reset(emptyDraft(settings));
    setReady(true);
    // A reload must bring back what one has changed since, not the run once more.
    if (from !== null) window.history.replaceState(null, '', '/');
  }, [ready, waiting, run, settings, form, from]);
  return ready;
}

/** The form as it stood when the run was sent; of a run without one, the form for its request. */
function draftOfRun(run: Pick<Run, 'draft' | 'operation' | 'request'>): Draft | null {
  const kept = readDraft(run.draft);
  if (kept) return kept;
  if (run.operation === 'generate') {
    const judged = validateGenerate(run.request);
    return judged.ok ? toDraft('generate', judged.value) : null;
  }
  const judged = validateTemplate(run.request);
  return judged.ok ? toDraft('template', judged.value) : null;
}
