import 'server-only';
import type { Kysely } from 'kysely';
import type { Run } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';
import { LIMITS } from '@/lib/contract/limits';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import type { Target } from '@/lib/contract/run-words';
import {
  type ArtifactFacts,
  changeSharing,
  type DeckWriting,
  deckWriting,
  describeArtifacts,
  drawPage,
  drawWithNotes,
  exportArtifact,
  findCards,
  findDeck,
  type HeldSharing,
  imageCreditsOf,
  openImage,
  progressOf,
  type SlicedDeck,
  sharingOf,
  type Visibility,
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

type MadeFile = { fileName: string; mediaType: string } & ({ bytes: Uint8Array } | { fileKey: string });

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
  engine: {
    findDeck(artifactId: string, visibility?: Visibility): Promise<SlicedDeck | null>;
    findCards: typeof findCards;
    describeArtifacts(
      ids: readonly string[],
      visibility?: Visibility,
    ): Promise<
      (Pick<ArtifactFacts, 'id' | 'themeId' | 'themeName'> & Partial<Pick<ArtifactFacts, 'title' | 'cards'>>)[]
    >;
    exportArtifact(artifactId: string, format: FileFormat, visibility?: Visibility): Promise<MadeFile | null>;
    drawPage(artifactId: string, page: number): Promise<(MadeFile & { bytes: Uint8Array }) | null>;
    drawWithNotes(
      artifactId: string,
      moreNotes: ReadonlyMap<number, string>,
    ): Promise<(MadeFile & { bytes: Uint8Array }) | null>;
    openImage(
      artifactId: string,
      key: string,
      visibility?: Visibility,
    ): Promise<{ bytes: Uint8Array; mediaType: string } | null>;
    progressOf(generationId: string): Promise<Run['progress']>;
    writingOf(generationId: string): Promise<Run['writing']>;
    writing: DeckWriting;
    imageCreditsOf(generationId: string): Promise<{ credit: string; url: string | null }[]>;
    sharingOf(artifactId: string): Promise<HeldSharing | null>;
    changeSharing(artifactId: string, change: SharingOptions): Promise<HeldSharing | null>;
  };
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
    engine: {
      ...{ findDeck, findCards, describeArtifacts, exportArtifact, drawPage, drawWithNotes, openImage },
      ...{ progressOf, writingOf, imageCreditsOf, sharingOf, changeSharing },
      writing: deckWriting,
    },
    fetchExport,
    wake: wakeJobs,
  };
}
