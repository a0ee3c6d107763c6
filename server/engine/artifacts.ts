import 'server-only';
import type { FileFormat } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import type { PlacedCard } from '@/lib/deck/placed';
import { config } from '../config';
import { fileName } from '../files/file-name';
import { type Engine, engine } from './context';
import { openDeck } from './deck-slices/deck-cache';
import { endOfSlice, type SlicedDeck, sliceDeck } from './deck-slices/slice-deck';
import { drawFileOf, FileOutdated, findKeptFile, keepFile } from './exports/keep-file';
import { ART_CREDIT } from './images/draw-art-in-place';
import type { MoreNotes } from './render/add-notes';
import { asHeld, type HeldSharing } from './sharing';
import {
  changeStoredSharing,
  findRevision,
  findStoredArtifact,
  findStoredDeck,
  findStoredSharing,
  type StoredArtifact,
  type Visibility,
} from './store/artifacts-store';
import { topUp } from './store/credits';
import { findGeneration } from './store/generations-store';
import { type ArtifactFacts, type ArtifactQuery, findArtifactFacts, listStoredArtifacts } from './store/list-artifacts';
import { artifactIdOf } from './store/purge-generations';
import { takeSharing } from './store/take-sharing';
import { findWritingFacts, type WritingFacts } from './store/written-parts';
import { writtenHeadings } from './write/written-headings';

// The engine's internal interface (docs/spec/settled-points.md#10): what the public one does not show of a local run.
// The composer knows nothing else of the engine.

export type Artifact = StoredArtifact;
export {
  type Approval,
  type Decision,
  type DeckWriting,
  deckWriting,
  type RewriteStart,
  type WritingEvent,
} from './deck-writing';
// For deletion, within the caller's transaction, so that a run and its deck change together.
export {
  type GenerationRef,
  hideGenerations,
  listHidden,
  lockGenerations,
  showGenerations,
} from './store/hidden-generations';
// For a submission and a resend, within the caller's transaction: the review is known before anything is sent.
export { askReview } from './store/outline-reviews';
export { purgeGenerations } from './store/purge-generations';
export type { ArtifactFacts, HeldSharing, SlicedDeck, Visibility };
export { endOfSlice, sliceDeck };

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
  png: 'application/zip',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<FileFormat, string>;

/** The artifact as it was made; null for an unknown or hidden one. */
export async function findArtifact(id: string, visibility?: Visibility): Promise<Artifact | null> {
  return id.includes('\0') ? null : findStoredArtifact((await engine()).db, id, visibility);
}

/** The deck of an artifact in slices, from the cache if it was read recently; null for an unknown or hidden one. */
export async function findDeck(id: string, visibility?: Visibility): Promise<SlicedDeck | null> {
  return id.includes('\0') ? null : openDeck((await engine()).db, id, visibility);
}

/** A page of the workspace's artifacts, newest first. */
export async function listArtifacts(asked: ArtifactQuery): Promise<ArtifactFacts[]> {
  return listStoredArtifacts((await engine()).db, asked);
}

/** Facts about the ids that exist, without hidden ones. */
export async function describeArtifacts(ids: readonly string[], visibility?: Visibility): Promise<ArtifactFacts[]> {
  return findArtifactFacts((await engine()).db, ids, visibility);
}

/** The current sharing of the artifact; null for an unknown id. */
export async function sharingOf(id: string): Promise<HeldSharing | null> {
  const sharing = id.includes('\0') ? null : await findStoredSharing((await engine()).db, id);
  return sharing && asHeld(sharing);
}

/**
 * Changes the sharing of the artifact: given fields change, with the same rules as in a request, from the next
 * request on. Returns the new sharing; null for an unknown id.
 */
export async function changeSharing(id: string, change: SharingOptions): Promise<HeldSharing | null> {
  if (id.includes('\0')) return null;
  const sharing = await changeStoredSharing((await engine()).db, id, (held, transaction) =>
    takeSharing(transaction, { ...asHeld(held), ...change }),
  );
  return sharing && asHeld(sharing);
}

export type Progress = { done: number; total: number; headings?: (string | null)[] };

/** Cards finished so far, with the headings that a model has planned or written; null for an unknown generation. */
export async function progressOf(generationId: string): Promise<Progress | null> {
  const { db } = await engine();
  const row = await findGeneration(db, generationId);
  if (!row || row.state === 'purged') return null;
  const progress = { done: row.cards_done, total: row.cards_total };
  const headings = row.state === 'pending' ? await writtenHeadings(db, generationId, row.cards_total) : [];
  return headings.length > 0 ? { ...progress, headings } : progress;
}

/** What a language model did for a generation, and its cost by the configured prices; null if none was called. */
export async function writingOf(generationId: string): Promise<(WritingFacts & { cost: number | null }) | null> {
  const facts = await findWritingFacts((await engine()).db, generationId);
  if (!facts) return null;
  const { llmPriceIn, llmPriceOut } = config();
  const hasPrice = llmPriceIn !== undefined || llmPriceOut !== undefined;
  const cost = (facts.tokensIn * (llmPriceIn ?? 0) + facts.tokensOut * (llmPriceOut ?? 0)) / 1e6;
  return { ...facts, cost: hasPrice ? cost : null };
}

/** Who made the pictures of a generation's deck, each once; none of art, and none of a hidden deck. */
export async function imageCreditsOf(generationId: string): Promise<{ credit: string; url: string | null }[]> {
  const deck = await findDeck(artifactIdOf(generationId));
  const byText = new Map<string, { credit: string; url: string | null }>();
  for (const { picture } of (deck?.images ?? []).flatMap(({ elements }) => elements))
    if (picture.kind === 'file' && picture.credit !== undefined && picture.credit !== ART_CREDIT)
      byText.set(picture.credit, { credit: picture.credit, url: picture.creditUrl ?? null });
  return [...byText.values()];
}

/**
 * The artifact as a file in any format, made at the first call and kept; null for an unknown or hidden one, and for the
 * page of an artifact that has none.
 * @throws DeckTooLarge, TaskError if it cannot be drawn
 */
export async function exportArtifact(
  id: string,
  format: FileFormat,
  visibility?: Visibility,
): Promise<{ fileKey: string; fileName: string; mediaType: string } | null> {
  const world = await engine();
  const [facts] = await describeArtifacts([id], visibility);
  if (!facts) return null;
  const fileKey = (await findKeptFile(world, id, format)) ?? (await drawOnce(world, id, format));
  return fileKey === null ? null : { fileKey, fileName: fileName(facts.title, format), mediaType: MEDIA_TYPES[format] };
}

const drawing = new Map<string, Promise<string | null>>();

/** Concurrent requests for a file share one drawing; after a card was rewritten there is another one. */
async function drawOnce(world: Engine, id: string, format: FileFormat): Promise<string | null> {
  const revision = (await findRevision(world.db, id)) ?? 0;
  const key = `${id}.${revision}.${format}`;
  let file = drawing.get(key);
  if (!file) {
    file = draw(world, id, format, revision).finally(() => drawing.delete(key));
    drawing.set(key, file);
  }
  return file.catch((error: unknown) => {
    if (error instanceof FileOutdated) return drawOnce(world, id, format);
    throw error;
  });
}

async function draw(world: Engine, id: string, format: FileFormat, revision: number): Promise<string | null> {
  // The caller has checked the visibility.
  const [deck, sliced] = await Promise.all([findStoredDeck(world.db, id), findDeck(id, { evenHidden: true })]);
  if (deck === null || !sliced) return null;
  const cards = picturesIn(sliced, format);
  return cards ? (await keepFile(world, id, { deck, cards, revision }, format)).fileKey : null;
}

/** The cards whose pictures a file shows; null where there is no such file. */
function picturesIn({ images, page }: SlicedDeck, format: FileFormat) {
  if (format === 'html') return page?.cards ?? null;
  return format === 'zip' ? [...images, ...(page?.cards ?? [])] : images;
}

/**
 * One page of the artifact as a PNG, drawn for each request; null for an unknown or hidden artifact and for a page that
 * it does not have.
 * @param page 0-based
 * @throws DeckTooLarge, TaskError if it cannot be drawn
 */
export async function drawPage(
  id: string,
  page: number,
  visibility?: Visibility,
): Promise<{ bytes: Uint8Array; fileName: string; mediaType: string } | null> {
  const sliced = await findDeck(id, visibility);
  const json = sliced?.cards[page];
  if (!sliced || json === undefined) return null;
  const world = await engine();
  const card = JSON.parse(json) as PlacedCard;
  const drawn = await drawFileOf(world, { deck: { ...sliced.head, cards: [card] }, cards: [card] }, 'card');
  return { bytes: drawn.bytes, fileName: fileName(`${sliced.head.title} ${page + 1}`, 'card'), mediaType: 'image/png' };
}

/**
 * The artifact as a PPTX with further speaker notes; null for an unknown or hidden one. Drawn for each request and never
 * kept, because anyone who may open the artifact may read its kept files.
 * @throws DeckTooLarge, TaskError if it cannot be drawn
 */
export async function drawWithNotes(
  id: string,
  moreNotes: MoreNotes,
  visibility?: Visibility,
): Promise<{ bytes: Uint8Array; fileName: string; mediaType: string } | null> {
  const sliced = await findDeck(id, visibility);
  const world = await engine();
  const deck = sliced && (await findStoredDeck(world.db, id));
  if (!sliced || deck === null) return null;
  const { bytes } = await drawFileOf(world, { deck, cards: sliced.images, moreNotes }, 'pptx');
  return { bytes, fileName: fileName(sliced.head.title, 'pptx'), mediaType: MEDIA_TYPES.pptx };
}

/** A picture of the artifact; null for a key that is not its own. */
export async function openImage(
  artifactId: string,
  key: string,
  visibility?: Visibility,
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const deck = await findDeck(artifactId, visibility);
  const picture = deck?.images
    .flatMap(({ elements }) => elements)
    .map((element) => element.picture)
    .find((each) => each.kind === 'file' && each.key === key);
  const { files } = await engine();
  if (picture?.kind !== 'file' || !(await files.exists(key))) return null;
  return { bytes: await files.getBytes(key), mediaType: picture.mediaType };
}

/** Adds the opening credits again: they are not real money (docs/spec/settled-points.md#6). Returns the new balance. */
export async function topUpCredits(): Promise<number> {
  const { db, openingCredits, now } = await engine();
  return topUp(db, Math.max(openingCredits, 1), now());
}
