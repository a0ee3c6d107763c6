import { composerRoute } from '@/server/guard/composer-route';
import { answerJson, refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { importFile } from '@/server/runs/history-file/import-runs';

/** `POST /api/generations/import`: imports a JSON export of any length, as finished runs. */
export const POST = composerRoute<object, ReadableStream<Uint8Array>>({ body: 'stream' }, async ({ body }) => {
  const outcome = await importFile(await generations(), body);
  if (outcome.ok) return answerJson(outcome.answer);
  return refuse(outcome.status, outcome.message, [{ path: 'body', message: outcome.why }]);
});
