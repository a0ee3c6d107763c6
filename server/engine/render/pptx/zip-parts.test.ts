import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { zipParts } from './zip-parts';

const part = fc.record({
  name: fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}\.xml$/),
  bytes: fc.uint8Array({ maxLength: 2_000 }),
  stored: fc.boolean(),
});

describe('zipParts', () => {
  it('writes archives that another program reads back unchanged', () =>
    forAll({}, fc.uniqueArray(part, { selector: ({ name }) => name, maxLength: 8 }), (parts) => {
      const read = unzipSync(zipParts(parts));
      expect(Object.keys(read)).toEqual(parts.map(({ name }) => name));
      for (const { name, bytes } of parts) expect(Buffer.from(read[name] ?? [])).toEqual(Buffer.from(bytes));
    }));

  it('writes names in UTF-8, says so, and dates them', () => {
    const name = 'Łódź – Wärme.pdf';
    const zip = zipParts([{ name, bytes: Buffer.from('a'), stored: true }], new Date(2026, 10, 26, 14, 31, 8));
    expect(Object.keys(unzipSync(zip))).toEqual([name]);
    const header = new DataView(zip.buffer);
    expect(header.getUint16(6, true) & 0x0800).toBe(0x0800);
    expect(header.getUint16(10, true)).toBe((14 << 11) | (31 << 5) | 4);
    expect(header.getUint16(12, true)).toBe((46 << 9) | (11 << 5) | 26);
  });
});
