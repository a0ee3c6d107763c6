import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import { findStoredDeck, type Visibility } from '../store/artifacts-store';
import { IS_SHOWN } from '../store/hidden-generations';
import { engineThread } from '../thread/engine-thread';
import { type SlicedDeck, sliceDeck } from './slice-deck';

/** UTF-16 units of all cached decks. */
const CAPACITY = 12_000_000;
/** Up to this length a deck is parsed on the main thread: a few milliseconds. */
const SMALL = 200_000;

/** An LRU cache, the most recent deck last. An artifact's content changes with its revision. */
type Cache = { decks: Map<string, SlicedDeck>; opening: Map<string, Promise<SlicedDeck | null>> };

/** Modules are evaluated twice in one process (pages and routes): both share one cache. */
const kept = globalThis as typeof globalThis & { cardwrightDecks?: Cache };

/**
 * The deck of an artifact, null for an unknown or hidden one. Queries the database each time for its visibility, but
 * reads and parses the deck, which may be megabytes, once for all concurrent and following requests.
 */
export async function openDeck(
  db: Kysely<Database>,
  id: string,
  { evenHidden = false }: Visibility = {},
): Promise<SlicedDeck | null> {
  kept.cardwrightDecks ??= { decks: new Map(), opening: new Map() };
  const { decks, opening } = kept.cardwrightDecks;
  let select = db.selectFrom('engine_artifacts').select(['created_at', 'revision']).where('id', '=', id);
  if (!evenHidden) select = select.where(IS_SHOWN);
  const there = await select.executeTakeFirst();
  if (!there) return null;
  // Another database of this process, as in tests, may have an artifact with the same id.
  const key = `${id} ${there.created_at} ${there.revision}`;
  const known = decks.get(key);
  if (known) {
    decks.delete(key);
    decks.set(key, known);
    return known;
  }
  let read = opening.get(key);
  if (!read) {
    read = readDeck(db, id).finally(() => opening.delete(key));
    opening.set(key, read);
  }
  const deck = await read;
  if (deck) {
    decks.set(key, deck);
    makeRoom(decks);
  }
  return deck;
}

async function readDeck(db: Kysely<Database>, id: string): Promise<SlicedDeck | null> {
  const deck = await findStoredDeck(db, id);
  if (deck === null) return null;
  return deck.length <= SMALL ? sliceDeck(deck) : engineThread().do({ task: 'slice', order: deck });
}

function makeRoom(decks: Map<string, SlicedDeck>): void {
  let length = 0;
  for (const deck of decks.values()) length += deck.length;
  for (const [key, deck] of decks) {
    if (length <= CAPACITY || decks.size === 1) return;
    decks.delete(key);
    length -= deck.length;
  }
}
