import type { Draft } from '@/lib/composer/draft';
import { draftWarnings, type WarningFacts } from '@/lib/composer/draft-warnings';
import { ignoredFields } from '@/lib/composer/ignored-fields';

/** What is said of a field while one fills in the form: why it will not count, and what to think about first. */
export type Remarks = { ignored?: string; warning?: string };

/** What is to be said of each field, by its path; that one does not count says all there is to say. */
export function remarksOf(draft: Draft, facts: WarningFacts): [string, Remarks][] {
  const ignored = ignoredFields(draft);
  const paths = new Set(ignored.map(({ path }) => path));
  const warnings = draftWarnings(draft, facts).filter(({ path }) => !paths.has(path));
  return [
    ...ignored.map(({ path, because }): [string, Remarks] => [path, { ignored: because }]),
    ...warnings.map(({ path, message }): [string, Remarks] => [path, { warning: message }]),
  ];
}
