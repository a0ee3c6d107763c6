import type { Draft } from '@/lib/composer/draft';
import { draftWarnings, type WarningFacts } from '@/lib/composer/draft-warnings';
import { tStored } from '@/lib/words/stored-messages';
import { type DraftPath, draftPathOf } from '../../../lib/composer/draft-path';
import { fullRequest } from '../../../lib/composer/full-request';
import { fieldsThatDoNotCount } from '../../../lib/contract/relevance';

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

/**
 * The fields that are ignored with the current form, filled in or not, with the reason shown under the field. A path
 * covers everything below it (`headerFooter`). The contract decides which fields those are; the reasons are worded for
 * people.
 */
export function ignoredFields(draft: Draft): { path: DraftPath; because: string }[] {
  const full = fullRequest(draft);
  const fields =
    full.operation === 'generate'
      ? fieldsThatDoNotCount('generate', full.request)
      : fieldsThatDoNotCount('template', full.request);
  return fields.flatMap(({ path, because }) => {
    const place = draftPathOf(path, draft);
    return place === null ? [] : [{ path: place, because: tStored(because) }];
  });
}
