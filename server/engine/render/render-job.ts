import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';

export type FileFormat = 'pptx' | 'pdf';

/** A file and what its reader should know of it. */
export type RenderedFile = { bytes: Uint8Array; warnings: DeckWarning[] };

/** `deck`: as JSON where it comes from the database, so that only the thread parses it. */
export type RenderJob = { format: FileFormat; deck: Deck | string; pictures: PictureBytes };
