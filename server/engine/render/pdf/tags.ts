import type { PdfDocument, PdfElement } from './pdf-document';

/** The kinds of structure element we write (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'Document'
  | 'Sect'
  | `H${1 | 2 | 3 | 4 | 5 | 6}`
  | 'P'
  | 'BlockQuote'
  | 'Caption'
  | 'Code'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

type TagOptions = { title?: string; alt?: string; scope?: 'Column' };

/** A new element under `parent`. */
export function addTag(document: PdfDocument, parent: PdfElement, tag: Tag, options: TagOptions = {}): PdfElement {
  const element = document.struct(tag, options);
  parent.add(element);
  return element;
}

/** Draws content that belongs to an element, so that it is read at the element's position. */
export function drawTagged(document: PdfDocument, element: PdfElement, tag: Tag, draw: () => void): void {
  const content = document.markStructureContent(tag);
  draw();
  document.endMarkedContent();
  element.add(content);
}

/** Draws content that is not read aloud: backgrounds, lines, decoration and running headers. */
export function drawArtifact(document: PdfDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}
