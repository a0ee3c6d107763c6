import mammoth from 'mammoth';
import { readHtml } from '@/lib/text-import/read-html';

/**
 * The text of a Word document as Markdown, from an archive that `unpackDocx` has bounded. Pictures inside have no
 * address, so they stay behind and are counted. `onProgress` half-way.
 */
export async function readDocx(
  archive: Uint8Array<ArrayBuffer>,
  onProgress: () => void,
): Promise<{ text: string; lostPictures: number }> {
  const { value } = await mammoth.convertToHtml(
    // Browsers take the first, Node the second.
    { arrayBuffer: archive.buffer, buffer: archive as Buffer<ArrayBuffer> },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "br[type='page'] => hr"],
      // A picture turned into a data address would be a text of megabytes.
      convertImage: mammoth.images.imgElement(async () => ({ src: 'docx:picture' })),
    },
  );
  onProgress();
  const { text, lostPictures } = readHtml(value);
  return { text, lostPictures };
}
