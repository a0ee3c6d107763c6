import 'server-only';
import { readArtifactId } from '@/lib/composer/read-artifact-id';
import { inEnglish } from '@/lib/words/say-kept';
import { serviceLink } from '../service/service-link';
import { type ActOutcome, ATTACHABLE, act, reopened, transition } from './act-on-run';
import type { Generations } from './context';

/**
 * Takes the address of the deck that the person found at the service: the run is completed by it. What it cost and its
 * file are not known, since only a generation id can be asked about. An address belongs to one run only.
 */
export async function attachArtifact(world: Generations, id: string, address: string): Promise<ActOutcome> {
  const link = serviceLink(address);
  if (link === null) return refused(inEnglish('is not a web address'));
  return act(world, id, async (row) => {
    // The engine's decks are deleted with their runs: none may be given to another run by hand.
    if (row.target !== 'live') return refused(inEnglish('can be attached to runs of the remote service only'));
    const other = await world.db
      .selectFrom('generations')
      .select('title')
      .where('artifact_url', '=', link)
      .where('target', '=', row.target)
      .where('id', '!=', id)
      .executeTakeFirst();
    if (other) return refused(inEnglish('belongs to the run “{title}”', other));
    return transition(world, row, inEnglish('attached to a deck'), {
      from: ATTACHABLE,
      changes: {
        ...reopened,
        state: 'completed',
        due_at: null,
        ended_at: world.now().toISOString(),
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
