import { WORD_SIGN } from '../letters';

/** A tag glued to the name before it, without attributes, and not directly before another word or tag. */
const GLUED = new RegExp(
  String.raw`(?<=\w)<(?!(?:br|hr|wbr)\b)([A-Za-z][\w:-]*)(?:\s(?:[^<>=]|\s=\s)*)?>(?!<|${WORD_SIGN})`,
  'giu',
);
/** Escaped in Markdown. */
const ESCAPED = /(?<=(?<!\\)(?:\\\\)*\\)</g;
const CLOSE = /<\/([A-Za-z][\w:-]*)/g;
const NONE: ReadonlySet<number> = new Set();

/**
 * Offsets of `<` that begin no tag because they are escaped, or because they begin the arguments of a type: `Foo<P>`,
 * `useState<P | null>`. Not in lines that begin with a tag, which are HTML and may leave out close tags.
 */
export function literalTags(source: string): ReadonlySet<number> {
  if (!/[\w\\]</.test(source)) return NONE;
  const closed = new Set(Array.from(source.matchAll(CLOSE), ([, name = '']) => name.toLowerCase()));
  const found = new Set<number>();
  let from = 0;
  for (const line of source.split('\n')) {
    if (line.includes('<') && !/^[ \t]*</.test(line)) {
      for (const { index } of line.matchAll(ESCAPED)) found.add(from + index);
      for (const { 1: name = '', index } of line.matchAll(GLUED))
        if (!closed.has(name.toLowerCase())) found.add(from + index);
    }
    from += line.length + 1;
  }
  return found;
}
