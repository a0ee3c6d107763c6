import type { TextRun } from '../../blocks';
import { pushRun, type RunStyle } from '../text-runs';
import { isImageUrl, safeHref } from './addresses';

/** Characters and prefixes that may have a special meaning in Markdown. */
const SPECIAL = /[*_`[\]<&\\~@]|:\/\/|www\./i;

/** Places where they have no special meaning: `snake_case`, `R & D`, `a < b`, `2 * 3`, `C:\dir`, `@name`, `[1]`. */
const NOT_SPECIAL =
  /(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])|&(?![#A-Za-z])|<(?=[\s\d=])|(?<=\s)\*(?=\s)|\\(?=[\p{L}\p{N}])|(?<![\w.+-])@|(?<!!)\[[\p{L}\p{N}][\p{L}\p{N} ,.-]*\](?![[(:])/gu;

/** Letters at both ends, and no character inside that could pair with those around it. */
const INSIDE = String.raw`[\p{L}\p{N}](?:[^*_${'`'}[\]<&\\~|!\n@:]*[\p{L}\p{N}])?`;
const CODE = String.raw`[\p{L}\p{N}](?:[^${'`'}\n|\\]*[\p{L}\p{N})\]}"';])?`;
const ADDRESS = String.raw`https?://[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:/(?:[a-z0-9/.=?%#+-]*[a-z0-9/])?)?`;

/**
 * Common emphasis, code, links and bare URLs that are unambiguous: preceded by white space, a bracket or the line's
 * start, and followed by white space, punctuation or the line's end.
 */
const SIMPLE = new RegExp(
  [
    String.raw`(?<=^|[\s(])(?:`,
    String.raw`\*\*(?<bold>${INSIDE})\*\*|\*(?<star>${INSIDE})\*|_(?<low>${INSIDE})_|${'`'}(?<code>${CODE})${'`'}`,
    String.raw`|\[(?<label>${INSIDE})\]\((?<href>${ADDRESS})\)|(?<bare>${ADDRESS})`,
    String.raw`)(?=$|\s|[.,;:?!)](?:$|\s))`,
  ].join(''),
  'giu',
);

/**
 * Reads one line without the full Markdown parser, or returns null if that is needed. Much faster, with the same
 * result, which a property test verifies. Not for lines whose labels are defined elsewhere.
 */
export function quickInline(line: string): TextRun[] | null {
  if (!SPECIAL.test(line)) return line === '' ? [] : [{ text: line }];
  const runs: TextRun[] = [];
  let from = 0;
  for (const match of line.matchAll(SIMPLE)) {
    const plain = line.slice(from, match.index);
    const found = meaningOf(match.groups ?? {});
    if (!found || !isPlain(plain)) return null;
    pushRun(runs, plain);
    pushRun(runs, found.text, found.style);
    from = match.index + match[0].length;
  }
  const rest = line.slice(from);
  if (!isPlain(rest)) return null;
  pushRun(runs, rest);
  return runs;
}

function meaningOf(groups: Partial<Record<string, string>>): { text: string; style: RunStyle } | null {
  const { bold, star, low, code, label, href, bare } = groups;
  if (bold !== undefined) return { text: bold, style: { bold: true } };
  if (code !== undefined) return { text: code, style: { code: true } };
  const address = href ?? bare;
  if (address !== undefined && safeHref(address) === null) return null;
  if (label !== undefined) return { text: label, style: { href } };
  // A picture's URL becomes a separate block.
  if (bare !== undefined) return isImageUrl(bare) ? null : { text: bare, style: { href: bare } };
  return { text: star ?? low ?? '', style: { italic: true } };
}

function isPlain(text: string): boolean {
  return !SPECIAL.test(text) || !SPECIAL.test(text.replace(NOT_SPECIAL, ' '));
}
