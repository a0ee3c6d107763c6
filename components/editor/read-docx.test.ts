import { describe, expect, it } from 'vitest';
import { wordFile } from '@/e2e/support/hostile-files';
import { unpackDocx } from '@/lib/text-import/unpack-docx';
import { readDocx } from './read-docx';

async function read(file: Buffer) {
  const unpacked = unpackDocx(new Uint8Array(file));
  if (!unpacked.ok) return unpacked.why;
  return readDocx(unpacked.archive, () => {});
}
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;

describe('readDocx', () => {
  it('works without a DOM', async () => {
    const file = wordFile(`${paragraph('Plain words')}<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Loud</w:t></w:r></w:p>`);
    expect(await read(file)).toMatchObject({ text: 'Plain words\n\n**Loud**', lostPictures: 0 });
  });

  it('refuses a file that declares 1 KB and unpacks to 1 GB', async () => {
    const file = wordFile(' '.repeat(1024 * 1024), { times: 1024 });
    expect(file.length).toBeLessThan(2_000_000);
    expect(await read(file)).toBe('tooLarge');
  });

  it('refuses 12,000 entries, or a table of half a million cells', async () => {
    const more = Array.from({ length: 12_000 }, (_, at) => ({ name: `word/${at}.xml`, text: '<a/>' }));
    expect(await read(wordFile(paragraph('x'), { more }))).toBe('tooLarge');
    expect(await read(wordFile('<w:tc/>'.repeat(1000), { times: 500 }))).toBe('tooLarge');
  });

  it('fails with an error on nesting that is too deep for its readers', async () => {
    const depth = 50_000;
    await expect(read(wordFile('<w:ins>'.repeat(depth) + '</w:ins>'.repeat(depth)))).rejects.toThrow();
  });
});
