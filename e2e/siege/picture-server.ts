import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PICTURE_ATTACKS, type PictureAttack } from '@/server/engine/images/testing/picture-attacks';

/** An image model on loopback that answers with the address of a picture attack, and serves it. */
export class PictureServer {
  readonly #server: Server;
  readonly #served = new Set<string>();
  #answer = '';
  readonly origin: string;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<PictureServer> {
    // Built in advance, so that building a picture does not count as the program's time.
    const pictures = new Map(PICTURE_ATTACKS.map((attack) => [pathOf(attack), { ...attack, bytes: attack.bytes() }]));
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = new PictureServer(server);
    server.on('request', (request, response) => {
      const path = request.url ?? '';
      if (request.method === 'POST') {
        request.resume();
        const body = JSON.stringify({ data: [{ url: `${own.origin}${own.#answer}` }] });
        return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      }
      const picture = pictures.get(path);
      if (!picture) return response.writeHead(404).end();
      own.#served.add(path);
      response.writeHead(200, { 'content-type': picture.mediaType }).end(picture.bytes);
    });
    return own;
  }

  /** Sets the response to the next image request. */
  answerWith(attack: PictureAttack): void {
    this.#answer = pathOf(attack);
  }

  hasServed(attack: PictureAttack): boolean {
    return this.#served.has(pathOf(attack));
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function pathOf({ name }: PictureAttack): string {
  return `/${encodeURIComponent(name)}.png`;
}
