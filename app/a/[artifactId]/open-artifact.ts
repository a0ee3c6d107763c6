import 'server-only';
import { findDeck, sharingOf } from '@/server/engine/artifacts';
import type { SlicedDeck } from '@/server/engine/deck-slices/slice-deck';
import { mayView } from '@/server/engine/sharing';

/**
 * The deck of an artifact, if it exists and the request may see it. Sharing is checked on each request, regardless
 * of caching. Both refusals are identical, so that a URL reveals nothing to strangers. Used by every route below `/a`.
 */
export async function openArtifact(artifactId: string, request: Request): Promise<SlicedDeck | null> {
  const sharing = await sharingOf(artifactId);
  if (!sharing || !(await mayView({ sharing }, request))) return null;
  return findDeck(artifactId);
}
