import { getDocumentProxy } from 'unpdf';
import { joinPdfLines, type PdfPiece } from '@/lib/text-import/join-pdf-lines';

/** The text of a PDF, page after page; stops between two pages when `signal` says so. */
export async function readPdf(bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  // What it would say to the console of a broken file, the note below the text says to the person.
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  try {
    const pages: PdfPiece[][] = [];
    for (let number = 1; number <= document.numPages && !signal.aborted; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item) => {
          if (!('str' in item)) return [];
          const [, , , , x, y] = item.transform as number[];
          return [
            { text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height, endsLine: item.hasEOL },
          ];
        }),
      );
      page.cleanup();
    }
    return joinPdfLines(pages);
  } finally {
    await document.destroy();
  }
}
