import 'server-only';
import type { WritingEvent } from '@/server/engine/artifacts';
import type { Generations } from '../context';

/** How many streams may be open in this process. A page without one still shows the headings, which it polls. */
const MAX_STREAMS = 100;
/** How long a stream lasts, in milliseconds. Its page then opens another one. */
const MAX_STREAM_MS = 5 * 60_000;
/** How long a page waits before it replaces a broken stream, in milliseconds. */
const RETRY_MS = 1000;

let open = 0;

/**
 * The deck of a run as it is written, as server-sent events; `busy` if too many are open. A run that is not being
 * written gets the end at once.
 */
export async function openLiveRun(
  deps: Generations,
  id: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<string> | 'busy' | 'unknown'> {
  if (open >= MAX_STREAMS) return 'busy';
  const row = await deps.db
    .selectFrom('generations')
    .select(['state', 'target', 'generation_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'unknown';
  const isWritten = row.state === 'pending' && row.target === 'local' && row.deleted_at === null;
  const generationId = isWritten ? row.generation_id : null;
  return eventStream(deps, generationId, AbortSignal.any([signal, AbortSignal.timeout(MAX_STREAM_MS)]));
}

async function* eventStream(
  deps: Generations,
  generationId: string | null,
  signal: AbortSignal,
): AsyncGenerator<string> {
  open += 1;
  try {
    yield `retry: ${RETRY_MS}\n\n`;
    if (generationId === null) yield textOf({ event: 'end' });
    else for await (const event of deps.engine.writing.watch(generationId, signal)) yield textOf(event);
  } finally {
    open -= 1;
  }
}

/** JSON has no line breaks, so each event is one `data` line. */
function textOf(event: WritingEvent): string {
  switch (event.event) {
    case 'beat':
      return ': beat\n\n';
    case 'end':
      return 'event: end\ndata: {}\n\n';
    case 'headings':
      return `event: headings\ndata: ${JSON.stringify(event.headings)}\n\n`;
    case 'deck':
      return `event: deck\ndata: ${JSON.stringify({ total: event.total, head: event.head })}\n\n`;
    case 'card':
      return `event: card\ndata: {"index":${event.index},"pages":${event.pages}}\n\n`;
  }
}
