import 'server-only';
import type { Card } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { isPaged } from '@/lib/deck/deck';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import type { PlacedCard } from '@/lib/deck/placed';
import { readBlocks } from '@/lib/deck/text/read-text';
import { wishedSource } from '@/lib/deck/wishes/deck-wishes';
import { log } from '../../log/log';
import { notifier, WakeUp } from '../../notify/notifier';
import type { Engine } from '../context';
import type { DeckShape, Plan } from '../generate/plan';
import { planWriting } from '../generate/plan';
import { findGeneration, orderOf } from '../store/generations-store';
import { findWrittenParts, writtenSignature } from '../store/written-parts';
import { cardsSoFar, writtenTitle } from '../write/assemble-cards';
import type { CardTask } from '../write/card-tasks';
import { type RecalledCards, recallTasks, recallWritten } from '../write/recall-written';
import { picturedTasks } from '../write/template-tasks';
import type { WriteOrder } from '../write/write-order';
import type { WriterModel } from '../write/writer-model';

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

/** Cards whose JSON is longer than this are not shown until the deck is done. In UTF-16 units. */
const MAX_CARD = 600_000;

type LiveHead = Omit<Deck, 'cards' | 'blocks'>;
/** `cards`: the written cards, each with its pages. `headings`: one planned heading for each card. */
type LiveState = {
  total: number;
  head: LiveHead;
  headings: (string | null)[];
  cards: { index: number; pages: string }[];
};

type Source = {
  engine: Pick<Engine, 'db' | 'makeCards' | 'layOut'>;
  model: WriterModel;
  generationId: string;
  order: WriteOrder;
  shape: DeckShape;
};

/** The deck of a generation that is being written: its written cards, laid out as in the finished deck. */
class LiveCards {
  readonly #source: Source;
  /** Parsed parts with their JSON, so that an unchanged card stays the same object and its layout is reused. */
  readonly #parsed = new Map<string, { data: string; value: unknown }>();
  readonly #bare = new Map<number, Card>();
  #recalled: Omit<RecalledCards, 'written'> | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  /** @throws DeckTooLarge, TaskError */
  async read(signal: AbortSignal): Promise<LiveState> {
    const { engine, model, order } = this.#source;
    await this.#readParts();
    const find = (part: string) => this.#parsed.get(part)?.value;
    const { makeCards } = engine;
    this.#recalled ??= await recallTasks({ model, makeCards }, order, find, signal);
    if (!this.#recalled) return this.#planned((find('headings') ?? []) as string[]);
    const { tasks, title } = this.#recalled;
    const written = cardsSoFar(tasks, await recallWritten(tasks, find));
    const cards = written.map((card, at) => card ?? this.#bareCard(tasks[at]!));
    const head = this.#head(writtenTitle(order, cards, title));
    // Lays out even before the first card is written. It loads fonts and icons, so the first card is then shown sooner.
    const pictured = order.template && picturedTasks(tasks, written, order.template);
    const placed = await this.#layOut(cards, head, pictured, signal);
    return {
      total: tasks.length,
      head,
      headings: tasks.map(({ heading }) => heading || null),
      cards: written.flatMap((card, index) => {
        const pages = card && JSON.stringify(placed.filter((page) => page.index === index));
        return pages === undefined || pages.length > MAX_CARD ? [] : [{ index, pages }];
      }),
    };
  }

  #planned(headings: readonly string[]): LiveState {
    const total = this.#source.order.input.numCards;
    const shown = Array.from({ length: total }, (_, at) => headings[at] ?? null);
    return { total, head: this.#head(headings[0] ?? ''), headings: shown, cards: [] };
  }

  #head(title: string): LiveHead {
    const { theme, format, dimensions, language } = this.#source.shape;
    // Paged documents are shown card by card, because their pages can be made only from all cards.
    return { title, language, theme, format, dimensions: isPaged(dimensions) ? 'fluid' : dimensions };
  }

  async #readParts(): Promise<void> {
    for (const { part, data } of await findWrittenParts(this.#source.engine.db, this.#source.generationId))
      if (this.#parsed.get(part)?.data !== data) this.#parsed.set(part, { data, value: JSON.parse(data) });
  }

  async #layOut(
    cards: Card[],
    head: LiveHead,
    pictured: readonly number[] | undefined,
    signal: AbortSignal,
  ): Promise<PlacedCard[]> {
    const { imageSource, headerFooter, layoutSequence, additionalInstructions } = this.#source.shape;
    const source = wishedSource(imageSource, additionalInstructions);
    const illustrated = illustrate(cards, { source, format: head.format, pictured });
    const options = { ...head, headerFooter, layoutSequence, additionalInstructions };
    return (await this.#source.engine.layOut({ cards: illustrated.cards, options }, signal)).cards;
  }

  /** A placeholder for a card that is not written yet, so that its neighbours are laid out as in the whole deck. */
  #bareCard(task: CardTask): Card {
    const card = this.#bare.get(task.index) ?? headingCard(task);
    this.#bare.set(task.index, card);
    return card;
  }
}

function headingCard({ index, heading }: CardTask): Card {
  const runs = [{ text: heading || '…' }];
  const level = index === 0 ? 1 : 2;
  return { blocks: [{ kind: 'heading', level, runs, lines: NO_LINES }], notes: null, labelOnly: false };
}

const NO_LINES = { from: 1, to: 1 };
