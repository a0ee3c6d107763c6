import 'server-only';
import type { Target } from '@/lib/contract/run-words';
import type { WireFacts } from '@/lib/contract/settings';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { internalKey } from '@/server/engine/internal-key';
import { baseUrl, type Config, config } from '../config';
import { ServiceClient, type ServiceSettings } from './client';
import { liveTransport } from './live-transport';
import { practiceTransport } from './practice-transport';
import { withVersion } from './service-address';

/** The targets that can be sent to: Practice always, Live when its address and key are configured. */
export function targets({ serviceBaseUrl, serviceApiKey }: Config = config()): Target[] {
  return serviceBaseUrl && serviceApiKey ? ['practice', 'live'] : ['practice'];
}

/** The service behind a target; null for Live where none is configured. */
export function openService(target: Target): ServiceClient | null {
  const link = linkOf(target);
  return link && new ServiceClient(link);
}

/** How the service behind a target is spoken to, for whoever writes a request by hand; without its key. */
export function wireFactsOf(target: Target): WireFacts | null {
  const link = linkOf(target);
  return link && { address: withVersion(link.baseUrl), ...link.names };
}

function linkOf(target: Target, from: Config = config()): ServiceSettings | null {
  if (target === 'practice')
    return { baseUrl: baseUrl(), apiKey: internalKey(), names: NEUTRAL_NAMES, transport: practiceTransport };
  if (!from.serviceBaseUrl || !from.serviceApiKey) return null;
  return {
    baseUrl: from.serviceBaseUrl,
    apiKey: from.serviceApiKey,
    names: { artifactWord: from.serviceArtifactWord, sources: from.serviceImageSources },
    transport: liveTransport,
  };
}
