import type { PhrasingContent } from 'mdast';
import { safeHref } from '../inline/addresses';
import type { Shift } from '../inline/raised-text';
import { parseInline } from '../mdast-text';
import type { RunStyle } from '../text-runs';
import { attribute, hasAttribute, isMarkup, isTracker, VOID_TAGS } from './tags';

/** The content that a tag inserts. Its effect on the text that follows is in the stack. */
export type TagContent =
  | { kind: 'none' | 'break' }
  | { kind: 'text'; text: string }
  | { kind: 'image'; url: string; alt: string; title: string };

const STYLES: ReadonlyMap<string, RunStyle> = new Map<string, RunStyle>([
  ...['b', 'strong', 'dt', 'th'].map((name): [string, RunStyle] => [name, { bold: true }]),
  ...['i', 'em', 'cite', 'var', 'dfn'].map((name): [string, RunStyle] => [name, { italic: true }]),
  ...['code', 'kbd', 'samp', 'tt'].map((name): [string, RunStyle] => [name, { code: true }]),
  ...['s', 'del', 'strike'].map((name): [string, RunStyle] => [name, { strike: true }]),
]);
const NONE: TagContent = { kind: 'none' };
const TAG = /^<(\/?)([A-Za-z][\w:-]*)/;
const DEEPEST = 40;
const SHIFTS: ReadonlyMap<string, Shift> = new Map([
  ['sup', 'up'],
  ['sub', 'down'],
]);

/** A stack for the inline tags of sibling nodes, which are read in order. */
export function openTags(nodes: readonly PhrasingContent[]): TagStack {
  const closed = new Set<string>();
  for (const node of nodes) {
    const [, slash, name] = node.type === 'html' ? (TAG.exec(node.value) ?? []) : [];
    if (slash === '/' && name) closed.add(name.toLowerCase());
  }
  return new TagStack(closed);
}

export class TagStack {
  private open: { name: string; style: RunStyle }[] = [];

  constructor(private closed: ReadonlySet<string>) {}

  /** A style combined with those of the open elements. */
  styled(style: RunStyle): RunStyle {
    return this.open.length === 0 ? style : Object.assign({}, style, ...this.open.map((each) => each.style));
  }

  /** Whether a superscript or subscript is open. */
  get shift(): Shift | undefined {
    return SHIFTS.get(this.open.findLast(({ name }) => SHIFTS.has(name))?.name ?? '');
  }

  read(raw: string): TagContent {
    const [, slash = '', tag] = TAG.exec(raw) ?? [];
    if (tag === undefined) return NONE;
    const name = tag.toLowerCase();
    if (!isMarkup(name, raw, this.closed.has(name))) return { kind: 'text', text: raw };
    if (slash === '/') return this.close(name);
    switch (name) {
      case 'br':
        return { kind: 'break' };
      case 'img':
        return imageOf(raw);
      case 'input':
        if (attribute(raw, 'type').toLowerCase() !== 'checkbox') return NONE;
        return { kind: 'text', text: hasAttribute(raw, 'checked') ? '☑ ' : '☐ ' };
      case 'q':
        this.push(name, {});
        return { kind: 'text', text: '“' };
      case 'a': {
        const href = safeHref(readReferences(attribute(raw, 'href')));
        this.push(name, href === null ? {} : { href });
        return NONE;
      }
    }
    if (!VOID_TAGS.has(name) && !raw.endsWith('/>')) this.push(name, STYLES.get(name) ?? {});
    return NONE;
  }

  private push(name: string, style: RunStyle): void {
    if (this.open.length < DEEPEST) this.open.push({ name, style });
  }

  private close(name: string): TagContent {
    const at = this.open.findLastIndex((each) => each.name === name);
    if (at !== -1) this.open.splice(at, 1);
    return at !== -1 && name === 'q' ? { kind: 'text', text: '”' } : NONE;
  }
}

/** Reads an image tag. Ignores images of at most two pixels, which are trackers. */
function imageOf(raw: string): TagContent {
  const url = readReferences(attribute(raw, 'src') || attribute(raw, 'data-src'));
  if (url === '' || isTracker(raw)) return NONE;
  const alt = readReferences(attribute(raw, 'alt'));
  return { kind: 'image', url, alt, title: readReferences(attribute(raw, 'title')) };
}

const REFERENCE = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;
/** Common references. Non-breaking and typographic spaces become ordinary ones on a card. */
const KNOWN = new Map([
  ['&nbsp;', ' '],
  ['&#160;', ' '],
  ['&ensp;', ' '],
  ['&emsp;', ' '],
  ['&thinsp;', ' '],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);
const MOST_CACHED = 3000;

/** HTML text with its character references decoded. */
export function readReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, (reference) => KNOWN.get(reference) ?? decode(reference)) : text;
}

function decode(reference: string): string {
  const [paragraph] = parseInline(reference).children;
  const [only] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const value = only?.type === 'text' ? only.value : reference;
  if (KNOWN.size < MOST_CACHED) KNOWN.set(reference, value);
  return value;
}
