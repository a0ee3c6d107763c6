import {
  AlignmentType,
  BorderStyle,
  TextRun as DocxRun,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  ImageRun,
  type INumberingOptions,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { Block, BlockKind, BlockOf, CellAlign, TextRun } from '@/lib/deck/blocks';
import type { PictureBytes } from '@/lib/deck/deck';
import type { DocumentFigure } from '@/lib/deck/document/document-figure';
import {
  type DocumentPart,
  type DocumentPiece,
  introduces,
  isShown,
  type PieceOf,
} from '@/lib/deck/document/document-pieces';
import { announcesFigure, type FoundCaption, figureLabel } from '@/lib/deck/document/find-caption';
import { bindRuns } from '@/lib/deck/layout/measure/bind-figures';
import { columnAligns, needsGutter } from '@/lib/deck/layout/measure/column-aligns';
import { isRightToLeft } from '@/lib/deck/text/letters-and-words';
import { readPicture } from '../read-picture';
import { legalText, safeLink } from '../safe-text';
import { type DrawnFigure, drawnFigure, statRow } from './docx-figures';
import { DocxLists } from './docx-lists';
import type { DocxNotes } from './docx-notes';

/** Numbers figures and tables with fields, so that an office program renumbers them when one is added. */
class DocxCaptions {
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

/** The largest picture that fits between the margins of a page, in pixels at 96 dpi. */
const MAX_PICTURE = { width: 600, height: 620 };
const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;
const ALIGN = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'BDBDB8' } as const;
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
/** Horizontal lines only, as in print. */
const BORDERS = {
  ...{ top: LINE, bottom: LINE, insideHorizontal: LINE },
  ...{ left: NO_LINE, right: NO_LINE, insideVertical: NO_LINE },
};

/** A table with at most this many rows is kept on one page. */
const ROWS_KEPT = 8;

/** Space between right-aligned text and the text after it, beyond the margins of cells. In twentieths of a point. */
const GUTTER = 160;

type RowLook = { isHead: boolean; keepNext: boolean; gutter: number };
/** `topLevel`: the level of the document's highest headings. `tableHead`: the colours of the heads of tables. */
type DocxContext = {
  tableHead: { fill: string; text: string };
  pictures: PictureBytes;
  topLevel: number;
  notes: DocxNotes;
  language: string;
  figures: ReadonlyMap<DocumentFigure, DrawnFigure>;
};
/** A heading, and what is below it up to the next one. */
export type DocxPart = Pick<DocumentPart, 'heading'> & { pieces: DocumentPiece[] };

/** Writes blocks as the document's paragraphs, tables and pictures, and collects the numbering of its lists. */
export class DocxBlocks {
  readonly #lists = new DocxLists();
  readonly #pictures: PictureBytes;
  readonly #topLevel: number;
  readonly #notes: DocxNotes;
  readonly #captions: DocxCaptions;
  readonly #tableHead: DocxContext['tableHead'];
  readonly #figures: ReadonlyMap<DocumentFigure, DrawnFigure>;

  constructor({ pictures, topLevel, notes, language, figures, tableHead }: DocxContext) {
    this.#tableHead = tableHead;
    this.#figures = figures;
    this.#pictures = pictures;
    this.#topLevel = topLevel;
    this.#notes = notes;
    this.#captions = new DocxCaptions(language);
  }

  /** The numbering of the lists and sections written so far. */
  get numbering(): INumberingOptions['config'] {
    return this.#lists.config;
  }

  write(blocks: readonly Block[]): FileChild[] {
    return blocks.flatMap((block) => this.#one(block));
  }

  /** @param number the number of the section that the part begins, if it has one */
  writePart({ heading, pieces }: DocxPart, number: number | null): FileChild[] {
    return [
      ...(heading ? [this.#headed(heading, number)] : []),
      ...pieces.flatMap((piece, at) => this.#piece(piece, pieces[at + 1])),
    ];
  }

  #piece(piece: DocumentPiece, next: DocumentPiece | undefined): FileChild[] {
    if (piece.kind === 'figure') return this.#figure(piece);
    if (introduces(piece.block, next) || (announcesFigure(piece.block) && isShown(next)))
      return [this.paragraph(piece.block.runs, { keepNext: true })];
    return this.#captionedBlock(piece);
  }

  paragraph(
    runs: readonly TextRun[],
    options: Omit<IParagraphOptions, 'children'> = {},
    before: readonly ParagraphChild[] = [],
  ): Paragraph {
    const isRtl = isRightToLeft({ runs });
    // The colour of links is meant for white paper.
    const linkColour = options.style === 'TableHead' ? this.#tableHead.text : null;
    const bound = bindRuns(runs, options.heading ? 'heading' : 'figures');
    const children = [...before, ...docxRuns(bound, { isRtl, notes: this.#notes, linkColour })];
    return new Paragraph({ ...options, children, ...(isRtl ? { bidirectional: true } : {}) });
  }

  /** Without a caption, an empty line separates the table from what follows. */
  #caption(found: FoundCaption | null, kind: 'figure' | 'table', keepNext?: true): Paragraph {
    if (!found) return new Paragraph({ keepNext });
    return this.paragraph(found.words, { style: 'Caption', keepNext }, this.#captions.label(found, kind));
  }

  #captionedBlock({ block, found }: PieceOf<'block'>): FileChild[] {
    return [...this.#one(block), ...(block.kind === 'table' ? [this.#caption(found, 'table')] : [])];
  }

  #figure({ figure, total, found }: PieceOf<'figure'>): FileChild[] {
    const drawn = this.#figures.get(figure);
    const shown = drawn ? [drawnFigure(drawn)] : [statRow(figure.stats ?? [], this)];
    const caption = this.#caption(found, 'figure', total ? true : undefined);
    return [...shown, caption, ...(total ? [statRow([total], this), new Paragraph({})] : [])];
  }

  #headed({ runs, level }: BlockOf<'heading'>, number: number | null = null): Paragraph {
    return this.paragraph(runs, {
      heading: HEADINGS[Math.min(5, Math.max(0, level - this.#topLevel))]!,
      ...(number === null ? {} : { numbering: { reference: 'sections', level: 0 } }),
    });
  }

  #one<Kind extends BlockKind>(block: BlockOf<Kind>): FileChild[] {
    return (this.#writers[block.kind] as (block: BlockOf<Kind>) => FileChild[])(block);
  }

  readonly #writers: { [Kind in BlockKind]: (block: BlockOf<Kind>) => FileChild[] } = {
    heading: (block) => [this.#headed(block)],
    paragraph: ({ runs }) => [this.paragraph(runs)],
    list: (block) => this.#list(block),
    table: (block) => [this.#table(block)],
    quote: ({ paragraphs, source }) => [
      ...paragraphs.map((runs, at) =>
        this.paragraph(runs, { style: 'Quote', keepNext: source !== undefined || at < paragraphs.length - 1 }),
      ),
      ...(source ? [this.paragraph(source, { style: 'Quote', alignment: AlignmentType.RIGHT })] : []),
    ],
    code: ({ text }) => [
      new Paragraph({
        style: 'Code',
        children: legalText(text)
          .split('\n')
          .map((line, at) => new DocxRun({ text: line, ...(at > 0 ? { break: 1 } : {}) })),
      }),
    ],
    image: (block) => this.#image(block),
  };

  #list(list: BlockOf<'list'>): FileChild[] {
    const { items } = list;
    const shown = this.#lists.itemsOf(list);
    return items.map(({ level }, at) => {
      const isLast = at === items.length - 1;
      // As in the PDF, two items are on either side of a page break, and no item is parted from the first one below it.
      const isEdge = at === 0 || at === items.length - 2 || (items[at + 1]?.level ?? 0) > level;
      const keepNext = !isLast && isEdge;
      const { runs, look } = shown[at]!;
      return this.paragraph(runs, {
        ...look,
        spacing: { after: isLast ? 160 : 60 },
        ...(keepNext ? { keepNext } : {}),
      });
    });
  }

  #table(block: BlockOf<'table'>): Table {
    const { header, rows } = block;
    const aligns = columnAligns(block);
    const hasHead = header.some((runs) => runs.length > 0);
    // Keep the first row with the header, and the last two rows with each other and with the caption.
    const isKept = (at: number) => rows.length <= ROWS_KEPT || at >= rows.length - 2;
    const row = (cells: readonly TextRun[][], { isHead, keepNext }: Omit<RowLook, 'gutter'>) =>
      new TableRow({
        tableHeader: isHead,
        cantSplit: true,
        children: aligns.map((side, at) =>
          this.#cell(cells[at] ?? [], side, { isHead, keepNext, gutter: needsGutter(aligns, at) ? GUTTER : 0 }),
        ),
      });
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: BORDERS,
      ...(isRightToLeft({ runs: [...header, ...rows.flat()].flat() }) ? { visuallyRightToLeft: true } : {}),
      rows: [
        ...(hasHead ? [row(header, { isHead: true, keepNext: true })] : []),
        ...rows.map((cells, at) => row(cells, { isHead: false, keepNext: isKept(at) })),
      ],
    });
  }

  #cell(runs: TextRun[], side: CellAlign, { isHead, keepNext, gutter }: RowLook): TableCell {
    const shown = isHead ? runs.map((run): TextRun => ({ ...run, bold: true })) : runs;
    return new TableCell({
      children: [
        this.paragraph(shown, { style: isHead ? 'TableHead' : 'TableText', alignment: ALIGN[side], keepNext }),
      ],
      margins: { top: 40, bottom: 40, left: 100 + gutter, right: 100 },
      ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: this.#tableHead.fill } } : {}),
    });
  }

  #image({ picture, alt }: BlockOf<'image'>): FileChild[] {
    const bytes = picture.kind === 'file' ? this.#pictures.get(picture.key)?.bytes : undefined;
    const facts = bytes && readPicture(bytes);
    const text = legalText(alt);
    if (!bytes || !facts) return text === '' ? [] : [this.paragraph([{ text, italic: true }], { style: 'Caption' })];
    const share = Math.min(1, MAX_PICTURE.width / facts.width, MAX_PICTURE.height / facts.height);
    const image = new ImageRun({
      type: facts.extension === 'jpeg' ? 'jpg' : facts.extension,
      data: bytes,
      transformation: {
        width: Math.max(1, Math.round(facts.width * share)),
        height: Math.max(1, Math.round(facts.height * share)),
      },
      altText: { name: 'Picture', title: text, description: text },
      decorative: text.trim() === '',
    });
    const credit = picture.kind === 'file' ? picture.credit : undefined;
    return [
      new Paragraph({ children: [image], spacing: { before: 160, after: 160 }, ...(credit ? { keepNext: true } : {}) }),
      ...(credit ? [this.paragraph([{ text: credit }], { style: 'Caption' })] : []),
    ];
  }
}

/** `linkColour`: the colour of links; null for that of their style. */
type RunContext = { isRtl: boolean; notes: DocxNotes; linkColour: string | null };

function docxRuns(runs: readonly TextRun[], { isRtl, notes, linkColour }: RunContext): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const href = safeLink(run.href);
    const children = partsOf(run, notes).flatMap((part) =>
      'text' in part ? piecesOf(part, { isLink: href !== null, linkColour, isRtl }) : [part],
    );
    return href === null ? children : [new ExternalHyperlink({ link: href, children })];
  });
}

function partsOf(run: TextRun, notes: DocxNotes): (TextRun | DocxRun)[] {
  if (run.code) return [run];
  if (run.note !== undefined) return [notes.referenceTo(run.note) ?? run];
  return notes.partText(run.text).map((part) => (typeof part === 'string' ? { ...run, text: part } : part));
}

type PieceLook = Pick<RunContext, 'isRtl' | 'linkColour'> & { isLink: boolean };

/** Splits a run at line breaks, which are written as separate runs. */
function piecesOf(run: TextRun, { isLink, linkColour, isRtl }: PieceLook): DocxRun[] {
  return legalText(run.text)
    .split('\n')
    .map(
      (text, at) =>
        new DocxRun({
          text,
          ...(at > 0 ? { break: 1 } : {}),
          ...(run.bold ? { bold: true } : {}),
          ...(run.italic ? { italics: true } : {}),
          ...(run.strike ? { strike: true } : {}),
          ...(run.code ? { style: 'InlineCode' } : isLink ? { style: 'Hyperlink' } : {}),
          ...(isLink && linkColour ? { color: linkColour } : {}),
          ...(isRtl ? { rightToLeft: true } : {}),
        }),
    );
}
