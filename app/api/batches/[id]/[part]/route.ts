import { EXPORTS } from '@/lib/contract/enums';
import { problemsOf } from '@/lib/contract/request/problems';
import { englishMessage } from '@/lib/words/stored-messages';
import { openFiles, problemRowsOf, resultsOf } from '@/server/batches/batch-files';
import { batchRowQuery, readRows } from '@/server/batches/read-batch';
import { findBatch } from '@/server/batches/store';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse, refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { answerDownload, streamText } from '@/server/runs/history-file/stream-text';

const CSV = 'text/csv; charset=utf-8';

/**
 * The parts of a batch: `rows?limit&after&state` is a page of its rows, `results` their table as CSV, `problems` the
 * table of those that have problems, and `files?format=pptx|pdf` a ZIP of the files of its decks.
 */
export const GET = composerRoute<{ id: string; part: string }>({}, async ({ params: { id, part }, query }) => {
  const deps = await generations();
  const batch = await findBatch(deps.db, id);
  if (batch && part === 'rows') {
    const asked = batchRowQuery.safeParse(Object.fromEntries(query));
    if (!asked.success) return refuseFields(problemsOf(asked.error.issues));
    return answerJson(await readRows(deps, id, asked.data));
  }
  if (batch && part === 'results') return answerDownload(streamText(resultsOf(deps, batch)), CSV, `${batch.name}.csv`);
  if (batch && part === 'problems')
    return answerDownload(streamText(problemRowsOf(deps, batch)), CSV, `${batch.name} (problems).csv`);
  const format = EXPORTS.find((known) => known === query.get('format'));
  if (batch && part === 'files' && format)
    return answerDownload(openFiles(deps, batch, format), 'application/zip', `${batch.name} (${format}).zip`);
  return refuse(404, englishMessage('Not found'));
});
