import type { Problem } from '@/lib/contract/problems';
import { inverse, type WireNames, type WordPairs, wireTable } from '@/lib/contract/wire-words';

type Json = Readonly<Record<string, unknown>>;

/** An answer in the neutral words, at every depth; a new object. Where both words stand, the neutral one does. */
export function fromWire(answer: Json, names: WireNames): Json {
  const { fields, sources } = wireTable(names);
  return neutralObject(answer, {
    fields: inverse(fields),
    sources: inverse(sources),
    text: (of) => textFromWire(of, names),
  });
}

/** A sentence of the service in the neutral words: names of fields, and sources it tells the choice of. */
export function textFromWire(text: string, names: WireNames): string {
  const { fields, sources } = wireTable(names);
  return replaceWords(replaceWords(text, fields), sources);
}

/** The fields a refusal names, by the paths of our request. */
export function problemsFromWire(problems: readonly Problem[], names: WireNames): Problem[] {
  const { fields } = wireTable(names);
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
function replaceWords(text: string, pairs: WordPairs): string {
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

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
