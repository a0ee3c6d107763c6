import { getDocumentProxy } from 'unpdf';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import { joinPdfLines, type PdfPiece } from '@/lib/text-import/join-pdf-lines';

type Limits = Pick<typeof FILE_LIMITS, 'pdfPages' | 'pdfPieces' | 'characters'>;

/** The text of a PDF; null if it exceeds the limits. Calls `onProgress` after each page. */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: () => void,
  limits: Limits = FILE_LIMITS,
): Promise<string | null> {
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

/** Streamed, so that a page with endless text stops at the limit. Subtracts what it reads from `room`. */
async function piecesOf(page: Page, room: { pieces: number; characters: number }): Promise<PdfPiece[] | null> {
  const reader = (page.streamTextContent() as ReadableStream<TextChunk>).getReader();
  const pieces: PdfPiece[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      room.pieces -= 1;
      room.characters -= item.str.length;
      const [, , , , x, y] = item.transform as number[];
      pieces.push({
        text: item.str,
        x: x ?? 0,
        y: y ?? 0,
        width: item.width,
        height: item.height,
        endsLine: item.hasEOL,
      });
    }
    if (room.pieces < 0 || room.characters < 0) {
      await reader.cancel(new Error('more text than the limit'));
      return null;
    }
  }
  page.cleanup();
  return pieces;
}
