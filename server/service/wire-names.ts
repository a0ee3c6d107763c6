import type { Problem } from '@/lib/contract/request/problems';
import { inverse, type WireNames, type WordPairs, wireTable } from '@/lib/contract/wire-words';
import { isObject } from '@/lib/json';

type Json = Readonly<Record<string, unknown>>;

/** A copy of a response with neutral names, at every depth. If both names are present, the neutral one wins. */
export function fromWire(answer: Json, names: WireNames): Json {
  const { fields, sources } = wireTable(names);
  return neutralObject(answer, {
    fields: inverse(fields),
    sources: inverse(sources),
    text: (of) => textFromWire(of, names),
  });
}

/** A sentence of the service with neutral names: of fields, and of sources in lists of allowed values. */
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

/** The members that contain sentences of the service. */
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

/** Replaces each wire name that is a whole word, in one pass, so that a replacement is not replaced again. */
function replaceWords(text: string, pairs: WordPairs): string {
  const differing = pairs.filter(([neutral, wire]) => neutral !== wire);
  if (differing.length === 0) return text;
  const byWire = inverse(differing);
  const words = [...byWire.keys()].sort((one, other) => other.length - one.length).map(asWord);
  return text.replace(new RegExp(words.join('|'), 'gu'), (word) => byWire.get(word) ?? word);
}

/** `acme` does not match in `acmeous`; a name that begins or ends with punctuation needs no word boundary there. */
function asWord(word: string): string {
  const isLetter = /[\p{L}\p{N}_$]/u;
  const before = isLetter.test(word.slice(0, 1)) ? '(?<![\\p{L}\\p{N}_$])' : '';
  const after = isLetter.test(word.slice(-1)) ? '(?![\\p{L}\\p{N}_$])' : '';
  return before + word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + after;
}
