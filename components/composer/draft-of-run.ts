import { type Draft, readDraft } from '@/lib/composer/draft';
import { toDraft } from '@/lib/composer/to-draft';
import type { Run } from '@/lib/contract/composer';
import { validateGenerate, validateTemplate } from '@/lib/contract/validate';

/** The form as it stood when the run was sent; of a run without one, the form for its request. */
export function draftOfRun(run: Pick<Run, 'draft' | 'operation' | 'request'>): Draft | null {
  const kept = readDraft(run.draft);
  if (kept) return kept;
  if (run.operation === 'generate') {
    // Whatever it was sent to: a form can hold it.
    const judged = validateGenerate(run.request, { target: 'live' });
    return judged.ok ? toDraft('generate', judged.value) : null;
  }
  const judged = validateTemplate(run.request);
  return judged.ok ? toDraft('template', judged.value) : null;
}
