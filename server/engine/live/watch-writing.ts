import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../../log/log';
import type { Engine } from '../context';
import { planWriting } from '../generate/plan';
import { findGeneration, orderOf } from '../store/generations-store';
import { writtenSignature } from '../store/written-parts';
import { LiveCards, type LiveHead, type LiveState } from './live-cards';
import { warmLayout } from './warm-layout';

/** What happens to a deck while it is written. `pages` is JSON: the placed cards of one index. */
export type WritingEvent =
  | { event: 'deck'; total: number; head: LiveHead }
  | { event: 'headings'; headings: (string | null)[] }
  | { event: 'card'; index: number; pages: string }
  /** Nothing is new, but the connection is alive. */
  | { event: 'beat' }
  /** Nothing more comes: the generation has ended, its outline waits for a person, or no model writes it. */
  | { event: 'end' };

/** Milliseconds between two looks: the worker that writes may be another process, so the database is asked. */
const PACE = 100;
/** Looks without news until a sign of life. */
const BEAT_AFTER = 150;

/**
 * The deck of a pending generation as it is written: first all there is, then each change. A card comes again when a
 * later one changes its layout.
 */
export async function* watchWriting(
  engine: Engine,
  generationId: string,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent> {
  const cards = await openLive(engine, generationId);
  const sent = new Map<string, string>();
  let signature: string | null = null;
  let quiet = 0;
  while (cards && !signal.aborted) {
    if (!(await isBeingWritten(engine, generationId))) break;
    const now = await writtenSignature(engine.db, generationId);
    if (now !== signature) {
      const state = await cards.read(signal).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error, generation: generationId }, 'a deck could not be shown as written');
        return null;
      });
      // The deck itself tells what is wrong when it is done.
      if (!state) break;
      yield* changes(state, sent);
      signature = now;
      quiet = 0;
    } else if (++quiet % BEAT_AFTER === 0) yield { event: 'beat' };
    await sleep(PACE, undefined, { signal }).catch(() => undefined);
  }
  if (!signal.aborted) yield { event: 'end' };
}

async function openLive(engine: Engine, generationId: string): Promise<LiveCards | null> {
  const row = await findGeneration(engine.db, generationId);
  if (row?.state !== 'pending' || !engine.model) return null;
  const planned = await planWriting(engine, orderOf(row));
  if (!planned) return null;
  void warmLayout(engine, planned.shape);
  return new LiveCards({ engine, model: engine.model, generationId, ...planned });
}

/** Nothing is written while an outline waits for a person. */
async function isBeingWritten({ db }: Engine, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('engine_generations')
    .leftJoin('engine_reviews', 'engine_reviews.id', 'engine_generations.idempotency_key')
    .select(['engine_generations.state', 'engine_reviews.state as review'])
    .where('engine_generations.id', '=', id)
    .executeTakeFirst();
  return row?.state === 'pending' && row.review !== 'open';
}

function* changes({ total, head, headings, cards }: LiveState, sent: Map<string, string>): Generator<WritingEvent> {
  const isNew = (name: string, json: string): boolean => {
    if (sent.get(name) === json) return false;
    sent.set(name, json);
    return true;
  };
  if (isNew('deck', JSON.stringify([total, head]))) yield { event: 'deck', total, head };
  if (isNew('headings', JSON.stringify(headings))) yield { event: 'headings', headings };
  for (const { index, pages } of cards) if (isNew(`card ${index}`, pages)) yield { event: 'card', index, pages };
}
