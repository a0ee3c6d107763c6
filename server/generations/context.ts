import 'server-only';
import type { Kysely } from 'kysely';
import type { ExportFormat } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import {
  type ArtifactFacts,
  changeSharing,
  describeArtifacts,
  exportArtifact,
  findDeck,
  type HeldSharing,
  openImage,
  progressOf,
  type SlicedDeck,
  sharingOf,
  type Visibility,
} from '@/server/engine/artifacts';
import { config } from '../config';
import { type Database, database } from '../database/database';
import { type FileStore, fileStore } from '../files/file-store';
import { wakeJobs } from '../jobs/wake';
import type { ServiceClient } from '../service/client';
import { fetchExport } from '../service/fetch-export';
import { openService } from '../service/open-service';

type MadeFile = { fileName: string; mediaType: string } & ({ bytes: Uint8Array } | { fileKey: string });

/** The world as the use cases see it: what a test replaces. */
export type Generations = {
  db: Kysely<Database>;
  files: FileStore;
  now(): Date;
  /** 0 up to 1, for jitter. */
  random(): number;
  /** Null for Live where none is configured. */
  service(target: Target): ServiceClient | null;
  /** The plan's bound on `numCards` (interface 2.4). */
  maxCards(target: Target): number;
  /** How many runs may be unfinished before new ones are refused. */
  maxQueuedRuns: number;
  /** The engine's second edge: Practice only (wire.md). */
  engine: {
    findDeck(artifactId: string, visibility?: Visibility): Promise<SlicedDeck | null>;
    describeArtifacts(
      ids: readonly string[],
      visibility?: Visibility,
    ): Promise<Pick<ArtifactFacts, 'id' | 'themeId' | 'themeName'>[]>;
    exportArtifact(artifactId: string, format: ExportFormat, visibility?: Visibility): Promise<MadeFile | null>;
    openImage(
      artifactId: string,
      key: string,
      visibility?: Visibility,
    ): Promise<{ bytes: Uint8Array; mediaType: string } | null>;
    progressOf(generationId: string): Promise<{ done: number; total: number } | null>;
    sharingOf(artifactId: string): Promise<HeldSharing | null>;
    changeSharing(artifactId: string, change: SharingOptions): Promise<HeldSharing | null>;
  };
  fetchExport: typeof fetchExport;
  /** Has the worker look for work now. */
  wake(): void;
};

/** The cards the engine makes at most; Live is bounded by its plan. */
const ENGINE_MAX_CARDS = LIMITS.numCards.max;

/** The use cases' world in this process. */
export async function generations(): Promise<Generations> {
  return {
    db: await database(),
    files: fileStore(),
    now: () => new Date(),
    random: Math.random,
    service: openService,
    maxCards: (target) => (target === 'live' ? config().serviceMaxCards : ENGINE_MAX_CARDS),
    maxQueuedRuns: config().maxQueuedRuns,
    engine: { findDeck, describeArtifacts, exportArtifact, openImage, progressOf, sharingOf, changeSharing },
    fetchExport,
    wake: wakeJobs,
  };
}
