import { naturalWish } from '@/lib/composer/suggest/auto-cards';
import { naturalCards } from '@/lib/composer/suggest/natural-cards';
import { textLanguages } from '@/lib/composer/text-languages';
import { undrawnInstructions } from '@/lib/composer/undrawn-instructions';
import { Listeners } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import type { DeckAnswer, DeckCall, DeckReply, DeckWant, DeckWindow } from './deck-maker';
import { type DeckState, NO_DECK } from './deck-state';
import { shapeOf } from './deck-wish';

/** The deck's worker, or a fake one. */
export type DeckThread = {
  post(call: DeckCall): void;
  onReply(listener: (reply: DeckReply) => void): void;
  close(): void;
};

/** Milliseconds without a reply after which a worker is considered dead. The longest text takes a few seconds. */
const TIMEOUT_MS = 20_000;

/**
 * Keeps the deck up to date with the form. Only one request is pending at a time, and after its reply only the latest
 * one is sent: a slow worker is never more than one deck behind.
 */
export class LiveDeck {
  #state = NO_DECK;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #openThread: () => DeckThread;
  #onAnswer: (want: DeckWant, answer: DeckAnswer) => void;
  #thread: DeckThread | null = null;
  #want: DeckWant | null = null;
  #posted: DeckWant | null = null;
  #window: DeckWindow = { from: 0, to: 4 };
  #isWantNew = false;
  #isWindowNew = false;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  /**
   * @param openThread throws if no worker can be started
   * @param onAnswer receives the answer to every request
   */
  constructor(openThread: () => DeckThread, onAnswer: (want: DeckWant, answer: DeckAnswer) => void = () => {}) {
    this.#openThread = openThread;
    this.#onAnswer = onAnswer;
  }

  readonly state = () => this.#state;

  want(want: DeckWant): void {
    this.#want = want;
    this.#isWantNew = true;
    // The empty deck of an empty text says nothing about the new text: show it as loading.
    const { sheets, outline } = this.#state;
    if (sheets?.length === 0 && outline.planned === undefined && hasText(want))
      this.#setState({ ...this.#state, sheets: null });
    this.#next();
  }

  /** Repeats the last request, in a new worker if necessary. */
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

  /** Starts the worker ahead of a request that is expected soon. */
  warm(): void {
    try {
      this.#thread ??= this.#open();
    } catch {
      // The request itself will report the failure.
    }
  }

  /** Terminates the worker; the next request starts another. */
  close(): void {
    this.#stopWaiting();
    this.#thread?.close();
    this.#thread = null;
    // A new worker does not know which cards are held here.
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

  /** An empty text has no deck, so no worker is needed. Held cards are kept, as in the worker. */
  #clear(): void {
    this.#isWantNew = false;
    this.#isWindowNew = false;
    this.#setState({ ...this.#state, outline: NO_DECK.outline, sheets: [], page: null, failed: null });
  }

  #post(call: DeckCall): void {
    try {
      this.#thread ??= this.#open();
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
      return;
    }
    if (call.kind === 'make') {
      this.#isWantNew = false;
      this.#posted = call.want;
    }
    this.#isWindowNew = false;
    this.#waiting = setTimeout(() => this.#fail(t('the preview stopped responding')), TIMEOUT_MS);
    this.#thread.post(call);
  }

  #open(): DeckThread {
    const thread = this.#openThread();
    thread.onReply((reply) => thread === this.#thread && this.#onReply(reply));
    return thread;
  }

  #onReply(reply: DeckReply): void {
    if (reply.kind === 'failed') this.#fail(reply.why);
    else {
      this.#stopWaiting();
      this.#setState(stateAfter(this.#state, reply));
      if (reply.kind === 'deck' && this.#posted) this.#onAnswer(this.#posted, reply);
      this.#next();
    }
  }

  /** A failed worker is not used again; the next request or retry starts another. */
  #fail(why: string): void {
    this.close();
    this.#isWantNew = false;
    this.#isWindowNew = false;
    this.#setState({ ...this.#state, failed: why });
  }

  #stopWaiting(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#waiting = null;
  }

  #setState(state: DeckState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}

function hasText({ request }: DeckWant): boolean {
  return /\S/.test(request.inputText);
}

function stateAfter(state: DeckState, reply: Exclude<DeckReply, { kind: 'failed' }>): DeckState {
  if (reply.kind === 'cards')
    return reply.cards.length === 0 ? state : { ...state, cards: new Map([...state.cards, ...reply.cards]) };
  // The worker drops cards that are no longer in the deck, so this side does too.
  const current = new Set(reply.sheets.map(({ key }) => key));
  const kept = [...state.cards].filter(([key]) => current.has(key));
  const { outline, sheets, page } = reply;
  return { outline, sheets, page, cards: new Map([...kept, ...reply.cards]), failed: null };
}

/** A live deck whose worker starts with the first request. */
export function openLiveDeck(): LiveDeck {
  return new LiveDeck(openDeckThread, rememberFacts);
}

/** Stored for Auto length, which sends the natural number, for the language if none was chosen, and for the form's notes. */
function rememberFacts({ request, length, languageWish }: DeckWant, answer: DeckAnswer): void {
  const { natural, textLanguage, outline } = answer;
  undrawnInstructions.remember(outline.warnings.flatMap(({ instruction }) => instruction ?? []));
  if (languageWish && textLanguage !== undefined) textLanguages.remember(languageWish, textLanguage);
  if (natural === null) return;
  const { inputText, textMode, additionalInstructions } = request;
  const content = {
    inputText,
    textMode,
    ...shapeOf(request),
    ...(additionalInstructions && { additionalInstructions }),
  };
  naturalCards.remember(naturalWish(content, length?.maxCards), natural);
}

/** Starts a worker. @throws if the browser cannot */
function openDeckThread(): DeckThread {
  // Bundlers only detect the worker's entry in this exact form.
  const worker = new Worker(new URL('./deck.worker.ts', import.meta.url), { type: 'module', name: 'deck' });
  return {
    post: (call) => worker.postMessage(call),
    onReply: (heard) => {
      worker.onmessage = ({ data }: MessageEvent<DeckReply>) => heard(data);
      worker.onerror = (event) => heard({ kind: 'failed', why: event.message || t('the preview stopped') });
    },
    close: () => worker.terminate(),
  };
}
