import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageKind } from '../render/read-picture';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('imageKind', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('recognizes %s by its bytes', async (kind) => {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } });
    expect(imageKind(await picture.toFormat(kind).toBuffer())).toBe(kind);
  });

  it.each([
    ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', '\ufeff<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg >'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    [null, ''],
    [null, '<html><svg/></html>'],
    [null, '\0\0\0\x18ftypisom\0\0\0\0'],
    [null, '\x89PNG'],
  ])('%s: %j', (kind, text) =>
    expect(imageKind(text.startsWith('\ufeff') ? Buffer.from(text) : bytes(text))).toBe(kind),
  );
});
