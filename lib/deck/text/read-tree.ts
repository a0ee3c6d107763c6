import type {
  Definition,
  FootnoteDefinition,
  Heading,
  List,
  Nodes,
  PhrasingContent,
  Root,
  ListItem as TreeItem,
} from 'mdast';
import type { Block, CellAlign, ListItem, SourceLines, TextRun } from '../blocks';
import { codeText, runsOfBlock } from './block-text';
import { signOf, withoutSign } from './callouts';
import type { Flow } from './html/nodes';
import { weaveHtml } from './html/weave-html';
import { type Definitions, type ImagePiece, type InlinePiece, readPieces, readRuns } from './inline/inline-pieces';
import { signedLines } from './inline/literal-lines';
import { pictureOf } from './inline/picture-address';
import { footnoteMark } from './inline/raised-text';
import { ListWriter, shownNumbers } from './list-writer';
import { MONTH } from './read-date';
import { isNotesParagraph, notesIn } from './take-notes';
import { joinRuns, listLines } from './text-runs';

/** The deepest level of list items. Deeper ones are drawn at this level. */
const DEEPEST_LEVEL = 8;
/** "- 18. April: Vote" is a list within an item for Markdown, but its number is the day of a date. */
const DAY_AND_MONTH = new RegExp(`^\\d{1,2}\\. {1,2}${MONTH}(?!\\p{L})`, 'iu');

/**
 * Converts a chunk's syntax tree to blocks.
 * @param source the text the tree was parsed from
 * @param firstLine the line on which the source begins
 * @param skipped number of lines at its start that are definitions from elsewhere
 */
export function readTree(root: Root, source: string, firstLine: number, skipped: number): Block[] {
  const own = root.children.filter((node) => (node.position?.start.line ?? 1) > skipped);
  return new TreeReader(source, firstLine, collectDefinitions(root)).read(own);
}

function isPictureLink(node: PhrasingContent): boolean {
  const isLink = node.type === 'link' || node.type === 'linkReference';
  return isLink && node.children.every(({ type }) => type === 'image' || type === 'imageReference');
}

function collectDefinitions(root: Root): Definitions {
  const found = new Map<string, Definition>();
  for (const node of root.children)
    if (node.type === 'definition') if (!found.has(node.identifier)) found.set(node.identifier, node);
  return found;
}

class TreeReader {
  private blocks: Block[] = [];
  /** Speaker notes within the open list. They follow the list, so that it isn't split. */
  private notes: Block[] = [];
  private signed: ReadonlySet<number>;

  constructor(
    private source: string,
    private firstLine: number,
    private definitions: Definitions,
  ) {
    this.signed = signedLines(source);
  }

  read(nodes: readonly Flow[]): Block[] {
    for (const node of weaveHtml(nodes)) this.readFlow(node);
    return this.blocks;
  }

  private readFlow(node: Flow): void {
    const lines = this.linesOf(node);
    switch (node.type) {
      case 'heading':
        this.addHeading(node, lines);
        return;
      case 'paragraph':
        this.addPieces(readPieces(node.children, this.definitions), lines);
        return;
      case 'list':
        this.readList(node);
        return;
      case 'blockquote':
        this.readQuote(node.children, lines);
        return;
      case 'code': {
        const language = [node.lang, node.meta].filter(Boolean).join(' ') || null;
        const text = codeText(node.value);
        if (text === '' && language === null) return;
        this.blocks.push({ kind: 'code', text, language, lines });
        return;
      }
      case 'table': {
        const width = Math.max(...node.children.map((row) => row.children.length));
        const align = Array.from({ length: width }, (_, at): CellAlign => node.align?.[at] ?? 'left');
        const images: ImagePiece[] = [];
        const rows = node.children.map((row) =>
          align.map((_, at): TextRun[] => {
            const cell = readRuns(row.children[at]?.children ?? [], this.definitions);
            images.push(...cell.images);
            return cell.runs;
          }),
        );
        const [first = [], ...rest] = rows;
        const isHeadless = node.data?.headless === true;
        const header = isHeadless ? first.map(() => []) : first;
        this.blocks.push({ kind: 'table', align, header, rows: isHeadless ? rows : rest, lines });
        this.addImages(images, lines);
        return;
      }
      case 'footnoteDefinition':
        this.readFootnote(node, lines);
        return;
      case 'html':
      case 'definition':
      case 'thematicBreak':
        // HTML was read with its siblings, links have their addresses, and the caller keeps what only looks like one.
        return;
      case 'text':
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'inlineCode':
      case 'break':
      case 'link':
      case 'linkReference':
      case 'image':
      case 'imageReference':
      case 'footnoteReference':
        this.addPieces(readPieces([node], this.definitions), lines);
        return;
      case 'listItem':
      case 'tableRow':
      case 'tableCell':
      case 'yaml':
        return;
    }
  }

  /** A footnote is one paragraph. Its other paragraphs and its lists are lines of it; code and tables follow it. */
  private readFootnote(node: FootnoteDefinition, lines: SourceLines): void {
    const mark = footnoteMark(node.label ?? node.identifier);
    const inner = new TreeReader(this.source, this.firstLine, this.definitions).read(node.children);
    const isText = (block: Block) => block.kind === 'paragraph' || block.kind === 'list';
    const end = inner.findIndex((block) => !isText(block));
    const own = end === -1 ? inner : inner.slice(0, end);
    const texts = own.flatMap((block) => (block.kind === 'list' ? listLines(block) : runsOfBlock(block)));
    const runs = joinRuns([[mark], joinRuns(texts, '\n')], ' ');
    this.blocks.push({ kind: 'paragraph', runs, lines, note: mark.note }, ...inner.slice(own.length));
  }

  /**
   * Pictures at the start of a heading go before it, all others after it. A picture with a link beside the words of a
   * heading is a badge.
   */
  private addHeading(node: Heading, lines: SourceLines): void {
    const pieces = readPieces(node.children, this.definitions);
    const firstText = pieces.findIndex((piece) => piece.kind === 'text');
    const isOneText = pieces.filter((piece) => piece.kind === 'text').length === 1;
    const before = pieces.slice(0, Math.max(0, firstText)).filter((piece) => piece.kind === 'image');
    const after = pieces.slice(before.length).filter((piece) => piece.kind === 'image');
    const only = pieces[firstText];
    const runs = isOneText && only?.kind === 'text' ? only.runs : readRuns(node.children, this.definitions).runs;
    this.addImages(before, lines);
    if (runs.length > 0 && firstText !== -1) this.blocks.push({ kind: 'heading', level: node.depth, runs, lines });
    const isBadge = firstText !== -1 && node.children.some(isPictureLink);
    this.addImages(isBadge ? after.map((image) => ({ ...image, isBadge })) : after, lines);
  }

  private addPieces(pieces: InlinePiece[], lines: SourceLines): void {
    for (const piece of pieces)
      if (piece.kind === 'text') this.blocks.push({ kind: 'paragraph', runs: piece.runs, lines });
      else this.addImages([piece], lines);
  }

  private addImages(images: readonly ImagePiece[], lines: SourceLines): void {
    for (const { url, alt, line, isBadge } of images) {
      const at = line === null ? lines : { from: this.firstLine + line - 1, to: this.firstLine + line - 1 };
      const image: Block = { kind: 'image', picture: pictureOf(url), alt, lines: at };
      this.blocks.push(isBadge ? { ...image, badge: true } : image);
    }
  }

  /** Splits a list where it contains something other than text, or where its numbers skip. */
  private readList(list: List): void {
    const close = this.signOf(list.children[0]!).endsWith(')') ? ')' : '.';
    const writer = new ListWriter(this.blocks, list.ordered === true && close, list.data?.definitions);
    const isSigned = this.signed.has(list.position?.start.offset ?? -1);
    if (isSigned) writer.resume(this.linesOf(list).from);
    const own = list.children.map((item) => (list.ordered ? this.numberOf(item) : null));
    const numbers = shownNumbers(list.start ?? 1, own);
    list.children.forEach((item, at) => {
      const children = weaveHtml(item.children);
      if (list.ordered && children.every((child) => isWordless(child) || notesIn(child) !== null)) {
        // A number alone on a line is more likely a number than an empty item.
        writer.close();
        for (const child of children) this.keepNotes(child);
        const marker = this.signOf(item);
        if (marker !== '') this.blocks.push({ kind: 'paragraph', runs: [{ text: marker }], lines: this.linesOf(item) });
        return;
      }
      writer.next(numbers[at]!);
      this.readItem(item, 0, item.data?.marker ?? (isSigned ? this.sourceAt(item, 1) : ''), writer);
    });
    writer.close();
    this.blocks.push(...this.notes.splice(0));
  }

  private keepNotes(node: Flow): void {
    const text = notesIn(node);
    if (text !== null) this.notes.push({ kind: 'paragraph', runs: [{ text }], lines: this.linesOf(node) });
  }

  private readItem(item: TreeItem, level: number, marker: string, writer: ListWriter): void {
    const box = item.checked === true ? '☑ ' : item.checked === false ? '☐ ' : '';
    let lead = (marker === '' ? '' : `${marker} `) + box;
    let own: ListItem | null = null;
    const addRuns = (runs: TextRun[], node: Flow): void => {
      const lines = this.linesOf(node);
      if (own) own.runs = joinRuns([own.runs, runs], '\n');
      else {
        own = { level, runs: lead === '' ? runs : joinRuns([[{ text: lead }], runs], '') };
        // "- 18. May" is read as an item within an item, but is a day.
        if (marker !== '' && lead.startsWith(marker) && (level > 0 || item.data?.marker)) own.marker = marker;
        if (box !== '' && lead.endsWith(box)) own.checked = item.checked === true;
        lead = '';
        writer.add(own, lines);
      }
    };
    for (const child of weaveHtml(item.children)) {
      if (notesIn(child) !== null) this.keepNotes(child);
      else if (child.type === 'paragraph' || child.type === 'heading') {
        for (const piece of readPieces(child.children, this.definitions)) {
          if (piece.kind === 'text') addRuns(child.type === 'heading' ? piece.runs.map(emboldened) : piece.runs, child);
          else {
            this.addImages([piece], this.linesOf(child));
            if (piece.isBadge) continue;
            writer.close();
            own = null;
          }
        }
      } else if (child.type === 'list') {
        if (lead.trim() !== '') addRuns([], child);
        const isDay =
          own === null && child.children.length === 1 && DAY_AND_MONTH.test(this.sourceAt(child.children[0]!, 24));
        child.children.forEach((nested, at) => {
          const sign = child.ordered ? this.signOf(nested) || `${(child.start ?? 1) + at}.` : nested.data?.marker;
          this.readItem(nested, isDay ? level : Math.min(DEEPEST_LEVEL, level + 1), sign ?? '', writer);
        });
        own = null;
      } else {
        writer.close();
        this.readFlow(child);
        own = null;
      }
    }
    if (lead.trim() !== '')
      addRuns([], item.children[0] ?? ({ type: 'paragraph', children: [], position: item.position } as const));
  }

  /** The item's number and the sign after it, as in the source. */
  private signOf(item: TreeItem): string {
    const own = item.data?.number;
    return /^\d{1,9}[.)]/.exec(this.sourceAt(item, 10))?.[0] ?? (own === undefined ? '' : `${own}.`);
  }

  private numberOf(item: TreeItem): number | null {
    const sign = this.signOf(item);
    return sign === '' ? null : Number.parseInt(sign, 10);
  }

  private sourceAt(item: TreeItem, length: number): string {
    const offset = item.position?.start.offset;
    return offset === undefined ? '' : this.source.slice(offset, offset + length);
  }

  /** A quote holds paragraphs. Lists become lines of it. Code, tables and pictures split it. */
  private readQuote(children: readonly Flow[], lines: SourceLines): void {
    const inner = new TreeReader(this.source, this.firstLine, this.definitions);
    const sign = signOf(children);
    inner.read(sign ? withoutSign(children) : children);
    let paragraphs: TextRun[][] = sign ? [[{ text: sign.title, bold: true }]] : [];
    let callout = sign?.callout;
    let from = lines.from;
    const close = (to: number): void => {
      if (paragraphs.length > 0)
        this.blocks.push({
          kind: 'quote',
          paragraphs,
          ...(callout && { callout }),
          lines: { from: Math.min(from, lines.to), to: Math.max(Math.min(from, lines.to), to) },
        });
      paragraphs = [];
      callout = undefined;
    };
    const [notes, shown] = [
      inner.blocks.filter(isNotesParagraph),
      inner.blocks.filter((each) => !isNotesParagraph(each)),
    ];
    for (const block of shown) {
      if (block.kind === 'paragraph') paragraphs.push(block.runs);
      else if (block.kind === 'heading') paragraphs.push(block.runs.map(emboldened));
      else if (block.kind === 'quote') paragraphs.push(...block.paragraphs);
      else if (block.kind === 'list') paragraphs.push(...listLines(block));
      else {
        close(block.lines.from - 1);
        this.blocks.push(block);
        from = block.lines.to + 1;
      }
    }
    close(lines.to);
    this.blocks.push(...notes);
  }

  private linesOf(node: { position?: { start: { line: number }; end: { line: number } } | undefined }): SourceLines {
    const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
    return { from: this.firstLine + start.line - 1, to: this.firstLine + end.line - 1 };
  }
}

/** Whether a node has no words, such as a quote marker or a rule alone. */
function isWordless(node: Nodes): boolean {
  if (node.type === 'thematicBreak' || node.type === 'definition') return true;
  return 'children' in node && node.type !== 'list' && node.children.every(isWordless);
}

function emboldened(run: TextRun): TextRun {
  return { ...run, bold: true };
}
