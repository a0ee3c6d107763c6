import { problemsOf } from '@/lib/contract/request/problems';
import { composerRoute } from '@/server/guard/composer-route';
import { refuseFields } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { csvOf, exportQuery, jsonOf } from '@/server/runs/history-file/export-runs';
import { streamText } from '@/server/runs/history-file/stream-text';

const FILES = {
  csv: { write: csvOf, type: 'text/csv; charset=utf-8' },
  json: { write: jsonOf, type: 'application/json; charset=utf-8' },
} as const;

/** `GET /api/generations/export?as=csv|json&…`: the filtered and sorted list as a file, streamed. */
export const GET = composerRoute({}, async ({ query }) => {
  const asked = exportQuery.safeParse(Object.fromEntries(query));
  if (!asked.success) return refuseFields(problemsOf(asked.error.issues));
  const { as, ...what } = asked.data;
  const { write, type } = FILES[as];
  return new Response(streamText(write(await generations(), what)), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="cardwright-history.${as}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});
