import 'server-only';
import { readArtifactId } from '@/lib/composer/paste/read-artifact-id';
import { englishMessage } from '@/lib/words/stored-messages';
import { serviceLink } from '../service/service-address';
import { type ActOutcome, ATTACHABLE, act, reopened, transition } from './act-on-run';
import type { Generations } from './context';

/**
 * Completes the run with the address of the deck that the person found at the service. Its cost and file stay
 * unknown, because the service can only be asked by generation id. An address belongs to one run only.
 */
export async function attachArtifact(deps: Generations, id: string, address: string): Promise<ActOutcome> {
  const link = serviceLink(address);
  if (link === null) return refused(englishMessage('Not a web address'));
  return act(deps, id, async (row) => {
    // The engine's decks are deleted with their runs, so they must not be attached to another run by hand.
    if (row.target !== 'remote') return refused(englishMessage('can only be attached to runs on the remote service'));
    const other = await deps.db
      .selectFrom('generations')
      .select('title')
      .where('artifact_url', '=', link)
      .where('target', '=', row.target)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other) return refused(englishMessage('Already attached to “{title}”.', other));
    return transition(deps, row, {
      from: ATTACHABLE,
      changes: {
        ...reopened,
        state: 'completed',
        due_at: null,
        ended_at: deps.now().toISOString(),
        artifact_url: link,
        artifact_id: readArtifactId(link),
      },
      event: { kind: 'attached', detail: link },
    });
  });
}

function refused(message: string): ActOutcome {
  return { ok: false, reason: 'field', path: 'artifactUrl', message };
}
