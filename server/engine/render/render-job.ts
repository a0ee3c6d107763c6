import type { FileFormat } from '@/lib/contract/enums';
import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import type { MoreNotes } from './add-notes';

/** `card`: the first card as a PNG. */
export type RenderFormat = FileFormat | 'card';

/** A file and its warnings. */
export type RenderedFile = { bytes: Uint8Array; warnings: DeckWarning[] };

/** `deck`: as JSON if it comes from the database, so that only the worker thread parses it. */
export type RenderJob = { format: RenderFormat; deck: Deck | string; pictures: PictureBytes; moreNotes?: MoreNotes };
