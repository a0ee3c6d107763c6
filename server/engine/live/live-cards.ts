import 'server-only';
import type { Card } from '@/lib/deck/blocks';
import { type Deck, isPaged } from '@/lib/deck/deck';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import type { PlacedCard } from '@/lib/deck/placed';
import { wishedSource } from '@/lib/deck/wishes/deck-wishes';
import type { Engine } from '../context';
import type { DeckShape } from '../generate/plan';
import { findWrittenParts } from '../store/written-parts';
import { cardsSoFar, writtenTitle } from '../write/assemble-cards';
import type { CardTask } from '../write/card-tasks';
import { picturedTasks } from '../write/finish-template';
import { type RecalledCards, recallTasks, recallWritten } from '../write/recall-written';
import type { WriteOrder } from '../write/write-order';
import type { WriterModel } from '../write/writer-model';

/** Cards whose JSON is longer than this are not shown until the deck is done. In UTF-16 units. */
const MAX_CARD = 600_000;

export type LiveHead = Omit<Deck, 'cards' | 'blocks'>;
/** `cards`: the written cards, each with its pages. `headings`: one planned heading for each card. */
export type LiveState = {
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
export class LiveCards {
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

  /** Stands in for a card that is not written yet, so that its neighbours are laid out as in the whole deck. */
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
