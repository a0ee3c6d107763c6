import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { readDeck } from '../store/stored-theme';
import { addNotes } from './add-notes';
import { drawAll } from './draw-all';
import { drawPdf } from './pdf/write-pdf';
import { drawPng, drawPngs } from './png/write-png';
import { smallTypeWarning } from './pptx/small-type-warning';
import { writePptx } from './pptx/write-pptx';
import { preparePictures } from './prepare-pictures';
import type { RenderedFile, RenderFormat, RenderJob } from './render-job';
import { writeWebpage } from './webpage/write-webpage';

type Draw = (deck: Deck, pictures: PictureBytes) => Promise<RenderedFile>;

/** Draws a file on the calling thread. */
export function drawFile({ format, deck, pictures, moreNotes }: RenderJob): Promise<RenderedFile> {
  const whole = typeof deck === 'string' ? readDeck(deck) : deck;
  return DRAWERS[format](moreNotes ? addNotes(whole, moreNotes) : whole, pictures);
}

const SINGLE = {
  pptx: async (deck, pictures) => ({
    bytes: writePptx(deck, await preparePictures('pptx', pictures)),
    warnings: smallTypeWarning(deck),
  }),
  pdf: (deck, pictures) => drawPdf(deck, pictures),
  html: (deck, pictures) => writeWebpage(deck, pictures),
  // Its package is as large as the rest of the engine, and most decks are never saved as DOCX.
  docx: async (deck, pictures) => (await import('./docx/write-docx')).drawDocx(deck, pictures),
} as const satisfies Partial<Record<RenderFormat, Draw>>;

const DRAWERS = {
  ...SINGLE,
  'pptx-fonts': async (deck, pictures) => ({
    bytes: writePptx(deck, await preparePictures('pptx', pictures), { withFonts: true }),
    warnings: smallTypeWarning(deck),
  }),
  png: drawPngs,
  card: drawPng,
  zip: (deck, pictures) => drawAll(deck, pictures, SINGLE),
} as const satisfies Record<RenderFormat, Draw>;
