import { type Measured, measuredHeight, PLAIN_BLOCK } from '../layout/measure/measured';
import type { Points } from '../units';
import type { ContentsEntry } from './contents-list';

/** Neighbouring items that stay on one page if they fit. Each group is an object of its own. */
export type Together = object;

/** A measured block, and what begins with it: a card or a section. */
export type DocumentItem = {
  measured: Measured;
  card: number;
  /** Number of items, from this one, that may move to the next page together: a figure, its caption and announcement. */
  floats?: number;
  /** If it announces the figure or table after it: whether it may move with it, or keeps it in its place. */
  announces?: 'moves' | 'stays';
  /** Whether it is a figure, table or picture, or spans both columns. Figures never move past it. */
  isShown?: true;
  isHeading?: true;
  /** Whether it is a sentence that introduces the code or list after it. */
  introduces?: true;
  /** The same figure, smaller. */
  compact?: Measured;
  /** Share of the usual space above it. */
  space?: number;
  /** Items with the same object stay on one page. */
  together?: Together;
} & (
  | { begins?: 'card' }
  /** `entry` is the section’s entry in the contents, which gets the page number. */
  | { begins: 'section'; entry: ContentsEntry }
);

/** Space between a heading in the side column and a block as wide as the page. */
const BELOW_HEADING: Points = 16;

/** Collects the items of a document, and leaves space below a section whose heading is taller than its text. */
export class DocumentFlow {
  #items: DocumentItem[] = [];
  /** Height that the heading in the side column still needs. */
  #beside: Points = 0;
  /** Whether the section has had no content yet. If so, its head must not be the last thing on a page. */
  #isBare = false;
  #begins = true;

  constructor(private card: number) {}

  /** Whether the side column is empty beside the next block. */
  get isSideFree(): boolean {
    return this.#beside <= 0;
  }

  begin(card: number): void {
    this.card = card;
    this.#begins = true;
  }

  /** Ends the sheet of the card: what is left beside its heading stays on it. A card without content is an empty one. */
  endSheet(): void {
    this.#clearHeading();
    if (this.#begins) this.add(blank(0, false));
  }

  add(measured: Measured): void {
    const before = this.#items.at(-1);
    if (before?.introduces) before.measured = keptWithNext(before.measured, measured);
    this.#items.push({ measured, card: this.card, ...(this.#begins ? { begins: 'card' } : {}) });
    this.#beside -= measuredHeight(measured);
    this.#isBare = false;
    this.#begins = false;
  }

  addHeading(measured: Measured): void {
    this.add(this.#belowHeading(measured));
    this.#items.at(-1)!.isHeading = true;
  }

  /** Adds a sentence that introduces the code or list after it, and stays with its beginning. */
  addIntroducing(measured: Measured): void {
    this.add(measured);
    this.#items.at(-1)!.introduces = true;
  }

  /** Adds text that announces the figure or table after it, from which it must not be parted. */
  addAnnouncing(measured: Measured, announces: 'moves' | 'stays'): void {
    const whole = announces === 'moves' ? { mayBreakBefore: () => false } : {};
    this.add({ ...measured, ...whole, keepWithNext: true });
    this.#items.at(-1)!.announces = announces;
  }

  /** Adds a block across both columns, below the heading of its section. */
  addWide(measured: Measured): void {
    this.#clearHeading();
    this.add(measured);
    this.#items.at(-1)!.isShown = true;
  }

  /** Adds a picture or a long table, which stays in its place. */
  addShown(parts: readonly Measured[]): void {
    for (const measured of parts) {
      this.add(measured);
      this.#items.at(-1)!.isShown = true;
    }
  }

  /**
   * Adds a figure, and its caption if that is below it.
   * @param compact the same parts for a smaller figure
   */
  addFigure(parts: readonly Measured[], compact: readonly Measured[] | null = null): void {
    const [above, before] = [this.#items.at(-2), this.#items.at(-1)];
    const start = this.#items.length;
    this.addShown(parts);
    if (compact?.length === parts.length)
      for (const [at, measured] of compact.entries()) this.#items[start + at]!.compact = measured;
    // Otherwise the opening sentence of a section would come after the rest of its text.
    const opens = before?.announces && (!above || above.isHeading || above.begins === 'section');
    if (opens || before?.announces === 'stays') return;
    const first = before?.announces ? before : this.#items.at(-parts.length)!;
    first.floats = parts.length + (first === before ? 1 : 0);
  }

  /** The items so far. */
  get items(): readonly DocumentItem[] {
    return this.#items;
  }

  /** Keeps all items from this one on together on one page. */
  keepTogether(from: number): void {
    const together: Together = {};
    for (const item of this.#items.slice(from)) item.together = together;
  }

  addSection(measured: Measured, card: number, entry: ContentsEntry): void {
    this.#releaseHeading();
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

  /** A heading directly below another of its level or higher, which has no text. A page break may come between them. */
  #belowHeading(measured: Measured): Measured {
    const before = this.#items.at(-1);
    if (!before?.isHeading || levelOf(before.measured) < levelOf(measured)) return measured;
    this.#releaseHeading();
    const [first, ...rest] = measured.slices;
    return first ? { ...measured, slices: [{ ...first, space: before.measured.after }, ...rest] } : measured;
  }

  /** Lets a page break follow a heading that has no text. */
  #releaseHeading(): void {
    const before = this.#items.at(-1);
    if (before?.isHeading) before.measured = { ...before.measured, keepWithNext: false };
  }

  #clearHeading(): void {
    // An announcement stays with the wide figure that comes after the blank.
    const keeps = this.#isBare || this.#items.at(-1)?.announces !== undefined;
    if (this.#beside > 0) this.#items.push({ measured: blank(this.#beside, keeps), card: this.card });
    this.#beside = 0;
  }
}

function levelOf(measured: Measured): number {
  return (measured.kind === 'text' && measured.headingLevel) || 0;
}

/** Keeps a block with the next one, at the same distance. */
function keptWithNext(measured: Measured, next: Measured): Measured {
  return { ...measured, keepWithNext: true, after: Math.max(measured.after, next.slices[0]?.space ?? 0) };
}

export function blank(height: Points, keepWithNext: boolean): Measured {
  return {
    ...PLAIN_BLOCK,
    slices: [{ space: 0, height }],
    keepWithNext,
    // If this blank stays with the next block, that block follows at this distance, as after a heading.
    after: BELOW_HEADING,
    draw: () => [],
  };
}
