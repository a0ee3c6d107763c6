import { LIMITS } from '@/lib/contract/limits';
import type { Problem } from '@/lib/contract/problems';
import { isKeepable } from '@/lib/contract/text';
import { englishMessage } from '@/lib/words/stored-messages';
import { nameKey } from '../store/name-key';

export type ListRequest = { query: string; limit: number; after: string | null };
export type ListReading = { ok: true; value: ListRequest } | { ok: false; problems: Problem[] };

const { min, max, default: defaultLimit } = LIMITS.listLimit;

/**
 * docs/spec/interface.md#4.1, docs/spec/settled-points.md#4. A blank `query` is ignored, and a repeated parameter is an
 * error.
 */
export function readListRequest(parameters: URLSearchParams): ListReading {
  const problems: Problem[] = [];
  const one = (name: string): string | null => {
    const values = parameters.getAll(name);
    if (values.length > 1) problems.push({ path: name, message: englishMessage('must be given once') });
    return values[0] ?? null;
  };
  const [query, limit, after] = [one('query') ?? '', one('limit') ?? String(defaultLimit), one('after')];
  if (query.length > LIMITS.query)
    problems.push({
      path: 'query',
      message: englishMessage('must be at most {max} characters', { max: LIMITS.query }),
    });
  else if (!isKeepable(query))
    problems.push({ path: 'query', message: englishMessage('must not contain NUL or lone surrogate characters') });
  if (!/^\d{1,2}$/.test(limit) || Number(limit) < min || Number(limit) > max)
    problems.push({
      path: 'limit',
      message: englishMessage('must be a whole number from {min} to {max}', { min, max }),
    });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { query: nameKey(query.trim()), limit: Number(limit), after } };
}
