import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { FontFaceId } from '@/lib/deck/theme';
import type { Box, Points, Size } from '@/lib/deck/units';

export type PdfDocument = PDFKit.PDFDocument;
export type PdfElement = PDFKit.PDFStructureElement;
/** A picture opened by pdfkit, which is embedded once and can be drawn any number of times. */
export type PdfImage = { width: number; height: number };

/** The longest side a PDF page may have, in its own unit (ISO 32000-1, annex C). */
const LONGEST_SIDE = 14_000;

/** A tagged PDF 1.7 document without pages. */
export function openDocument(title: string, language: string): PdfDocument {
  return new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // No default font, because it would be one of the standard fourteen, which are not embedded.
    font: null as unknown as string,
    info: { Title: title, Creator: 'Cardwright', Producer: 'Cardwright' },
  });
}

/** Adds a page in its card's size. A page beyond the maximum size uses a larger unit. */
export function addPage(document: PdfDocument, { width, height }: Size): void {
  const userUnit = Math.max(1, Math.ceil(Math.max(width, height) / LONGEST_SIDE));
  // The option is missing from the type definitions, not from the library (PDFPage).
  const options: PDFKit.PDFDocumentOptions & { userUnit: number } = {
    size: [width / userUnit, height / userUnit],
    margin: 0,
    userUnit,
  };
  document.addPage(options);
  if (userUnit > 1) document.scale(1 / userUnit);
}

/** Adds a bookmark for a place on the current page. `top`: the distance from the upper edge, in points. */
export function addBookmark(document: PdfDocument, title: string, top: Points): void {
  const { width, userUnit } = document.page as PDFKit.PDFPage & { userUnit: number };
  // Not in the type definitions. `left` is measured from the right edge (PDFOutline).
  const place: object = { top: top / userUnit, left: width };
  document.outline.addItem(title, place);
}

/** Registers a font that we opened and cache across documents. pdfkit accepts fontkit objects. */
export function registerFace(document: PdfDocument, face: FontFaceId, font: Font): void {
  document.registerFont(face, font as unknown as PDFKit.Mixins.PDFFontSource);
}

/** Opens a picture. Null if pdfkit cannot read it. */
export function openImage(document: PdfDocument, bytes: Uint8Array): PdfImage | null {
  const opener = document as unknown as { openImage(source: Uint8Array): PdfImage };
  try {
    const image = opener.openImage(bytes);
    return image.width > 0 && image.height > 0 ? image : null;
  } catch {
    // A damaged picture becomes a marked frame, so that the file is still created.
    return null;
  }
}

export function drawImage(document: PdfDocument, image: PdfImage, box: Box, fit: 'cover' | 'contain'): void {
  const side: [number, number] = [box.width, box.height];
  document.image(image as unknown as PDFKit.Mixins.ImageSrc, box.x, box.y, {
    ...(fit === 'cover' ? { cover: side } : { fit: side }),
    align: 'center',
    valign: 'center',
  });
}

/** A clickable area that belongs to a link's structure element, with its description (ISO 14289-1, 7.18.5). */
export function addLink(document: PdfDocument, area: Box, address: string, element: PdfElement): void {
  const contents: unknown = { structParent: element, Contents: new String(address) };
  document.link(area.x, area.y, area.width, area.height, address, contents as PDFKit.Mixins.AnnotationOption);
}

/** Makes the current page of a document a link target. */
export function addPageTarget(document: PdfDocument, page: number): void {
  // The top left corner, at the reader's own zoom.
  document.addNamedDestination(targetOf(page), 'XYZ', 0, 0, 0);
}

/** Like `addLink`, but to a page of the document, which may be added later. */
export function addPageLink(
  document: PdfDocument,
  { page, area }: { page: number; area: Box },
  words: string,
  element: PdfElement,
): void {
  const contents: unknown = { structParent: element, Contents: new String(words) };
  document.goTo(area.x, area.y, area.width, area.height, targetOf(page), contents as PDFKit.Mixins.AnnotationOption);
}

function targetOf(page: number): string {
  return `page-${page}`;
}

/** The path of a box; the corner radius is at most half the shorter side. */
export function roundedRect(document: PdfDocument, box: Box, radius: Points): void {
  const corner = Math.min(radius, box.width / 2, box.height / 2);
  if (corner > 0) document.roundedRect(box.x, box.y, box.width, box.height, corner);
  else document.rect(box.x, box.y, box.width, box.height);
}

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
