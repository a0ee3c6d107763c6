import { SaxesParser } from 'saxes';
import { roman } from '@/lib/deck/text/list-marker';

/** The list and level of a paragraph, each as Word's files write it. */
export type WordNumbering = { list: string; level: number };

type Level = { start: number; format: string; text: string };
type List = { abstract: string; levels: Map<number, Level>; restarts: Map<number, number> };

/**
 * Counts a Word document's numbered paragraphs, in order. Word stores no numbers: a paragraph names its list, and the
 * list says how its levels count.
 */
export class WordNumbers {
  private abstracts = new Map<string, Map<number, Level>>();
  private lists = new Map<string, List>();
  private styles = new Map<string, Partial<WordNumbering> & { basedOn?: string }>();
  /** The counts of each list by level. Lists of the same definition go on counting. */
  private counts = new Map<string, number[]>();
  private begun = new Set<string>();

  constructor(numberingXml: string, stylesXml: string) {
    if (numberingXml !== '') this.readLists(numberingXml);
    if (stylesXml !== '') this.readStyles(stylesXml);
  }

  /** The numbering that a paragraph style brings along. */
  ofStyle(id: string): WordNumbering | null {
    let level: number | undefined;
    const seen = new Set<string>();
    for (let style = this.styles.get(id); style && !seen.has(id); style = this.styles.get(id)) {
      level ??= style.level;
      if (style.list !== undefined) return { list: style.list, level: level ?? 0 };
      seen.add(id);
      id = style.basedOn ?? '';
    }
    return null;
  }

  /** Counts the next paragraph of a list. Its number as Word shows it, such as `3.` or `(c)`; null for a bullet. */
  next({ list: id, level }: WordNumbering): string | null {
    const list = this.lists.get(id);
    const own = list?.levels.get(level);
    if (!list || !own || level > 8) return null;
    const counts = this.counts.get(list.abstract) ?? [];
    this.counts.set(list.abstract, counts);
    const restart = this.begun.has(`${id} ${level}`) ? undefined : list.restarts.get(level);
    this.begun.add(`${id} ${level}`);
    counts[level] = restart ?? (counts[level] === undefined ? own.start : counts[level] + 1);
    counts.length = level + 1;
    if (own.format === 'bullet') return null;
    return own.text.replace(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const each = list.levels.get(at);
      return each ? writtenNumber(counts[at] ?? each.start, each.format) : '';
    });
  }

  private readLists(xml: string): void {
    let levels = new Map<number, Level>();
    let list: List | null = null;
    let level: Level | null = null;
    let at = 0;
    readTags(xml, (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      switch (name) {
        case 'w:abstractNum':
          levels = new Map();
          list = null;
          this.abstracts.set(attributes['w:abstractNumId'] ?? '', levels);
          return;
        case 'w:num':
          list = { abstract: '', levels: new Map(), restarts: new Map() };
          level = null;
          this.lists.set(attributes['w:numId'] ?? '', list);
          return;
        case 'w:abstractNumId':
          if (list) list.abstract = value;
          if (list) list.levels = new Map(this.abstracts.get(value));
          return;
        case 'w:lvlOverride':
        case 'w:lvl':
          at = Number(attributes['w:ilvl']);
          level = { start: 1, format: 'decimal', text: '' };
          if (name === 'w:lvl') (list ? list.levels : levels).set(at, level);
          return;
        case 'w:startOverride':
          list?.restarts.set(at, Number(value) || 0);
          return;
        case 'w:start':
          if (level) level.start = Number(value) || 0;
          return;
        case 'w:numFmt':
          if (level) level.format = value;
          return;
        case 'w:lvlText':
          if (level) level.text = value;
      }
    });
  }

  private readStyles(xml: string): void {
    let style: Partial<WordNumbering> & { basedOn?: string } = {};
    readTags(xml, (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') {
        style = {};
        if (attributes['w:type'] === 'paragraph') this.styles.set(attributes['w:styleId'] ?? '', style);
      } else if (name === 'w:basedOn') style.basedOn = value;
      else if (name === 'w:numId') style.list = value;
      else if (name === 'w:ilvl') style.level = Number(value);
    });
  }
}

function readTags(xml: string, onTag: (name: string, attributes: Record<string, string>) => void): void {
  const parser = new SaxesParser();
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => onTag(name, attributes));
  parser.write(xml).close();
}

/** A number in one of Word's formats. Those without a rule here are written in digits. */
export function writtenNumber(number: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'lowerLetter':
    case 'upperLetter': {
      // After z comes aa, then bb.
      const letter = String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)));
      return format === 'upperLetter' ? letter.toUpperCase() : letter;
    }
    case 'lowerRoman':
    case 'upperRoman': {
      const numeral = roman(number);
      return (format === 'upperRoman' ? numeral.toUpperCase() : numeral) || String(number);
    }
    default:
      return String(number);
  }
}
