import { isObject } from '@/lib/json';

/** The names that differ between the interface and a service (interface, naming note). */
export type WireNames = { artifactWord: string; sources: Readonly<Record<string, string>> };

/** The embedded engine uses the neutral names. */
export const NEUTRAL_NAMES: WireNames = { artifactWord: 'artifact', sources: {} };

type Json = Readonly<Record<string, unknown>>;
export type WordPairs = readonly (readonly [neutral: string, wire: string])[];

/** The mapping of field names, and of the values of `imageOptions.source`, for both directions. */
export function wireTable({ artifactWord, sources }: WireNames): { fields: WordPairs; sources: WordPairs } {
  return {
    fields: [
      ['artifactId', `${artifactWord}Id`],
      ['artifactUrl', `${artifactWord}Url`],
    ],
    sources: Object.entries(sources),
  };
}

/** The request in the service's names, as a new object. Text from people is not changed. */
export function toWire(request: Json, names: WireNames): Json {
  const { fields, sources } = wireTable(names);
  return requestIn(request, new Map(fields), new Map(sources));
}

/**
 * Converts a request in the service's or the neutral names to the neutral ones, as a new object. If both names occur,
 * the neutral one wins.
 */
export function requestFromWire(request: Json, names: WireNames): Json {
  const { fields, sources } = wireTable(names);
  const own = fields.filter(([neutral]) => !Object.hasOwn(request, neutral));
  return requestIn(request, inverse(own), inverse(sources));
}

function requestIn(request: Json, fields: ReadonlyMap<string, string>, sources: ReadonlyMap<string, string>): Json {
  const entries = Object.entries(request).map(([name, value]) => {
    if (name !== 'imageOptions' || !isObject(value)) return [fields.get(name) ?? name, value];
    const { source } = value;
    return [name, typeof source === 'string' ? { ...value, source: sources.get(source) ?? source } : value];
  });
  return Object.fromEntries(entries);
}

export function inverse(pairs: WordPairs): Map<string, string> {
  return new Map(pairs.map(([neutral, wire]) => [wire, neutral]));
}
