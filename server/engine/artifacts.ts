import 'server-only';
import type { FileFormat } from '@/lib/contract/enums';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import type { PageCard } from '@/lib/deck/blocks';
import type { PlacedCard } from '@/lib/deck/placed';
import { config } from '../config';
import { fileName } from '../files/file-name';
import type { Engine } from './context';
import { openDeck } from './deck-slices/deck-cache';
import { endOfSlice, type SlicedDeck, sliceDeck } from './deck-slices/slice-deck';
import { engine } from './engine';
import { drawFileOf, FileOutdated, findKeptFile, keepFile } from './exports/keep-file';
import type { MoreNotes } from './render/render-job';
import { asHeld, type HeldSharing, takeSharing } from './sharing';
import {
  type ArtifactFacts,
  type ArtifactQuery,
  changeStoredSharing,
  findArtifactFacts,
  findRevision,
  findStoredArtifact,
  findStoredDeck,
  findStoredSharing,
  listStoredArtifacts,
  type StoredArtifact,
  type Visibility,
} from './store/artifacts-store';
import { pictureProgress } from './store/asked-pictures';
import { findSource } from './store/card-sources';
import { topUp } from './store/credits';
import { findGeneration } from './store/generations-store';
import { artifactIdOf } from './store/purge-generations';
import { findUpload } from './store/uploads-store';
import { findWritingFacts, type WritingFacts } from './store/written-parts';
import { keepUpload, type UploadOutcome } from './uploads/keep-upload';
import { writtenHeadings } from './write/recall-written';

// The engine's internal interface (docs/spec/settled-points.md#10): facts about a local run that the public API does
// not show. The composer uses nothing else of the engine.

export type Artifact = StoredArtifact;
export {
  type Approval,
  type Decision,
  type DeckWriting,
  deckWriting,
  type RewriteStart,
  type WritingEvent,
} from './deck-writing';
// Used to delete, inside the caller's transaction, so that a run and its deck change together.
export {
  type GenerationRef,
  hideGenerations,
  listHidden,
  lockGenerations,
  showGenerations,
} from './store/generations-store';
// Used to submit and resend, inside the caller's transaction, so that the review is recorded before anything is sent.
export { askReview } from './store/outline-reviews';
export { purgeGenerations } from './store/purge-generations';
// Used to collect the uploaded pictures that no text mentions.
export { dropUploads, listUploadsSeenBefore, markUploadsSeen, oldestUploadSeenAt } from './store/uploads-store';
// Used to title runs: the deck of a text that is only a request has a title of its own.
export type { ArtifactFacts, HeldSharing, SlicedDeck, UploadOutcome, Visibility };
export { endOfSlice, sliceDeck };

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'pptx-fonts': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
  png: 'application/zip',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<FileFormat, string>;

/**
 * The artifact's deck in slices, cached if it was read recently. Null if the id is unknown or the artifact is hidden.
 */
export async function findDeck(id: string, visibility?: Visibility): Promise<SlicedDeck | null> {
  return id.includes('\0') ? null : openDeck((await engine()).db, id, visibility);
}

/**
 * The cards of an artifact before their layout; those of a paged document have no notes. Null if only the layout is
 * stored, as for presentations of earlier versions.
 */
export async function findCards(id: string): Promise<(PageCard & { notes?: string | null })[] | null> {
  const { db } = await engine();
  const source = await findSource(db, id);
  return source?.cards ?? (await findStoredArtifact(db, id))?.deck.blocks ?? null;
}

/** A page of the workspace's artifacts, newest first. */
export async function listArtifacts(asked: ArtifactQuery): Promise<ArtifactFacts[]> {
  return listStoredArtifacts((await engine()).db, asked);
}

/** Facts about those of the ids that exist and are not hidden. */
export async function describeArtifacts(ids: readonly string[], visibility?: Visibility): Promise<ArtifactFacts[]> {
  return findArtifactFacts((await engine()).db, ids, visibility);
}

/** The artifact's current sharing. Null for an unknown id. */
export async function sharingOf(id: string): Promise<HeldSharing | null> {
  const sharing = id.includes('\0') ? null : await findStoredSharing((await engine()).db, id);
  return sharing && asHeld(sharing);
}

/**
 * Changes the given sharing fields, by the same rules as in a request. Takes effect with the next request. Returns the
 * new sharing, or null for an unknown id.
 */
export async function changeSharing(id: string, change: SharingOptions): Promise<HeldSharing | null> {
  if (id.includes('\0')) return null;
  const sharing = await changeStoredSharing((await engine()).db, id, (held, transaction) =>
    takeSharing(transaction, { ...asHeld(held), ...change }),
  );
  return sharing && asHeld(sharing);
}

export type Progress = {
  done: number;
  total: number;
  headings?: (string | null)[];
  images?: { done: number; total: number };
};

/**
 * Cards finished so far, with the headings a model has planned or written, and the images while they are made. Null for
 * an unknown generation.
 */
export async function progressOf(generationId: string): Promise<Progress | null> {
  const { db, pictures } = await engine();
  const row = await findGeneration(db, generationId);
  if (!row || row.state === 'purged') return null;
  const progress = { done: row.cards_done, total: row.cards_total };
  if (row.state !== 'pending') return progress;
  const headings = await writtenHeadings(db, generationId, row.cards_total);
  const images = pictures.maker && (await pictureProgress(db, generationId));
  return { ...progress, ...(headings.length > 0 ? { headings } : {}), ...(images ? { images } : {}) };
}

type WritingCost = { cost: number | null; currency: string | null };

/** What a language model did for a generation, and what that cost at the configured prices. Null if none was called. */
export async function writingOf(generationId: string): Promise<(WritingFacts & WritingCost) | null> {
  const facts = await findWritingFacts((await engine()).db, generationId);
  if (!facts) return null;
  const { llmPriceIn, llmPriceOut, llmPriceCurrency } = config();
  const hasPrice = llmPriceIn !== undefined || llmPriceOut !== undefined;
  const cost = (facts.tokensIn * (llmPriceIn ?? 0) + facts.tokensOut * (llmPriceOut ?? 0)) / 1e6;
  return { ...facts, cost: hasPrice ? cost : null, currency: llmPriceCurrency ?? null };
}

/** The distinct credits of the pictures in a generation's deck. Empty if the deck is hidden. */
export async function imageCreditsOf(generationId: string): Promise<{ credit: string; url: string | null }[]> {
  const deck = await findDeck(artifactIdOf(generationId));
  const byText = new Map<string, { credit: string; url: string | null }>();
  for (const { picture } of (deck?.images ?? []).flatMap(({ elements }) => elements))
    if (picture.kind === 'file' && picture.credit !== undefined)
      byText.set(picture.credit, { credit: picture.credit, url: picture.creditUrl ?? null });
  return [...byText.values()];
}

/**
 * The artifact as a file in the given format, made on the first call and then stored. Null if the artifact is unknown
 * or hidden, or if it has no webpage to export.
 * @throws DeckTooLarge, ServerBusy, TaskError if it cannot be drawn
 */
export async function exportArtifact(
  id: string,
  format: FileFormat,
  visibility?: Visibility,
): Promise<{ fileKey: string; fileName: string; mediaType: string } | null> {
  const deps = await engine();
  const [facts] = await describeArtifacts([id], visibility);
  if (!facts) return null;
  const fileKey = (await findKeptFile(deps, id, format)) ?? (await drawOnce(deps, id, format));
  return fileKey === null ? null : { fileKey, fileName: fileName(facts.title, format), mediaType: MEDIA_TYPES[format] };
}

const drawing = new Map<string, Promise<string | null>>();

/**
 * Concurrent requests for the same file and revision share one drawing. Draws again if a card is rewritten meanwhile.
 */
async function drawOnce(deps: Engine, id: string, format: FileFormat): Promise<string | null> {
  const revision = (await findRevision(deps.db, id)) ?? 0;
  const key = `${id}.${revision}.${format}`;
  let file = drawing.get(key);
  if (!file) {
    file = draw(deps, id, format, revision).finally(() => drawing.delete(key));
    drawing.set(key, file);
  }
  return file.catch((error: unknown) => {
    if (error instanceof FileOutdated) return drawOnce(deps, id, format);
    throw error;
  });
}

async function draw(deps: Engine, id: string, format: FileFormat, revision: number): Promise<string | null> {
  // The caller has checked the visibility.
  const [deck, sliced] = await Promise.all([findStoredDeck(deps.db, id), findDeck(id, { evenHidden: true })]);
  if (deck === null || !sliced) return null;
  const cards = picturesIn(sliced, format);
  return cards ? (await keepFile(deps, id, { deck, cards, revision }, format)).fileKey : null;
}

type DrawnFile = { bytes: Uint8Array; fileName: string; mediaType: string };

/** The cards whose pictures the file shows. Null if the deck has no such file. */
function picturesIn({ images, page }: SlicedDeck, format: FileFormat) {
  if (format === 'html') return page?.cards ?? null;
  return format === 'zip' || format === 'pdf' ? [...images, ...(page?.cards ?? [])] : images;
}

/**
 * One page of the artifact as a PNG, drawn on every request. Null if the artifact is unknown or hidden, or has no such
 * page.
 * @param page 0-based
 * @throws DeckTooLarge, ServerBusy, TaskError if it cannot be drawn
 */
export async function drawPage(id: string, page: number): Promise<DrawnFile | null> {
  const sliced = await findDeck(id);
  const json = sliced?.cards[page];
  if (!sliced || json === undefined) return null;
  const deps = await engine();
  const card = JSON.parse(json) as PlacedCard;
  const drawn = await drawFileOf(deps, { deck: { ...sliced.head, cards: [card] }, cards: [card] }, 'card');
  return { bytes: drawn.bytes, fileName: fileName(`${sliced.head.title} ${page + 1}`, 'card'), mediaType: 'image/png' };
}

/**
 * The artifact as a PPTX with additional speaker notes. Null if it is unknown or hidden. Drawn on every request and
 * never stored, because anyone who may open the artifact may read its stored files.
 * @throws DeckTooLarge, ServerBusy, TaskError if it cannot be drawn
 */
export async function drawWithNotes(id: string, moreNotes: MoreNotes): Promise<DrawnFile | null> {
  const sliced = await findDeck(id);
  const deps = await engine();
  const deck = sliced && (await findStoredDeck(deps.db, id));
  if (!sliced || deck === null) return null;
  const { bytes } = await drawFileOf(deps, { deck, cards: sliced.images, moreNotes }, 'pptx');
  return { bytes, fileName: fileName(sliced.head.title, 'pptx'), mediaType: MEDIA_TYPES.pptx };
}

/** A picture of the artifact. Null for a key that is not one of its pictures. */
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

/** Keeps a picture that a person added to a text, from an untrusted file. */
export async function upload(bytes: Uint8Array, signal: AbortSignal): Promise<UploadOutcome> {
  return keepUpload(await engine(), bytes, signal);
}

/** An uploaded picture. Null for an unknown id. */
export async function openUpload(id: string): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const { db, files } = await engine();
  const found = await findUpload(db, id);
  if (!found || !(await files.exists(found.key))) return null;
  return { bytes: await files.getBytes(found.key), mediaType: found.mediaType };
}

/**
 * Adds the opening credits again, since they are not real money (docs/spec/settled-points.md#6). Returns the balance.
 */
export async function topUpCredits(): Promise<number> {
  const { db, openingCredits, now } = await engine();
  return topUp(db, Math.max(openingCredits, 1), now());
}
