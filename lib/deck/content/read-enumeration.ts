import type { ListItem } from '../blocks';
import { hasUnit, unitOf, valuesIn } from './read-value';

/** The most letters of a text that are searched for the figures of an enumeration. */
const ENUMERATION_LETTERS = 600;
/** What ends the clause before the first figure. */
const CLAUSE = /[.!?:：;]\s+(?=\S)/gu;
/** Between the parts of an enumeration: a comma, or before the last part a short word such as "and". */
const COMMA = /^[)\s]*[,;]\s+/;
const AND = /^[)\s]*\s\p{Ll}{1,3},?\s+/u;
/** An initial ends no sentence: "J. Tranter". */
const STOP = /(?<!(?:^|\s)\p{Lu})[.!?:;](?:\s|$)/u;
const NAME = { words: 7, letters: 48 };
const LEAST = 3;

/** Figures that a sentence lists with their names, as items, and the words before a colon. */
type Enumeration = { items: ListItem[]; caption: string };

/**
 * Reads the figures of one unit that a sentence lists, each after its name ("Rooms cost £9,180, materials £4,350 and
 * travel £3,900", "Dunmore (£96,400), Halcyon (£88,150)") or before it ("£1.4m goes into boxes, £0.6m into sales").
 * Words that the other names lack or share, such as the verb, are left out. Null if there are fewer than three.
 */
export function readEnumeration(whole: string): Enumeration | null {
  const text = whole.slice(0, ENUMERATION_LETTERS + NAME.letters);
  const values = valuesIn(text).filter(({ figure, at }) => hasUnit(figure) && at < ENUMERATION_LETTERS);
  const isTogether = (one: Value, other: Value) =>
    unitOf(one.figure) === unitOf(other.figure) && !STOP.test(text.slice(endOf(one), other.at));
  const runs: Value[][] = [];
  for (const [at, value] of values.entries()) {
    if (at > 0 && isTogether(values[at - 1]!, value)) runs.at(-1)!.push(value);
    else runs.push([value]);
  }
  const lists = runs.filter((run) => run.length >= LEAST);
  return lists.map((run) => namesBefore(text, run) ?? namesBehind(text, run)).find((found) => found !== null) ?? null;
}

type Value = ReturnType<typeof valuesIn>[number];

const endOf = ({ figure, at }: Value) => at + figure.length;

/** Figures that each have their name before them. */
function namesBefore(text: string, values: readonly Value[]): Enumeration | null {
  const [first, ...others] = values;
  const clause = [...text.slice(0, first!.at).matchAll(CLAUSE)].at(-1);
  const begin = clause ? clause.index + clause[0].length : 0;
  const parts = others.map((value, at) => text.slice(endOf(values[at]!), value.at));
  const last = parts.at(-1)!.replace(COMMA, ' ');
  if (!parts.every((part, at) => COMMA.test(part) || (at === parts.length - 1 && AND.test(part)))) return null;
  const own = parts.slice(0, -1).map((part) => part.replace(COMMA, ''));
  const word = AND.exec(last)?.[0].trim() ?? '';
  // A word that other names begin with is their article.
  own.push(own.some((name) => name.startsWith(`${word} `)) ? last.trim() : last.replace(AND, ''));
  const named = (name: string) => name.slice(name.lastIndexOf(', ') + 1).replace(/^\s+|[\s(:]+$/g, '');
  const names = [text.slice(begin, first!.at), ...own].map(named);
  const isAnnounced = clause !== undefined && /[:：]/.test(clause[0]);
  const caption = isAnnounced ? text.slice(0, clause.index).replace(/^[\s\S]*[.!?\n]\s*/, '') : '';
  return enumeration(isAnnounced ? names : [firstName(names), ...names.slice(1)], values, caption);
}

/** The first name without what the others lack: the verb after it, or the words before a name with a capital. */
function firstName([first = '', ...others]: readonly string[]): string {
  const capital = /(?:\p{Lu}[^\s]*\s(?:\p{Ll}{1,3}\s)?|&\s)*\p{Lu}\S*$/u.exec(first);
  if (capital && capital[0] !== first && others.every((name) => /^\p{Lu}/u.test(name))) return capital[0];
  const words = first.split(/\s+/);
  let most = Math.max(...others.map((name) => name.split(/\s+/).length));
  // A name does not end in "and".
  while (/^\p{Ll}{1,3}$/u.test(words[most - 1] ?? '')) most += 1;
  return words.slice(0, most).join(' ');
}

/** Figures that each have their name after them. */
function namesBehind(text: string, values: readonly Value[]): Enumeration | null {
  const spaced = values.map((value, at) => {
    const behind = /^[^.!?;:(]*(?:\([^()]*\))?/.exec(text.slice(endOf(value), values[at + 1]?.at))![0];
    return at === values.length - 1 ? behind : behind.replace(/[,\s]+(?:\p{Ll}{1,3}\s*){0,2}$/u, '');
  });
  if (!spaced.every((name) => /^\s\p{L}/u.test(name) && !name.includes(', '))) return null;
  const names = spaced.map((name) => name.trim());
  // "came from the fund, from councils": what all begin with.
  const shared = /^\p{Ll}+\s/u.exec(names[1] ?? '')?.[0] ?? '';
  const isShared =
    shared !== '' &&
    names.every((name, at) => (at === 0 ? ` ${name}`.includes(` ${shared}`) : name.startsWith(shared)));
  const bare = isShared ? names.map((name) => name.slice(` ${name}`.indexOf(` ${shared}`) + shared.length)) : names;
  return enumeration(bare, values, '');
}

function enumeration(names: readonly string[], values: readonly Value[], caption: string): Enumeration | null {
  const isName = (name: string) =>
    /\p{L}/u.test(name) && name.length <= NAME.letters && name.split(/\s+/).length <= NAME.words;
  if (!names.every(isName)) return null;
  const items = names.map((name, at) => ({ level: 0, runs: [{ text: `${name}: ${values[at]!.figure}` }] }));
  return { items, caption };
}
