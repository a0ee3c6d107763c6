import 'server-only';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { engineThread } from '../thread/engine-thread';
import type { MoreNotes, RenderedFile, RenderFormat } from './render-job';

/**
 * Draws a deck as a file in a worker thread. The warnings are about the file, such as characters that no font has.
 * @param pictures bytes of the pictures of kind `file`, by key
 * @throws TaskError, or the signal's reason if it is aborted first
 */
export function renderWithWarnings(
  format: RenderFormat,
  deck: Deck | string,
  pictures: PictureBytes,
  signal?: AbortSignal,
  moreNotes?: MoreNotes,
): Promise<RenderedFile> {
  // Drawing every card as an image takes longer than other files, so it has its own time limit.
  const task = format === 'png' ? 'pictures' : 'file';
  return engineThread().do({ task, order: { format, deck, pictures, moreNotes } }, signal);
}
