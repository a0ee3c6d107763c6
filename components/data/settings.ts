import { queryOptions } from '@tanstack/react-query';
import type { ApiToken, TokenToMake } from '@/lib/contract/api-tokens';
import type { ConnectionChange, ConnectionName, ConnectionTest } from '@/lib/contract/connections';
import type { Webhook, WebhookToMake } from '@/lib/contract/webhooks';
import { reading, requestJson } from './request-json';

/** Server settings that the page needs before it can render. They change with a restart, or in Settings. */
export function settingsOptions() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: reading('settings', '/api/settings'),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sends one request to a connected service. */
export function testConnection(name: ConnectionName): Promise<ConnectionTest> {
  return requestJson('connectionTest', `/api/connections/${name}`, { method: 'POST', body: {} });
}

export async function saveConnection(name: ConnectionName, change: ConnectionChange): Promise<void> {
  await requestJson('connectionSaved', `/api/connections/${name}`, { method: 'PUT', body: change });
}

export async function removeConnection(name: ConnectionName): Promise<void> {
  await requestJson('deleted', `/api/connections/${name}`, { method: 'DELETE', body: {} });
}

export function localModelsOptions() {
  return queryOptions({
    queryKey: ['local-models'],
    queryFn: reading('localModels', '/api/connections/local-models'),
    retry: false,
  });
}

export function apiTokensOptions() {
  return queryOptions({
    queryKey: ['api-tokens'],
    queryFn: reading('apiTokens', '/api/tokens'),
    staleTime: 0,
  });
}

/** Makes an API token. The answer is the only one with its secret. */
export function makeToken(token: TokenToMake): Promise<{ token: ApiToken; secret: string }> {
  return requestJson('tokenMade', '/api/tokens', { method: 'POST', body: token });
}

export async function revokeToken(id: string): Promise<void> {
  await requestJson('deleted', `/api/tokens/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
}

export function webhooksOptions() {
  return queryOptions({
    queryKey: ['webhooks'],
    queryFn: reading('webhooks', '/api/webhooks'),
    staleTime: 0,
  });
}

/** Makes a webhook. The answer is the only one with its secret. */
export function makeWebhook(webhook: WebhookToMake): Promise<Webhook & { secret: string }> {
  return requestJson('webhookMade', '/api/webhooks', { method: 'POST', body: webhook });
}

export async function changeWebhook(id: string, method: 'POST' | 'DELETE'): Promise<void> {
  await requestJson('anyAnswer', `/api/webhooks/${encodeURIComponent(id)}`, { method, body: {} });
}

/** The newest messages to a webhook. Asked again while one is waiting. */
export function deliveriesOptions(id: string) {
  const address = `/api/webhooks/${encodeURIComponent(id)}/deliveries`;
  return queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal }) => requestJson('webhookDeliveries', address, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some((one) => one.state === 'waiting') ? 2000 : false),
  });
}

/** Sends a message again, or a test message if `again` is null. */
export async function sendDelivery(id: string, again: string | null): Promise<void> {
  const address = `/api/webhooks/${encodeURIComponent(id)}/deliveries`;
  await requestJson('anyAnswer', address, { method: 'POST', body: { again } });
}
