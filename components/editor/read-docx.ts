import mammoth from 'mammoth';
import { EMBEDDED_LIMITS } from '@/lib/text-import/embedded-pictures';
import type { ImportedText } from '@/lib/text-import/html-to-markdown';
import { readHtml } from '@/lib/text-import/html-to-markdown';
import { MATH_STYLES, prepareDocx } from '@/lib/text-import/prepare-docx';

const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  ...[7, 8, 9].map((level) => `p[style-name='heading ${level}'] => h6:fresh`),
  "br[type='page'] => hr",
  `r.${MATH_STYLES.inline} => code.math-inline:fresh`,
  `r.${MATH_STYLES.display} => code.math-display:fresh`,
];

/**
 * Converts a Word document, already bounded by `unpackDocx`, to Markdown and its pictures. Calls `onProgress` halfway.
 */
export async function readDocx(
  archive: Uint8Array<ArrayBuffer>,
  onProgress: () => void,
): Promise<Omit<ImportedText, 'formatted'>> {
  const prepared = prepareDocx(archive);
  const pictures = new DocxPictures();
  const { value } = await mammoth.convertToHtml(
    // Browsers use the first, Node the second.
    { arrayBuffer: prepared.buffer, buffer: prepared as Buffer<ArrayBuffer> },
    {
      styleMap: STYLES,
      // A picture as a data URL would add megabytes of text.
      convertImage: mammoth.images.imgElement(async (image) => ({ src: await pictures.read(image) })),
    },
  );
  onProgress();
  const { formatted: _, ...found } = readHtml(value, (src) => pictures.files.get(src) ?? null);
  return found;
}

/** The pictures of a document, by the `src` they get in its HTML. */
class DocxPictures {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  private bytes = 0;
  private count = 0;
  /** They are read one at a time: a document may show the same large picture ten thousand times. */
  private last: Promise<unknown> = Promise.resolve();

  read(image: { readAsArrayBuffer(): Promise<ArrayBuffer> }): Promise<string> {
    const src = `docx:${this.count++}`;
    const read = this.last.then(async () => {
      if (this.files.size >= EMBEDDED_LIMITS.pictures || this.bytes > EMBEDDED_LIMITS.bytes) return src;
      // A linked picture can't be read.
      const file = await image.readAsArrayBuffer().catch(() => null);
      if (file) this.files.set(src, new Uint8Array(file));
      this.bytes += file?.byteLength ?? 0;
      return src;
    });
    this.last = read;
    return read;
  }
}
