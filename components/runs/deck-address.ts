import type { Run } from '@/lib/contract/composer';
import { webAddress } from './web-address';

/** Where the deck of a run stands: here where the engine made it, else where the live service keeps it; null if unknown. */
export function deckAddress({ target, artifactId, artifactUrl }: Pick<Run, 'target' | 'artifactId' | 'artifactUrl'>) {
  if (target === 'practice' && artifactId !== null) return `/a/${encodeURIComponent(artifactId)}`;
  return webAddress(artifactUrl);
}
