import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { suitedFormats } from '@/lib/deck/suited-formats';
import { fileName } from '../../files/file-name';
import { drawPngParts } from './png/write-png';
import { zipParts } from './pptx/zip-parts';
import type { RenderedFile } from './render-job';

type Draw = (deck: Deck, pictures: PictureBytes) => Promise<RenderedFile>;

/**
 * All files that suit a deck in one archive, with the images in a folder.
 * @throws DeckTooLarge
 */
export async function drawAll(
  deck: Deck,
  pictures: PictureBytes,
  drawers: Readonly<Record<'pptx' | 'pdf' | 'docx' | 'html', Draw>>,
): Promise<RenderedFile> {
  const parts: { name: string; bytes: Uint8Array; stored: true }[] = [];
  const warnings: DeckWarning[] = [];
  for (const format of suitedFormats(deck)) {
    // Webpages made by earlier versions have no blocks to make the HTML from.
    if (format === 'html' && !deck.blocks) continue;
    if (format === 'png') {
      const images = await drawPngParts(deck, pictures);
      parts.push(...images.parts.map((part) => ({ ...part, name: `images/${part.name}` })));
      warnings.push(...images.warnings);
    } else {
      const file = await drawers[format](deck, pictures);
      parts.push({ name: fileName(deck.title, format), bytes: file.bytes, stored: true });
      warnings.push(...file.warnings);
    }
  }
  return { bytes: zipParts(parts, new Date()), warnings: distinct(warnings) };
}

/** Removes duplicates, since several files of a deck may have the same warning. */
function distinct(warnings: readonly DeckWarning[]): DeckWarning[] {
  return [...new Map(warnings.map((warning) => [`${warning.card} ${warning.message}`, warning])).values()];
}
