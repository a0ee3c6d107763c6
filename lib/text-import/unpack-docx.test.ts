import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackDocx } from './unpack-docx';

const LIMITS = { unpackedBytes: 1_000_000, zipEntries: 50, xmlTags: 1000, pictureBytes: 5000 };
/** A zip whose headers declare a wrong unpacked size. */
function withLyingSizes(zip: Uint8Array, size: number): Uint8Array {
  const lying = zip.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 46 < lying.length; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true);
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return lying;
}

const why = (bytes: Uint8Array) => {
  const unpacked = unpackDocx(bytes, LIMITS);
  return unpacked.ok ? null : unpacked.why;
};

describe('unpackDocx', () => {
  it('keeps the XML parts and pictures unchanged, and drops fonts and pictures beyond the limit', () => {
    const parts = {
      'word/document.xml': strToU8('<a>é</a>'),
      '_rels/.rels': strToU8('<r/>'),
      'word/media/a.png': new Uint8Array(500).fill(7),
    };
    const dropped = { 'word/media/b.png': new Uint8Array(4501), 'word/fonts/a.odttf': new Uint8Array(9) };
    const unpacked = unpackDocx(zipSync({ ...parts, ...dropped }), LIMITS);
    expect(unpacked.ok && unzipSync(unpacked.archive)).toEqual(parts);
  });

  it('measures the unpacked size, whatever the zip declares', () => {
    const bomb = zipSync({ 'word/document.xml': strToU8(' '.repeat(LIMITS.unpackedBytes + 1)) });
    expect(bomb.length).toBeLessThan(5000);
    expect(why(withLyingSizes(bomb, 1024))).toBe('tooLarge');
  });

  it('applies the limit to the sum of all parts, also when entries share the same data', () => {
    const part = strToU8(' '.repeat(400_000));
    expect(why(zipSync({ 'a.xml': part, 'b.xml': part }))).toBeNull();
    expect(why(zipSync({ 'a.xml': part, 'b.xml': part, 'c.xml': part }))).toBe('tooLarge');
  });

  it('refuses too many entries and too many tags', () => {
    const many = Object.fromEntries(
      Array.from({ length: LIMITS.zipEntries + 1 }, (_, at) => [`${at}.xml`, strToU8('')]),
    );
    expect(why(zipSync(many))).toBe('tooLarge');
    expect(why(zipSync({ 'a.xml': strToU8('<b/>'.repeat(LIMITS.xmlTags + 1)) }))).toBe('tooLarge');
  });

  it('reports that it is no zip, or a corrupt one', () => {
    expect(why(strToU8('not a zip'))).toBe('notZip');
    expect(why(new Uint8Array(0))).toBe('notZip');
    expect(why(zipSync({ 'a.png': new Uint8Array(3) }))).toBe('notZip');
    const broken = zipSync({ 'a.xml': strToU8('x') });
    broken[broken.length - 6] = 0xff;
    expect(why(broken)).toBe('notZip');
  });
});
