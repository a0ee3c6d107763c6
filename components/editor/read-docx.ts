import mammoth from 'mammoth';
import { MATH_STYLES, prepareDocx } from '@/lib/text-import/prepare-docx';
import { readHtml } from '@/lib/text-import/read-html';

const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...[7, 8, 9].map((level) => `p[style-name='heading ${level}'] => h6:fresh`),
  "br[type='page'] => hr",
  `r.${MATH_STYLES.inline} => code.math-inline:fresh`,
  `r.${MATH_STYLES.display} => code.math-display:fresh`,
];

/**
 * Converts a Word document, already bounded by `unpackDocx`, to Markdown. Embedded pictures have no URL, so they are
 * dropped and counted. Calls `onProgress` halfway.
 */
export async function readDocx(
  archive: Uint8Array<ArrayBuffer>,
  onProgress: () => void,
): Promise<{ text: string; lostPictures: number }> {
  const prepared = prepareDocx(archive);
  const { value } = await mammoth.convertToHtml(
    // Browsers use the first, Node the second.
    { arrayBuffer: prepared.buffer, buffer: prepared as Buffer<ArrayBuffer> },
    {
      styleMap: STYLES,
      // A picture as a data URL would add megabytes of text.
      convertImage: mammoth.images.imgElement(async () => ({ src: 'docx:picture' })),
    },
  );
  onProgress();
  const { text, lostPictures } = readHtml(value);
  return { text, lostPictures };
}
