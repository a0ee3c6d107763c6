import 'server-only';
import type { FileFormat } from '@/lib/contract/enums';
import type { Deck } from '@/lib/deck/deck';
import { DeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { ServerBusy } from '../../http/known-cause';
import type { Engine } from '../context';
import { type Pictured, picturesOf } from '../images/keep-picture';
import type { MoreNotes, RenderedFile, RenderFormat } from '../render/render-job';
import { lockRevision } from '../store/artifacts-store';
import { exportKey, GenerationPurged, generationIdOf, refusePurged } from '../store/purge-generations';
import { isTaskError } from '../thread/tasks';

/**
 * A deck (as JSON if it comes from the database) and the cards with its pictures. `revision`: the revision of a stored
 * artifact, whose cards may be rewritten while its file is drawn.
 */
type DeckToDraw = { deck: Deck | string; cards: readonly Pictured[]; revision?: number };
/** `moreNotes`: additional speaker notes, for files that are not stored. */
type FileToDraw = DeckToDraw & { moreNotes?: MoreNotes };

/** A card was rewritten while the file was drawn, so the file shows the old version. */
export class FileOutdated extends Error {}

export type KeptFile = { fileKey: string; warnings: string[] };

/**
 * Draws the artifact's deck as a file and stores it.
 * @throws GenerationPurged, FileOutdated if it was purged or changed in the meantime; then nothing is stored
 */
export async function keepFile(
  deps: Engine,
  artifactId: string,
  deck: DeckToDraw,
  format: FileFormat,
  signal?: AbortSignal,
): Promise<KeptFile> {
  const { db, files } = deps;
  const { bytes, warnings } = await drawFileOf(deps, deck, format, signal);
  const fileKey = exportKey(artifactId, format, deck.revision);
  await files.put(fileKey, bytes);
  const warningTexts = warnings.map(({ message }) => message);
  const kept = { file_key: fileKey, warnings: JSON.stringify(warningTexts) };
  await db
    .transaction()
    .execute(async (transaction) => {
      await refusePurged(transaction, generationIdOf(artifactId));
      if (deck.revision !== undefined && (await lockRevision(transaction, artifactId)) !== deck.revision)
        throw new FileOutdated();
      await transaction
        .insertInto('engine_exports')
        .values({ id: `${artifactId}.${format}`, artifact_id: artifactId, format, ...kept })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
        .execute();
    })
    .catch(async (error: unknown) => {
      if (error instanceof GenerationPurged || error instanceof FileOutdated) await files.delete(fileKey);
      throw error;
    });
  return { fileKey, warnings: warningTexts };
}

/**
 * Draws a deck as a file.
 * @throws DeckTooLarge, ServerBusy, TaskError if it cannot be drawn
 */
export async function drawFileOf(
  { files, render }: Pick<Engine, 'files' | 'render'>,
  { deck, cards, moreNotes }: FileToDraw,
  format: RenderFormat,
  signal?: AbortSignal,
): Promise<RenderedFile> {
  return render(format, deck, await picturesOf(files, cards), signal, moreNotes).catch(tooLarge(format));
}

/** @throws DeckTooLarge if drawing takes too much work or memory, ServerBusy if it did not get the time for it */
function tooLarge(format: RenderFormat) {
  return (error: unknown): never => {
    if (isTaskError(error) && error.reason === 'starved')
      throw new ServerBusy(
        englishMessage('The server is too busy to make the {format} file. Try again in a minute.', {
          format: formatName(format),
        }),
      );
    if (isTaskError(error) && (error.reason === 'timeout' || error.reason === 'memory'))
      throw new DeckTooLarge(
        englishMessage('This deck is too large to export as {format}. Split it into several decks.', {
          format: formatName(format),
        }),
      );
    throw error;
  };
}

function formatName(format: RenderFormat): string {
  if (format === 'card') return 'PNG';
  return format === 'pptx-fonts' ? 'PPTX' : format.toUpperCase();
}

/** The key of a file that was stored earlier. Null if there is none or it is gone. */
export async function findKeptFile(
  { db, files }: Engine,
  artifactId: string,
  format: FileFormat,
): Promise<string | null> {
  const kept = db.selectFrom('engine_exports').select('file_key').where('id', '=', `${artifactId}.${format}`);
  const key = (await kept.executeTakeFirst())?.file_key;
  return key !== undefined && (await files.exists(key)) ? key : null;
}
