import 'server-only';
import type { Generations } from './context';
import { mayHaveDeck } from './may-have-deck';

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
