import type { Draft } from '@/lib/composer/draft';
import type { PastedNote } from '@/lib/composer/read-pasted-request';

/** What was last pasted: what there is to know about it, and the form that does not stand now. */
export type Pasting = { notes: PastedNote[]; other: Draft; isUndone: boolean };
