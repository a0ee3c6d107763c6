import 'server-only';
import type { RunState } from '@/lib/contract/run-words';
import { endOfSlice, type SlicedDeck } from '../engine/artifacts';
import type { Generations } from './context';

/**
 * Some cards of the deck that the engine made for a completed local run outside the trash, starting at index `from`,
 * as the JSON of a `DeckAnswer`; null for every other run. A remote service keeps its decks: of those there is only
 * the link.
 */
export async function readDeck(deps: Generations, id: string, from = 0): Promise<string | null> {
  const found = await findDeck(deps, id);
  return found && answerOf(found, from, endOfSlice(found.deck, from));
}

/** The same with the first card only, for a row of the history, also for a run in the trash. */
export async function readFirstCard(deps: Generations, id: string): Promise<string | null> {
  const found = await findDeck(deps, id, { evenTrashed: true });
  return found && answerOf(found, 0, 1);
}

/** A picture on the first card of a run in the trash, for its thumbnail there; null for every other picture. */
export async function openTrashedImage(
  deps: Generations,
  id: string,
  key: string,
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const found = await findDeck(deps, id, { evenTrashed: true });
  if (!found?.isTrashed || !imageKeys(found.deck, 0, 1).includes(key)) return null;
  return deps.engine.openImage(found.artifactId, key, { evenHidden: true });
}

/** `imageFolder`: the base path under which its pictures are served. */
type FoundDeck = {
  artifactId: string;
  deck: SlicedDeck;
  isTrashed: boolean;
  imageFolder: string;
  /** Where the page of a webpage is; null in the trash. */
  pageAddress: string | null;
};

/** Assembled from the cards' own JSON: parsing and serializing megabytes would block every other request. */
function answerOf({ deck, imageFolder, pageAddress }: FoundDeck, from: number, to: number): string {
  const head = JSON.stringify(deck.head);
  const cards = deck.cards.slice(from, to).join(',');
  const addresses = imageKeys(deck, from, to).map((key) => [key, `${imageFolder}/${segments(key)}`]);
  const images = JSON.stringify(Object.fromEntries(addresses));
  const next = to < deck.cards.length ? to : null;
  const page = JSON.stringify(deck.page && pageAddress);
  return `{"deck":${head.slice(0, -1)},"cards":[${cards}]},"images":${images},"next":${next},"page":${page}}`;
}

async function findDeck(
  deps: Generations,
  id: string,
  { evenTrashed = false }: { evenTrashed?: boolean } = {},
): Promise<FoundDeck | null> {
  const row = await deps.db
    .selectFrom('generations')
    .select(['state', 'target', 'artifact_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !mayHaveDeck(row.state) || row.target !== 'local' || row.artifact_id === null) return null;
  const { artifact_id: artifactId } = row;
  const isTrashed = row.deleted_at !== null;
  if (isTrashed && !evenTrashed) return null;
  const deck = await deps.engine.findDeck(artifactId, { evenHidden: isTrashed });
  const imageFolder = isTrashed
    ? `/api/generations/${encodeURIComponent(id)}/images`
    : `/a/${encodeURIComponent(artifactId)}/images`;
  const pageAddress = isTrashed ? null : `/a/${encodeURIComponent(artifactId)}/page`;
  return deck && { artifactId, deck, isTrashed, imageFolder, pageAddress };
}

/**
 * Keys of the pictures on the cards from `from` up to, but not including, `to`. A `data:` URL needs no other address.
 */
function imageKeys(deck: SlicedDeck, from: number, to: number): string[] {
  const shown = new Set(deck.sheets.slice(from, to).map(({ index }) => index));
  return deck.images
    .filter(({ index }) => shown.has(index))
    .flatMap(({ elements }) => elements)
    .flatMap(({ picture }) => (picture.kind === 'file' ? picture.key : []))
    .filter((key) => !key.startsWith('data:'));
}

/** A key of the file store as the path of a URL. */
export function segments(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

/** The artifact of a local run; null for every other run, and for one in the trash. */
export async function findLocalArtifact(db: Generations['db'], id: string): Promise<string | null> {
  const row = await db
    .selectFrom('generations')
    .select(['state', 'target', 'artifact_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isHere = row && mayHaveDeck(row.state) && row.target === 'local' && row.deleted_at === null;
  return isHere ? row.artifact_id : null;
}

/** States in which a local run with an artifact has a deck: a cancelled one has the cards that were written. */
export function mayHaveDeck(state: RunState): boolean {
  return state === 'completed' || state === 'stopped';
}
