import 'server-only';
import type { RunState } from '@/lib/contract/run-words';
import type { Generations } from './context';

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
