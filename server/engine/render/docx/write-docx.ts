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
import type { Block, BlockOf } from '@/lib/deck/blocks';
import type { Deck, PictureBytes } from '@/lib/deck/deck';
import { partNotes } from '@/lib/deck/document/document-notes';
import { blockText, runsOfBlock } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { legalText } from '../legal-text';
import { preparePictures } from '../prepare-pictures';
import type { RenderedFile } from '../render-job';
import { DocxBlocks } from './docx-blocks';
import { codeFont, fontFiles, withFixedPitch } from './docx-fonts';
import { DocxNotes } from './docx-notes';
import { docxStyles } from './docx-styles';
import { type SourceCard, sourceCards } from './source-cards';

/** A document with at least this many headings has a table of contents. */
const CONTENTS_FROM = 4;
/** Page sizes and margin in twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const LETTER = { width: 12_240, height: 15_840 };
const MARGIN = 1_360;

/**
 * Writes the deck as one continuous document: its blocks in order as styled paragraphs, numbered lists, tables and
 * pictures, with a running head and page numbers.
 */
export async function drawDocx(deck: Deck, pictures: PictureBytes): Promise<RenderedFile> {
  const { cards, notes: footnotes } = partNotes(sourceCards(deck).filter(({ labelOnly }) => !labelOnly));
  const [first] = cards;
  const front = first?.part === 'title' ? first : null;
  const rest = cards.filter((card) => card !== front);
  const headings = rest.flatMap(({ blocks }) =>
    blocks.filter((block): block is BlockOf<'heading'> => block.kind === 'heading'),
  );
  const topLevel = headings.reduce((least, { level }) => Math.min(least, level), 6);
  const notes = new DocxNotes(footnotes);
  const { language } = deck;
  const blocks = new DocxBlocks({ pictures: await preparePictures('pptx', pictures), topLevel, notes, language });
  const contents = headings.filter(({ runs }) => plainText(runs).trim() !== '').length >= CONTENTS_FROM;
  const children: FileChild[] = [
    ...(front ? titleBlock(front, blocks) : []),
    ...(contents ? [new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-3' })] : []),
    ...rest.flatMap((card) => blocks.write(card.blocks)),
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

/** The title, and the subtitle and other blocks of the title card. */
function titleBlock({ blocks }: SourceCard, writer: DocxBlocks): FileChild[] {
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

function isShort(cards: readonly SourceCard[]): boolean {
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
