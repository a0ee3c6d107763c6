import 'server-only';
import type { Target } from '@/lib/contract/run-words';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { internalKey } from '@/server/engine/internal-key';
import { baseUrl, type Config, config } from '../config';
import { ServiceClient } from './client';
import { liveTransport } from './live-transport';
import { practiceTransport } from './practice-transport';

/** The targets that can be sent to: Practice always, Live when its address and key are configured. */
export function targets({ serviceBaseUrl, serviceApiKey }: Config = config()): Target[] {
  return serviceBaseUrl && serviceApiKey ? ['practice', 'live'] : ['practice'];
}

/** The service behind a target; null for Live where none is configured. */
export function openService(target: Target): ServiceClient | null {
  return target === 'practice' ? practiceService() : liveService(config());
}

function practiceService(): ServiceClient {
  return new ServiceClient({
    baseUrl: baseUrl(),
    apiKey: internalKey(),
    names: NEUTRAL_NAMES,
    transport: practiceTransport,
  });
}

function liveService(from: Config): ServiceClient | null {
  if (!from.serviceBaseUrl || !from.serviceApiKey) return null;
  return new ServiceClient({
    baseUrl: from.serviceBaseUrl,
    apiKey: from.serviceApiKey,
    names: { artifactWord: from.serviceArtifactWord, sources: from.serviceImageSources },
    transport: liveTransport,
  });
}
