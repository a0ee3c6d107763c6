import { TextRun as DocxRun, FootnoteReferenceRun } from 'docx';
import type { BlockOf, TextRun } from '@/lib/deck/blocks';
import { labelOf, noteWords } from '@/lib/deck/document/document-notes';

type Note = BlockOf<'paragraph'>;

const MARK = /\[([^\]\s]{1,24})\]/g;

/** The footnotes of a document, numbered in the order in which its text refers to them. */
export class DocxNotes {
  readonly #notes: Map<string, Note>;
  readonly #numbers = new Map<string, number>();

  constructor(notes: readonly Note[] = []) {
    this.#notes = new Map(notes.map((note) => [labelOf(note) ?? '', note]));
  }

  /** A text in parts: words, and references where it has the mark of a footnote. */
  partText(text: string): (string | DocxRun)[] {
    const parts: (string | DocxRun)[] = [];
    let from = 0;
    for (const found of text.matchAll(MARK)) {
      const label = found[1]!;
      if (!this.#notes.has(label)) continue;
      if (found.index > from) parts.push(text.slice(from, found.index));
      parts.push(this.#reference(label));
      from = found.index + found[0].length;
    }
    if (from < text.length || parts.length === 0) parts.push(text.slice(from));
    return parts;
  }

  /** What each footnote says after its number. */
  get referred(): { number: number; runs: TextRun[] }[] {
    return [...this.#numbers].map(([label, number]) => ({
      number,
      runs: [{ text: ' ' }, ...noteWords(this.#notes.get(label)!)],
    }));
  }

  /** Footnotes whose mark is only where no reference can be, such as in code: they are text like other text. */
  takeOthers(): Note[] {
    const others = [...this.#notes].filter(([label]) => !this.#numbers.has(label));
    for (const [label] of others) this.#notes.delete(label);
    return others.map(([, note]) => note);
  }

  /** A footnote has one reference; where the text refers to it again, its number is repeated. */
  #reference(label: string): DocxRun {
    const known = this.#numbers.get(label);
    if (known !== undefined) return new DocxRun({ text: `${known}`, superScript: true });
    const number = this.#numbers.size + 1;
    this.#numbers.set(label, number);
    return new FootnoteReferenceRun(number) as DocxRun;
  }
}
