import 'server-only';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database';
import { queueRemovals } from '../files/removals';
import { expectCollection } from '../uploads/collect-uploads';
import type { Generations } from './context';
import { oweErasure } from './erase-remains';
import { forgetWords } from './find/word-index';
import { DECK_COLUMNS, settleDecks } from './send/settle-decks';

/**
 * Erases runs that are in the trash, with everything that belongs to them: events, kept files, sent drafts, decks and
 * the templates saved from them. Returns their ids. All rows go in one transaction; files, search words and what the
 * database file still holds follow in the background (`purge-bin.ts`), also after a crash.
 * @param deletedBefore only runs that were deleted before this time
 */
export async function purgeRuns(
  { db, now }: Pick<Generations, 'db' | 'now'>,
  ids: readonly string[],
  deletedBefore?: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const at = now();
  const purged = await db.transaction().execute(async (transaction) => {
    const files = await transaction
      .selectFrom('kept_exports')
      .select(['generation_row', 'file_key'])
      .where('generation_row', 'in', ids)
      .execute();
    await expectCollection(transaction, ids);
    let removal = transaction.deleteFrom('generations').where('id', 'in', ids).where('deleted_at', 'is not', null);
    if (deletedBefore !== undefined) removal = removal.where('deleted_at', '<', deletedBefore);
    const runs = await removal.returning([...DECK_COLUMNS, 'seq']).execute();
    if (runs.length === 0) return [];
    await forgetWords(
      transaction,
      runs.map(({ seq }) => seq),
    );
    await settleDecks(transaction, runs, at, { purge: true });
    const gone = new Set(runs.map(({ id }) => id));
    await forgetSentDrafts(transaction, [...gone]);
    await forgetTemplates(
      transaction,
      runs.flatMap(({ target, artifact_id }) => (target === 'local' && artifact_id !== null ? artifact_id : [])),
    );
    // The engine's files are named by its own rows too, and are deleted with those.
    const own = files.filter(({ generation_row }) => gone.has(generation_row));
    await queueRemovals(
      transaction,
      own.flatMap(({ file_key }) => (file_key?.startsWith('exports/') ? file_key : [])),
      at,
    );
    await oweErasure(transaction, at);
    return runs;
  });
  return purged.map(({ id }) => id);
}

/** Drafts that were sent as the run and not changed since are copies of it; others are the person's own. */
async function forgetSentDrafts(db: Kysely<Database>, runs: readonly string[]): Promise<void> {
  await db.deleteFrom('drafts').where('run_id', 'in', runs).execute();
}

/** A template saved from a deck that no run has any more cannot be used, and its name reveals what it was. */
async function forgetTemplates(db: Kysely<Database>, artifactIds: readonly string[]): Promise<void> {
  if (artifactIds.length === 0) return;
  await db
    .deleteFrom('saved_templates')
    .where('target', '=', 'local')
    .where('artifact_id', 'in', artifactIds)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('engine_artifacts')
            .select('engine_artifacts.id')
            .whereRef('engine_artifacts.id', '=', 'saved_templates.artifact_id'),
        ),
      ),
    )
    .execute();
}
