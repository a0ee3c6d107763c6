import 'server-only';
import { Readable } from 'node:stream';
import type { Target } from '@/lib/contract/run-words';
import type { WireFacts } from '@/lib/contract/settings';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { engineFetch, internalKey } from '@/server/engine/engine-fetch';
import { baseUrl, config } from '../config';
import { ServiceClient, type ServiceSettings } from './client';
import type { Transport } from './remote-transport';
import { remoteTransport } from './remote-transport';
import { withVersion } from './service-address';

/** The available targets: local always, remote if its address and key are configured. */
export function targets(): Target[] {
  const { serviceBaseUrl, serviceApiKey } = config();
  return serviceBaseUrl && serviceApiKey ? ['local', 'remote'] : ['local'];
}

/** The service behind a target; null for the remote target if none is configured. */
export function openService(target: Target): ServiceClient | null {
  const link = linkOf(target);
  return link && new ServiceClient(link);
}

/** How to address the service behind a target in a handwritten request; without its key. */
export function wireFactsOf(target: Target): WireFacts | null {
  const link = linkOf(target);
  return (
    link && {
      address: withVersion(link.baseUrl),
      ...link.names,
      keyVariable: target === 'local' ? 'ENGINE_API_KEY' : 'SERVICE_API_KEY',
    }
  );
}

function linkOf(target: Target): ServiceSettings | null {
  if (target === 'local')
    return { baseUrl: baseUrl(), apiKey: internalKey(), names: NEUTRAL_NAMES, transport: localTransport };
  const from = config();
  if (!from.serviceBaseUrl || !from.serviceApiKey) return null;
  return {
    baseUrl: from.serviceBaseUrl,
    apiKey: from.serviceApiKey,
    names: { artifactWord: from.serviceArtifactWord, sources: from.serviceImageSources },
    transport: remoteTransport,
  };
}

/** The embedded engine, in this process, over the same wire format. */
const localTransport: Transport = async ({ url, method, headers, body, signal }) => {
  const response = await engineFetch(new Request(url, { method, headers, body, signal }));
  const stream = response.body ? Readable.fromWeb(response.body as never) : Readable.from([]);
  stream.on('error', () => {});
  return { status: response.status, headers: new Map(response.headers), body: stream, close: () => stream.destroy() };
};
