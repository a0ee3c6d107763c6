import type { Block, BlockOf, Card } from '../blocks';
import { measureBlock } from '../layout/measure-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { measuredHeight } from '../layout/measured';
import { readContent } from '../layout/read-content';
import { optionsKey } from '../layout/recall-layout';
import type { LayoutOptions } from '../layout-options';
import { plainText } from '../text/text-runs';
import type { Points } from '../units';
import { pageWords } from '../webpage/page-words';
import { joinCards } from '../webpage/webpage-source';
import { type ContentsEntry, measureContents } from './contents-list';
import { documentFigure } from './document-figure';
import type { DocumentFrame } from './document-frame';
import { recallMeasured } from './recall-measured';
import { measureSectionHead } from './section-head';
import { acrossPage, titleBlock } from './title-block';

/** Headings from which a document has a list of contents. */
const CONTENTS_FROM = 4;
/** A table of more columns than these is as wide as the page. */
const COLUMNS_IN_TEXT = 4;
/** A table of no more rows is not parted. */
const ROWS_KEPT = 8;
/** Headings that begin with a number, a chapter or a part. */
const HAS_NUMBER = /^\s*(?:\d|[IVX]+[.)]\s|§|chapter\b|part\b)/i;

/** A measured block, and the card or the section that begins with it. */
export type DocumentItem = { measured: Measured; card: number } & (
  | { begins?: 'card' }
  /** `entry`: of the contents, to note the page. */
  | { begins: 'section'; entry: ContentsEntry }
);

type FlowCard = Card & { index: number };
type Heading = BlockOf<'heading'>;
type Section = { card: FlowCard; heading: Heading; entry: ContentsEntry };

/** Everything of a document in its order: the title block, the contents, and the cards as sections and headings. */
export function documentItems(
  cards: readonly Card[],
  frame: DocumentFrame,
  measure: MeasureContext,
  options: LayoutOptions,
): DocumentItem[] {
  const [first, ...others] = joinCards(cards.map((card, index) => ({ ...card, index })));
  if (!first) return [];
  const sections = sectionsOf(others);
  const bySection = new Map(sections.map((section, at) => [section.card, { ...section, number: at + 1 }]));
  const isNumbered = sections.length > 1 && !sections.some(({ entry }) => HAS_NUMBER.test(entry.title));

  const flow = new Flow(first.index);
  const opening = openingOf(first);
  for (const measured of titleBlock(opening.title, frame, measure)) flow.add(measured);
  if (sections.length >= CONTENTS_FROM)
    flow.add(
      measureContents(
        sections.map(({ entry }) => entry),
        pageWords(options.language ?? 'en').contents,
        frame,
        measure,
      ),
    );
  const inFlow = blockMeasurer(frame, measure, options);
  for (const block of opening.flow) flow.addBlock(inFlow(block));

  for (const card of others) {
    const section = bySection.get(card);
    const heading = section?.heading ?? readContent(card).heading;
    if (section) {
      const number = isNumbered ? section.number : null;
      flow.addSection(measureSectionHead(section.heading.runs, number, frame, measure), card.index, section.entry);
    } else flow.begin(card.index);
    if (heading && !section) flow.add(measureBlock({ ...heading, level: 3 }, frame.text.width, measure));
    const figure = documentFigure(card, frame, measure, options);
    const before = figure?.before ?? textOf(card, heading);
    for (const block of before) flow.addBlock(inFlow(block));
    if (figure) flow.addBlock(figure);
    for (const block of figure?.after ?? []) flow.addBlock(inFlow(block));
  }
  return flow.end();
}

/** Collects the items, and leaves room below a section whose heading is longer than its text. */
class Flow {
  #items: DocumentItem[] = [];
  /** What the heading in the side column still needs. */
  #beside: Points = 0;
  /** Whether nothing has come since the head of the section: it must not be the last of its page. */
  #isBare = false;
  #begins = true;

  constructor(private card: number) {}

  begin(card: number): void {
    this.card = card;
    this.#begins = true;
  }

  add(measured: Measured): void {
    this.#items.push({ measured, card: this.card, ...(this.#begins ? { begins: 'card' } : {}) });
    this.#beside -= measuredHeight(measured);
    this.#isBare = false;
    this.#begins = false;
  }

  /** A block as wide as both columns begins below the heading of its section. */
  addBlock({ measured, isWide }: { measured: Measured; isWide: boolean }): void {
    if (isWide) this.#clearHeading();
    this.add(measured);
  }

  addSection(measured: Measured, card: number, entry: ContentsEntry): void {
    this.#clearHeading();
    this.begin(card);
    this.#items.push({ measured, card, begins: 'section', entry });
    this.#beside = (measured.reach ?? 0) - measuredHeight(measured);
    this.#isBare = true;
    this.#begins = false;
  }

  end(): DocumentItem[] {
    this.#clearHeading();
    return this.#items;
  }

  #clearHeading(): void {
    if (this.#beside > 0) this.#items.push({ measured: blank(this.#beside, this.#isBare), card: this.card });
    this.#beside = 0;
  }
}

/** Where a plan has sections, their cards alone are set in the side column; else every heading is. */
function sectionsOf(cards: readonly FlowCard[]): Section[] {
  const isPlanned = cards.some(({ part }) => part === 'section');
  return cards.flatMap((card) => {
    const { heading } = readContent(card);
    if (!heading || (isPlanned && card.part !== 'section' && card.part !== 'title')) return [];
    return { card, heading, entry: { title: plainText(heading.runs), page: null } };
  });
}

/** What the title block takes of the first card, and what follows it. */
function openingOf(card: FlowCard): { title: Block[]; flow: Block[] } {
  const { heading, body } = readContent(card);
  const lead = card.part === 'title' ? body.find(({ kind }) => kind === 'paragraph') : undefined;
  const plate = body.find(({ kind }) => kind === 'image');
  const title = [plate, heading, lead].filter((block) => block !== undefined && block !== null);
  return { title, flow: textOf(card, heading).filter((block) => !title.includes(block)) };
}

/** What a card says below its heading. Art is decoration, and only opens a document. */
function textOf(card: FlowCard, heading: Heading | null): Block[] {
  const { kicker, body } = readContent(card);
  const blocks = kicker && card.blocks.includes(kicker) ? [kicker, ...body] : body;
  return blocks.filter((block) => block !== heading && !(block.kind === 'image' && block.picture.kind === 'art'));
}

/** Measures a block for the text column; a table of many columns needs the whole page. */
function blockMeasurer(frame: DocumentFrame, measure: MeasureContext, options: LayoutOptions) {
  const key = optionsKey(options);
  return (block: Block) => {
    const isWide = block.kind === 'table' && block.header.length > COLUMNS_IN_TEXT;
    const measured = recallMeasured(block, key, () =>
      isWide
        ? acrossPage(measureBlock(block, frame.full.width, measure), frame)
        : keptWhole(block, measureBlock(block, frame.text.width, measure)),
    );
    return { measured, isWide };
  };
}

/** A short table is on one page. */
function keptWhole(block: Block, measured: Measured): Measured {
  const isShort = block.kind === 'table' && block.rows.length <= ROWS_KEPT;
  return isShort ? { ...measured, mayBreakBefore: () => false } : measured;
}

function blank(height: Points, keepWithNext: boolean): Measured {
  return {
    kind: 'block',
    slices: [{ space: 0, height }],
    mayBreakBefore: () => true,
    keepWithNext,
    repeat: 0,
    foot: 0,
    after: 0,
    draw: () => [],
  };
}
