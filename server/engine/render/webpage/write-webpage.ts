import 'server-only';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { renderWebpage } from '@/lib/deck/webpage/render-webpage';
import type { RenderedFile } from '../render-job';
import { embedFonts } from './embed-fonts';
import { shrinkPictures } from './shrink-pictures';

/**
 * Writes a webpage as one self-contained HTML file, with its fonts and pictures.
 * @throws Error for a deck without blocks, which is not a webpage
 */
export async function writeWebpage(deck: Deck, pictures: PictureBytes): Promise<RenderedFile> {
  const { blocks } = deck;
  if (!blocks) throw new Error('only a webpage can be written as HTML');
  const shown = await shrinkPictures(pictures);
  const page = renderWebpage(
    { ...deck, blocks },
    {
      fonts: serverFontBook(),
      icons: await loadIcons(),
      pictureUrl: (key) => {
        const picture = shown.get(key);
        return picture ? `data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString('base64')}` : null;
      },
    },
  );
  const html = page.write(await embedFonts(page.faces, page.characters, deck.language));
  return { bytes: new TextEncoder().encode(html), warnings: [] };
}
