import { englishMessage } from '@/lib/words/stored-messages';
import { composerRoute } from '@/server/guard/composer-route';
import { refuse } from '@/server/guard/route-error';
import { generations } from '@/server/runs/context';
import { streamText } from '@/server/runs/history-file/stream-text';
import { openLiveRun } from '@/server/runs/watch/live-run';

/** `GET /api/generations/:id/live`: the cards of a local run while a language model writes them (server-sent events). */
export const GET = composerRoute<{ id: string }>({}, async ({ request, params }) => {
  const events = await openLiveRun(await generations(), params.id, request.signal);
  if (events === 'unknown') return refuse(404, englishMessage('Run not found'));
  if (events === 'busy') return refuse(503, englishMessage('Too many pages are open'));
  return new Response(streamText(events), {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that buffers or compresses the stream would delay the cards.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
});
