import 'server-only';
import { type Artifact, findArtifact } from '@/server/engine/artifacts';
import { mayView } from '@/server/engine/sharing';

/**
 * The artifact, if there is one and whoever asks may see it. Both refusals look alike, so that an address tells a
 * stranger nothing. Every route below `/a` comes through here.
 */
export async function openArtifact(artifactId: string, request: Request): Promise<Artifact | null> {
  const artifact = await findArtifact(artifactId);
  if (!artifact) return null;
  return (await mayView(artifact, request)) ? artifact : null;
}
