import * as z from '@/lib/contract/zod';
import { requestJson } from './request-json';

const anyAnswer = z.unknown();

/** Trades the access token for a session cookie. */
export function signIn(token: string): Promise<unknown> {
  return requestJson(anyAnswer, '/api/session', { method: 'POST', body: { token } });
}
