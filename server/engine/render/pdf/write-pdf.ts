import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import {
  type PlacedCard,
  type PlacedChart,
  type PlacedElement,
  type PlacedKind,
  type PlacedTable,
  ruleBelow,
} from '@/lib/deck/placed';
import type { FontFaceId } from '@/lib/deck/theme';
import { preparePictures } from '../prepare-pictures';
import { legalText } from '../safe-text';
import { drawImage } from './draw-image';
import { drawUntagged } from './draw-lines';
import { drawParagraphs } from './draw-paragraphs';
import { drawShape, paintShape } from './draw-shape';
import { drawText } from './draw-text';
import { FontCache, resolveFallbackFonts } from './font-cache';
import { fontFile } from './font-files';
import { missingWarning } from './missing-warning';
import type { PageContext } from './page-context';
import {
  addPage,
  addPageTarget,
  openDocument,
  openImage,
  type PdfDocument,
  type PdfElement,
  type PdfImage,
  registerFace,
} from './pdf-document';
import { addTag, drawArtifact, drawTagged } from './tags';

export type PdfOptions = {
  /** The path of a face's TrueType file. */
  fontPath?: (face: FontFaceId) => string;
};

/**
 * Writes the deck as a tagged PDF, with a page for each placed card in its own size and every run at its laid-out
 * position.
 * @throws if a face's file cannot be read
 */
export async function writePdf(deck: Deck, pictures: PictureBytes, options: PdfOptions = {}): Promise<Uint8Array> {
  return (await drawPdf(deck, pictures, options)).bytes;
}

/** The same, with warnings about characters that none of the faces has. */
export async function drawPdf(
  deck: Deck,
  pictures: PictureBytes,
  { fontPath = fontFile }: PdfOptions = {},
): Promise<{ bytes: Uint8Array; warnings: DeckWarning[] }> {
  const document = openDocument(legalText(deck.title), deck.language);
  const written = collect(document);
  const fontCache = new FontCache(fontPath, (face, font) => registerFace(document, face, font));
  fontCache.add(await resolveFallbackFonts(deck, fontCache));
  const picture = pictureOpener(document, await preparePictures('pdf', pictures));
  const missing = new Map<number, Set<string>>();
  const root = document.struct('Document');
  document.addStructure(root);

  let section: PdfElement | null = null;
  for (const card of deck.cards) {
    // A card that continues on more pages is one section with one bookmark. A document is one section with a bookmark
    // for each heading.
    const isOfDocument = card.pageNumber !== undefined;
    if (section === null || (card.page === 0 && !isOfDocument)) {
      section?.end();
      section = addTag(document, root, 'Sect', { title: legalText(card.title) });
    }
    addPage(document, card);
    if (card.pageNumber !== undefined) addPageTarget(document, card.pageNumber);
    if (isOfDocument) bookmarkHeadings(document, card);
    else if (card.page === 0) document.outline.addItem(legalText(card.title));
    const context: PageContext = {
      document,
      section,
      theme: deck.theme,
      colour: (token) => deck.theme.palette[token],
      fontCache,
      book: serverFontBook(),
      picture,
      missing: (character) => {
        const known = missing.get(card.index) ?? new Set();
        missing.set(card.index, known.add(character));
      },
    };
    drawCard(card, context);
  }
  root.end();
  document.end();
  return { bytes: await written, warnings: missingWarning(missing) };
}

/** Adds bookmarks for the headings on a page of a document. Those of level 3 and below are nested in the one before. */
function bookmarkHeadings(document: PdfDocument, { elements }: PlacedCard): void {
  const { outline } = document;
  for (const element of elements) {
    if (element.kind !== 'text' || element.headingLevel === null || element.repeated) continue;
    const title = legalText(element.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''));
    const parent = element.headingLevel > 2 ? outline.children.at(-1) : undefined;
    (parent ?? outline).addItem(title);
  }
}

/** Draws one card on the open page. */
export function drawCard(card: PlacedCard, context: PageContext): void {
  const { document } = context;
  drawArtifact(document, 'Layout', () => {
    document.rect(0, 0, card.width, card.height).fill(context.colour(card.ground));
  });
  for (const element of card.elements) draw(element, context);
}

type Handlers = {
  [Kind in PlacedKind]: (element: Extract<PlacedElement, { kind: Kind }>, context: PageContext) => void;
};

const HANDLERS: Handlers = { text: drawText, table: drawTable, image: drawImage, shape: drawShape, chart: drawChart };

function draw<Kind extends PlacedKind>(element: Extract<PlacedElement, { kind: Kind }>, context: PageContext): void {
  (HANDLERS[element.kind] as Handlers[Kind])(element, context);
}

function pictureOpener(document: PdfDocument, pictures: PictureBytes): (key: string) => PdfImage | null {
  const opened = new Map<string, PdfImage | null>();
  return (key) => {
    const known = opened.get(key);
    if (known !== undefined) return known;
    const picture = pictures.get(key);
    const image = picture ? openImage(document, picture.bytes) : null;
    opened.set(key, image);
    return image;
  };
}

function collect(document: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}

/** Draws a chart as one figure, with its numbers as the alternative text. */
function drawChart(chart: PlacedChart, context: PageContext): void {
  const { document, section } = context;
  const figure = addTag(document, section, 'Figure', { alt: legalText(chart.alt) });
  drawTagged(document, figure, 'Figure', () => {
    for (const part of chart.drawing) {
      if (part.kind === 'shape') paintShape(part, context);
      else for (const paragraph of part.paragraphs) drawUntagged(paragraph, context);
    }
  });
}

/** Draws a table with its rows, header cells and lines. */
function drawTable(table: PlacedTable, context: PageContext): void {
  const { document, section, colour } = context;
  drawArtifact(document, 'Layout', () => {
    for (const { cells } of table.rows) {
      for (const { box, fill } of cells) {
        if (fill) document.rect(box.x, box.y, box.width, box.height).fill(colour(fill));
      }
    }
    let y = table.box.y;
    for (const [at, row] of table.rows.entries()) {
      y += row.height;
      const thickness = ruleBelow(table.rows, at);
      document.rect(table.box.x, y - thickness / 2, table.box.width, thickness).fill(colour(table.line));
    }
  });
  const element = addTag(document, section, 'Table');
  for (const row of table.rows) {
    const line = addTag(document, element, 'TR');
    for (const cell of row.cells) {
      const box = row.header ? addTag(document, line, 'TH', { scope: 'Column' }) : addTag(document, line, 'TD');
      drawParagraphs(cell.paragraphs, box, 'P', context);
    }
  }
}
