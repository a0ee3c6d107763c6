import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GuardedFetchOptions, guardedFetch, guardedLookup, PrivateAddress, type Resolve } from './guarded-fetch';

let server: Server;
let port: number;
let connections = 0;
let answers: Record<string, (response: ServerResponse) => void>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  server.on('connection', () => {
    connections += 1;
  });
  // Listens on both families, so that a connection to a forged address of either is noticed.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '::', ipv6Only: false }, resolve);
  }).catch(() => new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve)));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  connections = 0;
  answers = {};
});

/** A resolver that answers from a table. */
const resolver =
  (table: Record<string, string[]>): Resolve =>
  (host, _options, done) => {
    const found = table[host];
    if (!found) return done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    return done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

const fetchIt = (address: string, over: Partial<GuardedFetchOptions> = {}) =>
  guardedFetch(address, { exemptOrigins: [], maxBytes: 1000, deadline: 60_000, resolve: resolver({}), ...over });
const here = () => `http://127.0.0.1:${port}`;
const exempt = (over: Partial<GuardedFetchOptions> = {}) => ({ exemptOrigins: [here()], ...over });

describe('addresses that must never be connected to', () => {
  /** `P` is replaced by the port of a server on this machine that records connections. */
  const FORGED: readonly (readonly [string, string])[] = [
    ['loopback', 'http://127.0.0.1:P/'],
    ['loopback, other', 'http://127.8.9.10:P/'],
    ['loopback over TLS', 'https://127.0.0.1:P/'],
    ['short form', 'http://127.1:P/'],
    ['shorter form', 'http://127.0.1:P/'],
    ['decimal', 'http://2130706433:P/'],
    ['octal', 'http://0177.0.0.1:P/'],
    ['octal with zeros', 'http://0000177.0000.0000.01:P/'],
    ['whole octal', 'http://017700000001:P/'],
    ['hexadecimal', 'http://0x7f.0.0.1:P/'],
    ['whole hexadecimal', 'http://0x7f000001:P/'],
    ['mixed bases', 'http://0x7f.0.1:P/'],
    ['trailing dot', 'http://127.0.0.1.:P/'],
    ['zero', 'http://0:P/'],
    ['zero address', 'http://0.0.0.0:P/'],
    ['percent-encoded', 'http://%31%32%37.0.0.1:P/'],
    ['full-width digits', 'http://１２７.０.０.１:P/'],
    ['ideographic dots', 'http://127。0。0。1:P/'],
    ['circled digits', 'http://①②⑦.⓪.⓪.①:P/'],
    ['soft hyphen', 'http://127.0.0\u00ad.1:P/'],
    ['tab and line end', 'http://127.0\t.0\n.1:P/'],
    ['backslashes', 'http:\\\\127.0.0.1:P\\'],
    ['no slashes', 'http:127.0.0.1:P'],
    ['many slashes', 'http:////127.0.0.1:P/'],
    ['leading space', '  http://127.0.0.1:P/'],
    ['capital scheme', 'HTTP://127.0.0.1:P/'],
    ['user info', 'http://example.com@127.0.0.1:P/'],
    ['user info, public host', 'http://127.0.0.1:P@example.com/'],
    ['user info with backslash', 'http://example.com\\@127.0.0.1:P/'],
    ['fragment trick', 'http://127.0.0.1:P#@example.com/'],
    ['localhost', 'http://localhost:P/'],
    ['localhost with dot', 'http://localhost.:P/'],
    ['LOCALHOST', 'http://LOCALHOST:P/'],
    ['full-width localhost', 'http://ｌｏｃａｌｈｏｓｔ:P/'],
    ['below localhost', 'http://a.localhost:P/'],
    ['localdomain', 'http://localhost.localdomain:P/'],
    ['mDNS', 'http://printer.local:P/'],
    ['internal', 'http://metadata.google.internal:P/'],
    ['IPv6 loopback', 'http://[::1]:P/'],
    ['IPv6 loopback, long', 'http://[0:0:0:0:0:0:0:1]:P/'],
    ['IPv6 unspecified', 'http://[::]:P/'],
    ['mapped', 'http://[::ffff:127.0.0.1]:P/'],
    ['mapped, hexadecimal', 'http://[::ffff:7f00:1]:P/'],
    ['compatible', 'http://[::127.0.0.1]:P/'],
    ['NAT64', 'http://[64:ff9b::127.0.0.1]:P/'],
    ['6to4', 'http://[2002:7f00:1::]:P/'],
    ['Teredo', 'http://[2001:0:7f00:1::]:P/'],
    ['IPv6 link-local', 'http://[fe80::1]:P/'],
    ['IPv6 unique local', 'http://[fd00::1]:P/'],
    ['private 10', 'http://10.0.0.1:P/'],
    ['private 172', 'http://172.16.0.1:P/'],
    ['private 192', 'http://192.168.0.1:P/'],
    ['carrier NAT', 'http://100.64.0.1:P/'],
    ['cloud metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['cloud metadata, decimal', 'http://2852039166/latest/'],
    ['multicast', 'http://224.0.0.1:P/'],
    ['broadcast', 'http://255.255.255.255:P/'],
    ['file', 'file:///etc/passwd'],
    ['ftp', 'ftp://127.0.0.1:P/'],
    ['gopher', 'gopher://127.0.0.1:P/_x'],
    ['data', 'data:image/png;base64,AA'],
    ['javascript', 'javascript:alert(1)'],
    ['no scheme', '//127.0.0.1:P/'],
    ['a path', '/etc/passwd'],
    ['nothing', ''],
    ['bad port', 'http://127.0.0.1:99999/'],
    ['bad host', 'http://[::1'],
  ];

  it.each(FORGED)('%s: %s', async (_name, address) => {
    // Every name resolves to this machine, so a connection is noticed unless the URL itself is refused.
    const resolve: Resolve = (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    const answer = await fetchIt(address.replaceAll('P', String(port)), { resolve });
    expect(answer.ok).toBe(false);
    expect(connections).toBe(0);
    if (!answer.ok) expect(['private', 'scheme', 'userinfo', 'notAnAddress']).toContain(answer.refusal);
  });

  it('covers enough addresses', () => expect(FORGED.length).toBeGreaterThanOrEqual(60));

  it.each([
    ['a name for loopback', ['127.0.0.1']],
    ['a name for IPv6 loopback', ['::1']],
    ['a name for a mapped address', ['::ffff:127.0.0.1']],
    ['a name for the metadata service', ['169.254.169.254']],
    ['a public address beside a private one', ['93.184.216.34', '127.0.0.1']],
    ['no address at all', []],
  ])('%s', async (_name, addresses) => {
    const answer = await fetchIt(`http://forged.example:${port}/`, {
      resolve: resolver({ 'forged.example': addresses }),
    });
    expect(answer).toEqual({ ok: false, refusal: 'private' });
    expect(connections).toBe(0);
  });

  it.each([
    'http://127.0.0.1:P/',
    'http://[::1]:P/',
    'http://localhost:P/',
    'http://rebound.example:P/',
    'http://2130706433:P/',
  ])('a redirect to %s', async (target) => {
    // The host is checked again at each hop; only the exact origin of the first is exempt.
    const other = createServer((_, response) =>
      response.writeHead(302, { location: target.replace('P', String(port)) }).end(),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const answer = await fetchIt(`${origin}/`, {
      exemptOrigins: [origin],
      resolve: resolver({ 'rebound.example': ['127.0.0.1'] }),
    });
    await new Promise((resolve) => other.close(resolve));
    expect(answer).toEqual({ ok: false, refusal: 'private' });
    expect(connections).toBe(0);
  });

  it.each(['https://127.0.0.1:P/', 'http://127.0.0.2:P/', 'http://localhost:P/', 'http://[::ffff:127.0.0.1]:P/'])(
    'an origin that is only like an exempt one: %s',
    async (address) => {
      expect((await fetchIt(address.replace('P', String(port)), exempt())).ok).toBe(false);
      expect(connections).toBe(0);
    },
  );
});

describe('guardedLookup', () => {
  const ask = (resolve: Resolve, all: boolean) =>
    new Promise<unknown[]>((done) => guardedLookup(resolve)('host.example', { all }, (...answer) => done(answer)));

  it('resolves once and gives the socket exactly the checked address, even if the name changes', async () => {
    let asked = 0;
    const resolve: Resolve = (_host, _options, done) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
    };
    expect(await ask(resolve, true)).toEqual([null, [{ address: '93.184.216.34', family: 4 }]]);
    expect(asked).toBe(1);
    expect(await ask(resolve, false)).toEqual([expect.any(PrivateAddress), '', 0]);
  });

  it('gives one address to callers that want one', async () =>
    expect(await ask(resolver({ 'host.example': ['2606:4700::1', '1.1.1.1'] }), false)).toEqual([
      null,
      '2606:4700::1',
      6,
    ]));
});

describe('a response of an exempt origin', () => {
  it('returns its bytes', async () => {
    answers['/x'] = (response) => response.end('hello');
    expect(await fetchIt(`${here()}/x`, exempt())).toEqual({
      ok: true,
      bytes: Buffer.from('hello'),
      url: `${here()}/x`,
    });
  });

  it('is followed over three redirects and no further', async () => {
    for (let hop = 0; hop < 5; hop += 1)
      answers[`/${hop}`] = (response) => response.writeHead(307, { location: `/${hop + 1}` }).end();
    answers['/5'] = (response) => response.end('there');
    expect(await fetchIt(`${here()}/2`, exempt())).toMatchObject({ ok: true, url: `${here()}/5` });
    expect(await fetchIt(`${here()}/1`, exempt())).toEqual({ ok: false, refusal: 'redirects' });
  });

  it.each([
    [
      'says it is too large',
      (response: ServerResponse) => response.writeHead(200, { 'content-length': '5000' }).write('x'),
    ],
    ['is too large without saying so', (response: ServerResponse) => response.write(Buffer.alloc(5000))],
  ])('is cut off when it %s', async (_name, answer) => {
    answers['/big'] = answer;
    expect(await fetchIt(`${here()}/big`, exempt())).toEqual({ ok: false, refusal: 'tooLarge' });
  });

  it('is aborted when it arrives too slowly', async () => {
    answers['/drip'] = (response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await fetchIt(`${here()}/drip`, exempt({ deadline: 150 }))).toEqual({ ok: false, refusal: 'timeout' });
  });

  it('is dropped when the caller aborts', async () => {
    const stop = new AbortController();
    answers['/wait'] = () => stop.abort();
    expect(await fetchIt(`${here()}/wait`, exempt({ signal: stop.signal }))).toEqual({ ok: false, refusal: 'stopped' });
  });

  it.each([204, 400, 404, 500, 503])('is an error with status %i', async (status) => {
    answers['/status'] = (response) => response.writeHead(status).end();
    expect(await fetchIt(`${here()}/status`, exempt())).toEqual({ ok: false, refusal: 'status' });
  });

  it('is distinguished from an unreachable host', async () => {
    expect(await fetchIt('http://nowhere.example/')).toEqual({ ok: false, refusal: 'unresolved' });
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((resolve) => closed.close(resolve));
    expect(await fetchIt(`${origin}/`, { exemptOrigins: [origin] })).toEqual({ ok: false, refusal: 'unreachable' });
  });
});
