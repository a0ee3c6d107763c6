import type { Measured } from '../layout/measured';
import { measuredHeight } from '../layout/measured';
import type { Points } from '../units';
import type { ContentsEntry } from './contents-list';

/** A measured block, and the card or the section that begins with it. */
export type DocumentItem = { measured: Measured; card: number } & (
  | { begins?: 'card' }
  /** `entry`: of the contents, to note the page. */
  | { begins: 'section'; entry: ContentsEntry }
);

/** Between a heading in the side column and what is as wide as the page. */
const BELOW_HEADING: Points = 16;

/** Collects the items, and leaves room below a section whose heading is longer than its text. */
export class DocumentFlow {
  #items: DocumentItem[] = [];
  /** What the heading in the side column still needs. */
  #beside: Points = 0;
  /** Whether nothing has come since the head of the section: it must not be the last of its page. */
  #isBare = false;
  #begins = true;

  constructor(private card: number) {}

  /** Whether the side column is empty beside what comes next. */
  get isSideFree(): boolean {
    return this.#beside <= 0;
  }

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

  /** Something that needs both columns begins below the heading of its section. */
  addWide(measured: Measured): void {
    this.#clearHeading();
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

function blank(height: Points, keepWithNext: boolean): Measured {
  return {
    kind: 'block',
    slices: [{ space: 0, height }],
    mayBreakBefore: () => true,
    keepWithNext,
    repeat: 0,
    foot: 0,
    // What is kept with a heading follows it at the heading's own distance.
    after: BELOW_HEADING,
    draw: () => [],
  };
}
