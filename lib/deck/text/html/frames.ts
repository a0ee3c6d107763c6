import type { ListItem, PhrasingContent } from 'mdast';
import { htmlMarker } from '../list-marker';
import { type Flow, paragraphOf, phrasingOf, positionAt } from './nodes';
import { type HtmlCell, tableNodes } from './table-nodes';
import { attribute, hasAttribute, styleOf, tagName } from './tags';

export type FrameKind = 'flow' | 'heading' | 'quote' | 'list' | 'item' | 'term' | 'table' | 'row' | 'cell' | 'pre';
type Opened = { name: string; kind: FrameKind; line: number; raw: string };
/** An open element with its content so far, one property per kind of content. */
type Frame = Opened & {
  children: Flow[];
  items: ListItem[];
  rows: HtmlCell[][];
  cells: HtmlCell[];
  term: PhrasingContent[];
  code: string;
};

const LANGUAGE = /\b(?:lang(?:uage)?|highlight-source)-([\w+#.-]+)/;
const OPEN_GROUND = new Set(['div', 'center', 'details', 'section', 'article', 'main', 'header', 'footer', 'aside']);
/** Elements that a close tag of another element can't reach across. */
const SCOPES: ReadonlySet<FrameKind> = new Set(['cell', 'item', 'quote']);
const TABLE_TAGS = new Set(['table', 'tr', 'td', 'th']);
const TABLE_PARTS: ReadonlySet<FrameKind> = new Set(['table', 'row', 'cell']);
const LIST_PARTS: ReadonlySet<FrameKind> = new Set(['list', 'item', 'term']);

const TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The stack of open elements, and the text collected in the innermost one. */
export class FrameStack {
  readonly root: Flow[] = [];
  private frames: Frame[] = [];
  private inline: PhrasingContent[] = [];
  private from = 1;
  private line = 1;

  get depth(): number {
    return this.frames.length;
  }

  get top(): Opened | undefined {
    return this.frames.at(-1);
  }

  /** Whether only plain containers are open, which don't affect how text is read. */
  get isOpenGround(): boolean {
    return this.frames.every(({ kind, name }) => kind === 'flow' && OPEN_GROUND.has(name));
  }

  open(opened: Opened): void {
    const { kind } = opened;
    this.line = opened.line;
    if (kind === 'heading' && this.holder()?.kind === 'heading') this.closeFrom(this.holderIndex());
    if (kind === 'item' || kind === 'term') this.closeWithin('list', LIST_PARTS);
    if (kind === 'row') this.closeWithin('table', TABLE_PARTS);
    if (kind === 'cell') this.closeWithin('row', TABLE_PARTS);
    this.breakText(opened.name);
    if ((kind === 'item' || kind === 'term') && !this.isWithin('list'))
      this.push({ ...opened, name: 'ul', kind: 'list' });
    if (kind === 'cell' && !this.isWithin('row') && this.isWithin('table'))
      this.push({ ...opened, name: 'tr', kind: 'row' });
    const isLost = (kind === 'row' && !this.isWithin('table')) || (kind === 'cell' && !this.isWithin('row'));
    this.push(isLost ? { ...opened, kind: 'flow' } : opened);
  }

  close(name: string): void {
    for (let at = this.frames.length - 1; at >= 0; at -= 1) {
      const frame = this.frames[at]!;
      if (frame.name === name) {
        this.closeFrom(at);
        return;
      }
      const isPart = TABLE_PARTS.has(frame.kind) && TABLE_TAGS.has(name);
      if (SCOPES.has(frame.kind) && !isPart && !/^[uod]l$/.test(name)) break;
    }
    this.breakText(name);
  }

  closeAll(): void {
    this.closeFrom(0);
  }

  addInline(node: PhrasingContent, line: number): void {
    if (node.type === 'text' && node.value === '') return;
    if (this.inline.length === 0) this.from = line;
    this.line = line;
    this.inline.push(node);
  }

  addSpace(): void {
    if (this.inline.length > 0) this.inline.push({ type: 'text', value: ' ' });
  }

  dropInline(): void {
    this.inline = [];
  }

  /** Takes the code's language from a tag within it. */
  addLanguage(raw: string): void {
    const frame = this.frames.at(-1)!;
    if (LANGUAGE.test(raw) && !LANGUAGE.test(frame.raw)) frame.raw = raw;
  }

  addCode(text: string): void {
    this.frames.at(-1)!.code += text;
  }

  /** Adds Markdown content of the open element. */
  addFlow(node: Flow): void {
    if (this.holder()?.kind === 'heading' || this.holder()?.kind === 'term') {
      this.breakText('');
      this.inline.push(...phrasingOf([node]));
      return;
    }
    this.flush();
    this.emit(node);
  }

  /** A block begins or ends, which separates the text before and after it. */
  breakText(name: string): void {
    const kind = this.holder()?.kind;
    if (kind === 'heading' || kind === 'term') {
      if (this.inline.length > 0 && name !== 'picture') this.inline.push({ type: 'break' });
    } else if (name !== 'picture' && name !== 'svg') this.flush();
  }

  /** The innermost element other than a plain container. */
  private holder(): Frame | undefined {
    return this.frames[this.holderIndex()];
  }

  private holderIndex(): number {
    return this.frames.findLastIndex(({ kind }) => kind !== 'flow');
  }

  private isWithin(kind: FrameKind): boolean {
    const holder = this.holder()?.kind;
    return holder === kind;
  }

  private push(opened: Opened): void {
    this.frames.push({ ...opened, children: [], items: [], rows: [], cells: [], term: [], code: '' });
  }

  /** Closes everything within the innermost element of a kind, if only parts of the same family are in between. */
  private closeWithin(kind: FrameKind, family: ReadonlySet<FrameKind>): void {
    for (let at = this.frames.length - 1; at >= 0; at -= 1) {
      const frame = this.frames[at]!;
      if (frame.kind === kind) {
        this.closeFrom(at + 1);
        return;
      }
      if (frame.kind === 'table' || (frame.kind !== 'flow' && frame.kind !== 'heading' && !family.has(frame.kind)))
        return;
    }
  }

  private closeFrom(at: number): void {
    while (this.frames.length > at) this.finish(this.frames.at(-1)!);
    if (at === 0) this.flush();
  }

  private finish(frame: Frame): void {
    const position = positionAt(frame.line, Math.max(frame.line, this.line));
    if (frame.kind === 'heading' || frame.kind === 'term') {
      const children = this.takeInline();
      this.frames.pop();
      if (frame.kind === 'term') this.addTerm(children);
      else if (children.length > 0) this.emit({ type: 'heading', depth: levelOf(frame.name), children, position });
      return;
    }
    this.flush();
    this.frames.pop();
    switch (frame.kind) {
      case 'quote':
        this.emit({ type: 'blockquote', children: frame.children as never, position });
        return;
      case 'list': {
        if (frame.term.length > 0) frame.items.push(definitionOf(frame.term, [], frame.line));
        const data = frame.name === 'dl' ? ({ definitions: true } as const) : {};
        const numbering = frame.name === 'ol' ? numberItems(frame.raw, frame.items) : { ordered: false, start: 1 };
        if (frame.items.length > 0)
          this.emit({ type: 'list', ...numbering, children: frame.items, data, position } as const);
        return;
      }
      case 'item':
        this.addItem(frame, position);
        return;
      case 'table':
        for (const node of tableNodes(frame.rows, position)) this.emit(node);
        return;
      case 'row':
        this.frames.findLast(({ kind }) => kind === 'table')?.rows.push(frame.cells);
        return;
      case 'cell':
        this.frames.findLast(({ kind }) => kind === 'row')?.cells.push({ children: frame.children, raw: frame.raw });
        return;
      case 'pre': {
        const lang = LANGUAGE.exec(frame.raw)?.[1] ?? null;
        this.emit({ type: 'code', value: codeIn(frame.code), lang, position });
      }
    }
  }

  private addItem(frame: Frame, position: ListItem['position']): void {
    const list = this.frames.findLast(({ kind }) => kind === 'list');
    if (!list) return;
    if (frame.name === 'dd') {
      list.items.push(definitionOf(list.term, frame.children, frame.line));
      list.term = [];
      return;
    }
    const number = Number.parseInt(attribute(frame.raw, 'value'), 10);
    const data = Number.isNaN(number) ? {} : { number };
    list.items.push({ type: 'listItem', spread: false, children: frame.children as never, data, position });
  }

  private addTerm(children: PhrasingContent[]): void {
    const list = this.frames.findLast(({ kind }) => kind === 'list');
    if (list)
      list.term = list.term.length === 0 ? children : [...list.term, { type: 'text', value: ', ' }, ...children];
  }

  private flush(): void {
    const children = this.takeInline();
    if (children.length > 0) this.emit(paragraphOf(children, this.from, Math.max(this.from, this.line)));
  }

  /** The collected inline content with single spaces. Empty if there are only tags and spaces. */
  private takeInline(): PhrasingContent[] {
    const nodes = this.inline;
    this.inline = [];
    const out: PhrasingContent[] = [];
    let isSpaced = true;
    for (const node of nodes) {
      if (node.type === 'text') {
        const value = isSpaced ? node.value.trimStart() : node.value;
        if (value !== '') {
          out.push(value === node.value ? node : { ...node, value });
          isSpaced = /\s$/.test(value);
        }
        continue;
      }
      const isBreak = node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value));
      if (isBreak) isSpaced = true;
      else if (node.type !== 'html') isSpaced = false;
      out.push(node);
    }
    const hasContent = out.some(
      (node) =>
        node.type !== 'break' &&
        (node.type !== 'html' || tagName(node.value) === 'img' || tagName(node.value) === 'input'),
    );
    return hasContent ? out : [];
  }

  private emit(node: Flow): void {
    for (let at = this.frames.length - 1; at >= 0; at -= 1) {
      const frame = this.frames[at]!;
      if (frame.kind === 'quote' || frame.kind === 'item' || frame.kind === 'cell') {
        frame.children.push(node);
        return;
      }
      if (frame.kind === 'list') {
        const last = frame.items.at(-1);
        if (last) last.children.push(node as never);
        else frame.items.push({ type: 'listItem', spread: false, children: [node as never], position: node.position });
        return;
      }
    }
    this.root.push(node);
  }
}

function levelOf(name: string): 1 | 2 | 3 | 4 | 5 | 6 {
  return name === 'summary' ? 4 : (Number(name[1]) as 1 | 2 | 3 | 4 | 5 | 6);
}

function definitionOf(term: PhrasingContent[], below: Flow[], line: number): ListItem {
  const head: PhrasingContent[] = term.length === 0 ? [] : [{ type: 'strong', children: term as never }];
  const [first, ...rest] = below;
  const isText = first?.type === 'paragraph';
  const inside = isText ? [...head, ...(head.length > 0 ? [{ type: 'break' } as const] : []), ...first.children] : head;
  const children = [paragraphOf(inside, line), ...(isText ? rest : below)];
  return { type: 'listItem', spread: false, children: children as never, position: positionAt(line) };
}

function codeIn(text: string): string {
  return text.replace(/^\r?\n/, '').replace(/\s+$/, '');
}

/**
 * Numbers the items of an `ol` as browsers do. Items of lists that count down, below zero, or with letters or Roman
 * numerals get a marker of their own, because a list block only counts upwards.
 */
function numberItems(raw: string, items: readonly ListItem[]): { ordered: boolean; start: number } {
  const isReversed = hasAttribute(raw, 'reversed');
  const style = styleOf(raw, 'list-style') || styleOf(raw, 'list-style-type');
  const type = TYPES[style] ?? attribute(raw, 'type');
  const written = Number.parseInt(attribute(raw, 'start'), 10);
  const start = Number.isNaN(written) ? (isReversed ? items.length : 1) : written;
  let next = start;
  const numbers = items.map(({ data }) => {
    const number = data?.number ?? next;
    next = isReversed ? number - 1 : number + 1;
    return number;
  });
  const ordered = !isReversed && !/^[aAiI]$/.test(type) && numbers.every((number) => number >= 0);
  for (const [at, item] of items.entries()) {
    item.data = ordered ? { ...item.data, number: numbers[at]! } : { marker: htmlMarker(type, numbers[at]!) };
  }
  return { ordered, start: ordered ? start : 1 };
}
