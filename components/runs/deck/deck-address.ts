import type { Run } from '@/lib/contract/composer';

/** The URL of a run's deck: here if the engine made it, else at the remote service; null if unknown. */
export function deckAddress({ target, artifactId, artifactUrl }: Pick<Run, 'target' | 'artifactId' | 'artifactUrl'>) {
  if (target === 'local' && artifactId !== null) return `/a/${encodeURIComponent(artifactId)}`;
  return webAddress(artifactUrl);
}

/** Text from the service is untrusted: only http(s) URLs become links. */
export function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
