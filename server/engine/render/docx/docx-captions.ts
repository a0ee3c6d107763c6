import { TextRun as DocxRun, type ParagraphChild, SimpleField } from 'docx';
import { figureLabel } from '@/lib/deck/document/figure-labels';
import type { FoundCaption } from '@/lib/deck/document/find-caption';

/** Numbers figures and tables with fields, so that an office program renumbers them when one is added. */
export class DocxCaptions {
  readonly #numbers = { figure: 0, table: 0 };

  constructor(private readonly language: string) {}

  /** "Table 1" and a space. A label that the text itself has is kept. */
  label(found: FoundCaption, kind: 'figure' | 'table'): ParagraphChild[] {
    this.#numbers[kind] += 1;
    const number = `${this.#numbers[kind]}`;
    const space = new DocxRun({ text: '\u2002' });
    if (found.label) return [new DocxRun(found.label), space];
    const [before = '', after = ''] = figureLabel(kind, this.#numbers[kind], this.language).split(number);
    const field = new SimpleField(`SEQ ${FIELDS[kind]} \\* ARABIC`, number);
    return [new DocxRun(before), field, new DocxRun(after), space];
  }
}

const FIELDS = { figure: 'Figure', table: 'Table' };
