import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';

describe('decodeText', () => {
  it('decodes UTF-8 with and without a BOM, and UTF-16', () => {
    expect(decodeText(new TextEncoder().encode('Grüße\r\n---\r\nb'))).toEqual({ ok: true, text: 'Grüße\n---\nb' });
    expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ ok: true, text: 'a' });
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x61, 0x00]))).toEqual({ ok: true, text: 'a' });
  });

  it('decodes old Windows files', () =>
    expect(decodeText(new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65]))).toEqual({ ok: true, text: 'Grüße' }));

  it('refuses binary data', () =>
    expect(decodeText(new Uint8Array([0x50, 0x4b, 0, 0, 1]))).toMatchObject({ ok: false }));
});
