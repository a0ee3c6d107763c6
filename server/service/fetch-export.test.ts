import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { overrideConfig } from '../config';
import { fetchExport } from './fetch-export';

const wordsOf = (text: string) => text.trim().split(/\s+/);

const signal = new AbortController().signal;
let restore = () => {};
let close = async () => {};
afterEach(async () => {
  restore();
  await close();
});

/**
 * A service on this machine. It is configured, so its origin is exempt from the rule that only public addresses are
 * fetched.
 */
async function service(location?: string) {
  const seen: { url?: string; key?: string | string[] }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url, key: request.headers['x-api-key'] });
    if (location && request.url === '/start') response.writeHead(302, { location }).end();
    else if (request.url === '/gone') response.writeHead(404).end();
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => new Promise((resolve) => server.close(() => resolve()));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  restore = overrideConfig({ SERVICE_BASE_URL: base, SERVICE_API_KEY: 'canary-key' });
  return { base, seen };
}

describe('an export link', () => {
  it('is opened at the service itself, without the key, following its own redirects', async () => {
    const { base, seen } = await service('/file');
    const answer = await fetchExport(`${base}/start`, signal);
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok) expect(Buffer.concat(await answer.stream.toArray()).toString()).toBe('%PDF-');
    expect(seen).toEqual([
      { url: '/start', key: undefined },
      { url: '/file', key: undefined },
    ]);
  });

  it('may be retried when it is dead, but not when it redirects in circles', async () => {
    const { base } = await service();
    expect(await fetchExport(`${base}/gone`, signal)).toMatchObject({ ok: false, isFinal: false });
    expect(await fetchExport(`${base}/loop`, signal)).toMatchObject({ ok: false, isFinal: true });
  });

  it.each([
    ...wordsOf(`
      http://files.example/x https://127.0.0.1/x https://2130706433/x https://0x7f.1/x https://0177.0.0.1/x
      https://[::1]/x https://[::ffff:127.0.0.1]/x https://[::ffff:7f00:1]/x https://[fd00::1]/x
      https://[fe80::1]/x https://[64:ff9b::7f00:1]/x https://10.0.0.1/x https://169.254.169.254/latest/meta-data
      https://192.168.1.1/x https://0.0.0.0/x https://user:pass@files.example/x file:///etc/passwd
      ftp://files.example/x data:application/pdf,%25PDF- javascript:alert(1) /relative
    `),
    '',
  ])('%j is not opened, whether given or redirected to', async (link) => {
    const { base, seen } = await service(link);
    expect(await fetchExport(link, signal)).toMatchObject({ ok: false, isFinal: true });
    if (!URL.canParse(link)) return;
    expect(await fetchExport(`${base}/start`, signal)).toMatchObject({ ok: false });
    expect(seen.map(({ url }) => url)).toEqual(['/start']);
  });

  it('is not opened when its name points to this machine', async () => {
    await service();
    expect(await fetchExport('https://localhost:9/x', signal)).toMatchObject({ ok: false, isFinal: true });
  });
});
