import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { ServiceClient } from './client';
import { remoteTransport } from './remote-transport';

const open: (Server | TcpServer)[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server | TcpServer): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serve = (answer: RequestListener) => listen(createServer(answer));

const clientOf = (baseUrl: string) =>
  new ServiceClient({ baseUrl, apiKey: 'key', names: NEUTRAL_NAMES, transport: remoteTransport });

const post = (baseUrl: string) => clientOf(baseUrl).startGeneration({ operation: 'generate', request: { a: 1 } });

describe('a post over the network', () => {
  it('arrives complete, with its key', async () => {
    let got = '';
    const base = await serve(async (request, response) => {
      for await (const chunk of request) got += chunk;
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ generationId: `gen for ${request.headers['x-api-key']} at ${request.url}` }));
    });
    expect(await post(base)).toMatchObject({ kind: 'started', generationId: 'gen for key at /v1.0/generations' });
    expect(got).toBe('{"a":1}');
  });

  it('uses a new connection each time', async () => {
    const sockets = new Set<unknown>();
    const base = await serve((request, response) => {
      sockets.add(request.socket.remotePort);
      response.end('{"generationId":"gen_1"}');
    });
    for (let count = 0; count < 4; count++) await post(base);
    expect(sockets.size).toBe(4);
  });

  // `fetch` would send a post again after a 421.
  it.each([301, 302, 303, 307, 308, 408, 421, 401, 407, 425, 429, 500, 502, 503])(
    'is sent once and follows no redirect when it is answered %i',
    async (status) => {
      let posts = 0;
      let others = 0;
      const base = await serve((request, response) => {
        if (request.method === 'POST') posts += 1;
        else if (request.url !== '/v1.0/themes?limit=1') others += 1;
        response.writeHead(status, { location: '/elsewhere', 'www-authenticate': 'Basic' });
        response.end('{"message":"No"}');
      });
      await post(base);
      expect([posts, others]).toEqual([1, 0]);
    },
  );

  it('is not sent if nothing listens', async () => {
    const base = await serve(() => {});
    const server = open.splice(0)[0];
    await new Promise((resolve) => server?.close(resolve));
    expect(await post(base)).toMatchObject({ kind: 'not-sent', error: { code: 'ECONNREFUSED' } });
  });

  it('is not sent to a name that does not exist', async () => {
    const outcome = await post('https://no-such-host.invalid');
    expect(outcome.kind).toBe('not-sent');
  });

  it('is not sent if TLS fails', async () => {
    const base = await serve(() => {});
    expect((await post(base.replace('http:', 'https:'))).kind).toBe('not-sent');
  });

  it.each([
    ['at once', (socket: Socket) => socket.destroy()],
    ['by a reset', (socket: Socket) => socket.resetAndDestroy()],
    ['after the head', (socket: Socket) => socket.end('HTTP/1.1 201 Created\r\ncontent-length: 30\r\n\r\n{"gen')],
    ['with nonsense', (socket: Socket) => socket.end('nonsense\r\n\r\n')],
  ])('is unconfirmed and sent once when its response is lost %s', async (_, lose) => {
    let requests = 0;
    const base = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          requests += 1;
          lose(socket);
        });
      }),
    );
    expect((await post(base)).kind).toBe('unconfirmed');
    expect(requests).toBe(1);
  });

  it('is aborted when the response grows without end', async () => {
    let isClosed: Promise<void> = Promise.resolve();
    const base = await serve((_, response) => {
      isClosed = new Promise((resolve) => response.once('close', resolve));
      const more = () => {
        while (response.write(Buffer.alloc(65_536, 0x20))) if (response.destroyed) return;
      };
      response.on('drain', more);
      more();
    });
    expect((await post(base)).kind).toBe('unconfirmed');
    await isClosed;
  });
});

describe('a read over the network', () => {
  it('reports that nothing listens', async () => {
    const base = await serve(() => {});
    const server = open.splice(0)[0];
    await new Promise((resolve) => server?.close(resolve));
    expect(await clientOf(base).readStatus('gen_1')).toMatchObject({
      kind: 'trouble',
      error: { code: 'ECONNREFUSED' },
    });
    expect(await clientOf(base).listThemes({})).toMatchObject({ error: { message: 'Couldn’t reach the service' } });
  });

  it('can be aborted', async () => {
    const base = await serve(() => {});
    const off = new AbortController();
    const reading = clientOf(base).readStatus('gen_1', off.signal);
    off.abort();
    expect((await reading).kind).toBe('trouble');
  });

  it('follows no redirect away from the service', async () => {
    let elsewhere = 0;
    const other = await serve((_, response) => {
      elsewhere += 1;
      response.end('{}');
    });
    const base = await serve((_, response) => {
      response.writeHead(302, { location: other });
      response.end();
    });
    expect((await clientOf(base).readStatus('gen_1')).kind).toBe('trouble');
    expect((await clientOf(base).listThemes({})).ok).toBe(false);
    expect(elsewhere).toBe(0);
  });
});
