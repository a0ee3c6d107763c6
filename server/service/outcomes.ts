import type { ListResponse } from '@/lib/contract/lists';
import type { StatusRecord } from '@/lib/contract/status';
import type { AnswerLost, CallFailure, ContractMismatch, NotSent, ServiceError } from './errors';

/** What the lists said about the key after a 401: accepted, refused too, or could not be asked. */
export type KeyVerdict = 'taken' | 'refused' | 'unknown';

/** The outcome of a submission: the first column of the table in docs/spec/faults.md#submissions. */
export type StartOutcome =
  | { kind: 'started'; generationId: string; warnings: string[]; status: number; requestId: string | null; raw: string }
  /** Refused permanently; nothing was charged. */
  | { kind: 'rejected'; error: ServiceError; key: KeyVerdict | null }
  /** Refused for now; nothing was charged. */
  | { kind: 'throttled'; error: ServiceError }
  /** The request cannot have arrived. */
  | { kind: 'not-sent'; error: NotSent }
  /** It may have been charged, and no response says whether it was. */
  | { kind: 'unconfirmed'; error: ServiceError | ContractMismatch | AnswerLost };

/** The outcome of a status request. */
export type StatusOutcome =
  | { kind: 'known'; record: StatusRecord; httpStatus: number; requestId: string | null; raw: string }
  /** 404. `remaining` is the balance that such a response carries. */
  | { kind: 'unknown'; error: ServiceError }
  /** The status could not be read; the next request may succeed. */
  | { kind: 'trouble'; error: CallFailure };

export type ListOutcome<Item> = { ok: true; list: ListResponse<Item> } | { ok: false; error: CallFailure };
