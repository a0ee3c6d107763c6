import { composerRoute } from '@/server/guard/composer-route';
import { generations } from '@/server/runs/context';
import { csvOf, exportQuery, jsonOf } from '@/server/runs/history-file/export-runs';
import { answerDownload, streamText } from '@/server/runs/history-file/stream-text';

const FILES = {
  csv: { write: csvOf, type: 'text/csv; charset=utf-8' },
  json: { write: jsonOf, type: 'application/json; charset=utf-8' },
} as const;

/** `GET /api/generations/export?as=csv|json&…`: the filtered and sorted list as a file, streamed. */
export const GET = composerRoute({ query: exportQuery }, async ({ query: { as, ...what } }) => {
  const { write, type } = FILES[as];
  return answerDownload(streamText(write(await generations(), what)), type, `cardwright-history.${as}`);
});
