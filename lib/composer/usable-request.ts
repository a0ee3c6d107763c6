import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { generateRequest } from '../contract/request/generate-request';
import { formatPath } from '../contract/request/problems';
import { templateRequest } from '../contract/request/template-request';
import type { Operation } from '../contract/run-words';
import type * as z from '../contract/zod';

/** A member that was not used, with its interface path and the reason as a clause. */
export type UnusedMember = { path: string; why: string };

type Place = { path: readonly PropertyKey[]; why: string };

/** Removing one member may reveal the next problem (e.g. in a list that was rejected by its length first). */
const MAX_ROUNDS = 5;

const SCHEMAS = { generate: generateRequest, template: templateRequest } satisfies Record<Operation, z.ZodType>;

/**
 * A copy of the parts of a possibly invalid body that the form can hold. A text that is too long or blank stays,
 * because the form reports it on its field; wrong types, unknown values and unknown members are removed.
 */
export function usableRequest(
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
): { request: Record<string, unknown>; unused: UnusedMember[] } {
  const request = structuredClone(body) as Record<string, unknown>;
  convertStringValues(request);
  const unused: UnusedMember[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const parsed = SCHEMAS[operation].safeParse(request);
    if (parsed.success) break;
    const places = parsed.error.issues.flatMap((issue) => unusable(issue, request));
    if (places.length === 0) break;
    for (const { path, why } of places) unused.push({ path: formatPath(path), why });
    // In reverse, so that the remaining list indexes stay valid.
    for (const { path } of places.toReversed()) remove(request, path);
  }
  return { request, unused };
}

/**
 * Converts booleans and numbers given as strings: samples of the interface contain `"true"`, and people write `"12"`.
 */
function convertStringValues(request: Record<string, unknown>) {
  if (typeof request.numCards === 'string' && /^\d+$/.test(request.numCards))
    request.numCards = Number(request.numCards);
  const headerFooter = valueAt(request, ['cardOptions', 'headerFooter']);
  if (typeof headerFooter !== 'object' || headerFooter === null) return;
  const flags = headerFooter as Record<string, unknown>;
  for (const name of ['hideFromFirstCard', 'hideFromLastCard'])
    if (flags[name] === 'true' || flags[name] === 'false') flags[name] = flags[name] === 'true';
}

function unusable(issue: z.core.$ZodIssue, request: unknown): Place[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      why: t('Unknown field'),
    }));
  const value = valueAt(request, issue.path);
  // A missing member cannot be removed.
  if (value === undefined || issue.path.length === 0) return [];
  const ofOtherFormat = issue.path.at(-1) === 'dimensions';
  const isText = typeof value === 'string' && issue.code !== 'invalid_value' && issue.code !== 'invalid_type';
  const isNumber = typeof value === 'number' && issue.path[0] === 'numCards';
  const isLongList = Array.isArray(value) && issue.code === 'too_big';
  if ((isText && !ofOtherFormat) || isNumber || isLongList) return [];
  return [{ path: issue.path, why: tStored(issue.message) }];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  const [member, ...rest] = path;
  if (member === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.getOwnPropertyDescriptor(value, member)?.value, rest);
}

function remove(request: unknown, path: readonly PropertyKey[]) {
  const holder = valueAt(request, path.slice(0, -1));
  const member = path.at(-1);
  if (Array.isArray(holder) && typeof member === 'number') holder.splice(member, 1);
  else if (typeof holder === 'object' && holder !== null && member !== undefined)
    Reflect.deleteProperty(holder, member);
}
