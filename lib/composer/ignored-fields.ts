import { tStored } from '@/lib/words/stored-messages';
import { fieldsThatDoNotCount } from '../contract/relevance';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import { fullRequest } from './full-request';

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
