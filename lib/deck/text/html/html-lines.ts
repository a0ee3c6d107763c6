import { fenceAfter } from '../inline/literal-lines';
import { BLOCK_TAGS, isMarkup } from './tags';

/**
 * Finds the lines of a text that are HTML blocks (CommonMark 4.6). `isHtml[at]`: the line isn't Markdown. `isHeld[at]`:
 * it belongs with the line above, because an element or a comment spans both. `isFenced[at]`: it is part of fenced
 * code.
 */
export type HtmlLines = { isHtml: readonly boolean[]; isHeld: readonly boolean[]; isFenced: readonly boolean[] };

/** Elements whose content is parsed as a whole, across empty lines. */
const HOLDING = 'table|ul|ol|dl|blockquote|h[1-6]|picture|pre|textarea|script|style|svg|summary';
const HOLD_TAGS = new RegExp(`<(/?)(${HOLDING})(?=[\\s/>]|$)`, 'gi');
/** Elements among these whose content isn't Markdown. */
const VERBATIM = new Set(['pre', 'textarea', 'script', 'style', 'svg']);
const START = /^ {0,3}<(?:!--|![a-z]|\?|(\/?)([a-z][a-z0-9:-]*)(?=[\s/>]|$))/i;
const WHOLE_TAG = /^ {0,3}<\/?[a-z][a-z0-9:-]*(?:\s[^<>]*)?\/?>[ \t]*$/i;
const CONTAINER = /^[ \t]*(?:[-*+•◦‣▪–]|\d{1,9}[.)])[ \t]/;

export function findHtmlLines(lines: readonly string[]): HtmlLines | null {
  if (!lines.some((line) => line.includes('<') && START.test(line))) return null;
  return new LineScanner(lines).scan();
}

/** Fills empty lines within code or a comment, where Markdown would end the HTML. */
export const EMPTY_LINE = '\u0002';

/** Fills the empty lines that would end the HTML block they are in. */
export function fillEmptyLines(lines: readonly string[]): readonly string[] {
  const html = lines.some((line) => line.trim() === '') ? findHtmlLines(lines) : null;
  return html ? lines.map((line, at) => (html.isHtml[at] && line.trim() === '' ? EMPTY_LINE : line)) : lines;
}

class LineScanner {
  private isHtml: boolean[] = [];
  private isHeld: boolean[] = [];
  private isFenced: boolean[] = [];
  private lastClose: ReadonlyMap<string, number>;
  /** The number of open elements that are closed further down, by name. */
  private open = new Map<string, number>();
  private depth = 0;
  private verbatim = 0;
  private inComment = false;
  private inBlock = false;
  private fence: string | null = null;

  constructor(private lines: readonly string[]) {
    this.lastClose = lastCloses(lines);
  }

  scan(): HtmlLines {
    let inList = false;
    for (const [at, line] of this.lines.entries()) {
      const isBlank = line.trim() === '';
      const isHeld = this.depth > 0 || this.inComment;
      const isRaw = this.inComment || this.verbatim > 0;
      if (!isRaw && this.readFence(line)) {
        this.set(false, isHeld, true);
        continue;
      }
      if (!isBlank && !/^[ \t]/.test(line)) inList = CONTAINER.test(line);
      if (isBlank) this.inBlock = false;
      else if (!isRaw && !this.inBlock) this.inBlock = this.begins(line, at, inList);
      const isHtml = isRaw || this.inBlock;
      this.set(isHtml, isHeld);
      if (isHtml) this.readTags(line, at);
      // Text after the end of a comment continues the HTML block.
      if (isRaw && !this.inComment && this.verbatim === 0) this.inBlock = line.trim() !== '';
    }
    return { isHtml: this.isHtml, isHeld: this.isHeld, isFenced: this.isFenced };
  }

  private set(isHtml: boolean, isHeld: boolean, isFenced = false): void {
    this.isFenced.push(isFenced);
    this.isHtml.push(isHtml);
    this.isHeld.push(isHeld);
  }

  /** Whether the line is part of a fenced code block. */
  private readFence(line: string): boolean {
    const wasFenced = this.fence !== null;
    this.fence = fenceAfter(this.fence, line);
    return wasFenced || this.fence !== null;
  }

  private begins(line: string, at: number, inList: boolean): boolean {
    const text = this.depth > 0 ? line.trimStart() : line;
    const match = text.includes('<') ? START.exec(text) : null;
    if (!match || (inList && this.depth === 0 && /^[ \t]/.test(line))) return false;
    const name = match[2]?.toLowerCase();
    if (name === undefined) return !match[0].endsWith('<!--') || (this.lastClose.get('-->') ?? -1) >= at;
    if (!isMarkup(name, text.trim(), true)) return false;
    if (BLOCK_TAGS.has(name) || VERBATIM.has(name)) return true;
    const before = this.lines[at - 1];
    const isParagraph = before !== undefined && before.trim() !== '' && !this.isHtml[at - 1] && !/^#/.test(before);
    return WHOLE_TAG.test(text) && !isParagraph;
  }

  /** Tracks the elements that the line opens and closes. */
  private readTags(line: string, at: number): void {
    let from = 0;
    if (this.inComment) {
      const end = line.indexOf('-->');
      if (end === -1) return;
      this.inComment = false;
      from = end + 3;
    }
    const visible = withoutComments(line.slice(from));
    if (visible.opens && (this.lastClose.get('-->') ?? -1) > at) this.inComment = true;
    for (const [, slash, tag = ''] of visible.text.matchAll(HOLD_TAGS)) {
      const name = tag.toLowerCase();
      if (this.verbatim > 0 && !VERBATIM.has(name)) continue;
      if (slash === '/') this.close(name);
      else if ((this.lastClose.get(name) ?? -1) >= at) {
        this.open.set(name, (this.open.get(name) ?? 0) + 1);
        this.depth += 1;
        if (VERBATIM.has(name)) this.verbatim += 1;
      }
    }
    // An element without a close tag further down holds nothing more.
    for (const [name, count] of this.open) if ((this.lastClose.get(name) ?? -1) <= at) this.close(name, count);
  }

  private close(name: string, times = 1): void {
    const count = Math.min(times, this.open.get(name) ?? 0);
    if (count === 0) return;
    if (count === this.open.get(name)) this.open.delete(name);
    else this.open.set(name, this.open.get(name)! - count);
    this.depth -= count;
    if (VERBATIM.has(name)) this.verbatim -= count;
  }
}

function withoutComments(line: string): { text: string; opens: boolean } {
  let text = '';
  let from = 0;
  for (let open = line.indexOf('<!--'); open !== -1; open = line.indexOf('<!--', from)) {
    text += line.slice(from, open);
    const close = line.indexOf('-->', open + 4);
    if (close === -1) return { text, opens: true };
    from = close + 3;
  }
  return { text: text + line.slice(from), opens: false };
}

/** The last line on which each holding element, or a comment, closes. */
function lastCloses(lines: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    if (line.includes('-->')) found.set('-->', at);
    if (line.includes('</'))
      for (const [, slash, name = ''] of line.matchAll(HOLD_TAGS)) if (slash === '/') found.set(name.toLowerCase(), at);
  }
  return found;
}
