import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { suitedFormats } from '@/lib/deck/deck';
import { fileName } from '../../files/file-name';
import { readDeck } from '../store/stored-theme';
import { joinSheets } from './join-sheets';
import { drawPdf } from './pdf/write-pdf';
import { drawPng, drawPngParts, drawPngs } from './png/write-png';
import { smallTypeWarning } from './pptx/slide';
import { writePptx } from './pptx/write-pptx';
import { zipParts } from './pptx/zip-parts';
import { preparePictures } from './prepare-pictures';
import { addNotes, type RenderedFile, type RenderFormat, type RenderJob } from './render-job';
import { printWebpage } from './webpage/print-webpage';
import { writeWebpage } from './webpage/write-webpage';

type Draw = (deck: Deck, pictures: PictureBytes, browser?: string) => Promise<RenderedFile>;

/** Draws a file on the calling thread. */
export function drawFile({ format, deck, pictures, moreNotes, browser }: RenderJob): Promise<RenderedFile> {
  const whole = typeof deck === 'string' ? readDeck(deck) : deck;
  return DRAWERS[format](moreNotes ? addNotes(whole, moreNotes) : whole, pictures, browser);
}

async function drawPptx(deck: Deck, pictures: PictureBytes, withFonts = false): Promise<RenderedFile> {
  const paged = joinSheets(deck);
  const bytes = writePptx(paged, await preparePictures('pptx', pictures), { withFonts });
  return { bytes, warnings: smallTypeWarning(paged) };
}

const SINGLE = {
  pptx: (deck, pictures) => drawPptx(deck, pictures),
  pdf: (deck, pictures, browser) =>
    deck.format === 'webpage' ? printWebpage(deck, pictures, browser) : drawPdf(deck, pictures),
  html: (deck, pictures) => writeWebpage(deck, pictures),
  // Its package is as large as the rest of the engine, and most decks are never saved as DOCX.
  docx: async (deck, pictures) => (await import('./docx/write-docx')).drawDocx(deck, pictures),
} as const satisfies Partial<Record<RenderFormat, Draw>>;

const DRAWERS = {
  ...SINGLE,
  'pptx-fonts': (deck, pictures) => drawPptx(deck, pictures, true),
  png: (deck, pictures) => drawPngs(joinSheets(deck), pictures),
  card: drawPng,
  zip: (deck, pictures, browser) => drawAll(deck, pictures, SINGLE, browser),
} as const satisfies Record<RenderFormat, Draw>;

/**
 * All files that suit a deck in one archive, with the images in a folder.
 * @throws DeckTooLarge
 */
export async function drawAll(
  deck: Deck,
  pictures: PictureBytes,
  drawers: Readonly<Record<'pptx' | 'pdf' | 'docx' | 'html', Draw>>,
  browser?: string,
): Promise<RenderedFile> {
  const parts: { name: string; bytes: Uint8Array; stored: true }[] = [];
  const warnings: DeckWarning[] = [];
  for (const format of suitedFormats(deck)) {
    // Webpages made by earlier versions have no blocks to make the HTML from.
    if (format === 'html' && !deck.blocks) continue;
    if (format === 'png') {
      const images = await drawPngParts(joinSheets(deck), pictures);
      parts.push(...images.parts.map((part) => ({ ...part, name: `images/${part.name}` })));
      warnings.push(...images.warnings);
    } else {
      const file = await drawers[format](deck, pictures, browser);
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
