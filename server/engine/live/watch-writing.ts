import 'server-only';
import { log } from '../../log/log';
import { notifier } from '../../notify/notifier';
import { WakeUp } from '../../notify/wake-up';
import type { Engine } from '../context';
import { planWriting } from '../generate/plan';
import { findGeneration, orderOf } from '../store/generations-store';
import { writtenSignature } from '../store/written-parts';
import { LiveCards, type LiveHead, type LiveState } from './live-cards';
import 'server-only';
import { isPaged } from '@/lib/deck/deck';
import { readBlocks } from '@/lib/deck/text/read-text';
import type { Plan } from '../generate/plan';

/** An event while a deck is written. `pages`: the placed pages of one card, as JSON. */
export type WritingEvent =
  | { event: 'deck'; total: number; head: LiveHead }
  | { event: 'headings'; headings: (string | null)[] }
  | { event: 'card'; index: number; pages: string }
  /** A heartbeat, which shows that the connection is alive. */
  | { event: 'beat' }
  /** No more events: the generation has ended, its outline waits for approval, or no model writes it. */
  | { event: 'end' };

/** Milliseconds between two queries. Polling is needed because messages of the worker may be lost. */
const POLL_INTERVAL = 1000;
/** Number of queries without changes before a heartbeat is sent. */
const BEAT_AFTER = 15;

/**
 * Streams the deck of a pending generation: first its current state, then each change. A card is sent again if a later
 * card changes its layout.
 */
export async function* watchWriting(
  engine: Engine,
  generationId: string,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent> {
  const change = new WakeUp();
  const unsubscribe = notifier().subscribe(`generation:${generationId}`, change.call);
  try {
    yield* follow(engine, generationId, change, signal);
  } finally {
    unsubscribe();
  }
}

async function* follow(
  engine: Engine,
  generationId: string,
  change: WakeUp,
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
      // If something is wrong, the finished deck will report it.
      if (!state) break;
      yield* changes(state, sent);
      signature = now;
      quiet = 0;
    } else if (++quiet % BEAT_AFTER === 0) yield { event: 'beat' };
    await change.wait(POLL_INTERVAL, signal);
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

/** False while an outline waits for approval, because nothing is written then. */
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

/** Cards of the usual kinds, including a list, which needs the icons. */
const SAMPLE = [
  '# A title\n\nA sentence below it, which is not long.',
  '## A list\n\n- Costs: what it takes\n- People: who is there\n- Time: how long it lasts',
  '## A text\n\nSome words about a matter. And some more of them, so that there are lines.',
];

/** Themes that have been laid out in this process. What gets loaded depends on the theme. */
const warm = new Set<string>();

/**
 * Lays out a sample while the model plans, so that the first card does not have to wait. The first layout of a process
 * takes half a second, mostly to load the icons, which headings alone do not need.
 */
export async function warmLayout({ layOut }: Pick<Engine, 'layOut'>, shape: WarmShape): Promise<void> {
  if (warm.has(shape.theme.id)) return;
  warm.add(shape.theme.id);
  const cards = SAMPLE.map((text) => ({ blocks: readBlocks(text, 1), notes: null, labelOnly: false }));
  const { theme, format, language } = shape;
  const dimensions = isPaged(shape.dimensions) ? 'fluid' : shape.dimensions;
  const options = { title: '', subject: null, headerFooter: null, layoutSequence: null, additionalInstructions: null };
  await layOut({ cards, options: { ...options, theme, format, dimensions, language } }).catch((error: unknown) => {
    // If something is wrong, laying out the real cards will report it.
    log.warn({ err: error }, 'the layout could not be warmed');
  });
}

type WarmShape = Pick<Plan, 'theme' | 'format' | 'dimensions' | 'language'>;
