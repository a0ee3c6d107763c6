import { drawPdf } from './pdf/write-pdf';
import { writePptx } from './pptx/write-pptx';
import { preparePictures } from './prepare-pictures';
import type { FileFormat, RenderedFile, RenderJob } from './render-job';

/** Draws a file in the thread that calls it. */
export async function drawFile({ format, deck, pictures }: RenderJob): Promise<RenderedFile> {
  const prepared = { format, deck, pictures: await preparePictures(format, pictures) };
  return DRAWERS[format](prepared);
}

const DRAWERS = {
  pptx: async ({ deck, pictures }) => ({ bytes: writePptx(deck, pictures), warnings: [] }),
  pdf: ({ deck, pictures }) => drawPdf(deck, pictures),
} as const satisfies Record<FileFormat, (job: RenderJob) => Promise<RenderedFile>>;
