import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { path: string; body: string; headers: IncomingHttpHeaders };

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) => response.end('thanks'),
  '/fails': (response) => response.writeHead(500).end('x'.repeat(9000)),
  '/redirects': (response) => response.writeHead(302, { location: '/ok' }).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/busy': (response) => response.writeHead(429, { 'retry-after': '7200' }).end(),
  '/breaks': (response) => response.destroy(),
};

/** A receiver of webhooks, which answers by the path of the address. A path without an answer hangs. */
export class Receiver {
  readonly received: Received[] = [];
  #server = createServer((request, response) => {
    const { url: path = '', headers } = request;
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      this.received.push({ path, body, headers });
      ANSWERS[path]?.(response);
    });
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
