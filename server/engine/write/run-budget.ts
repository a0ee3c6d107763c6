import type { ChatRequest } from '@/server/model/chat-client';
import type { ChatMessage } from '@/server/model/chat-dialect';
import { isModelError, type ModelError, type ModelFailure } from '@/server/model/model-error';
import type { ChatAnswer } from '@/server/model/read-chat-answer';
import { estimateTokens } from './source-passages';
import type { WriterModel } from './writer-model';

export type Usage = { tokensIn: number; tokensOut: number };

/** Why a card, or the rest of a run, is written without the model. */
export type GiveUp = ModelFailure | 'budget' | 'foreign' | 'form' | 'language' | 'sparse' | 'echo' | `paused ${number}`;

/** Pauses are rounded up to this many seconds, so that cards that fail at nearly the same time have the same reason. */
const PAUSE_STEP = 5;

/** Why a call failed, including the seconds of a pause. */
export function giveUpOf({ reason, retryAfterMs }: ModelError): GiveUp {
  if (reason !== 'paused' || retryAfterMs === null) return reason;
  return `paused ${Math.ceil(retryAfterMs / 1000 / PAUSE_STEP) * PAUSE_STEP}`;
}

/** A run stops calling the model after this many consecutive failures. */
const MAX_FAILURES = 2;
/** Failures that would happen again with any other call. */
const FATAL_FAILURES: readonly ModelFailure[] = ['key', 'paused', 'rejected'];

/**
 * Tracks the tokens of one run and whether it may still call the model. Several calls may be in flight, so each claims
 * its expected tokens before it starts.
 */
export class RunBudget {
  readonly #most: number;
  #used: number;
  #claims = new Map<readonly ChatMessage[], number>();
  #answers = { count: 0, tokens: 0 };
  #failures = 0;
  /** Why the run stopped calling the model. Null while calls are allowed. */
  #givenUp: GiveUp | null = null;

  constructor(most: number, used: number) {
    this.#most = most;
    this.#used = used;
  }

  /**
   * Claims the tokens of a call: those of its messages, and an answer of average length. Returns why the call must not
   * be made, or null. A claim ends with `noteAnswer` or `noteFailure`.
   */
  claim(messages: readonly ChatMessage[]): GiveUp | null {
    const expected = tokensIn(messages) + this.#answers.tokens / Math.max(1, this.#answers.count);
    const claimed = [...this.#claims.values()].reduce((sum, tokens) => sum + tokens, this.#used);
    if (claimed + expected > this.#most) this.#givenUp ??= 'budget';
    if (this.#givenUp === null) this.#claims.set(messages, expected);
    return this.#givenUp;
  }

  noteAnswer(messages: readonly ChatMessage[], answer: ChatAnswer): Usage {
    this.#claims.delete(messages);
    this.#failures = 0;
    const usage = {
      tokensIn: answer.tokensIn ?? tokensIn(messages),
      tokensOut: answer.tokensOut ?? estimateTokens(answer.text),
    };
    this.#used += usage.tokensIn + usage.tokensOut;
    this.#answers.count += 1;
    this.#answers.tokens += usage.tokensOut;
    return usage;
  }

  /** Failures that say nothing about the next card, such as a refusal or an unreadable answer, do not count. */
  noteFailure(messages: readonly ChatMessage[], error: unknown): void {
    this.#claims.delete(messages);
    if (!isModelError(error)) return;
    if (FATAL_FAILURES.includes(error.reason)) this.#givenUp ??= giveUpOf(error);
    if (!['unreachable', 'timeout', 'throttled', 'server'].includes(error.reason)) return;
    this.#failures += 1;
    if (this.#failures >= MAX_FAILURES) this.#givenUp ??= error.reason;
  }
}

function tokensIn(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
}

type Question = {
  messages: ChatMessage[];
  /** The same question with less text, for a model whose context is too small. */
  shorter: () => ChatMessage[];
  schema?: ChatRequest['schema'];
  onText?: (all: string) => void;
  /** Null for a good answer. `repair` asks for a better one; `why` is the reason if there is none. */
  check: (answer: string) => { repair: string; why?: GiveUp } | null;
  /** The most characters of a bad answer that are shown to the model again. */
  shown: number;
};

/** `goodAt`: which answer was good, from 0; null if none was. `why`: why not. */
type Asked = { usage: Usage; why: GiveUp; goodAt: number | null };

/** Asks the model, and asks it once more with what is wrong with its answer, or with less text if it had too much. */
export async function askTwice(
  model: WriterModel,
  { messages: first, shorter, check, shown, ...how }: Question,
  { budget, signal }: { budget: RunBudget; signal: AbortSignal },
): Promise<Asked> {
  let messages = first;
  let isShort = false;
  const usage: Usage = { tokensIn: 0, tokensOut: 0 };
  let why: GiveUp = 'garbled';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const refused = budget.claim(messages);
    if (refused !== null) return { usage, why: refused, goodAt: null };
    let text: string;
    try {
      const answer = await model.complete({ messages, maxTokens: model.answerTokens, signal, ...how });
      const own = budget.noteAnswer(messages, answer);
      usage.tokensIn += own.tokensIn;
      usage.tokensOut += own.tokensOut;
      text = answer.text;
    } catch (error) {
      if (!isModelError(error)) throw error;
      why = giveUpOf(error);
      budget.noteFailure(messages, error);
      if (why !== 'context' || isShort) break;
      isShort = true;
      messages = shorter();
      continue;
    }
    const wrong = check(text);
    if (wrong === null) return { usage, why, goodAt: attempt };
    why = wrong.why ?? why;
    messages.push({ role: 'assistant', content: text.slice(0, shown) }, { role: 'user', content: wrong.repair });
  }
  return { usage, why, goodAt: null };
}
