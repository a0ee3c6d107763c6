import type { Problem } from '@/lib/contract/problems';
import type { WireSources } from '../read-config';

/** What the interface writes with neutral words and a service with its own (interface, naming note). */
export type WireNames = { artifactWord: string; sources: WireSources };

/** The embedded engine speaks the neutral words. */
export const NEUTRAL_NAMES: WireNames = { artifactWord: 'artifact', sources: {} };

type Json = Readonly<Record<string, unknown>>;
type Pairs = readonly (readonly [neutral: string, wire: string])[];

/** The one table: the names of fields, and the values of `imageOptions.source`. Read from either side. */
function tableOf({ artifactWord, sources }: WireNames): { fields: Pairs; sources: Pairs } {
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
  const table = tableOf(names);
  const [fields, sources] = [new Map(table.fields), new Map(table.sources)];
  const entries = Object.entries(request).map(([name, value]) => {
    if (name !== 'imageOptions' || !isObject(value)) return [fields.get(name) ?? name, value];
    const { source } = value;
    return [name, typeof source === 'string' ? { ...value, source: sources.get(source) ?? source } : value];
  });
  return Object.fromEntries(entries);
}

/** An answer in the neutral words, at every depth; a new object. Where both words stand, the neutral one does. */
export function fromWire(answer: Json, names: WireNames): Json {
  const { fields, sources } = tableOf(names);
  return neutralObject(answer, {
    fields: inverse(fields),
    sources: inverse(sources),
    text: (of) => textFromWire(of, names),
  });
}

/** A sentence of the service in the neutral words: names of fields, and sources it tells the choice of. */
export function textFromWire(text: string, names: WireNames): string {
  const { fields, sources } = tableOf(names);
  return replaceWords(replaceWords(text, fields), sources);
}

/** The fields a refusal names, by the paths of our request. */
export function problemsFromWire(problems: readonly Problem[], names: WireNames): Problem[] {
  const { fields } = tableOf(names);
  return problems.map(({ path, message }) => ({
    path: replaceWords(path, fields),
    message: textFromWire(message, names),
  }));
}

type Neutral = {
  fields: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, string>;
  text(of: string): string;
};

/** The members in which a service speaks in sentences. */
const SENTENCES: readonly string[] = ['message', 'warnings'];

function neutralObject(object: Json, neutral: Neutral): Json {
  const entries = Object.entries(object).flatMap(([name, value]) => {
    const ours = neutral.fields.get(name) ?? name;
    return ours !== name && Object.hasOwn(object, ours) ? [] : [[ours, neutralValue(ours, value, neutral)]];
  });
  return Object.fromEntries(entries);
}

function neutralValue(name: string, value: unknown, neutral: Neutral): unknown {
  if (typeof value === 'string') {
    if (name === 'source') return neutral.sources.get(value) ?? value;
    return SENTENCES.includes(name) ? neutral.text(value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => neutralValue(name, entry, neutral));
  return isObject(value) ? neutralObject(value, neutral) : value;
}

/** Each wire word that stands as a word of its own, in one pass: a neutral word that came in is not looked at again. */
function replaceWords(text: string, pairs: Pairs): string {
  const differing = pairs.filter(([neutral, wire]) => neutral !== wire);
  if (differing.length === 0) return text;
  const byWire = inverse(differing);
  const words = [...byWire.keys()].sort((one, other) => other.length - one.length).map(asWord);
  return text.replace(new RegExp(words.join('|'), 'gu'), (word) => byWire.get(word) ?? word);
}

/** `acme` is not in `acmeous`; a name that begins or ends with a sign needs no gap there. */
function asWord(word: string): string {
  const isLetter = /[\p{L}\p{N}_$]/u;
  const before = isLetter.test(word.slice(0, 1)) ? '(?<![\\p{L}\\p{N}_$])' : '';
  const after = isLetter.test(word.slice(-1)) ? '(?![\\p{L}\\p{N}_$])' : '';
  return before + word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + after;
}

function inverse(pairs: Pairs): Map<string, string> {
  return new Map(pairs.map(([neutral, wire]) => [wire, neutral]));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
