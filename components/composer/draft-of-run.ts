import { type Draft, readDraft } from '@/lib/composer/draft';
import { toDraft } from '@/lib/composer/to-draft';
import type { Run } from '@/lib/contract/composer';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';

/** The form as it was when the run was sent; for a run without a saved form, one built from its request. */
export function draftOfRun(run: Pick<Run, 'draft' | 'operation' | 'request'>): Draft | null {
  return readDraft(run.draft) ?? draftOfRequest(run);
}

/** The form for exactly the request that was sent, with its number of cards; null if it violates the contract. */
export function draftOfRequest(run: Pick<Run, 'operation' | 'request'>): Draft | null {
  if (run.operation === 'generate') {
    // Validated with the remote limits for any target, because the form accepts those values.
    const parsed = validateGenerate(run.request, { target: 'remote' });
    return parsed.ok ? toDraft('generate', parsed.value) : null;
  }
  const parsed = validateTemplate(run.request);
  return parsed.ok ? toDraft('template', parsed.value) : null;
}
