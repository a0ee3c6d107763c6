import { fieldsThatDoNotCount } from '../contract/relevance';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import { fullRequest } from './full-request';

/**
 * The fields of the form that will not count as it stands, filled in or not, each with why: the form shows
 * `Ignored: ${because}`. A path covers everything below it (`headerFooter`).
 */
export function ignoredFields(draft: Draft): { path: DraftPath; because: string }[] {
  const full = fullRequest(draft);
  const fields =
    full.operation === 'generate'
      ? fieldsThatDoNotCount('generate', full.request)
      : fieldsThatDoNotCount('template', full.request);
  return fields.flatMap(({ path, because }) => {
    const place = draftPathOf(path, draft);
    return place === null ? [] : [{ path: place, because }];
  });
}
