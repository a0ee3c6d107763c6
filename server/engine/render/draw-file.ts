import { drawPdf } from './pdf/write-pdf';
import { smallTypeWarning } from './pptx/small-type-warning';
import { writePptx } from './pptx/write-pptx';
import { preparePictures } from './prepare-pictures';
import type { FileFormat, RenderedFile, RenderJob } from './render-job';

/** Draws a file in the thread that calls it. */
export function drawFile(job: RenderJob): Promise<RenderedFile> {
  return DRAWERS[job.format](job);
}

const DRAWERS = {
  pptx: async ({ deck, pictures }) => ({
    bytes: writePptx(deck, await preparePictures('pptx', pictures)),
    warnings: smallTypeWarning(deck),
  }),
  pdf: ({ deck, pictures }) => drawPdf(deck, pictures),
} as const satisfies Record<FileFormat, (job: RenderJob) => Promise<RenderedFile>>;
