import 'server-only';
import type { WritingEvent } from '@/server/engine/artifacts';
import type { Generations } from './context';

/** Streams of this process at one time. A page without one still sees the headings, which it polls. */
const MOST_STREAMS = 100;
/** Milliseconds after which a stream ends, and its page opens another one. */
const LONGEST = 5 * 60_000;
/** Milliseconds until a page whose stream broke opens another one. */
const RETRY = 1000;

let open = 0;

/**
 * The deck of a run as it is written, as server-sent events; `busy` if too many are open. A run that is not being
 * written gets the end at once.
 */
export async function openLiveRun(
  world: Generations,
  id: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<string> | 'busy' | 'unknown'> {
  if (open >= MOST_STREAMS) return 'busy';
  const row = await world.db
    .selectFrom('generations')
    .select(['state', 'target', 'generation_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'unknown';
  const isWritten = row.state === 'pending' && row.target === 'local' && row.deleted_at === null;
  const generationId = isWritten ? row.generation_id : null;
  return eventStream(world, generationId, AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]));
}

async function* eventStream(
  world: Generations,
  generationId: string | null,
  signal: AbortSignal,
): AsyncGenerator<string> {
  open += 1;
  try {
    yield `retry: ${RETRY}\n\n`;
    if (generationId === null) yield textOf({ event: 'end' });
    else for await (const event of world.engine.writing.watch(generationId, signal)) yield textOf(event);
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
