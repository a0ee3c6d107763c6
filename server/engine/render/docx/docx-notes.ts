import { TextRun as DocxRun, FootnoteReferenceRun } from 'docx';
import type { BlockOf, TextRun } from '@/lib/deck/blocks';
import { labelOf, noteWords } from '@/lib/deck/content/footnotes';

type Note = BlockOf<'paragraph'>;

const MARK = /\[([^\]\s]{1,24})\]/g;

/** The footnotes of a document, numbered in the order of their first references. */
export class DocxNotes {
  readonly #notes = new Map<string, Note>();
  readonly #numbers = new Map<string, number>();

  constructor(notes: readonly Note[] = []) {
    for (const note of notes) {
      const label = labelOf(note) ?? '';
      const before = this.#notes.get(label);
      this.#notes.set(label, before ? { ...before, runs: [...before.runs, { text: ' ' }, ...noteWords(note)] } : note);
    }
  }

  /** The reference to a footnote, or null if there is none with this label. */
  referenceTo(label: string): DocxRun | null {
    return this.#notes.has(label) ? this.#reference(label) : null;
  }

  /** Splits a text into plain text and footnote references, at the marks of footnotes. */
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

  /** The text of each referenced footnote. */
  get referred(): { number: number; runs: TextRun[] }[] {
    return [...this.#numbers].map(([label, number]) => ({
      number,
      runs: [{ text: ' ' }, ...noteWords(this.#notes.get(label)!)],
    }));
  }

  /** Removes and returns the footnotes that are marked only where no reference is possible, such as in code. */
  takeOthers(): Note[] {
    const others = [...this.#notes].filter(([label]) => !this.#numbers.has(label));
    for (const [label] of others) this.#notes.delete(label);
    return others.map(([, note]) => note);
  }

  /** A footnote can have only one reference. If the text refers to it again, its number is repeated. */
  #reference(label: string): DocxRun {
    const known = this.#numbers.get(label);
    if (known !== undefined) return new DocxRun({ text: `${known}`, superScript: true });
    const number = this.#numbers.size + 1;
    this.#numbers.set(label, number);
    return new FootnoteReferenceRun(number) as DocxRun;
  }
}
