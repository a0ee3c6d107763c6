import type { Run } from '@/lib/contract/composer';
import { webAddress } from './web-address';

/** The URL of a run's deck: here if the engine made it, else at the remote service; null if unknown. */
export function deckAddress({ target, artifactId, artifactUrl }: Pick<Run, 'target' | 'artifactId' | 'artifactUrl'>) {
  if (target === 'local' && artifactId !== null) return `/a/${encodeURIComponent(artifactId)}`;
  return webAddress(artifactUrl);
}
