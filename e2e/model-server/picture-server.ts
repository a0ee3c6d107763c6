import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawScene } from './draw-scene';
import { type PhotoWire, photosAnswer } from './photo-answers';
import {
  answerError,
  answerFault,
  type ImageQuirk,
  keyOf,
  type PictureCall,
  type PictureFault,
} from './picture-faults';

const ROUTES: readonly [path: RegExp, wire: PictureCall['wire']][] = [
  [/^\/v1\/images\/generations$/, 'images'],
  [/^\/unsplash\/search\/photos$/, 'unsplash'],
  [/^\/unsplash\/photos\/[^/]+\/download$/, 'use'],
  [/^\/pexels\/v1\/search$/, 'pexels'],
  [/^\/pixabay\/$/, 'pixabay'],
  [/^\/giphy\/v1\/gifs\/search$/, 'giphy'],
  [/^\/openverse\/v1\/images\/$/, 'openverse'],
  [/^\/files\//, 'file'],
];

const USUAL_SIZES = ['1536x1024', '1024x1536', '1024x1024'];
const OTHER_SIZES = ['1792x1024', '1024x1792', '1024x1024'];

/**
 * An image model server with the OpenAI images API, and the photo providers, each with its own API. It draws
 * landscapes, fails by a script, and records its requests.
 */
export class PictureServer {
  readonly calls: PictureCall[] = [];
  readonly quirks = new Set<ImageQuirk>();
  /** Selects the fault of a call. */
  script: (call: Pick<PictureCall, 'wire' | 'url'>) => PictureFault | null = () => null;
  /** The only accepted key; null accepts any. */
  key: string | null = null;
  readonly #server: Server;
  #drawn = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async open(port = 0): Promise<PictureServer> {
    const server = new PictureServer();
    await new Promise<void>((resolve) => server.#server.listen(port, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The environment variables of a program that uses this server for all pictures. */
  environment(key: string): Record<string, string> {
    return {
      IMAGE_BASE_URL: `${this.origin}/v1`,
      IMAGE_API_KEY: key,
      IMAGE_MODEL: 'scripted-image',
      UNSPLASH_BASE_URL: `${this.origin}/unsplash`,
      UNSPLASH_ACCESS_KEY: key,
      PEXELS_BASE_URL: `${this.origin}/pexels`,
      PEXELS_API_KEY: key,
      PIXABAY_BASE_URL: `${this.origin}/pixabay`,
      PIXABAY_API_KEY: key,
      GIPHY_BASE_URL: `${this.origin}/giphy`,
      GIPHY_API_KEY: key,
      OPENVERSE_BASE_URL: `${this.origin}/openverse`,
    };
  }

  /** Sets one fault for every call, or only for those of one API. */
  failWith(fault: PictureFault | null, wire?: PictureCall['wire']): void {
    this.script = (call) => (wire === undefined || call.wire === wire ? fault : null);
  }

  callsOf(wire: PictureCall['wire']): PictureCall[] {
    return this.calls.filter((call) => call.wire === wire);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', this.origin);
    const wire = ROUTES.find(([path]) => path.test(url.pathname))?.[1];
    if (!wire) return answerError(response, 404, 'Not found');
    const fault = this.script({ wire, url });
    const key = keyOf(wire, request, url);
    this.calls.push({ wire, url, key, body, fault, at: Date.now() });
    if (this.key !== null && wire !== 'file' && wire !== 'openverse' && key !== this.key)
      return answerError(response, 401, `Incorrect API key provided: ${key}`);
    if (await answerFault(response, fault)) return;
    if (wire === 'images') return this.#makeImage(response, body, fault);
    if (wire === 'file') return this.#sendFile(response, url, fault);
    if (wire === 'use') return answerJson(response, { url: `${this.origin}/files/used.jpg` });
    if (fault === 'wrong-type') return answerPage(response);
    if (fault === 'huge') return answerJson(response, { padding: 'x'.repeat(5 * 1024 * 1024) });
    return answerJson(
      response,
      photosAnswer(wire as PhotoWire, url, { origin: this.origin, isEmpty: fault === 'empty' }),
    );
  }

  async #makeImage(response: ServerResponse, text: string, fault: PictureFault | null): Promise<void> {
    const body = JSON.parse(text) as { prompt?: string; size?: string; response_format?: string };
    const allowed = this.quirks.has('other-sizes')
      ? OTHER_SIZES
      : this.quirks.has('one-size')
        ? ['1024x1024']
        : USUAL_SIZES;
    if (this.quirks.has('no-response-format') && body.response_format !== undefined)
      return answerError(response, 400, "Unknown parameter: 'response_format'.");
    if (body.size !== undefined && !allowed.includes(body.size))
      return answerError(response, 400, `Invalid value: '${body.size}'. Supported values are: ${allowed.join(', ')}.`);
    if (fault === 'declined')
      return answerError(response, 400, 'Your request was rejected as a result of our safety system.');
    if (fault === 'empty') return answerJson(response, { created: 1, data: [] });
    if (fault === 'wrong-type')
      return answerJson(response, {
        data: [{ b64_json: Buffer.from('<html>not a picture</html>').toString('base64') }],
      });
    if (fault === 'huge') return answerJson(response, { data: [{ b64_json: 'A'.repeat(20 * 1024 * 1024) }] });
    const [width = 1024, height = 1024] = (body.size ?? '1024x1024').split('x').map(Number);
    this.#drawn += 1;
    if (this.quirks.has('answers-url'))
      return answerJson(response, {
        data: [{ url: `${this.origin}/files/${this.#drawn}.png?w=${width}&h=${height}` }],
      });
    const bytes = await drawScene(this.#drawn, width, height, 'png');
    return answerJson(response, { created: 1, data: [{ b64_json: bytes.toString('base64') }] });
  }

  async #sendFile(response: ServerResponse, url: URL, fault: PictureFault | null): Promise<void> {
    if (fault === 'wrong-type' || fault === 'empty' || fault === 'declined') return answerPage(response);
    if (fault === 'huge') {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.end(Buffer.alloc(12 * 1024 * 1024, 0xff));
      return;
    }
    const sideOf = (name: string) => Math.min(2400, Number(url.searchParams.get(name)) || 1200);
    const number = Number(/(\d+)\.\w+$/.exec(url.pathname)?.[1] ?? 1);
    const format = url.pathname.endsWith('.png') ? 'png' : 'jpeg';
    const bytes = await drawScene(number, sideOf('w'), sideOf('h'), format);
    response.writeHead(200, { 'content-type': `image/${format}` }).end(bytes);
  }
}

function answerJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function answerPage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in to this network</title>');
}
