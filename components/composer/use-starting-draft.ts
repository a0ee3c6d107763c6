'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { generationOptions } from '@/components/data/generations';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import type { Settings } from '@/lib/contract/composer';
import { draftOfRun } from './draft-of-run';
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
