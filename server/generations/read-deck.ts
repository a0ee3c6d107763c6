import 'server-only';
import type { DeckAnswer } from '@/lib/contract/composer';
import type { Deck } from '@/lib/deck/deck';
import type { Generations } from './context';

/**
 * The deck that the engine made for a completed Practice run outside the trash; null for every other run. A live service keeps its decks
 * to itself: of those there is the link alone (wire.md, "The engine's second edge").
 */
export async function readDeck(world: Generations, id: string): Promise<DeckAnswer | null> {
  const found = await findDeck(world, id);
  return found && { deck: found.deck, images: imageAddresses(artifactImages(found.artifactId), found.deck) };
}

/**
 * The same with the first card alone, also of a run in the trash: for a row of the history a whole deck, up to a
 * megabyte, is too much.
 */
export async function readFirstCard(world: Generations, id: string): Promise<DeckAnswer | null> {
  const found = await findDeck(world, id, { evenTrashed: true });
  if (!found) return null;
  const deck = { ...found.deck, cards: found.deck.cards.slice(0, 1) };
  return { deck, images: imageAddresses(found.isTrashed ? trashImages(id) : artifactImages(found.artifactId), deck) };
}

/** A picture on the first card of a run in the trash, for its thumbnail there; null for every other. */
export async function openTrashedImage(
  world: Generations,
  id: string,
  key: string,
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  const found = await findDeck(world, id, { evenTrashed: true });
  if (!found?.isTrashed) return null;
  const shown = imageKeys({ ...found.deck, cards: found.deck.cards.slice(0, 1) });
  return shown.includes(key) ? world.engine.openImage(found.artifactId, key, { evenHidden: true }) : null;
}

type FoundDeck = { artifactId: string; deck: Deck; isTrashed: boolean };

async function findDeck(
  world: Generations,
  id: string,
  { evenTrashed = false }: { evenTrashed?: boolean } = {},
): Promise<FoundDeck | null> {
  const row = await world.db
    .selectFrom('generations')
    .select(['state', 'target', 'artifact_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.state !== 'completed' || row.target !== 'practice' || row.artifact_id === null) return null;
  const isTrashed = row.deleted_at !== null;
  if (isTrashed && !evenTrashed) return null;
  const artifact = await world.engine.findArtifact(row.artifact_id, { evenHidden: isTrashed });
  return artifact && { artifactId: row.artifact_id, deck: artifact.deck, isTrashed };
}

/** A key that is a `data:` address holds its own bytes and needs no other. */
function imageAddresses(folder: string, deck: Deck): Record<string, string> {
  return Object.fromEntries(imageKeys(deck).map((key) => [key, `${folder}/${segments(key)}`]));
}

const artifactImages = (artifactId: string) => `/a/${encodeURIComponent(artifactId)}/images`;
const trashImages = (id: string) => `/api/generations/${encodeURIComponent(id)}/images`;

function imageKeys({ cards }: Pick<Deck, 'cards'>): string[] {
  return cards
    .flatMap(({ elements }) => elements)
    .flatMap((element) => (element.kind === 'image' && element.picture.kind === 'file' ? element.picture.key : []))
    .filter((key) => !key.startsWith('data:'));
}

function segments(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
