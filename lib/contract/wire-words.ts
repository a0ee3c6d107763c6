/** What the interface writes with neutral words and a service with its own (interface, naming note). */
export type WireNames = { artifactWord: string; sources: Readonly<Record<string, string>> };

/** The embedded engine speaks the neutral words. */
export const NEUTRAL_NAMES: WireNames = { artifactWord: 'artifact', sources: {} };

type Json = Readonly<Record<string, unknown>>;
export type WordPairs = readonly (readonly [neutral: string, wire: string])[];

/** The one table: the names of fields, and the values of `imageOptions.source`. Read from either side. */
export function wireTable({ artifactWord, sources }: WireNames): { fields: WordPairs; sources: WordPairs } {
  return {
    fields: [
      ['artifactId', `${artifactWord}Id`],
      ['artifactUrl', `${artifactWord}Url`],
    ],
    sources: Object.entries(sources),
  };
}

/** The request in the service's words; a new object. What a person wrote is not looked at. */
export function toWire(request: Json, names: WireNames): Json {
  const { fields, sources } = wireTable(names);
  return requestIn(request, new Map(fields), new Map(sources));
}

/**
 * A request that may be written in the service's words, in the neutral ones; a new object. Where both words stand, the
 * neutral one does.
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

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
