import { afterEach, expect, it } from 'vitest';
import { overrideConfig } from '@/server/config';
import { GET } from './route';

let restore = () => {};
afterEach(() => restore());

it('offers no model that nothing calls, whatever is configured', async () => {
  restore = overrideConfig({ LLM_BASE_URL: 'https://model.example/v1', LLM_MODEL: 'm', LLM_API_KEY: 'canary-llm-key' });
  const request = new Request('http://localhost:3000/api/settings', { headers: { host: 'localhost:3000' } });
  const response = await GET(request, { params: Promise.resolve({}) });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ modelConnected: false });
  expect(text).not.toContain('canary-llm-key');
});
