import type { ChatMessage } from '@/server/model/chat-dialect';
import { isModelError, type ModelError, type ModelFailure } from '@/server/model/model-error';
import type { ChatAnswer } from '@/server/model/read-chat-answer';
import { estimateTokens } from './source-passages';

export type Usage = { tokensIn: number; tokensOut: number };

/** The reason to write without the model: a card, or the rest of a run. */
export type GiveUp = ModelFailure | 'budget' | 'foreign' | 'sparse' | `paused ${number}`;

/** Cards that fail at nearly the same time are paused for equally long. */
const PAUSE_STEP = 5;

/** Why a call failed; with the seconds of a pause. */
export function giveUpOf({ reason, retryAfterMs }: ModelError): GiveUp {
  if (reason !== 'paused' || retryAfterMs === null) return reason;
  return `paused ${Math.ceil(retryAfterMs / 1000 / PAUSE_STEP) * PAUSE_STEP}`;
}

/** After this many failed calls in a row, a run stops calling. */
const MOST_FAILURES = 2;
/** Another call would fail the same way. */
const HOPELESS: readonly ModelFailure[] = ['key', 'paused', 'rejected'];

/** The tokens of one run, and whether it still calls the model. */
export class RunBudget {
  readonly #most: number;
  #used: number;
  #failures = 0;
  #givenUp: GiveUp | null = null;

  constructor(most: number, used: number) {
    this.#most = most;
    this.#used = used;
  }

  /** Why no further call is made; null while calls are allowed. */
  get givenUp(): GiveUp | null {
    if (this.#givenUp === null && this.#used >= this.#most) this.#givenUp = 'budget';
    return this.#givenUp;
  }

  noteAnswer(messages: readonly ChatMessage[], answer: ChatAnswer): Usage {
    this.#failures = 0;
    const sent = () => messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    const usage = { tokensIn: answer.tokensIn ?? sent(), tokensOut: answer.tokensOut ?? estimateTokens(answer.text) };
    this.#used += usage.tokensIn + usage.tokensOut;
    return usage;
  }

  /** A refusal or an unreadable answer says nothing about the next card. */
  noteFailure(error: unknown): void {
    if (!isModelError(error)) return;
    if (HOPELESS.includes(error.reason)) this.#givenUp ??= giveUpOf(error);
    if (!['unreachable', 'timeout', 'throttled', 'server'].includes(error.reason)) return;
    this.#failures += 1;
    if (this.#failures >= MOST_FAILURES) this.#givenUp ??= error.reason;
  }
}
