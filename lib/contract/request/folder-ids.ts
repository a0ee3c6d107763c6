import { englishMessage } from '@/lib/words/stored-messages';
import { LIMITS } from '../limits';
import { listOf } from '../members';
import { words } from '../text';

/** docs/spec/interface.md#2.4, #2.5: empty and duplicate entries are accepted and merged (`relevance.ts`). */
export const folderIds = listOf(words(LIMITS.id), LIMITS.folderIds, englishMessage('must be an array of strings'));
