import 'server-only';
import type { Engine } from '../context';
import type { GenerationRow } from '../store/generations-store';
import { findReview } from '../store/outline-reviews';
import { findWrittenParts, keepWrittenPart, noteHeadings } from '../store/written-parts';
import { promptVersion } from '../write/load-prompt';
import { keepProgress } from './keep-progress';
import type { Writing } from './plan';

/** Milliseconds between two writes of the headings while a plan streams in. */
const HEADINGS_PAUSE = 100;

/**
 * What a model has already written for this generation, and how to store more. `end` awaits the last progress write.
 */
export async function recallWriting(
  { db, model }: Engine,
  row: GenerationRow,
): Promise<Writing & { end(): Promise<void> }> {
  const parts = model ? await findWrittenParts(db, row.id) : [];
  const known = new Map(parts.map((part) => [part.part, part]));
  let total = row.cards_total;
  const progress = keepProgress(async (done) => {
    await db
      .updateTable('engine_generations')
      .set({ cards_done: done, cards_total: total })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .execute();
  });
  const writer = { generationId: row.id, model: model?.name ?? '', promptVersion: promptVersion() };
  let headings: readonly string[] = [];
  const streamed = keepProgress(() => noteHeadings(db, writer, headings), HEADINGS_PAUSE);
  const review = await findReview(db, row);
  return {
    holdsOutline: review?.state === 'asked',
    title: row.title,
    memory: {
      find: (part) => {
        const found = known.get(part);
        return found && JSON.parse(found.data);
      },
      usedTokens: parts.reduce((sum, { tokensIn, tokensOut }) => sum + tokensIn + tokensOut, 0),
      keep: (part, data, { by, tokensIn, tokensOut }) =>
        keepWrittenPart(db, writer, { part, data: JSON.stringify(data), by, tokensIn, tokensOut }),
    },
    onProgress: (done, count) => {
      total = count;
      progress.count(done);
    },
    onHeadings: (all) => {
      if (all.length === headings.length) return;
      headings = all;
      streamed.count(all.length);
    },
    end: async () => {
      await streamed.end();
      await progress.end();
    },
  };
}
