import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import { joinPdfLines, type PdfText } from '@/lib/text-import/join-pdf-lines';
import type { PdfPiece } from '@/lib/text-import/order-pdf-line';
import { withWholeGlyphs } from '@/lib/text-import/whole-glyphs';

type Limits = Pick<typeof FILE_LIMITS, 'pdfPages' | 'pdfPieces' | 'characters'>;

/** The text of a PDF; null if it exceeds the limits. Calls `onProgress` after each page. */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: () => void,
  limits: Limits = FILE_LIMITS,
): Promise<PdfText | null> {
  // The reader would log warnings about a damaged file to the console; the interface has its own message.
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    maxImageSize: 0,
  });
  try {
    if (document.numPages > limits.pdfPages) return null;
    const pages: PdfPiece[][] = [];
    const room = { pieces: limits.pdfPieces, characters: limits.characters };
    for (let number = 1; number <= document.numPages; number += 1) {
      const pieces = await piecesOf(await document.getPage(number), room);
      if (pieces === null) return null;
      pages.push(pieces);
      onProgress();
    }
    return joinPdfLines(pages);
  } finally {
    await document.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type TextChunk = Awaited<ReturnType<Page['getTextContent']>>;

/**
 * A page whose text takes longer has millions of drawing operations. They are not streamed, so that a list of them
 * would take too much memory.
 */
const SLOW_PAGE_MS = 2000;

/** Streamed, so that a page with endless text stops at the limit. Subtracts what it reads from `room`. */
async function piecesOf(page: Page, room: { pieces: number; characters: number }): Promise<PdfPiece[] | null> {
  const reader = (page.streamTextContent({ disableNormalization: true }) as ReadableStream<TextChunk>).getReader();
  const pieces: PdfPiece[] = [];
  const began = performance.now();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      room.pieces -= 1;
      room.characters -= item.str.length;
      const [, , , , x, y] = item.transform as number[];
      pieces.push({
        // The reader gives control characters for glyphs that the file doesn't explain.
        text: item.str.replace(/\p{Cc}/gu, '\ufffd'),
        x: x ?? 0,
        y: y ?? 0,
        width: item.width,
        height: item.height,
        endsLine: item.hasEOL,
        isRtl: item.dir === 'rtl',
      });
    }
    if (room.pieces < 0 || room.characters < 0) {
      await reader.cancel(new Error('more text than the limit'));
      return null;
    }
  }
  const isSlow = performance.now() - began > SLOW_PAGE_MS;
  const hasArabic = pieces.some(({ text }) => /\p{Script=Arabic}/u.test(text));
  const own = hasArabic && !isSlow ? await withLigatures(page, pieces) : pieces;
  page.cleanup();
  return own;
}

/** Pieces whose ligatures are in reading order. Only a page's drawing operations have the single glyphs. */
async function withLigatures(page: Page, pieces: PdfPiece[]): Promise<PdfPiece[]> {
  provideTransfer();
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const glyphs = fnArray.flatMap((operation, at) => {
    if (operation !== OPS.showText) return [];
    const [shown] = argsArray[at] as [({ unicode: string } | number)[]];
    return shown.flatMap((glyph) => (typeof glyph === 'object' && glyph ? [glyph.unicode] : []));
  });
  const texts = withWholeGlyphs(
    pieces.map(({ text }) => text),
    glyphs,
  );
  return pieces.map((piece, at) => ({ ...piece, text: texts[at]! }));
}

/** The reader uses this method, which browsers have since 2024. */
function provideTransfer(): void {
  const { prototype } = ArrayBuffer;
  if ('transferToFixedLength' in prototype) return;
  Object.defineProperty(prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      return this.slice(0, length);
    },
  });
}
