import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { warmUp } from './warm-up.mjs';

it('requests the engine’s routes and a deck’s page from the program, by its own name', async () => {
  const requests: unknown[] = [];
  const server = createServer((request, response) => {
    requests.push([request.method, request.url, request.headers.host]);
    response.writeHead(404).end('none');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await warmUp('127.0.0.1', port, 'https://decks.example');
  server.close();
  expect(requests).toEqual([
    ['GET', '/v1.0/openapi.json', 'decks.example'],
    ['GET', '/a/none', 'decks.example'],
  ]);
});
