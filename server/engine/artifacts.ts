import 'server-only';
import type { ExportFormat } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import { fileName } from '../files/file-name';
import { engine } from './context';
import { findOrKeepFile } from './exports/keep-file';
import { filePictures } from './exports/pictures-of';
import { asHeld, type HeldSharing } from './sharing';
import {
  changeStoredSharing,
  findStoredArtifact,
  findStoredSharing,
  type StoredArtifact,
} from './store/artifacts-store';
import { topUp } from './store/credits';
import { findGeneration } from './store/generations-store';
import { type ArtifactFacts, type ArtifactQuery, findArtifactFacts, listStoredArtifacts } from './store/list-artifacts';
import { takeSharing } from './store/take-sharing';

// The engine's second edge (wire.md): what the interface does not show of a Practice run. Nothing else of the engine
// is known to the composer.

export type Artifact = StoredArtifact;
export type { ArtifactFacts, HeldSharing };

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const satisfies Record<ExportFormat, string>;

/** The artifact as it was made; null for an unknown id. */
export async function findArtifact(id: string): Promise<Artifact | null> {
  return id.includes('\0') ? null : findStoredArtifact((await engine()).db, id);
}

/** A page of the workspace's artifacts, the newest first. */
export async function listArtifacts(asked: ArtifactQuery): Promise<ArtifactFacts[]> {
  return listStoredArtifacts((await engine()).db, asked);
}

/** What is known of those of the ids that there are. */
export async function describeArtifacts(ids: readonly string[]): Promise<ArtifactFacts[]> {
  return findArtifactFacts((await engine()).db, ids);
}

/** Who may open the artifact as things stand; null for an unknown id. */
export async function sharingOf(id: string): Promise<HeldSharing | null> {
  const sharing = id.includes('\0') ? null : await findStoredSharing((await engine()).db, id);
  return sharing && asHeld(sharing);
}

/**
 * Shares the artifact anew: what is given changes, and is taken as a request's own is. It holds for whoever asks next.
 * Gives what holds now; null for an unknown id.
 */
export async function changeSharing(id: string, change: SharingOptions): Promise<HeldSharing | null> {
  if (id.includes('\0')) return null;
  const sharing = await changeStoredSharing((await engine()).db, id, (held, transaction) =>
    takeSharing(transaction, { ...asHeld(held), ...change }),
  );
  return sharing && asHeld(sharing);
}

/** Cards finished so far; null for an unknown generation. */
export async function progressOf(generationId: string): Promise<{ done: number; total: number } | null> {
  const row = await findGeneration((await engine()).db, generationId);
  return row ? { done: row.cards_done, total: row.cards_total } : null;
}

/**
 * The artifact as a file in either format, made at the first call and kept.
 * @throws Error for an unknown artifact; TaskError when it cannot be drawn
 */
export async function exportArtifact(
  id: string,
  format: ExportFormat,
): Promise<{ fileKey: string; fileName: string; mediaType: string }> {
  const world = await engine();
  const artifact = await findStoredArtifact(world.db, id);
  if (!artifact) throw new Error('there is no such artifact');
  const fileKey = await findOrKeepFile(world, id, artifact.deck, format);
  return { fileKey, fileName: fileName(artifact.deck.title, format), mediaType: MEDIA_TYPES[format] };
}

/** A picture of the artifact; null for a key that is not one of its own. */
export async function openImage(
  artifactId: string,
  key: string,
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const world = await engine();
  const artifact = await findStoredArtifact(world.db, artifactId);
  const picture = artifact ? filePictures(artifact.deck).get(key) : undefined;
  if (!picture || !(await world.files.exists(key))) return null;
  return { bytes: await world.files.getBytes(key), mediaType: picture.mediaType };
}

/** Gives the workspace its opening credits once more: they are play money (wire.md). Gives the new balance. */
export async function topUpCredits(): Promise<number> {
  const { db, openingCredits, now } = await engine();
  return topUp(db, Math.max(openingCredits, 1), now());
}
