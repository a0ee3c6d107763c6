import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';

export type FileFormat = 'pptx' | 'pdf';

/** A file and its warnings. */
export type RenderedFile = { bytes: Uint8Array; warnings: DeckWarning[] };

/** `deck`: as JSON if it comes from the database, so that only the worker thread parses it. */
export type RenderJob = { format: FileFormat; deck: Deck | string; pictures: PictureBytes };
