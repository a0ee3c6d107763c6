import { afterEach, expect, it } from 'vitest';
import { overrideConfig } from '@/server/config';
import { GET } from './route';

let restore = () => {};
afterEach(() => restore());

it('says whether a model is connected, and never its key', async () => {
  restore = overrideConfig({ LLM_BASE_URL: 'https://model.example/v1', LLM_MODEL: 'm', LLM_API_KEY: 'canary-llm-key' });
  const request = new Request('http://localhost:3000/api/settings', { headers: { host: 'localhost:3000' } });
  const response = await GET(request, { params: Promise.resolve({}) });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ modelConnected: true, modelCreditsPerCard: 3 });
  expect(text).not.toContain('canary-llm-key');
});

it('returns how to call each target, but never its key', async () => {
  const asked = async (environment: Record<string, string>) => {
    restore();
    restore = overrideConfig({
      SERVICE_API_KEY: 'canary-remote-key',
      ENGINE_API_KEY: 'canary-engine-key',
      ...environment,
    });
    const request = new Request('http://localhost:3000/api/settings', { headers: { host: 'localhost:3000' } });
    const text = await (await GET(request, { params: Promise.resolve({}) })).text();
    expect(text).not.toContain('canary');
    return JSON.parse(text).wire;
  };
  const local = {
    keyVariable: 'ENGINE_API_KEY',
    address: 'http://127.0.0.1:3000/v1.0',
    artifactWord: 'artifact',
    sources: {},
  };
  expect(await asked({})).toEqual({ local, remote: null });
  const withService = {
    SERVICE_BASE_URL: 'https://service.example/v1.0/',
    SERVICE_ARTIFACT_WORD: 'board',
    SERVICE_IMAGE_SOURCES: 'photoStock=Acme Photos',
  };
  expect(await asked(withService)).toEqual({
    local,
    remote: {
      keyVariable: 'SERVICE_API_KEY',
      address: 'https://service.example/v1.0',
      artifactWord: 'board',
      sources: { photoStock: 'Acme Photos' },
    },
  });
});
