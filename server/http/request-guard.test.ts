import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from './client-address';
import { guardRequest, refuseConnect, refuseUpgrade } from './request-guard';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

type Access = Parameters<typeof guardRequest>[2];

/** A server with the guard before `program`; returns its port. */
async function serve(program: RequestListener, access: Access = {}): Promise<number> {
  const server = createServer((request, response) => {
    if (guardRequest(request, response, access)) program(request, response);
  });
  server.on('connect', (_, socket) => refuseConnect(socket));
  server.on('upgrade', (_, socket) => refuseUpgrade(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** Sends these bytes and returns everything received until the other side closes. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const get = (headers: string, method = 'GET', path = '/') =>
  `${method} ${path} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n\r\n`;

const echoAddress: RequestListener = (request, response) => {
  response.end(JSON.stringify(request.headers[CLIENT_ADDRESS_HEADER]));
};
const answerOk: RequestListener = (_, response) => void response.end('ok');

describe('before every request', () => {
  it('sets the client’s address, whatever the client claims', async () => {
    const claims = `Host: localhost\r\nX-Cardwright-Client-Address: 203.0.113.9\r\nx-cardwright-client-address: 203.0.113.8\r\nX-Forwarded-For: 203.0.113.7`;
    expect(await exchange(await serve(echoAddress), get(claims))).toContain('"127.0.0.1"');
    const behind = await serve(echoAddress, { trustedProxies: { hops: 1 } });
    expect(await exchange(behind, get(claims))).toContain('"203.0.113.7"');
  });

  it('a WebSocket is refused and closed at once', async () => {
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==';
    const port = await serve(answerOk);
    for (const path of ['/', '/_next/webpack-hmr', '/api/x'])
      expect(await exchange(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /,
      );
  });

  it.each(['127.0.0.999', '127.0.0.999:3000', '[::1', 'a:b:c', '', 'user@localhost', 'a b', 'x'.repeat(2000)])(
    'the host %j gets 421',
    async (host) => {
      const answer = await exchange(await serve(answerOk), get(`Host: ${host}`));
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain('"statusCode":421');
    },
  );

  it.each([
    ['TRACE', '/', 'GET, HEAD'],
    ['PROPFIND', '/api/drafts', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['TRACE', '/v1.0/themes', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['POST', '/history', 'GET, HEAD'],
    ['POST', '/apiary', 'GET, HEAD'],
    ['CONNECT', 'localhost:80', 'GET, HEAD'],
  ])('%s %s gets 405', async (method, path, allowed) => {
    const answer = await exchange(await serve(answerOk), get('Host: localhost', method, path));
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toContain(`Allow: ${allowed}\r\n`);
  });

  it('an address that cannot be decoded gets 400', async () =>
    expect(await exchange(await serve(answerOk), get('Host: localhost', 'GET', '/%ff'))).toMatch(/^HTTP\/1\.1 400 /));

  it('every response has Strict-Transport-Security if the public address uses TLS', async () => {
    const header = 'Strict-Transport-Security: max-age=31536000\r\n';
    const secure = await serve(answerOk, { publicUrl: 'https://cards.example' });
    for (const host of ['localhost', '[::1']) expect(await exchange(secure, get(`Host: ${host}`))).toContain(header);
    const plain = await serve(answerOk, { publicUrl: 'http://localhost' });
    expect(await exchange(plain, get('Host: localhost'))).not.toContain('Strict-Transport');
  });
});

describe('a response sent before the whole body arrived', () => {
  const refuse: RequestListener = (_, response) => {
    response.writeHead(401);
    response.end('no');
  };

  it('closes the connection instead of reading the body', async () => {
    const port = await serve(refuse);
    // This ends only because the server closes the connection: nothing more is sent or requested.
    const answer = await exchange(port, 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8000000\r\n\r\n{');
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('Connection: close\r\n');
    const chunked = 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n';
    expect(await exchange(port, chunked)).toContain('Connection: close\r\n');
  });

  it('keeps the connection if the whole body arrived, or there was none', async () => {
    const port = await serve((request, response) => void request.resume().on('end', () => response.end('ok')));
    const two = `POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}${get('Host: localhost')}`;
    expect(await exchange(port, two)).toMatch(/200 OK.*keep-alive.*200 OK.*Connection: close/s);
  });
});
