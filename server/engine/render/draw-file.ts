import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { drawDocx } from './docx/write-docx';
import { drawPdf } from './pdf/write-pdf';
import { drawPng, drawPngs } from './png/write-png';
import { smallTypeWarning } from './pptx/small-type-warning';
import { writePptx } from './pptx/write-pptx';
import { preparePictures } from './prepare-pictures';
import type { RenderedFile, RenderFormat, RenderJob } from './render-job';
import { writeWebpage } from './webpage/write-webpage';

/** Draws a file on the calling thread. */
export function drawFile({ format, deck, pictures }: RenderJob): Promise<RenderedFile> {
  return DRAWERS[format](typeof deck === 'string' ? (JSON.parse(deck) as Deck) : deck, pictures);
}

const DRAWERS = {
  pptx: async (deck, pictures) => ({
    bytes: writePptx(deck, await preparePictures('pptx', pictures)),
    warnings: smallTypeWarning(deck),
  }),
  pdf: (deck, pictures) => drawPdf(deck, pictures),
  html: (deck, pictures) => writeWebpage(deck, pictures),
  png: drawPngs,
  docx: drawDocx,
  card: drawPng,
} as const satisfies Record<RenderFormat, (deck: Deck, pictures: PictureBytes) => Promise<RenderedFile>>;
