import type { Run } from '@/lib/contract/composer';
import { inEnglish } from '@/lib/words/say-kept';
import type { KeptExportRow } from './store';

/** Some services give it minutes after `completed` (field notes). */
export const NO_LINK = inEnglish('No link yet: the service has not given one to the file');

/** For what a file waits that is not here; null where it is, or will not come. */
export function waitsFor({
  state,
  reason,
}: Pick<KeptExportRow, 'state' | 'reason'>): Run['exports'][number]['waitsFor'] {
  if (state !== 'waiting') return null;
  if (reason === null) return 'file';
  return reason === NO_LINK ? 'link' : 'again';
}
