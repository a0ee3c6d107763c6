import { TextRun as DocxRun, type ParagraphChild, SimpleField } from 'docx';
import { figureLabel } from '@/lib/deck/document/figure-labels';
import type { FoundCaption } from '@/lib/deck/document/find-caption';

/** Numbers the tables of a document with a field, so that an office program renumbers them when a table is added. */
export class DocxCaptions {
  #tables = 0;

  constructor(private readonly language: string) {}

  /** "Table 1" and a space. A label that the text itself has is kept. */
  label(found: FoundCaption | null): ParagraphChild[] {
    this.#tables += 1;
    const space = new DocxRun({ text: found ? '\u2002' : '' });
    if (found?.label) return [new DocxRun(found.label), space];
    const [before = '', after = ''] = figureLabel('table', this.#tables, this.language).split(`${this.#tables}`);
    return [new DocxRun(before), new SimpleField('SEQ Table \\* ARABIC', `${this.#tables}`), new DocxRun(after), space];
  }
}
