import type { Draft } from '@/lib/composer/draft';
import type { PastedNote } from '@/lib/composer/reaching-out';

/** The previous draft by its id, with its content: an unedited draft is not saved anywhere. */
export type Left = { id: string; draft: Draft };

/** The last pasted request: its notes, and the draft to go back to. */
export type Pasting = { notes: PastedNote[]; reaching: PastedNote[]; other: Left; isUndone: boolean };

/** The topic of the toast about an import. */
export const IMPORT_TOAST = 'import';
