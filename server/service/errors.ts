import type { Problem } from '@/lib/contract/problems';
import { inEnglish, type Kept } from '@/lib/words/say-kept';

/** Nothing of the request can have reached the service: it is safe to send it again. */
export class NotSent extends Error {
  constructor(cause: unknown) {
    super(inEnglish('The service could not be reached'), { cause });
    this.name = 'NotSent';
  }

  /** The system's or the library's word for it (`ECONNREFUSED`), where it has one. */
  get code(): string | null {
    return codeOf(this.cause);
  }
}

/** The service answered, but not with success. */
export class ServiceError extends Error {
  readonly status: number;
  readonly fields: readonly Problem[];
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  /** Credits left and taken, where the body says (interface 7, the 404 of a status read). */
  readonly remaining: number | null;
  readonly deducted: number | null;
  /** The body as it may be stored and shown; null where there was none. */
  readonly raw: string | null;

  constructor(
    message: Kept,
    facts: Pick<ServiceError, 'status' | 'fields' | 'requestId' | 'retryAfterMs' | 'remaining' | 'deducted' | 'raw'>,
  ) {
    super(message);
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

/** A success whose body is not what the interface says: no JSON, too long, of another shape. */
export class ContractMismatch extends Error {
  readonly status: number;
  readonly requestId: string | null;
  readonly raw: string | null;

  constructor(what: Kept, { status, requestId, raw }: Pick<ContractMismatch, 'status' | 'requestId' | 'raw'>) {
    super(what);
    this.name = 'ContractMismatch';
    this.status = status;
    this.requestId = requestId;
    this.raw = raw;
  }
}

/** The call was sent, and no whole answer came: cut off, reset, past the deadline. */
export class AnswerLost extends Error {
  readonly isTimeout: boolean;

  constructor(cause: unknown) {
    super(inEnglish('No whole answer came back'), { cause });
    this.name = 'AnswerLost';
    this.isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  }

  get code(): string | null {
    return this.isTimeout ? 'timeout' : codeOf(this.cause);
  }
}

/** Whatever a call may end in beside success. */
export type CallFailure = NotSent | ServiceError | ContractMismatch | AnswerLost;

function codeOf(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : null;
}
