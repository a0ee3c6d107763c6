import type { ExportFormat } from '@/lib/contract/enums';
import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';

/** What the engine draws: the formats of the interface, and the page of a webpage. */
export type FileFormat = ExportFormat | 'html';

/** A file and its warnings. */
export type RenderedFile = { bytes: Uint8Array; warnings: DeckWarning[] };

/** `deck`: as JSON if it comes from the database, so that only the worker thread parses it. */
export type RenderJob = { format: FileFormat; deck: Deck | string; pictures: PictureBytes };
