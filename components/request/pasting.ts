import type { Draft } from '@/lib/composer/draft';
import type { PastedNote } from '@/lib/composer/read-pasted-request';

/** A draft by its id, and as it stood: one that nobody had written in is kept nowhere. */
export type Left = { id: string; draft: Draft };

/** What was last pasted: what there is to know about it, and the draft to go back to. */
export type Pasting = { notes: PastedNote[]; reaching: PastedNote[]; other: Left; isUndone: boolean };
