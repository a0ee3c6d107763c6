import { type Draft, readDraft } from '@/lib/composer/draft';
import { toDraft } from '@/lib/composer/to-draft';
import type { Run } from '@/lib/contract/composer';
import { validateGenerate, validateTemplate } from '@/lib/contract/validate';

/** The form as it was when the run was sent; for a run without a saved form, one built from its request. */
export function draftOfRun(run: Pick<Run, 'draft' | 'operation' | 'request'>): Draft | null {
  const kept = readDraft(run.draft);
  if (kept) return kept;
  if (run.operation === 'generate') {
    // Validated as remote whatever the target was: the form can hold it.
    const judged = validateGenerate(run.request, { target: 'remote' });
    return judged.ok ? toDraft('generate', judged.value) : null;
  }
  const judged = validateTemplate(run.request);
  return judged.ok ? toDraft('template', judged.value) : null;
}
