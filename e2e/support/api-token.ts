import { type APIRequestContext, expect } from '@playwright/test';

/** The secret of a new API token. */
export async function makeToken(
  request: APIRequestContext,
  baseURL: string | undefined,
  scope: 'read' | 'create',
): Promise<string> {
  const made = await request.post('/api/tokens', {
    headers: { Origin: baseURL ?? '' },
    data: { name: `${scope} ${Date.now()}`, scope, days: 30 },
  });
  expect(made.status()).toBe(200);
  return (await made.json()).secret;
}
