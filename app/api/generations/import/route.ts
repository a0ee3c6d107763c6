import { type HistoryFile, historyFile } from '@/lib/contract/history-file';
import { generations } from '@/server/generations/context';
import { importRuns } from '@/server/generations/import-runs';
import { composerRoute } from '@/server/guard/composer-route';
import { answerJson } from '@/server/guard/route-error';

/** `POST /api/generations/import`: takes in a JSON export, as runs that have ended. */
export const POST = composerRoute<object, HistoryFile>({ body: historyFile }, async ({ body }) =>
  answerJson(await importRuns(await generations(), body)),
);
