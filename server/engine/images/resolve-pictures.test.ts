import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Card, Picture } from '@/lib/deck/blocks';
import type { Decoded } from './decoder/decoder';
import { type ResolveContext, resolvePictures } from './resolve-pictures';

let server: Server;
let origin: string;
let asked: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
let answers: Record<string, (response: ServerResponse) => void> = {};
const kept = new Map<string, Uint8Array>();
let png: Buffer;

beforeAll(async () => {
  png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    const answer = answers[request.url ?? ''];
    if (answer) answer(response);
    else setImmediate(() => response.end(png));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  asked = [];
  answers = {};
  mostAtOnce = 0;
  kept.clear();
});

const card = (...pictures: Picture[]): Card => ({
  blocks: pictures.map((picture, at) => ({ kind: 'image', picture, alt: 'alt', lines: { from: at + 7, to: at + 7 } })),
  notes: null,
  labelOnly: false,
});
const at = (path: string): Picture => ({ kind: 'url', url: `${origin}${path}` });
const context = (over: Partial<ResolveContext> = {}): ResolveContext => ({
  exemptOrigins: [origin],
  findUpload: async () => null,
  signal: new AbortController().signal,
  fileStore: { put: async (key, bytes) => void kept.set(key, bytes), exists: async (key) => kept.has(key) },
  resolve: (_host, _options, done) => done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []),
  ...over,
});
const pictures = (cards: Card[]): Picture[] =>
  cards.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'image' ? [block.picture] : [])));
const settle = async (...all: Picture[]) => pictures((await resolvePictures([card(...all)], context())).cards);

describe('resolvePictures', () => {
  it('fetches a picture, stores it under the hash of its bytes and returns its size', async () => {
    const [picture] = await settle(at('/a.png'));
    expect(picture).toMatchObject({ kind: 'file', mediaType: 'image/png', width: 30, height: 20 });
    expect(picture?.kind === 'file' && picture.key).toMatch(/^images\/[0-9a-f]{64}\.png$/);
    expect([...kept.keys()]).toEqual([picture?.kind === 'file' && picture.key]);
  });

  it('fetches a URL once, no matter how often it occurs in the deck', async () => {
    const settled = await settle(at('/a.png'), at('/a.png'), at('/b.png'));
    expect(asked.sort()).toEqual(['/a.png', '/b.png']);
    expect(settled[0]).toEqual(settled[1]);
    expect(kept.size).toBe(1);
  });

  it('decodes data URLs', async () => {
    const [good, bad, none] = await settle(
      { kind: 'url', url: `data:image/png;base64,${png.toString('base64')}` },
      { kind: 'url', url: 'data:image/png;base64,AAAA' },
      { kind: 'url', url: 'data:image/png' },
    );
    expect(good).toMatchObject({ kind: 'file', width: 30, height: 20 });
    expect([bad?.kind, none?.kind]).toEqual(['placeholder', 'placeholder']);
  });

  it.each([
    ['the address is private', 'http://10.0.0.1/a.png'],
    ['the address is private', 'http://localhost/a.png'],
    ['host not found, or no network', 'https://nowhere.example/a.png'],
    ['the URL contains a user name or password', 'https://me:secret@pics.example/a.png'],
  ])('explains in the placeholder, and in a warning with card and line, that %s', async (reason, url) => {
    const ok = card({ kind: 'placeholder', reason: 'x' });
    const { cards, warnings } = await resolvePictures([ok, card({ kind: 'url', url })], context());
    const why = `Image not loaded: ${reason}`;
    expect(pictures(cards)[1]).toEqual({ kind: 'placeholder', reason: why, isMissing: true });
    expect(warnings).toMatchObject([{ card: 1, lines: { from: 7, to: 7 } }]);
    expect(warnings[0]?.message).toContain(`Card 2, line 7: ${why}`);
  });

  it.each([
    ['its host didn’t send the file', (response: ServerResponse) => response.writeHead(404).end()],
    [
      'the file is not an image',
      (response: ServerResponse) => response.setHeader('content-type', 'image/png').end('<html>'),
    ],
    ['the file is larger than 10 MB', (response: ServerResponse) => response.end(Buffer.alloc(10 * 1024 * 1024 + 1))],
    ['it is damaged', (response: ServerResponse) => response.end(png.subarray(0, 50))],
    ['couldn’t reach its host', (response: ServerResponse) => response.destroy()],
  ])('says that %s', async (reason, answer) => {
    answers['/x'] = answer;
    expect(await settle(at('/x'))).toEqual([
      { kind: 'placeholder', reason: `Image not loaded: ${reason}`, isMissing: true },
    ]);
  });

  it('does not contact an unreachable host again', async () => {
    let lookups = 0;
    const resolve: ResolveContext['resolve'] = (_host, _options, done) => {
      lookups += 1;
      done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    };
    const many = Array.from(
      { length: 40 },
      (_, index): Picture => ({ kind: 'url', url: `https://dead.example/${index}.png` }),
    );
    const { warnings } = await resolvePictures([card(...many)], context({ resolve }));
    expect(warnings).toHaveLength(40);
    expect(lookups).toBeLessThanOrEqual(6);
  });

  it('fetches at most six at a time', async () => {
    const settled = await settle(...Array.from({ length: 30 }, (_, index) => at(`/${index}.png`)));
    expect(mostAtOnce).toBeLessThanOrEqual(6);
    expect(asked).toHaveLength(30);
    expect(settled.filter((picture) => picture.kind === 'file')).toHaveLength(30);
  });

  it('fetches at most 500 pictures per deck', async () => {
    let decoded = 0;
    const decode = async (): Promise<Decoded> => {
      decoded += 1;
      return { ok: true, picture: { bytes: png, mediaType: 'image/png', width: 30, height: 20 } };
    };
    const many = Array.from({ length: 510 }, (_, index): Picture => {
      const bytes = Buffer.concat([png, Buffer.from(String(index))]);
      return { kind: 'url', url: `data:image/png;base64,${bytes.toString('base64')}` };
    });
    const { cards } = await resolvePictures([card(...many)], context({ decoder: { decode, hasGivenUp: false } }));
    expect(decoded).toBe(500);
    expect(pictures(cards).filter((picture) => picture.kind === 'file')).toHaveLength(500);
    expect(pictures(cards).at(-1)).toEqual({
      kind: 'placeholder',
      reason: 'Only 500 images are fetched per deck',
      isMissing: true,
    });
  });

  it('decodes a file once, no matter how many URLs it has', async () => {
    let decoded = 0;
    const decode = async (): Promise<Decoded> => {
      decoded += 1;
      return { ok: true, picture: { bytes: png, mediaType: 'image/png', width: 30, height: 20 } };
    };
    await resolvePictures(
      [card(at('/a.png'), at('/b.png'), at('/c.png'))],
      context({ decoder: { decode, hasGivenUp: false } }),
    );
    expect([asked.length, decoded]).toEqual([3, 1]);
  });

  it("stops fetching when the deck's pictures have taken too long", async () => {
    const decode = async (): Promise<Decoded> => ({ ok: false, code: 'timeout' });
    const { cards } = await resolvePictures([card(at('/a.png'))], context({ decoder: { decode, hasGivenUp: true } }));
    expect(asked).toEqual([]);
    expect(pictures(cards)).toEqual([
      {
        kind: 'placeholder',
        reason: 'Image not loaded: other images in this deck took too long to read',
        isMissing: true,
      },
    ]);
  });

  it('turns unfinished pictures into placeholders when it is aborted', async () => {
    const stop = new AbortController();
    answers['/slow'] = () => stop.abort();
    const { cards } = await resolvePictures([card(at('/slow'), at('/later'))], context({ signal: stop.signal }));
    expect(pictures(cards)[0]).toEqual({
      kind: 'placeholder',
      reason: 'Image not loaded: ran out of time',
      isMissing: true,
    });
  });

  it('rethrows file store errors, because the picture is not at fault', async () => {
    const fileStore: ResolveContext['fileStore'] = {
      put: () => Promise.reject(new Error('disk full')),
      exists: async () => false,
    };
    await expect(resolvePictures([card(at('/a.png'))], context({ fileStore }))).rejects.toThrow('disk full');
  });
});
