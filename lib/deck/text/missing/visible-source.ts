import { isDefinitionLine, normalLabel } from '../find-definitions';
import { findHtmlLines } from '../html/html-lines';
import { attribute, isMarkup, isTracker, tagName } from '../html/tags';
import { htmlTokens } from '../html/tokens';
import { isBadgeUrl } from '../inline/addresses';
import { fencedLines } from '../inline/literal-lines';

/** A text without the parts that a page would not show. Both strings have the same length and lines as the source. */
export type VisibleSource = {
  words: string;
  /** Like `words`, but with picture addresses left in. */
  addresses: string;
};

const PICTURE = /!\[((?:[^[\]\\\n]|\\.)*)\](?:\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)[^()\n]*\)|\[([^[\]\n]*)\])?/g;
const AROUND = /^\s*\](?:\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*[^()\n]*\)|\[[^[\]\n]*\])/;
const CALLOUT = /^[ \t>]*>[ \t]*\[!\w+\]/gm;
/** Placeholder for `<` in code. */
const CODE_SIGN = '\u0001';

/**
 * Blanks the parts of a text that its page doesn't show: tags, comments, scripts, styles, badges with their links, and
 * callout markers. Code is left as it is.
 * @param definitions lines of link definitions that are elsewhere
 */
export function visibleSource(text: string, definitions: readonly string[] = []): VisibleSource {
  let words = text;
  let addresses = text;
  if (text.includes('<')) {
    const spans = hiddenSpans(text);
    words = blank(text, spans);
    addresses = blank(
      text,
      spans.filter((span) => !isPicture(text, span)),
    );
  }
  if (text.includes('![')) {
    const { badges, links } = findPictures(text, definitions);
    if (badges.length > 0) words = withoutSeparators(blank(words, badges), words);
    addresses = blank(
      addresses,
      [...badges, ...links].sort((a, b) => a.from - b.from),
    );
  }
  if (text.includes('[!') && text.includes('>'))
    words = words.replace(CALLOUT, (sign) => sign.replace(/\[.*/, (label) => ' '.repeat(label.length)));
  return { words, addresses };
}

type Span = { from: number; to: number };

function hiddenSpans(text: string): Span[] {
  const tokens = htmlTokens(withoutCode(text));
  const closed = new Set(tokens.flatMap((token) => (token.kind === 'close' ? [token.name] : [])));
  const spans: Span[] = [];
  let shown = 0;
  for (const token of tokens) {
    const isShown =
      token.kind === 'text' || (token.kind !== 'comment' && !isMarkup(token.name, token.raw, closed.has(token.name)));
    if (!isShown) continue;
    if (token.at > shown) spans.push({ from: shown, to: token.at });
    shown = token.at + (token.kind === 'text' ? token.text : token.raw).length;
  }
  if (shown < text.length) spans.push({ from: shown, to: text.length });
  return spans;
}

/** The text with the `<` of its code replaced. */
function withoutCode(text: string): string {
  if (!text.includes('`') && !text.includes('~~~')) return text;
  const lines = text.split('\n');
  const html = findHtmlLines(lines);
  const fenced = html?.isFenced ?? fencedLines(lines);
  const out: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) out.push(withoutSpans(open.join('\n')));
    open = [];
  };
  for (const [at, line] of lines.entries()) {
    if (fenced[at] || html?.isHtml[at] || line.trim() === '') {
      close();
      out.push(fenced[at] ? line.replaceAll('<', CODE_SIGN) : line);
    } else open.push(line);
  }
  close();
  return out.join('\n');
}

/**
 * Replaces `<` in the code spans of a paragraph. A span opens with a run of backticks and ends at the next run of the
 * same length. Spans over several lines are left unchanged, because the reader may split the paragraph at one of the
 * lines, so that what looks like a tag is one.
 */
function withoutSpans(text: string): string {
  if (!text.includes('`') || !text.includes('<')) return text;
  const runs = [...text.matchAll(/`+/g)];
  const next = new Map<number, number>();
  const closing = runs.map(() => -1);
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const { length } = runs[at]![0];
    closing[at] = next.get(length) ?? -1;
    next.set(length, at);
  }
  let out = '';
  let from = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const end = closing[at]!;
    const start = runs[at]!.index;
    if (end === -1 || text[start - 1] === '\\') continue;
    const span = text.slice(start, runs[end]!.index);
    out += text.slice(from, start) + (span.includes('\n') ? span : span.replaceAll('<', CODE_SIGN));
    from = runs[end]!.index;
    at = end;
  }
  return out + text.slice(from);
}

/** Blanks the punctuation between badges, which nothing is left of on their line. */
function withoutSeparators(blanked: string, text: string): string {
  const before = text.split('\n');
  return blanked
    .split('\n')
    .map((line, at) => (line === before[at] || /[\p{L}\p{N}]/u.test(line) ? line : line.replace(/[^\r]/g, ' ')))
    .join('\n');
}

function isPicture(text: string, { from, to }: Span): boolean {
  const raw = to - from < 4000 ? text.slice(from, to) : '';
  const isTag = /^<[^<>]*>$/.test(raw) && tagName(raw) === 'img';
  return isTag && !isBadgeUrl(attribute(raw, 'src')) && !isTracker(raw);
}

/** The words of a heading, before a picture with a link. */
const HEADING = /^ {0,3}#{1,6}[ \t]+(?!\[?!\[)[^\s<]/;
const HEADING_START = 12;

/** Badges with their surrounding links, and the links around other pictures. No text on the page shows these. */
function findPictures(text: string, definitions: readonly string[]): { badges: Span[]; links: Span[] } {
  const labels = badgeLabels(text, definitions);
  const badges: Span[] = [];
  const links: Span[] = [];
  let line = 0;
  let end = text.indexOf('\n');
  for (const match of text.matchAll(PICTURE)) {
    for (; end !== -1 && end < match.index; end = text.indexOf('\n', line)) line = end + 1;
    const [whole, alt = '', url, label] = match;
    const isKnown = url === undefined ? labels.has(normalLabel(label || alt)) : isBadgeUrl(url.replace(/^<|>$/g, ''));
    const to = match.index + whole.length;
    const around = AROUND.exec(text.slice(to, to + 2000))?.[0] ?? '';
    const from = around !== '' && text[match.index - 1] === '[' ? match.index - 1 : match.index;
    const isBesideHeading = from < match.index && HEADING.test(text.slice(line, Math.min(from, line + HEADING_START)));
    if (isKnown || isBesideHeading) badges.push({ from, to: to + around.length });
    else if (around !== '') links.push({ from: to, to: to + around.length });
  }
  return { badges, links };
}

const DEFINITION = /^[ \t]*\[((?:[^[\]\\]|\\.){1,200})\]:[ \t]*<?(\S+?)>?(?:\s|$)/;

function badgeLabels(text: string, definitions: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const own = text.includes(']:') ? text.split('\n').filter(isDefinitionLine) : [];
  for (const line of [...own, ...definitions]) {
    const [, label = '', url = ''] = DEFINITION.exec(line) ?? [];
    if (isBadgeUrl(url)) found.add(normalLabel(label));
  }
  return found;
}

/** Replaces the spans with spaces and keeps line breaks. */
function blank(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let out = '';
  let from = 0;
  for (const span of spans) {
    if (span.to <= from) continue;
    out +=
      text.slice(from, Math.max(from, span.from)) +
      text.slice(Math.max(from, span.from), span.to).replace(/[^\r\n]/g, ' ');
    from = span.to;
  }
  return out + text.slice(from);
}
