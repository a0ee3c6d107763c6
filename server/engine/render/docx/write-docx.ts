import 'server-only';
import { readFileSync } from 'node:fs';
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Block, BlockOf, Card } from '@/lib/deck/blocks';
import { partNotes } from '@/lib/deck/content/footnotes';
import { joinCards } from '@/lib/deck/content/page-cards';
import { readContent } from '@/lib/deck/content/read-content';
import { type Deck, nominalSize, type PictureBytes } from '@/lib/deck/deck';
import { type OwnCard, partsOf, piecesOf } from '@/lib/deck/document/document-pieces';
import {
  CONTENTS_FROM,
  openDocument,
  prefaceOf,
  type Section,
  sectionsOf,
} from '@/lib/deck/document/document-sections';
import { SHORT_DOCUMENT } from '@/lib/deck/document/lay-out-document';
import { faceIds, findFamily, pickFace } from '@/lib/deck/fonts/font-faces';
import type { PlacedCard, PlacedParagraph } from '@/lib/deck/placed';
import { blockText, runsOfBlock } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import type { DeckTheme } from '@/lib/deck/theme';
import { pageWords } from '@/lib/deck/words/page-words';
import { fontFile } from '../pdf/open-font';
import { preparePictures } from '../prepare-pictures';
import type { RenderedFile } from '../render-job';
import { legalText } from '../safe-text';
import { DocxBlocks, type DocxPart } from './docx-blocks';
import { DocxFigures } from './docx-figures';
import { DocxNotes } from './docx-notes';
import { docxStyles, tableHead } from './docx-styles';

/** Page sizes and margin in twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const LETTER = { width: 12_240, height: 15_840 };
const MARGIN = 1_360;

/**
 * Writes the deck as one continuous document: its blocks in order as styled paragraphs, numbered lists, tables and
 * pictures, with a running head and page numbers.
 */
export async function drawDocx(deck: Deck, pictures: PictureBytes): Promise<RenderedFile> {
  const { cards, notes: footnotes } = partNotes(
    joinCards(sourceCards(deck)).map((card, index) => ({ ...card, index })),
  );
  const { language } = deck;
  const { front, opening, rest } = openingOf(cards);
  const headings = [opening, ...rest.map(({ blocks }) => blocks)]
    .flat()
    .filter((block): block is BlockOf<'heading'> => block.kind === 'heading');
  const topLevel = headings.reduce((least, { level }) => Math.min(least, level), 6);
  const notes = new DocxNotes(footnotes);
  const figures = new DocxFigures(deck);
  const partsIn = (blocks: readonly Block[], card: OwnCard) =>
    partsOf(blocks).map(
      (part): DocxPart => ({ heading: part.heading, pieces: piecesOf(part, card, null, figures.find) }),
    );
  const sections: ReadonlyMap<Card, Section> = sectionsOf(rest);
  const openingParts = cards[0] ? partsIn(opening, { ...cards[0], blocks: [] }) : [];
  const parts = rest.map((card) => ({
    ...{ parts: partsIn(card.blocks, card), section: sections.get(card) },
  }));
  const blocks = new DocxBlocks({
    ...{ topLevel, notes, language, figures: await figures.draw(), tableHead: tableHead(deck.theme) },
    pictures: await preparePictures('pptx', pictures),
  });
  const titled = headings.filter(({ runs }) => plainText(runs).trim() !== '');
  const listed = listedLevels(titled, [...sections.values()], topLevel);
  const height = deck.cards.reduce((sum, sheet) => sum + sheet.height, 0);
  const isLong = height > SHORT_DOCUMENT * nominalSize('document', 'a4').height;
  const contents = isLong && titled.filter(({ level }) => level < topLevel + listed).length >= CONTENTS_FROM;
  const children: FileChild[] = [
    ...titleBlock(front, blocks),
    ...(contents ? contentsList(language, listed) : []),
    ...openingParts.flatMap((part) => blocks.writePart(part, null)),
    ...parts.flatMap(({ parts: own, section }) => {
      const numberOf = (part?: DocxPart) =>
        part?.heading && part.heading === section?.heading ? section.number : null;
      return own.flatMap((part) => blocks.writePart(part, numberOf(part)));
    }),
  ];
  children.push(...blocks.write(notes.takeOthers()));
  const title = legalText(deck.title);
  const document = new Document({
    title,
    creator: 'Cardwright',
    styles: docxStyles(deck),
    numbering: { config: blocks.numbering },
    footnotes: Object.fromEntries(
      notes.referred.map(({ number, runs }) => [
        number,
        { children: [blocks.paragraph(runs, { style: 'FootnoteText' })] },
      ]),
    ),
    fonts: cards.some((card) => card.blocks.some(hasCode)) ? [codeFont(deck.theme)] : [],
    ...(contents && isShort(cards)
      ? { pageNumbers: estimatePageNumbersWith({ guess: true, fonts: fontFiles(deck.theme) }) }
      : {}),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: deck.dimensions === 'letter' ? LETTER : A4,
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        headers: { first: new Header({ children: [new Paragraph({})] }), default: runningHead(title) },
        footers: { first: pageNumber(), default: pageNumber() },
        children: children.length > 0 ? children : [new Paragraph({})],
      },
    ],
  });
  const bytes = new Uint8Array(await Packer.toBuffer(document));
  return { bytes: withFixedPitch(bytes), warnings: [] };
}

/** The title block, what follows the contents on the title card, and the other cards. */
function openingOf(cards: readonly OwnCard[]): { front: Block[]; opening: Block[]; rest: OwnCard[] } {
  const [first, ...others] = cards;
  // As in the PDF, the first heading is the title, even if the user split the cards.
  if (!first || !readContent(first).heading) return { front: [], opening: [], rest: [...cards] };
  const { opening, others: rest } = openDocument(first, others);
  const { facts } = prefaceOf(opening.flow);
  const isFact = (block: Block) => facts.some((fact) => fact === block);
  return {
    front: [...opening.title, ...facts],
    opening: opening.flow.filter((block) => !isFact(block)),
    rest: [...rest],
  };
}

/** Number of heading levels in the contents of a document without sections. */
const MOST_LISTED = 3;

/** Number of heading levels in the contents: those of the sections, as in the PDF. */
function listedLevels(headings: readonly BlockOf<'heading'>[], sections: readonly Section[], topLevel: number): number {
  const heads = new Set(sections.map(({ heading }) => heading));
  const levels = headings.filter((heading) => heads.has(heading)).map(({ level }) => level - topLevel + 1);
  return levels.length > 0 ? Math.min(MOST_LISTED, Math.max(...levels)) : MOST_LISTED;
}

/**
 * The list of headings, below its own heading, which it does not include. Its page numbers are estimates. Asking Word
 * to update them on opening (`updateFields`, or a dirty field) would make it ask the reader a question first.
 */
function contentsList(language: string, levels: number): FileChild[] {
  return [
    new Paragraph({ style: 'ContentsHeading', text: pageWords(language).contents }),
    new TableOfContents('Contents', { hyperlink: true, headingStyleRange: `1-${levels}` }),
  ];
}

/** The title, and the subtitle and other blocks above the contents. */
function titleBlock(blocks: readonly Block[], writer: DocxBlocks): FileChild[] {
  let hasTitle = false;
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' && !hasTitle) {
      hasTitle = true;
      return [writer.paragraph(block.runs, { heading: HeadingLevel.TITLE })];
    }
    return block.kind === 'paragraph' ? [writer.paragraph(block.runs, { style: 'Subtitle' })] : writer.write([block]);
  });
}

/** Longer texts take seconds to lay out, so their page numbers are left for Word to fill in. In characters. */
const MAX_MEASURED = 120_000;

function isShort(cards: readonly OwnCard[]): boolean {
  const letters = cards.flatMap(({ blocks }) => blocks).reduce((sum, block) => sum + blockText(block).length, 0);
  return letters <= MAX_MEASURED;
}

function hasCode(block: Block): boolean {
  return block.kind === 'code' || runsOfBlock(block).some((runs) => runs.some(({ code }) => code));
}

function runningHead(title: string): Header {
  const children = [new TextRun({ text: title.slice(0, 100), size: 18 })];
  return new Header({ children: [new Paragraph({ style: 'Caption', children })] });
}

function pageNumber(): Footer {
  const children = [new TextRun({ children: [PageNumber.CURRENT], size: 18 })];
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children })] });
}

type FontFiles = NonNullable<Parameters<typeof estimatePageNumbersWith>[0]['fonts']>;

/** The font files of the theme's families, for measuring text. */
function fontFiles({ fonts }: DeckTheme): FontFiles {
  const families = new Set([fonts.body, fonts.heading, fonts.mono]);
  return [...families].flatMap((id) =>
    faceIds(findFamily(id))
      .filter((face) => /-(?:400|700)i?$/.test(face))
      .map((face) => ({ data: new Uint8Array(readFileSync(fontFile(face))) })),
  );
}

/**
 * The font for code. It is embedded, because few readers have it and code must not be shown in a proportional font. It
 * has no ligatures, because LibreOffice shows `=>` as an arrow otherwise and ignores Word's setting for them.
 */
function codeFont({ fonts }: DeckTheme): { name: string; data: Buffer } {
  const data = withoutSubstitutions(readFileSync(fontFile(pickFace(fonts.mono, 400))));
  return { name: findFamily(fonts.mono).name, data };
}

const TABLES_FROM = 12;
const TABLE_ENTRY = 16;

/** Hides the table of glyph substitutions of a TrueType font: its name becomes an unknown one in the same order. */
function withoutSubstitutions(font: Buffer): Buffer {
  const count = font.length >= TABLES_FROM ? font.readUInt16BE(4) : 0;
  for (let at = 0; at < count; at += 1) {
    const entry = TABLES_FROM + at * TABLE_ENTRY;
    if (font.toString('latin1', entry, entry + 4) === 'GSUB') font.write('GSUb', entry, 'latin1');
  }
  return font;
}

const TABLE = 'word/fontTable.xml';

/**
 * Marks the embedded font as fixed-pitch. Office programs that do not read embedded fonts choose a substitute by the
 * font table, and the library declares every font as proportional.
 */
function withFixedPitch(bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes);
  const table = strFromU8(files[TABLE] ?? new Uint8Array());
  const fixed = table
    .replace(/(<w:font [^>]*>)/, '$1<w:altName w:val="Courier New"/>')
    .replace(
      '<w:family w:val="auto"/><w:pitch w:val="variable"/>',
      '<w:family w:val="modern"/><w:pitch w:val="fixed"/>',
    );
  return fixed === table ? bytes : zipSync({ ...files, [TABLE]: strToU8(fixed) }, { mtime: new Date(1980, 0, 1) });
}

type SourceCard = Omit<Card, 'notes'>;

/** The blocks of a deck. For an older deck without stored blocks, they are made from its placed texts and tables. */
function sourceCards({ blocks, cards }: Pick<Deck, 'blocks' | 'cards'>): SourceCard[] {
  return blocks ?? cards.map((card, at) => ({ ...placedBlocks(card), ...(at === 0 ? { part: 'title' } : {}) }));
}

const LINES = { from: 1, to: 1 };

function placedBlocks({ elements }: PlacedCard): SourceCard {
  const blocks = elements.flatMap((element): Block[] => {
    switch (element.kind) {
      case 'text': {
        const { role, headingLevel, paragraphs, repeated } = element;
        if (repeated || role === 'header' || role === 'footer' || role === 'cardNumber' || role === 'ornament')
          return [];
        if (headingLevel !== null)
          return paragraphs.map(({ runs }) => ({ kind: 'heading', level: headingLevel, runs, lines: LINES }));
        if (role === 'quote') return [{ kind: 'quote', paragraphs: paragraphs.map(({ runs }) => runs), lines: LINES }];
        if (role === 'code')
          return [{ kind: 'code', text: paragraphs.map(textOf).join('\n'), language: null, lines: LINES }];
        return paragraphs.map(asBlock);
      }
      case 'table': {
        const rows = element.rows.map(({ cells }) => cells.map((cell) => cell.paragraphs.flatMap(({ runs }) => runs)));
        const [header = [], ...rest] = rows;
        const align = element.rows[0]?.cells.map(({ paragraphs }) => paragraphs[0]?.align ?? 'left') ?? [];
        return [{ kind: 'table', align, header, rows: rest, lines: LINES }];
      }
      case 'image':
        return element.decorative ? [] : [{ kind: 'image', picture: element.picture, alt: element.alt, lines: LINES }];
      default:
        return [];
    }
  });
  return { blocks, labelOnly: false };
}

function asBlock({ marker, runs }: PlacedParagraph): Block {
  if (!marker) return { kind: 'paragraph', runs, lines: LINES };
  const ordered = marker.kind === 'number' && marker.number !== null;
  const items = [{ level: marker.level, runs }];
  return { kind: 'list', ordered, start: marker.number ?? 1, items, lines: LINES };
}

function textOf({ runs }: PlacedParagraph): string {
  return runs.map(({ text }) => text).join('');
}
