import type { Run } from '@/lib/contract/composer';
import { englishMessage } from '@/lib/words/stored-messages';
import type { KeptExportRow } from './run-rows';

/** Some services provide it minutes after `completed` (docs/spec/settled-points.md#16.3). */
export const NO_LINK = englishMessage('No file link from the service yet');

/** What a missing file is waiting for; null if it is available, or will not come. */
export function waitsFor({
  state,
  reason,
}: Pick<KeptExportRow, 'state' | 'reason'>): Run['exports'][number]['waitsFor'] {
  if (state !== 'waiting') return null;
  if (reason === null) return 'file';
  return reason === NO_LINK ? 'link' : 'again';
}
