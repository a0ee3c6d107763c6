import 'server-only';
import type { Kysely } from 'kysely';
import type { MadeCards } from '@/lib/deck/make-cards';
import { baseUrl, config } from '../config';
import { type Database, database } from '../database/database';
import { type FileStore, fileStore } from '../files/file-store';
import { wakeJobs } from '../jobs/wake';
import { renderWithWarnings } from './render/render-file';
import type { RenderedFile } from './render/render-job';
import { layOutAside, makeCardsAside } from './thread/aside';
import type { LaidOut } from './thread/tasks';
import { prepareWorkspace } from './workspace/prepare-workspace';

/** The world as the engine's operations see it: what a test replaces. */
export type Engine = {
  db: Kysely<Database>;
  files: FileStore;
  now(): Date;
  /** The address all given-out links begin with, without a closing slash. */
  baseUrl: string;
  /** Keys that open `/v1.0`; none of them: nobody is let in. */
  keys: readonly string[];
  openingCredits: number;
  /** How many generations may be unfinished before new ones are refused. */
  maxQueuedRuns: number;
  /** Origins the operator configured: the fetch guard lets them be private. */
  exemptOrigins: readonly string[];
  /** Off the main thread where it may take its time. */
  makeCards(...order: Parameters<typeof makeCardsAside>): Promise<MadeCards>;
  layOut(...order: Parameters<typeof layOutAside>): Promise<LaidOut>;
  render(...job: Parameters<typeof renderWithWarnings>): Promise<RenderedFile>;
  /** Has the worker look for work now. */
  wake(): void;
};

/** The engine of this process, its workspace prepared. */
export async function engine(keys: readonly string[] = []): Promise<Engine> {
  const { engineCredits, publicUrl, imageBaseUrl, maxQueuedRuns } = config();
  const world: Engine = {
    db: await database(),
    files: fileStore(),
    now: () => new Date(),
    baseUrl: baseUrl(),
    keys,
    openingCredits: engineCredits,
    maxQueuedRuns,
    exemptOrigins: [publicUrl, imageBaseUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin),
    makeCards: makeCardsAside,
    layOut: layOutAside,
    render: renderWithWarnings,
    wake: wakeJobs,
  };
  await prepareWorkspace(world);
  return world;
}
