import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { element, type HtmlElement } from './html-tree';
import { mathToTex } from './math-to-tex';
import { type WordNumbering, WordNumbers } from './word-numbers';

/** The styles of the runs that formulas become. */
export const MATH_STYLES = { inline: 'CardwrightMath', display: 'CardwrightMathDisplay' } as const;
/** The bookmark before a numbered paragraph begins with this; its number follows, percent-encoded. */
export const NUMBER_BOOKMARK = 'number:';

/** Replaces what is between two offsets. */
type Edit = { from: number; to: number; text: string };

const LEAST_SHIFT = 2;

/** Elements whose content the converter would drop. */
const UNWRAPPED = new Set(['w:fldSimple', 'w:dir', 'w:bdo', 'w:ruby', 'm:oMathPara']);

/**
 * Writes into a Word file what its converter doesn't read: formulas become runs of TeX, numbered paragraphs get a
 * bookmark with their number, runs that are raised or lowered within a line become superscripts or subscripts, and
 * fields and ruby text are unwrapped. Everything else stays as it is.
 */
export function prepareDocx(archive: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const files = unzipSync(archive);
  const read = (name: string) => (files[name] ? strFromU8(files[name]) : '');
  const numbers = new WordNumbers(read('word/numbering.xml'), read('word/styles.xml'));
  let isChanged = false;
  for (const name of Object.keys(files)) {
    if (!/^word\/[^/]+\.xml$/.test(name) || name === 'word/numbering.xml' || name === 'word/styles.xml') continue;
    const xml = strFromU8(files[name]!);
    if (!/<(?:w:pPr|w:position|w:fldSimple|w:dir|w:bdo|w:ruby|m:oMath)\b/.test(xml)) continue;
    const edits = new PartEditor(xml, numbers).edits();
    if (edits.length === 0) continue;
    files[name] = strToU8(edited(xml, edits));
    isChanged = true;
  }
  return isChanged ? zipSync(files, { level: 0 }) : archive;
}

/** `shifted`: edits of runs that are raised or lowered, which only counts beside a run that is neither. */
type Paragraph = {
  numbering: Partial<WordNumbering>;
  style: string;
  isDeleted: boolean;
  shifted: Edit[];
  isRunShifted: boolean;
  hasBaseline: boolean;
};

function newParagraph(): Paragraph {
  return { numbering: {}, style: '', isDeleted: false, shifted: [], isRunShifted: false, hasBaseline: false };
}

class PartEditor {
  private found: Edit[] = [];
  private dropped = new Set<Edit>();
  private open: string[] = [];
  private paragraphs: Paragraph[] = [];
  /** Where the last reading of ruby text begins. */
  private reading = -1;
  private formula: { from: number; stack: HtmlElement[] } | null = null;

  constructor(
    private xml: string,
    private numbers: WordNumbers,
  ) {}

  edits(): Edit[] {
    const parser = new SaxesParser();
    // The converter decides whether a damaged file is readable.
    parser.on('error', () => {});
    parser.on('opentag', ({ name, attributes }) => this.begin(name, attributes, parser.position));
    parser.on('text', (value) => {
      this.formula?.stack.at(-1)?.children.push({ type: 'text', value });
    });
    parser.on('closetag', ({ name }) => this.end(name, parser.position));
    parser.write(this.xml).close();
    return this.dropped.size === 0 ? this.found : this.found.filter((edit) => !this.dropped.has(edit));
  }

  private begin(name: string, attributes: Record<string, string>, position: number): void {
    const parent = this.open.at(-1);
    this.open.push(name);
    if (this.formula) {
      const node = element(name, [], attributes);
      this.formula.stack.at(-1)!.children.push(node);
      this.formula.stack.push(node);
      return;
    }
    const paragraph = this.paragraphs.at(-1);
    if (name === 'm:oMath') this.formula = { from: this.tagStart(position), stack: [element(name, [])] };
    else if (UNWRAPPED.has(name)) this.replaceTag(position, '');
    else if (name === 'w:rt') this.reading = this.tagStart(position);
    else if (name === 'w:rubyBase') this.replaceTag(position, '');
    else if (name === 'w:p') this.paragraphs.push(newParagraph());
    else if (!paragraph) return;
    else if (name === 'w:r') paragraph.isRunShifted = false;
    else if (name === 'w:t') paragraph.hasBaseline ||= !paragraph.isRunShifted;
    else if (name === 'w:position' && this.open.at(-3) === 'w:r') this.shift(Number(attributes['w:val']), position);
    else if (parent === 'w:numPr' && this.open.at(-4) === 'w:p') {
      if (name === 'w:numId') paragraph.numbering.list = attributes['w:val'] ?? '';
      if (name === 'w:ilvl') paragraph.numbering.level = Number(attributes['w:val']);
    } else if (name === 'w:pStyle' && this.open.at(-3) === 'w:p') paragraph.style = attributes['w:val'] ?? '';
    else if (name === 'w:del' && this.open.at(-4) === 'w:p') paragraph.isDeleted = true;
  }

  private end(name: string, position: number): void {
    this.open.pop();
    if (this.formula) {
      const node = this.formula.stack.pop()!;
      if (this.formula.stack.length > 0) return;
      const isDisplay = this.open.at(-1) === 'm:oMathPara';
      const text = run(mathToTex(node), isDisplay ? MATH_STYLES.display : MATH_STYLES.inline);
      this.found.push({ from: this.formula.from, to: position, text });
      this.formula = null;
    } else if (UNWRAPPED.has(name)) this.replaceTag(position, '');
    else if (name === 'w:rt') this.found.push({ from: this.reading, to: position, text: '' });
    else if (name === 'w:rubyBase') this.replaceTag(position, this.readingRun());
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:pPr' && this.open.at(-1) === 'w:p') this.number(position);
  }

  /** Some programs raise a superscript by hand, in half points. */
  private shift(height: number, position: number): void {
    if (!(Math.abs(height) >= LEAST_SHIFT)) return;
    const paragraph = this.paragraphs.at(-1)!;
    const text = `<w:vertAlign w:val="${height > 0 ? 'superscript' : 'subscript'}"/>`;
    const edit = { from: position, to: position, text };
    this.found.push(edit);
    paragraph.shifted.push(edit);
    paragraph.isRunShifted = true;
  }

  private endParagraph(): void {
    const { shifted, hasBaseline } = this.paragraphs.pop()!;
    if (!hasBaseline) for (const edit of shifted) this.dropped.add(edit);
  }

  /** Adds the number after a paragraph's properties, and the numbering of its style to them. */
  private number(position: number): void {
    const { numbering, style, isDeleted } = this.paragraphs.at(-1)!;
    const byStyle = this.numbers.ofStyle(style);
    const list = numbering.list ?? byStyle?.list;
    if (list === undefined || list === '0' || isDeleted) return;
    const level = numbering.level ?? byStyle?.level ?? 0;
    if (numbering.list === undefined) {
      const own = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${escaped(list)}"/></w:numPr>`;
      const from = this.tagStart(position);
      this.found.push({ from, to: from, text: own });
    }
    const number = this.numbers.next({ list, level });
    if (number === null) return;
    const text = `<w:bookmarkStart w:id="0" w:name="${NUMBER_BOOKMARK}${encodeURIComponent(number.toWellFormed())}"/>`;
    this.found.push({ from: position, to: position, text });
  }

  /** The reading of ruby text, in brackets. It is stored before the text that it belongs to. */
  private readingRun(): string {
    const removed = this.found.findLast(({ from }) => from === this.reading);
    const text = removed ? this.xml.slice(removed.from, removed.to).replace(/<[^>]*>/g, '') : '';
    return text.trim() === '' ? '' : `${run('(')}<w:r><w:t>${text}</w:t></w:r>${run(')')}`;
  }

  private replaceTag(position: number, text: string): void {
    const from = this.tagStart(position);
    // The end of a self-closing tag is its beginning.
    if (this.found.at(-1)?.from !== from) this.found.push({ from, to: position, text });
  }

  /** No tag has `<` inside it, so its beginning is the last one before its end. */
  private tagStart(position: number): number {
    return this.xml.lastIndexOf('<', position - 1);
  }
}

function run(text: string, style = ''): string {
  const properties = style === '' ? '' : `<w:rPr><w:rStyle w:val="${style}"/></w:rPr>`;
  return `<w:r>${properties}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The text with all edits, which are in order and don't overlap. */
function edited(xml: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits) {
    parts.push(xml.slice(at, from), text);
    at = to;
  }
  parts.push(xml.slice(at));
  return parts.join('');
}
