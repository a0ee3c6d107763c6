import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';

export type FileFormat = 'pptx' | 'pdf';

/** A file and what its reader should know of it. */
export type RenderedFile = { bytes: Uint8Array; warnings: DeckWarning[] };

export type RenderJob = { format: FileFormat; deck: Deck; pictures: PictureBytes };
