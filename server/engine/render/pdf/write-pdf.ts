import type { DeckWarning } from '@/lib/deck/blocks';
import { type Deck, isContinuous, type PictureBytes } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import { drawParagraph, setParagraph } from '@/lib/deck/layout/measure/set-paragraph';
import { inksOn, textFont } from '@/lib/deck/layout/measure/text-font';
import type { PathStep } from '@/lib/deck/path';
import {
  type PlacedCard,
  type PlacedChart,
  type PlacedElement,
  type PlacedImage,
  type PlacedKind,
  type PlacedShape,
  type PlacedTable,
  ruleBelow,
} from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { preparePictures } from '../prepare-pictures';
import { pictureReason } from '../read-picture';
import { legalText } from '../safe-text';
import type { PageContext } from './draw-run';
import { drawParagraphs, drawText, drawUntagged } from './draw-text';
import { FontCache, missingWarning, resolveFallbackFonts } from './font-cache';
import {
  addBookmark,
  addPage,
  addPageTarget,
  addTag,
  drawArtifact,
  drawImage as drawPicture,
  drawTagged,
  openDocument,
  openImage,
  type PdfDocument,
  type PdfElement,
  type PdfImage,
  registerFace,
  roundedRect,
} from './pdf-document';

/**
 * Writes the deck as a tagged PDF, with a page for each placed card in its own size, or one page for all cards of a
 * continuous deck, and every run at its laid-out position. Warns about characters that none of the faces has.
 * @throws if a face's file cannot be read
 */
export async function drawPdf(
  deck: Deck,
  pictures: PictureBytes,
): Promise<{ bytes: Uint8Array; warnings: DeckWarning[] }> {
  const document = openDocument(legalText(deck.title), deck.language);
  const written = collect(document);
  const fontCache = new FontCache((face, font) => registerFace(document, face, font));
  fontCache.add(await resolveFallbackFonts(deck, fontCache));
  const picture = pictureOpener(document, await preparePictures('pdf', pictures));
  const missing = new Map<number, Set<string>>();
  const root = document.struct('Document');
  document.addStructure(root);

  let section: PdfElement | null = null;
  const joins = isContinuous(deck);
  if (joins) {
    const height = deck.cards.reduce((sum, card) => sum + card.height, 0);
    addPage(document, { width: deck.cards[0]?.width ?? 0, height });
  }
  /** The upper edge of the card on its page. */
  let top: Points = 0;
  for (const card of deck.cards) {
    // A card that continues on more pages is one section with one bookmark. A document is one section with a bookmark
    // for each heading.
    const isOfDocument = card.pageNumber !== undefined;
    if (section === null || (card.page === 0 && !isOfDocument)) {
      section?.end();
      section = addTag(document, root, 'Sect', { title: legalText(card.title) });
    }
    if (!joins) addPage(document, card);
    if (card.pageNumber !== undefined) addPageTarget(document, card.pageNumber);
    if (isOfDocument) bookmarkHeadings(document, card);
    else if (card.page === 0) addBookmark(document, legalText(card.title), top);
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
    document.save();
    document.translate(0, top);
    drawCard(card, context);
    document.restore();
    if (joins) top += card.height;
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

/** Draws a shape as decoration, which is not read aloud. */
export function drawShape(shape: PlacedShape, context: PageContext): void {
  drawArtifact(context.document, 'Layout', () => paintShape(shape, context));
}

/** The same, within content that the caller has already marked. */
export function paintShape(shape: PlacedShape, { document, colour }: PageContext): void {
  const stroke = shape.stroke ?? lineStroke(shape);
  document.save();
  if (shape.opacity < 1) document.opacity(Math.max(0, shape.opacity));
  if (shape.fill && shape.shape !== 'line') {
    outline(document, shape);
    document.fill(shape.fillTo ? gradient(document, shape, colour) : colour(shape.fill));
  }
  if (stroke) {
    document.lineWidth(stroke.width);
    if (stroke.round) document.lineCap('round').lineJoin('round');
    if (stroke.dashed) document.dash(stroke.width * 4, { space: stroke.width * 3 });
    outline(document, shape);
    document.stroke(colour(stroke.colour));
  }
  document.restore();
}

/** A vertical gradient from the fill at the top to the other colour at the bottom. */
function gradient(document: PdfDocument, { box, fill, fillTo }: PlacedShape, colour: PageContext['colour']) {
  const paint = document.linearGradient(box.x, box.y, box.x, box.y + box.height);
  if (fill && fillTo) paint.stop(0, colour(fill)).stop(1, colour(fillTo));
  return paint;
}

/** A line without a stroke uses its fill as one. */
function lineStroke(shape: PlacedShape): PlacedShape['stroke'] {
  return shape.shape === 'line' && shape.fill ? { colour: shape.fill, width: 1, dashed: false } : null;
}

function outline(document: PdfDocument, shape: PlacedShape): void {
  const { box } = shape;
  switch (shape.shape) {
    case 'rect':
      roundedRect(document, box, shape.radius);
      return;
    case 'ellipse':
      document.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2);
      return;
    case 'line':
      document.moveTo(box.x, box.y).lineTo(box.x + box.width, box.y + box.height);
      return;
    case 'path':
      for (const step of shape.path) tracePath(document, step);
  }
}

function tracePath(document: PdfDocument, step: PathStep): void {
  switch (step[0]) {
    case 'M':
      document.moveTo(step[1], step[2]);
      return;
    case 'L':
      document.lineTo(step[1], step[2]);
      return;
    case 'C':
      document.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
      return;
    case 'Z':
      document.closePath();
  }
}

/** Draws a picture with its alternative text, or a marked frame with the reason if it has no file. */
export function drawImage(image: PlacedImage, context: PageContext): void {
  const { document, section } = context;
  const picture = image.picture.kind === 'file' ? context.picture(image.picture.key) : null;
  const draw = () => {
    document.save();
    if (picture) {
      roundedRect(document, image.box, image.radius);
      document.clip();
      drawPicture(document, picture, image.box, image.fit);
    } else {
      drawFrame(image, context);
    }
    document.restore();
  };
  if (image.decorative) {
    drawArtifact(document, 'Layout', draw);
    return;
  }
  const alt = picture && image.alt !== '' ? image.alt : pictureReason(image);
  drawTagged(document, addTag(document, section, 'Figure', { alt }), 'Figure', draw);
}

const REASON_SIZE = 12;
const REASON_INSET = 12;

function drawFrame(image: PlacedImage, context: PageContext): void {
  const { document, colour, theme, book } = context;
  roundedRect(document, image.box, image.radius);
  document.fill(colour('surface'));
  document.lineWidth(1).dash(4, { space: 3 });
  roundedRect(document, image.box, image.radius);
  document.stroke(colour('line'));
  document.undash();
  const width = image.box.width - 2 * REASON_INSET;
  const reason = setParagraph([{ text: pictureReason(image) }], width, book, {
    font: textFont(theme, 'body'),
    size: REASON_SIZE,
    leading: 1.4,
    inks: inksOn('surface'),
    colour: 'muted',
    align: 'center',
  });
  const shown = Math.min(reason.lines.length, Math.floor((image.box.height - REASON_INSET) / reason.leading));
  if (shown < 1) return;
  const placed = drawParagraph(reason, 0, shown, {
    x: image.box.x + REASON_INSET,
    y: image.box.y + (image.box.height - shown * reason.leading) / 2,
    width,
  });
  drawUntagged(placed, context);
}
