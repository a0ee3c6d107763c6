import type { PlacedCard } from '@/lib/deck/placed';
import { say } from '@/lib/words/say';
import type { CardSheet, DeckWant, DeckWindow, Outline } from './deck-maker';
import type { DeckCall, DeckReply } from './deck-talk';

/** The deck as far as it is known here. `cards` holds those that were in view. */
export type DeckState = {
  outline: Outline;
  /** Null until the first deck is there. */
  sheets: readonly CardSheet[] | null;
  cards: ReadonlyMap<string, PlacedCard>;
  /** Why there is no newer deck. */
  failed: string | null;
};

/** The deck's thread: a worker, or what stands in for one. */
export type DeckThread = {
  post(call: DeckCall): void;
  onReply(heard: (reply: DeckReply) => void): void;
  close(): void;
};

export const NO_DECK: DeckState = {
  outline: { entries: [], warnings: [] },
  sheets: null,
  cards: new Map(),
  failed: null,
};

/** Milliseconds after which a thread that says nothing is taken for dead. The longest text takes a few seconds. */
const PATIENCE = 20_000;

/**
 * Keeps a deck up with what is wanted. One thing is asked for at a time, and when its reply comes only the newest wish
 * counts: a thread that is slower than the keys never falls behind by more than one deck.
 */
export class LiveDeck {
  #state = NO_DECK;
  #listeners = new Set<() => void>();
  #openThread: () => DeckThread;
  #thread: DeckThread | null = null;
  #want: DeckWant | null = null;
  #window: DeckWindow = { from: 0, to: 4 };
  #isWantNew = false;
  #isWindowNew = false;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  /** @param openThread throws where there can be none */
  constructor(openThread: () => DeckThread) {
    this.#openThread = openThread;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;

  want(want: DeckWant): void {
    this.#want = want;
    this.#isWantNew = true;
    // An empty deck of an empty text says nothing about a text whose deck is still to come.
    if (this.#state.sheets?.length === 0 && hasText(want)) this.#tell({ ...this.#state, sheets: null });
    this.#next();
  }

  /** Asks for the same once more, of another thread if need be. */
  retry(): void {
    this.#isWantNew = this.#want !== null;
    this.#next();
  }

  show(window: DeckWindow): void {
    if (window.from === this.#window.from && window.to === this.#window.to) return;
    this.#window = window;
    this.#isWindowNew = true;
    this.#next();
  }

  /** Has the thread begin, for a wish that will come soon. */
  warm(): void {
    try {
      this.#thread ??= this.#open();
    } catch {
      // The wish itself will tell.
    }
  }

  /** Lets the thread go; the next wish begins another. */
  close(): void {
    this.#stopWaiting();
    this.#thread?.close();
    this.#thread = null;
    // Another thread knows nothing of what is held here.
    this.#isWantNew = this.#want !== null;
    this.#state = { ...this.#state, cards: new Map() };
  }

  #next(): void {
    if (this.#waiting !== null) return;
    const window = this.#window;
    if (this.#isWantNew && this.#want && !hasText(this.#want)) this.#clear();
    else if (this.#isWantNew && this.#want) this.#post({ kind: 'make', want: this.#want, window });
    else if (this.#isWindowNew) this.#post({ kind: 'show', window });
  }

  /** Where nothing is written there is no deck, which needs no thread to be known. What is held stays so, as there. */
  #clear(): void {
    this.#isWantNew = false;
    this.#isWindowNew = false;
    this.#tell({ ...this.#state, outline: NO_DECK.outline, sheets: [], failed: null });
  }

  #post(call: DeckCall): void {
    try {
      this.#thread ??= this.#open();
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return;
    }
    if (call.kind === 'make') this.#isWantNew = false;
    this.#isWindowNew = false;
    this.#waiting = setTimeout(() => this.#fail(say('what draws it does not answer')), PATIENCE);
    this.#thread.post(call);
  }

  #open(): DeckThread {
    const thread = this.#openThread();
    thread.onReply((reply) => thread === this.#thread && this.#hear(reply));
    return thread;
  }

  #hear(reply: DeckReply): void {
    if (reply.kind === 'failed') this.#fail(reply.why);
    else {
      this.#stopWaiting();
      this.#tell(stateAfter(this.#state, reply));
      this.#next();
    }
  }

  /** A thread that failed once is not asked again; the next wish, or a person, begins another. */
  #fail(why: string): void {
    this.close();
    this.#isWantNew = false;
    this.#isWindowNew = false;
    this.#tell({ ...this.#state, failed: why });
  }

  #stopWaiting(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = null;
  }

  #tell(state: DeckState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function hasText({ request }: DeckWant): boolean {
  return /\S/.test(request.inputText);
}

function stateAfter(state: DeckState, reply: Exclude<DeckReply, { kind: 'failed' }>): DeckState {
  if (reply.kind === 'cards')
    return reply.cards.length === 0 ? state : { ...state, cards: new Map([...state.cards, ...reply.cards]) };
  // The thread forgets the cards that are no longer in the deck, and so do we.
  const current = new Set(reply.sheets.map(({ key }) => key));
  const kept = [...state.cards].filter(([key]) => current.has(key));
  const { outline, sheets } = reply;
  return { outline, sheets, cards: new Map([...kept, ...reply.cards]), failed: null };
}
