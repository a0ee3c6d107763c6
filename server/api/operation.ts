import 'server-only';
import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@/lib/contract/api-tokens';
import { problemsOf } from '@/lib/contract/request/problems';
import type * as z from '@/lib/contract/zod';
import { uuidOf } from '../database/new-id';
import { problem } from './problems';

/** A call with a valid key. `body` is valid by the operation's schema. */
export type ApiCall = {
  request: Request;
  query: URLSearchParams;
  id: string;
  body: unknown;
  caller: { id: string; name: string; scope: TokenScope };
};

type Range = { minimum: number; maximum: number };

export type ApiOperation = {
  method: 'GET' | 'POST' | 'DELETE';
  /** `{id}` stands for one segment. */
  path: string;
  name: string;
  summary: string;
  needs: TokenScope;
  query?: Readonly<Record<string, { about: string; values?: readonly string[]; range?: Range; isRequired?: true }>>;
  body?: z.ZodType;
  /** Whether it takes an `Idempotency-Key`. */
  isRepeatable?: true;
  /** A body for the documentation, valid at every server. */
  example?: object;
  /** The schema of its answer, with the status; null for a file. */
  answers: readonly [status: number, schema: z.ZodType | null];
  answer(call: ApiCall): Promise<Response>;
};

/** The query of a list in pages. */
export function pageQuery({ min, max }: { min: number; max: number }) {
  return {
    limit: { about: 'The most items on a page.', range: { minimum: min, maximum: max } },
    after: { about: 'The `nextCursor` of the page before.' },
  };
}

/** The header that makes a repeated `createRun` or `createBatch` the same one. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** What identifies a submission: the same for the same key of a token. */
export function submissionIdOf({ headers }: Request, caller: ApiCall['caller']): string | Response {
  const key = headers.get(IDEMPOTENCY_KEY);
  if (key !== null && (key === '' || key.length > 200))
    return problem(400, `${IDEMPOTENCY_KEY} must have 1 to 200 characters`);
  return key === null ? randomUUID() : uuidOf(`${caller.id}\n${key}`);
}

/** The query of a call, or its refusal. */
export function parseQuery<Query extends z.ZodType>(schema: Query, query: URLSearchParams): z.infer<Query> | Response {
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (parsed.success) return parsed.data;
  return problem(400, 'The query is not valid', { errors: problemsOf(parsed.error.issues) });
}
