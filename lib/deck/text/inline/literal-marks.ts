import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import { SPACELESS, WORD_SIGN } from '../letters-and-words';
import { SHORT_SCHEMES } from './addresses';

const WORD = new RegExp(`^(?:${WORD_SIGN})$`, 'u');
const DIGIT = /^\p{Nd}$/u;
/** A letter or digit before this place, of a script with spaces. */
const AFTER_WORD = String.raw`(?<=[\p{L}\p{N}])(?<![${SPACELESS}])`;

/** Names of Python, C and PHP that are written with two underscores at both ends. */
const DUNDERS =
  'all|bool|call|class|construct|delattr|del|destruct|dict|dir|dirname|doc|enter|eq|exit|file|filename|function|func|getattr|getitem|get|hash|init|invoke|iter|len|line|main|method|mocks|module|name|namespace|new|next|path|post|pre|proto|repr|setattr|setitem|set|slots|str|tests|toString|version';

/** A variable to the power of a short one. */
const POWER = String.raw`${AFTER_WORD}\*\*[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}*])`;

type Pattern = readonly [marks: RegExp, text: RegExp];

/** Texts whose marks are characters of the text although CommonMark reads them as syntax. */
const PATTERNS: readonly Pattern[] = [
  // `_private_name_`, `__private_name__`, `obj.__dict__`, `__len__`
  [/_/g, /(?<![\p{L}\p{N}_])_{1,2}[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)+_{1,2}(?![\p{L}\p{N}_])/gu],
  [/_/g, /(?<=[\p{L}\p{N})\]]\.|->)__[a-z]\w*?__(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])__[a-z]\w*?__(?=[([])/giu],
  [/_/g, new RegExp(`(?<![\\p{L}\\p{N}_])__(?:${DUNDERS})__(?![\\p{L}\\p{N}_])`, 'giu')],
  // `k**n + m**n`: two powers rather than bold text that begins and ends inside a word.
  [/\*/g, new RegExp(`${POWER}[^*\\n]*${POWER}`, 'gu')],
  // An address without a domain, and an identifier with colons: `<user@host>`, `vector<std::string>`
  [/</g, new RegExp(`<(?:[\\w.+-]+@[\\w-]+|(?!(?:${SHORT_SCHEMES}):)[A-Za-z][\\w+.-]*:(?!//)[^\\s<>]*)>`, 'gi')],
  // A backtick as an apostrophe: `it`s`
  [/`/g, new RegExp(`${AFTER_WORD}\`(?!\`)`, 'gu')],
  // A call: `handlers[event](data)`
  [/\[/g, /(?<=[\p{L}\p{N}_])\[[^\][\n]{0,80}\]\([^()/:#.\n]{0,80}\)/gu],
];

/**
 * Paths and patterns with backslashes: `C:\*.txt`, `\\server\share`, `\d+\.\d+`. One backslash before a letter shows
 * that backslashes are not escapes here, unless there are also pairs of them.
 */
const BACKSLASHED = /(?<!\S)(?:\S*?\\[\p{L}\p{N}]|[A-Za-z]:\\)\S*/gu;

/** Offsets of characters that Markdown could read as syntax but that are text. */
export function literalMarks(source: string): ReadonlySet<number> {
  const found = new Set(literalTags(source));
  for (const [marks, text] of PATTERNS)
    for (const { 0: match, index } of source.matchAll(text))
      for (const mark of match.matchAll(marks)) found.add(index + mark.index);
  if (source.includes('\\'))
    for (const { 0: match, index } of source.matchAll(BACKSLASHED))
      if (!/\\\\/.test(match.replace(/^[("'„“«]*\\\\(?=[\p{L}\p{N}])/u, '')))
        for (const mark of match.matchAll(/\\[*_~\\]?/g))
          for (let at = 0; at < mark[0].length; at += 1) found.add(index + mark.index + at);
  return found;
}

/** Characters before and after which emphasis of one character does not begin or end. */
const NO_OPENING_AFTER = new Set(')]}.,;!?=+%\\$^&@#<|');
const NO_OPENING_BEFORE = new Set(')]},;:?%=+/.|\\');
const NO_CLOSING_AFTER = new Set('([{=+/\\<^$|');
const NO_CLOSING_BEFORE = new Set('$([{@#');

/**
 * Whether a run of `*`, `_` or `~` may begin or end emphasis by the shape of the text around it. CommonMark decides as
 * well. A single mark does neither inside a word, a sum or a pattern (`2*3*4`, `Leser*innen`, `*.test.*`, `(*)`), and a
 * double one not between digits, powers and paths (`x**2`, `5~~10`, `src/**`).
 */
export function emphasisShape(source: string, at: number, size: number): { canOpen: boolean; canClose: boolean } {
  const before = source[at - 1] ?? '\n';
  const after = source[at + size] ?? '\n';
  const isAfterWord = WORD.test(before);
  const isBeforeWord = WORD.test(after);
  if (size === 1) {
    const isInWord = isAfterWord && isBeforeWord;
    return {
      canOpen: !isInWord && !isAfterWord && !NO_OPENING_AFTER.has(before) && !NO_OPENING_BEFORE.has(after),
      canClose: !isInWord && !isBeforeWord && !NO_CLOSING_AFTER.has(before) && !NO_CLOSING_BEFORE.has(after),
    };
  }
  const isPower = (isAfterWord || before === ')' || before === ']') && (DIGIT.test(after) || after === '(');
  const isPath = before === '/' && !isBeforeWord;
  const isNone = isPower || isPath || (before === '(' && after === ')');
  return { canOpen: !isNone, canClose: !isNone };
}

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

const STAR = 42;
const LOW_LINE = 95;
const TILDE = 126;
const emphasis = cjkFriendlyExtension();
const strikethrough = gfmStrikethroughCjkFriendly({ singleTilde: false });

/**
 * Emphasis and strikethrough where both CommonMark and the shape of the text say so (`literal-marks.ts`), also next to
 * Chinese, Japanese and Korean characters, whose punctuation has no spaces around it.
 */
export function emphasisSyntax(source: string): Extension {
  const literal = literalMarks(source);
  const star = shaped(emphasis.text?.[STAR] as Construct, source, 'attentionSequence');
  const tilde = shaped(strikethrough.text?.[TILDE] as Construct, source, 'strikethroughSequenceTemporary');
  const text: NonNullable<Extension['text']> = { [STAR]: [star], [LOW_LINE]: [star], [TILDE]: [tilde] };
  const mark = literalMark(literal);
  for (const code of new Set([...literal].map((at) => source.charCodeAt(at))))
    text[code] = [mark, ...[text[code] ?? []].flat()];
  return {
    text,
    insideSpan: { null: [...(emphasis.insideSpan?.null ?? []), ...(strikethrough.insideSpan?.null ?? [])] },
    attentionMarkers: { null: [TILDE] },
  };
}

/**
 * Reads a literal mark as text, before any construct that could begin with it. `previous` keeps the parser from looking
 * at other marks: it would begin code in the middle of backticks.
 */
function literalMark(literal: ReadonlySet<number>): Construct {
  return {
    name: 'literalMark',
    previous() {
      return literal.has(this.now().offset);
    },
    tokenize(effects, ok, nok) {
      return (code) => {
        if (!literal.has(this.now().offset)) return nok(code);
        effects.enter('data');
        effects.consume(code);
        effects.exit('data');
        return ok;
      };
    },
  };
}

/** The construct with fewer places where its sequences may open and close. */
function shaped(construct: Construct, source: string, type: string): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const narrowed: State = (code: Code) => {
        const token = this.events.at(-1)?.[1];
        if (token?.type === type) {
          const { start, end } = token;
          const { canOpen, canClose } = emphasisShape(source, start.offset, end.offset - start.offset);
          token._open &&= canOpen;
          token._close &&= canClose;
        }
        return ok(code);
      };
      return construct.tokenize.call(this, effects, narrowed, nok);
    },
  };
}
