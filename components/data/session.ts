import { queryOptions } from '@tanstack/react-query';
import * as z from '@/lib/contract/zod';
import { answerShape, requestJson } from './request-json';

const anyAnswer = z.unknown();

/** Exchanges the access token for a session cookie. */
export function signIn(token: string): Promise<unknown> {
  return requestJson(anyAnswer, '/api/session', { method: 'POST', body: { token } });
}

export function endSession(): Promise<unknown> {
  return requestJson(answerShape('anyAnswer'), '/api/session', { method: 'DELETE', body: {} });
}

export function signedInDevicesOptions() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => requestJson(answerShape('signedInDevices'), '/api/sessions', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function revokeDevice(id: string): Promise<unknown> {
  return requestJson(answerShape('anyAnswer'), `/api/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    body: {},
  });
}
