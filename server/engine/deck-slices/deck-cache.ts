import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database';
import { perProcess } from '../../per-process';
import { findStoredDeck, type Visibility } from '../store/artifacts-store';
import { IS_SHOWN } from '../store/generations-store';
import { engineThread } from '../thread/engine-thread';
import { type SlicedDeck, sliceDeck } from './slice-deck';

/** Maximum total length of the cached decks, in UTF-16 units. */
const CAPACITY = 12_000_000;
/** Decks up to this length are parsed on the main thread, which takes a few milliseconds. */
const SMALL = 200_000;

/** An LRU cache with the most recent deck last. The revision is part of the key, because a rewrite changes the deck. */
const cache = perProcess('cardwrightDecks', () => ({
  decks: new Map<string, SlicedDeck>(),
  opening: new Map<string, Promise<SlicedDeck | null>>(),
}));

/**
 * The deck of an artifact. Null if it is unknown or hidden. The visibility is queried every time, but the deck, which
 * may be megabytes, is read and parsed only once for concurrent and later requests.
 */
export async function openDeck(
  db: Kysely<Database>,
  id: string,
  { evenHidden = false }: Visibility = {},
): Promise<SlicedDeck | null> {
  const { decks, opening } = cache();
  let select = db.selectFrom('engine_artifacts').select(['created_at', 'revision']).where('id', '=', id);
  if (!evenHidden) select = select.where(IS_SHOWN);
  const there = await select.executeTakeFirst();
  if (!there) return null;
  // With the creation time, because in tests another database of this process may have an artifact with the same id.
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
    evictOldest(decks);
  }
  return deck;
}

async function readDeck(db: Kysely<Database>, id: string): Promise<SlicedDeck | null> {
  const deck = await findStoredDeck(db, id);
  if (deck === null) return null;
  return deck.length <= SMALL ? sliceDeck(deck) : engineThread().do({ task: 'slice', order: deck });
}

function evictOldest(decks: Map<string, SlicedDeck>): void {
  let length = 0;
  for (const deck of decks.values()) length += deck.length;
  for (const [key, deck] of decks) {
    if (length <= CAPACITY || decks.size === 1) return;
    decks.delete(key);
    length -= deck.length;
  }
}
