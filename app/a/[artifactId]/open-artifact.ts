import 'server-only';
import { findDeck, sharingOf } from '@/server/engine/artifacts';
import type { SlicedDeck } from '@/server/engine/deck-slices/slice-deck';
import { mayView } from '@/server/engine/sharing';

/**
 * The deck of the artifact, if there is one and the request may see it: sharing is checked on each request, whatever is
 * cached. Both refusals look alike, so that an address tells a stranger nothing. Every route below `/a` uses this.
 */
export async function openArtifact(artifactId: string, request: Request): Promise<SlicedDeck | null> {
  const sharing = await sharingOf(artifactId);
  if (!sharing || !(await mayView({ sharing }, request))) return null;
  return findDeck(artifactId);
}
