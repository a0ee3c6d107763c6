import 'server-only';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { renderWebpage } from '@/lib/deck/webpage/render-webpage';
import { readPicture } from '../read-picture';
import type { RenderedFile } from '../render-job';
import { embedFonts } from './embed-fonts';

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

/** Length of the longer side in pixels, enough for a page 1200 pixels wide. */
const LONGEST_SIDE = 1_600;
/** Smaller files are embedded unchanged. In bytes. */
const SMALL = 160_000;
const MAX_PIXELS = 50_000_000;

/** Prepares pictures for embedding: converts large ones to smaller WebP, and drops unreadable ones. */
async function shrinkPictures(pictures: PictureBytes): Promise<PictureBytes> {
  const shrunk = new Map<string, { bytes: Uint8Array; mediaType: string }>();
  for (const [key, { bytes }] of pictures) {
    const facts = readPicture(bytes);
    const isAsShown = facts && (bytes.byteLength <= SMALL || facts.mediaType === 'image/gif');
    const picture = isAsShown ? { bytes, mediaType: facts.mediaType } : await toWebp(bytes);
    if (picture) shrunk.set(key, picture);
  }
  return shrunk;
}

async function toWebp(bytes: Uint8Array): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  // Loaded on demand, because most pages have no large pictures and the library takes memory.
  const { default: sharp } = await import('sharp');
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: new Uint8Array(made), mediaType: 'image/webp' };
  } catch {
    // It is not a picture, so the page shows its alternative text.
    return null;
  }
}
