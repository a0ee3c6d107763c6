import 'server-only';
import type { Kysely } from 'kysely';
import {
  type GenerationRef,
  hideGenerations,
  listHidden,
  lockGenerations,
  purgeGenerations,
  showGenerations,
} from '@/server/engine/artifacts';
import type { Database } from '../database/database';
import type { GenerationRow } from './store';

/** What leads from a run to the generations it had the engine make. */
export const DECK_COLUMNS = ['id', 'target', 'resends', 'generation_id', 'artifact_id'] as const;
export type DeckOwner = Pick<GenerationRow, (typeof DECK_COLUMNS)[number]>;

type Owner = DeckOwner & Pick<GenerationRow, 'deleted_at'>;

/**
 * Brings the engine's decks in step with the trash. Call it in the transaction that changed the runs, after the change:
 * a deck is hidden while every run that has it is in the trash, and shown when one is not. With `purge`, a deck that
 * no run has any more is erased. A generation that no run ever had, of another client of `/v1.0`, is left alone.
 */
export async function settleDecks(
  db: Kysely<Database>,
  changed: readonly DeckOwner[],
  at: Date,
  { purge = false }: { purge?: boolean } = {},
): Promise<void> {
  const runs = changed.filter(({ target }) => target === 'practice');
  if (runs.length === 0) return;
  // Locked before the other runs are looked at: two deletions at once of runs with one deck do not miss each other.
  const made = await lockGenerations(db, {
    ids: runs.flatMap(({ generation_id }) => generation_id ?? []),
    artifactIds: runs.flatMap(({ artifact_id }) => artifact_id ?? []),
    idempotencyKeys: runs.flatMap(idempotencyKeys),
  });
  await settle(db, made, at, purge);
}

/** Erases hidden decks that no run has: what runs left that an earlier version purged. Gives how many were looked at. */
export async function purgeUnowned(db: Kysely<Database>, at: Date, batch = 50): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const ids = await listHidden(db, after, batch);
    if (ids.length === 0) return count;
    await db.transaction().execute(async (transaction) => {
      const made = await lockGenerations(transaction, { ids, artifactIds: [], idempotencyKeys: [] });
      await settle(transaction, made, at, true);
      // A generation that is not there has no deck to hide.
      const known = new Set(made.map(({ id }) => id));
      await showGenerations(
        transaction,
        ids.filter((id) => !known.has(id)),
      );
    });
    count += ids.length;
    after = ids.at(-1) ?? '';
  }
}

async function settle(db: Kysely<Database>, made: readonly GenerationRef[], at: Date, purge: boolean): Promise<void> {
  if (made.length === 0) return;
  const owners = await ownersOf(db, made);
  const [hidden, shown, unowned]: [string[], string[], string[]] = [[], [], []];
  for (const generation of made) {
    const own = owners.filter((run) => owns(run, generation));
    if (own.length === 0) unowned.push(generation.id);
    else if (own.every(({ deleted_at }) => deleted_at !== null)) hidden.push(generation.id);
    else shown.push(generation.id);
  }
  await hideGenerations(db, hidden, at);
  await showGenerations(db, shown);
  if (purge) await purgeGenerations(db, unowned, at);
}

/** Runs that can have one of these generations. */
async function ownersOf(db: Kysely<Database>, made: readonly GenerationRef[]): Promise<Owner[]> {
  const ids = made.map(({ id }) => id);
  const artifactIds = made.flatMap(({ artifactId }) => artifactId ?? []);
  const senders = made.flatMap(({ idempotencyKey }) => (idempotencyKey ? sendersOf(idempotencyKey) : []));
  return db
    .selectFrom('generations')
    .select([...DECK_COLUMNS, 'deleted_at'])
    .where('target', '=', 'practice')
    .where((is) =>
      is.or([
        is('generation_id', 'in', ids),
        ...(artifactIds.length > 0 ? [is('artifact_id', 'in', artifactIds)] : []),
        ...(senders.length > 0 ? [is('id', 'in', senders)] : []),
      ]),
    )
    .execute();
}

function owns(run: Owner, { id, artifactId, idempotencyKey }: GenerationRef): boolean {
  if (run.generation_id === id) return true;
  if (artifactId !== null && run.artifact_id === artifactId) return true;
  return idempotencyKey !== null && idempotencyKeys(run).includes(idempotencyKey);
}

/** The `Idempotency-Key` of a run's first sending; sending again by hand is another intent and has another key. */
export function idempotencyKey(id: string, resend: number): string {
  return resend === 0 ? id : `${id}-${resend}`;
}

function idempotencyKeys({ id, resends }: Pick<DeckOwner, 'id' | 'resends'>): string[] {
  return Array.from({ length: resends + 1 }, (_, resend) => idempotencyKey(id, resend));
}

function sendersOf(key: string): string[] {
  return [...new Set([key, key.replace(/-\d+$/, '')])];
}
