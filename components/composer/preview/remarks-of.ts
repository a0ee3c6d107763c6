import type { Draft } from '@/lib/composer/draft';
import { draftWarnings, type WarningFacts } from '@/lib/composer/draft-warnings';
import { ignoredFields } from '@/lib/composer/ignored-fields';

/** Notes on a field while the form is filled in: why it is ignored, and warnings. */
export type Remarks = { ignored?: string; warning?: string };

/** The remarks on each field, by path. An ignored field has no warnings. */
export function remarksOf(draft: Draft, facts: WarningFacts): [string, Remarks][] {
  const ignored = ignoredFields(draft);
  const paths = new Set(ignored.map(({ path }) => path));
  const warnings = draftWarnings(draft, facts).filter(({ path }) => !paths.has(path));
  return [
    ...ignored.map(({ path, because }): [string, Remarks] => [path, { ignored: because }]),
    ...warnings.map(({ path, message }): [string, Remarks] => [path, { warning: message }]),
  ];
}
