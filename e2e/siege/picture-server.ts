import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PICTURE_ATTACKS, type PictureAttack } from '@/server/engine/images/testing/picture-attacks';

/** Serves the picture attacks on loopback. The program is configured to trust its origin, like an image model's. */
export class PictureServer {
  readonly #server: Server;
  readonly origin: string;

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(): Promise<PictureServer> {
    // Built in advance, so that building a picture does not count as the program's time.
    const pictures = new Map(PICTURE_ATTACKS.map((attack) => [pathOf(attack), { ...attack, bytes: attack.bytes() }]));
    const server = createServer((request, response) => {
      const picture = pictures.get(request.url ?? '');
      if (!picture) return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': picture.mediaType }).end(picture.bytes);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PictureServer(server);
  }

  urlOf(attack: PictureAttack): string {
    return `${this.origin}${pathOf(attack)}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function pathOf({ name }: PictureAttack): string {
  return `/${encodeURIComponent(name)}.png`;
}
