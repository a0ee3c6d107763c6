import type { Nodes, PhrasingContent } from 'mdast';
import { parseInline, parseMarkdown } from '../mdast-text';
import { isNotesLine } from '../take-notes';
import { type FrameKind, FrameStack } from './frames';
import { EMPTY_LINE } from './html-lines';
import { readReferences } from './inline-tags';
import { type Flow, paragraphOf, positionAt } from './nodes';
import { isMarkup, VOID_TAGS } from './tags';
import { type HtmlToken, htmlTokens } from './tokens';

/** Elements nested deeper than this are ignored. Their text is kept. */
const DEEPEST = 60;
/** Markdown that people use between tags, where browsers wouldn't interpret it. */
const MARKED = /`[^`\n]+`|\*\*\S|\]\(|https?:\/\/|www\.|<\S+@/;
const BLOCK_MARKED = /^[ \t]*(?:#{1,6}[ \t]+\S|[-*+•][ \t]+\S|\d{1,9}[.)][ \t]+\S|```|~~~|>)/m;

const KINDS: ReadonlyMap<string, FrameKind> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary'].map((name): [string, FrameKind] => [name, 'heading']),
  ...['ul', 'ol', 'dl', 'menu', 'dir'].map((name): [string, FrameKind] => [name, 'list']),
  ['blockquote', 'quote'],
  ['li', 'item'],
  ['dd', 'item'],
  ['dt', 'term'],
  ['table', 'table'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th', 'cell'],
  ['pre', 'pre'],
]);
const FLOWING = new Set(
  'p div center section article aside header footer main nav figure figcaption details form fieldset address hgroup body html dialog caption thead tbody tfoot legend hr svg iframe noscript picture video object option select title'.split(
    ' ',
  ),
);

/**
 * Converts the HTML in a Markdown tree to blocks as a browser would show them. An element may open in one HTML node and
 * close in another, with Markdown in between. Comments are removed except speaker notes, and unknown tags keep their
 * text.
 */
export function weaveHtml(nodes: readonly Flow[], isNested = false): readonly Flow[] {
  if (!nodes.some((node) => node.type === 'html')) return nodes;
  const weaver = new HtmlWeaver(isNested);
  for (const node of nodes)
    if (node.type === 'html') weaver.addHtml(node.value, node.position?.start.line ?? 1);
    else weaver.addFlow(node);
  return weaver.finish();
}

class HtmlWeaver {
  private frames = new FrameStack();
  private source = '';
  /** The offset of the next line end, and the current line. */
  private counted = { next: -1, line: 1 };
  private closed: ReadonlySet<string> = new Set();
  /** The source range of the open text, which may contain Markdown. */
  private raw: { from: number; to: number; line: number } | null = null;

  constructor(private isNested: boolean) {}

  addHtml(filled: string, firstLine: number): void {
    const source = filled.replaceAll(EMPTY_LINE, '');
    this.source = source;
    this.counted = { next: source.indexOf('\n'), line: firstLine };
    const tokens = htmlTokens(source);
    this.closed = new Set(tokens.flatMap((token) => (token.kind === 'close' ? [token.name] : [])));
    for (const token of tokens) this.read(token);
    this.endRaw();
  }

  addFlow(node: Flow): void {
    this.frames.addFlow(node);
  }

  finish(): Flow[] {
    this.frames.closeAll();
    return this.frames.root;
  }

  private read(token: HtmlToken): void {
    const line = this.lineAt(token.at);
    const end = token.at + (token.kind === 'text' ? token.text.length : token.raw.length);
    if (this.frames.top?.kind === 'pre' && !(token.kind === 'close' && token.name === 'pre')) {
      this.addCode(token);
      return;
    }
    if (token.kind === 'comment') {
      if (isNotesLine(token.raw)) {
        this.endRaw();
        this.frames.addFlow(paragraphOf([{ type: 'text', value: token.raw }], line));
      }
      return;
    }
    if (token.kind === 'text') {
      this.addText(token.text, line, token.at, end);
      return;
    }
    const isKnown = isMarkup(token.name, token.raw, this.closed.has(token.name));
    if (!isKnown) this.addText(token.raw, line, token.at, end);
    else if (KINDS.has(token.name) || FLOWING.has(token.name)) {
      this.endRaw();
      if (token.kind === 'close') this.frames.close(token.name);
      else this.openBlock(token.name, token.raw, line);
    } else {
      this.keepRaw(token.at, end, line);
      this.frames.addInline({ type: 'html', value: token.raw }, line);
    }
  }

  /** Adds content of a code element, where tags are only syntax highlighting. */
  private addCode(token: HtmlToken): void {
    if (token.kind === 'text') this.frames.addCode(readReferences(token.text));
    else if (token.kind === 'comment') return;
    else if (!isMarkup(token.name, token.raw, this.closed.has(token.name))) this.frames.addCode(token.raw);
    else if (token.name === 'br') this.frames.addCode('\n');
    else if (token.kind === 'open') this.frames.addLanguage(token.raw);
  }

  private openBlock(name: string, raw: string, line: number): void {
    const kind = KINDS.get(name);
    if (!kind || this.frames.depth >= DEEPEST) {
      this.frames.breakText(name);
      if (!VOID_TAGS.has(name) && this.frames.depth < DEEPEST) this.frames.open({ name, kind: 'flow', line, raw });
      return;
    }
    this.frames.open({ name, kind, line, raw });
  }

  private addText(text: string, line: number, from: number, to: number): void {
    this.keepRaw(from, to, line);
    if (text.trim() === '') {
      this.frames.addSpace();
      return;
    }
    const squeezed = readReferences(text.replace(/\s+/g, ' '));
    if (!MARKED.test(text)) {
      this.frames.addInline({ type: 'text', value: squeezed }, line);
      return;
    }
    const lead = /^\s/.test(text) ? ' ' : '';
    const tail = /\s$/.test(text) ? ' ' : '';
    const nodes: PhrasingContent[] = parseInline(text.trim()).children.flatMap((node) =>
      node.type === 'paragraph' ? node.children : [],
    );
    this.frames.addInline({ type: 'text', value: lead }, line);
    for (const node of nodes) {
      dropPositions(node);
      this.frames.addInline(node, line);
    }
    this.frames.addInline({ type: 'text', value: tail }, line);
  }

  private keepRaw(from: number, to: number, line: number): void {
    if (this.raw) this.raw.to = to;
    else if (this.frames.isOpenGround && !this.isNested) this.raw = { from, to, line };
  }

  /** Reads whole lines of text directly within a `<div>` or `<details>` as the Markdown the author intended. */
  private endRaw(): void {
    const { raw } = this;
    this.raw = null;
    if (!raw) return;
    const text = this.source.slice(raw.from, raw.to);
    if (!BLOCK_MARKED.test(text) || !this.frames.isOpenGround) return;
    const shift = raw.line - 1;
    const nodes: readonly Flow[] = parseMarkdown(text).children;
    this.frames.dropInline();
    for (const node of weaveHtml(nodes, true)) {
      moveLines(node, shift);
      this.frames.addFlow(node);
    }
  }

  /** Tokens arrive in order, so each line end is passed once. */
  private lineAt(at: number): number {
    let { next, line } = this.counted;
    while (next !== -1 && next < at) {
      line += 1;
      next = this.source.indexOf('\n', next + 1);
    }
    this.counted = { next, line };
    return line;
  }
}

/** Removes positions from a separately parsed piece, whose line numbers aren't those of the whole. */
function dropPositions(node: PhrasingContent): void {
  delete node.position;
  if ('children' in node) for (const child of node.children) dropPositions(child);
}

function moveLines(node: Nodes, shift: number): void {
  if (node.position) node.position = positionAt(node.position.start.line + shift, node.position.end.line + shift);
  if ('children' in node) for (const child of node.children) moveLines(child, shift);
}
