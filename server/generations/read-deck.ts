import 'server-only';
import type { DeckAnswer } from '@/lib/contract/composer';
import type { Deck } from '@/lib/deck/deck';
import type { Generations } from './context';

/**
 * The deck that the engine made for a completed Practice run; null for every other run. A live service keeps its decks
 * to itself: of those there is the link alone (wire.md, "The engine's second edge").
 */
export async function readDeck(world: Generations, id: string): Promise<DeckAnswer | null> {
  const found = await findDeck(world, id);
  return found && { deck: found.deck, images: imageAddresses(found.artifactId, found.deck) };
}

/** The same with the first card alone: for a row of the history a whole deck, up to a megabyte, is too much. */
export async function readFirstCard(world: Generations, id: string): Promise<DeckAnswer | null> {
  const found = await findDeck(world, id);
  if (!found) return null;
  const deck = { ...found.deck, cards: found.deck.cards.slice(0, 1) };
  return { deck, images: imageAddresses(found.artifactId, deck) };
}

async function findDeck(world: Generations, id: string): Promise<{ artifactId: string; deck: Deck } | null> {
  const row = await world.db
    .selectFrom('generations')
    .select(['state', 'target', 'artifact_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.state !== 'completed' || row.target !== 'practice' || row.artifact_id === null) return null;
  const artifact = await world.engine.findArtifact(row.artifact_id);
  return artifact && { artifactId: row.artifact_id, deck: artifact.deck };
}

/** A key that is a `data:` address holds its own bytes and needs no other. */
function imageAddresses(artifactId: string, { cards }: Deck): Record<string, string> {
  const keys = cards
    .flatMap(({ elements }) => elements)
    .flatMap((element) => (element.kind === 'image' && element.picture.kind === 'file' ? element.picture.key : []))
    .filter((key) => !key.startsWith('data:'));
  return Object.fromEntries(keys.map((key) => [key, `/a/${encodeURIComponent(artifactId)}/images/${segments(key)}`]));
}

function segments(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
