import { queryOptions } from '@tanstack/react-query';
import { reading, requestJson } from './request-json';

/** Exchanges the access token for a session cookie. */
export function signIn(token: string): Promise<unknown> {
  return requestJson('anyAnswer', '/api/session', { method: 'POST', body: { token } });
}

export function endSession(): Promise<unknown> {
  return requestJson('anyAnswer', '/api/session', { method: 'DELETE', body: {} });
}

export function signedInDevicesOptions() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: reading('signedInDevices', '/api/sessions'),
    staleTime: 0,
    gcTime: 0,
  });
}

export function revokeDevice(id: string): Promise<unknown> {
  return requestJson('anyAnswer', `/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
}
