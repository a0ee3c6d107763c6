import { isObject } from '@/lib/json';

/** A field that differs between two requests, with its path in the interface. Undefined: not set. */
export type FieldDifference = { path: string; before: unknown; after: unknown };

/** Objects that are compared as a whole. */
const COMPARED_AS_WHOLE = /^cardOptions\.headerFooter\.\w+$/;

/**
 * The fields that differ, including the text, in the order of the first request and then of the second. Takes stored
 * requests or form values of any shape. Unset and empty are equal.
 */
export function requestDifferences(before: unknown, after: unknown): FieldDifference[] {
  const [one, other] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((path) => ({ path, before: one.get(path), after: other.get(path) }))
    .filter((pair) => canonical(pair.before) !== canonical(pair.after));
}

/** The fields that are set and equal in both. */
export function requestLikenesses(before: unknown, after: unknown): { path: string; value: unknown }[] {
  const other = fieldsOf(after);
  return [...fieldsOf(before)]
    .filter(([path, value]) => canonical(value) === canonical(other.get(path)))
    .map(([path, value]) => ({ path, value }));
}

/** All set fields by path, to the depth at which the interface nests. */
function fieldsOf(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (isObject(value) && !COMPARED_AS_WHOLE.test(path)) {
    for (const [name, member] of Object.entries(value)) fieldsOf(member, path === '' ? name : `${path}.${name}`, found);
  } else if (path !== '' && !isEmpty(value)) found.set(path, value);
  return found;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every((member) => member === undefined);
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1))) : part,
  );
}
