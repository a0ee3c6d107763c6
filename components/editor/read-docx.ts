import mammoth from 'mammoth';
import { readHtml } from '@/lib/text-import/read-html';

/**
 * Converts a Word document, already bounded by `unpackDocx`, to Markdown. Embedded pictures have no URL, so they are
 * dropped and counted. Calls `onProgress` halfway.
 */
export async function readDocx(
  archive: Uint8Array<ArrayBuffer>,
  onProgress: () => void,
): Promise<{ text: string; lostPictures: number }> {
  const { value } = await mammoth.convertToHtml(
    // Browsers use the first, Node the second.
    { arrayBuffer: archive.buffer, buffer: archive as Buffer<ArrayBuffer> },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "br[type='page'] => hr"],
      // A picture as a data URL would add megabytes of text.
      convertImage: mammoth.images.imgElement(async () => ({ src: 'docx:picture' })),
    },
  );
  onProgress();
  const { text, lostPictures } = readHtml(value);
  return { text, lostPictures };
}
