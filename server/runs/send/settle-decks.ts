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
import type { RunRow } from '../../database/composer-tables';
import type { Database } from '../../database/database';

/** The columns that lead from a run to the generations the engine made for it. */
export const DECK_COLUMNS = ['id', 'target', 'resends', 'generation_id', 'artifact_id'] as const;
export type DeckOwner = Pick<RunRow, (typeof DECK_COLUMNS)[number]>;

type Owner = DeckOwner & Pick<RunRow, 'deleted_at'>;

/**
 * Updates the visibility of the engine's decks after runs moved into or out of the trash. Call it in the transaction
 * that changed the runs, after the change: a deck is hidden while every run that has it is in the trash, and visible
 * otherwise. With `purge`, a deck that no run has any more is erased. A generation that no run ever had, from another
 * client of `/v1.0`, is left alone.
 */
export async function settleDecks(
  db: Kysely<Database>,
  changed: readonly DeckOwner[],
  at: Date,
  { purge = false }: { purge?: boolean } = {},
): Promise<void> {
  const runs = changed.filter(({ target }) => target === 'local');
  if (runs.length === 0) return;
  // Locked before the other runs are read, so that concurrent deletions of two runs with one deck see each other.
  const made = await lockGenerations(db, {
    ids: runs.flatMap(({ generation_id }) => generation_id ?? []),
    artifactIds: runs.flatMap(({ artifact_id }) => artifact_id ?? []),
    idempotencyKeys: runs.flatMap(idempotencyKeys),
  });
  await settle(db, made, at, purge);
}

/** Erases hidden decks that no run has, left by runs that an earlier version purged. Returns how many were examined. */
export async function purgeUnowned(db: Kysely<Database>, at: Date, batch = 50): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const ids = await listHidden(db, after, batch);
    if (ids.length === 0) return count;
    await db.transaction().execute(async (transaction) => {
      const made = await lockGenerations(transaction, { ids, artifactIds: [], idempotencyKeys: [] });
      await settle(transaction, made, at, true);
      // A missing generation has no deck to hide.
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

/** The runs that may have one of these generations. */
async function ownersOf(db: Kysely<Database>, made: readonly GenerationRef[]): Promise<Owner[]> {
  const ids = made.map(({ id }) => id);
  const artifactIds = made.flatMap(({ artifactId }) => artifactId ?? []);
  const senders = made.flatMap(({ idempotencyKey }) => (idempotencyKey ? sendersOf(idempotencyKey) : []));
  return db
    .selectFrom('generations')
    .select([...DECK_COLUMNS, 'deleted_at'])
    .where('target', '=', 'local')
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

/** The `Idempotency-Key` of a run's first send. A manual resend is another intent and has another key. */
export function idempotencyKey(id: string, resend: number): string {
  return resend === 0 ? id : `${id}-${resend}`;
}

function idempotencyKeys({ id, resends }: Pick<DeckOwner, 'id' | 'resends'>): string[] {
  return Array.from({ length: resends + 1 }, (_, resend) => idempotencyKey(id, resend));
}

function sendersOf(key: string): string[] {
  return [...new Set([key, key.replace(/-\d+$/, '')])];
}
