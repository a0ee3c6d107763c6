import 'server-only';
import type { Kysely } from 'kysely';
import type { MadeCards } from '@/lib/deck/make-cards';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { PictureSupply } from './pictures/picture-supply';
import type { RenderedFile } from './render/render-job';
import type { layOutInWorker, makeCardsInWorker, renderWithWarnings } from './thread/engine-thread';
import type { LaidOut } from './thread/tasks';
import type { WriterModel } from './write/writer-model';

/** Dependencies of the engine's operations; tests replace them. */
export type Engine = {
  db: Kysely<Database>;
  files: FileStore;
  now(): Date;
  /** The base URL of all links the engine returns, without a trailing slash. */
  baseUrl: string;
  /** API keys for `/v1.0`; without any, every request is refused. */
  keys: readonly string[];
  openingCredits: number;
  /** New generations are refused while this many are unfinished. */
  maxQueuedRuns: number;
  /** Origins the operator configured: the fetch guard allows private addresses for them. */
  exemptOrigins: readonly string[];
  /** The language model that writes the cards. Null if none is configured. */
  model: WriterModel | null;
  /** The image model and photo providers. */
  pictures: PictureSupply;
  /** Runs in a worker thread unless the work is small. */
  makeCards(...order: Parameters<typeof makeCardsInWorker>): Promise<MadeCards>;
  layOut(...order: Parameters<typeof layOutInWorker>): Promise<LaidOut>;
  render(...job: Parameters<typeof renderWithWarnings>): Promise<RenderedFile>;
  /** Makes the worker poll for due work now. */
  wake(): void;
};
