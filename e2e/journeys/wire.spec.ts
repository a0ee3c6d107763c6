import { runConformance } from '../conformance/run-conformance';
import { expect, test } from '../support/journey';

const key = process.env.E2E_ENGINE_KEY ?? '';

test('the running engine conforms to the interface', async ({ baseURL }) => {
  const results = await runConformance({ baseUrl: baseURL ?? '', apiKey: key });
  expect(results.filter((result) => !result.ok)).toEqual([]);
  expect(results.length).toBeGreaterThan(100);
});

test('a foreign host, a wrong key and another origin are refused', { tag: '@release' }, async ({ request }) => {
  const foreign = { host: 'evil.example' };
  expect((await request.get('/', { headers: foreign })).status()).toBe(421);
  expect((await request.get('/api/generations', { headers: foreign })).status()).toBe(421);
  expect((await request.get('/v1.0/themes')).status()).toBe(403);
  expect((await request.get('/v1.0/themes', { headers: { 'X-API-KEY': `${key}x` } })).status()).toBe(403);
  const body = { data: '{}', headers: { 'content-type': 'application/json' } };
  expect((await request.post('/api/generations', body)).status()).toBe(403);
  const crossSite = { ...body, headers: { ...body.headers, origin: 'https://evil.example' } };
  expect((await request.post('/api/generations', crossSite)).status()).toBe(403);
});

test('a URL that cannot be decoded is refused with an error body of the interface', { tag: '@release' }, async ({
  request,
}) => {
  for (const path of ['/%', '/api/generations/%E0', '/v1.0/generations/%zz', '/history/%']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('percent'), statusCode: 400 });
  }
});

test('every page has a content security policy with a nonce', { tag: '@release' }, async ({ page }) => {
  for (const path of ['/', '/history', '/nowhere']) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src[^;]*'nonce-[\w+/=-]{16,}'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  }
});
