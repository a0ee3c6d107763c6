import { describe, expect, it } from 'vitest';
import { cyclicPagesPdf, manyPagesPdf, onePagePdf } from '@/e2e/support/hostile-files';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import { readPdf } from './read-pdf';

const ROOMY = { pdfPages: 10, pdfPieces: 1000, characters: 10_000 };
const read = (pdf: Buffer, limits: Partial<typeof ROOMY> = {}, onProgress = () => {}) =>
  readPdf(new Uint8Array(pdf), onProgress, { ...ROOMY, ...limits });
const line = (text: string, down = 14) => `BT /F1 12 Tf 50 700 Td (${text}) Tj 0 -${down} Td ET\n`;

describe('readPdf', () => {
  it('returns the text and reports progress after each page', async () => {
    let progress = 0;
    expect(await read(onePagePdf(line('Plain words')), {}, () => (progress += 1))).toEqual({ text: 'Plain words' });
    expect(progress).toBe(1);
  });

  it('refuses too many pages before it reads any', async () => {
    let progress = 0;
    expect(await read(manyPagesPdf(100_000), { pdfPages: FILE_LIMITS.pdfPages }, () => (progress += 1))).toBeNull();
    expect(progress).toBe(0);
  });

  it('stops in the middle of a page at the limit of characters or text items', async () => {
    const endless = onePagePdf(line('Never ending words', 1), 2000);
    expect(await read(endless, { characters: 500 })).toBeNull();
    expect(await read(endless, { pdfPieces: 20 })).toBeNull();
  });

  it('terminates on a page tree that contains itself', () => expect(read(cyclicPagesPdf())).rejects.toThrow());
});
