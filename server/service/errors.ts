import type { Problem } from '@/lib/contract/request/problems';
import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';

/** No part of the request can have reached the service, so it is safe to send again. */
export class NotSent extends Error {
  constructor(cause: unknown) {
    super(englishMessage('Couldn’t reach the service'), { cause });
    this.name = 'NotSent';
  }

  /** The code of the system or library (`ECONNREFUSED`), if any. */
  get code(): string | null {
    return codeOf(this.cause);
  }
}

export class ServiceError extends Error {
  readonly status: number;
  readonly fields: readonly Problem[];
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  /** Credits left and taken, if the body reports them (docs/spec/interface.md#7, the 404 of a status request). */
  readonly remaining: number | null;
  readonly deducted: number | null;
  /** The body as it may be stored and shown; null if there was none. */
  readonly raw: string | null;
  /** The service's own words; null if it gave none. */
  readonly said: StoredMessage | null;

  constructor(
    said: StoredMessage | null,
    facts: Pick<ServiceError, 'status' | 'fields' | 'requestId' | 'retryAfterMs' | 'remaining' | 'deducted' | 'raw'>,
  ) {
    super(said ?? englishMessage('The service answered {status}', { status: facts.status }));
    this.said = said;
    this.name = 'ServiceError';
    this.status = facts.status;
    this.fields = facts.fields;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    this.remaining = facts.remaining;
    this.deducted = facts.deducted;
    this.raw = facts.raw;
  }
}

/** A success whose body violates the interface: not JSON, too long, or of another shape. */
export class ContractMismatch extends Error {
  readonly status: number;
  readonly requestId: string | null;
  readonly raw: string | null;

  constructor(what: StoredMessage, { status, requestId, raw }: Pick<ContractMismatch, 'status' | 'requestId' | 'raw'>) {
    super(what);
    this.name = 'ContractMismatch';
    this.status = status;
    this.requestId = requestId;
    this.raw = raw;
  }
}

/** The request was sent, but no complete response came: cut off, reset, or past the deadline. */
export class AnswerLost extends Error {
  readonly isTimeout: boolean;

  constructor(cause: unknown) {
    super(englishMessage('The answer was incomplete'), { cause });
    this.name = 'AnswerLost';
    this.isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  }

  get code(): string | null {
    return this.isTimeout ? 'timeout' : codeOf(this.cause);
  }
}

/** Every way a call may fail. */
export type CallFailure = NotSent | ServiceError | ContractMismatch | AnswerLost;

function codeOf(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}
