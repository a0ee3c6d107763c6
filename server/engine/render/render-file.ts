import 'server-only';
import { Worker } from 'node:worker_threads';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import type { FileFormat, RenderedFile } from './render-job';
import { Renderer } from './renderer';

/** A thread that runs out of this takes its own job down and not the program. */
const MEMORY = { maxOldGenerationSizeMb: 768 };

/** Modules are evaluated twice in one process (pages and routes): the one renderer is kept where both find it. */
const kept = globalThis as typeof globalThis & { cardwrightRenderer?: Renderer };

function renderer(): Renderer {
  kept.cardwrightRenderer ??= new Renderer({
    // Written out like this, so that the bundler finds the thread's entry and bundles it.
    startWorker: () => new Worker(new URL('./render.worker.ts', import.meta.url), { resourceLimits: MEMORY }),
  });
  return kept.cardwrightRenderer;
}

/**
 * Draws a deck as a file, off the main thread.
 * @param pictures bytes of the pictures of kind `file`, by key
 * @throws RenderError; the signal's reason when it is aborted first
 */
export async function renderFile(
  format: FileFormat,
  deck: Deck,
  pictures: PictureBytes,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  return (await renderWithWarnings(format, deck, pictures, signal)).bytes;
}

/** The same with what the person should know of the file (characters for which no font has a glyph). */
export function renderWithWarnings(
  format: FileFormat,
  deck: Deck,
  pictures: PictureBytes,
  signal?: AbortSignal,
): Promise<RenderedFile> {
  return renderer().render({ format, deck, pictures }, signal);
}

/** Ends the thread, for a clean stop. A later call of `renderFile` starts another. */
export async function closeRenderer(): Promise<void> {
  const open = kept.cardwrightRenderer;
  kept.cardwrightRenderer = undefined;
  await open?.close();
}
