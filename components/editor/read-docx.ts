import mammoth from 'mammoth';
import { readHtml } from './read-html';

/** The text of a Word document as Markdown. Pictures inside have no address, so they stay behind and are counted. */
export async function readDocx(arrayBuffer: ArrayBuffer): Promise<{ text: string; lostPictures: number }> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "br[type='page'] => hr"],
      // A picture turned into a data address would be a text of megabytes.
      convertImage: mammoth.images.imgElement(async () => ({ src: 'docx:picture' })),
    },
  );
  const { text, lostPictures } = readHtml(value);
  return { text, lostPictures };
}
