import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackedSize } from './unpacked-size';

describe('unpackedSize', () => {
  it('tells what a zip holds, however small it is packed', () => {
    const bytes = zipSync({ 'a.xml': strToU8('x'.repeat(100_000)), 'b/c.xml': strToU8('yy') });
    expect(bytes.length).toBeLessThan(1000);
    expect(unpackedSize(bytes)).toBe(100_002);
  });

  it('tells nothing of what is no zip, or a broken one', () => {
    const bytes = zipSync({ 'a.xml': strToU8('x') });
    expect(unpackedSize(strToU8('not a zip'))).toBeNull();
    expect(unpackedSize(new Uint8Array(0))).toBeNull();
    const broken = bytes.slice();
    broken[broken.length - 6] = 0xff;
    expect(unpackedSize(broken)).toBeNull();
  });
});
