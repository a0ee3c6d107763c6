import 'server-only';
import type { Kysely } from 'kysely';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import {
  changeSharing,
  deckWriting,
  describeArtifacts,
  drawPage,
  drawWithNotes,
  exportArtifact,
  findCards,
  findDeck,
  imageCreditsOf,
  openImage,
  progressOf,
  sharingOf,
  writingOf,
} from '@/server/engine/artifacts';
import { config } from '../config';
import { now } from '../database/clock';
import { type Database, database } from '../database/database';
import type { FileStore } from '../files/file-store';
import { fileStore } from '../files/open-store';
import { wakeJobs } from '../notify/notifier';
import type { ServiceClient } from '../service/client';
import { fetchExport } from '../service/fetch-export';
import { openService } from '../service/open-service';

const ENGINE = {
  ...{ findDeck, findCards, describeArtifacts, exportArtifact, drawPage, drawWithNotes, openImage },
  ...{ progressOf, writingOf, imageCreditsOf, sharingOf, changeSharing },
  writing: deckWriting,
};

/** Dependencies of the use cases; tests replace them. */
export type Generations = {
  db: Kysely<Database>;
  files: FileStore;
  now(): Date;
  /** A number from 0 up to 1, for jitter. */
  random(): number;
  /** Null for the remote target if none is configured. */
  service(target: Target): ServiceClient | null;
  /** The plan's limit on `numCards` (docs/spec/interface.md#2.4). */
  maxCards(target: Target): number;
  /** How many runs may be unfinished before new ones are refused. */
  maxQueuedRuns: number;
  /** The engine's internal interface, for the local target only (docs/spec/settled-points.md#10). */
  engine: typeof ENGINE;
  fetchExport: typeof fetchExport;
  /** Makes the worker poll for due work now. */
  wake(): void;
};

/** The engine's card limit. A remote service is limited by its plan. */
const ENGINE_MAX_CARDS = LIMITS.numCards.max;

/** The dependencies in this process. */
export async function generations(): Promise<Generations> {
  return {
    db: await database(),
    files: fileStore(),
    now,
    random: Math.random,
    service: openService,
    maxCards: (target) => (target === 'remote' ? config().serviceMaxCards : ENGINE_MAX_CARDS),
    maxQueuedRuns: config().maxQueuedRuns,
    engine: ENGINE,
    fetchExport,
    wake: wakeJobs,
  };
}
