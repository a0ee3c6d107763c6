import type { Block, ListItem, SourceLines } from '../blocks';

/** Writes items as list blocks. Starts a new block after an interruption, and where the item numbers skip. */
export class ListWriter {
  private open: Extract<Block, { kind: 'list' }> | null = null;
  private number = 1;
  private expected = 0;

  /** @param numbers the sign after the numbers of an ordered list */
  constructor(
    private blocks: Block[],
    private numbers: '.' | ')' | false,
    private definitions = false,
  ) {}

  /** Continues the list that ends on the line before. */
  resume(line: number): void {
    const last = this.blocks.at(-1);
    if (last?.kind === 'list' && !last.ordered && last.lines.to === line - 1) this.open = last;
  }

  /** Call before each top-level item, with its number. */
  next(number: number): void {
    if (this.numbers && this.open && number !== this.expected) this.close();
    this.number = number;
    this.expected = number + 1;
  }

  add(item: ListItem, lines: SourceLines): void {
    if (!this.open) {
      const start = this.numbers ? this.number : 1;
      this.open = { kind: 'list', ordered: this.numbers !== false, start, items: [], lines: { ...lines } };
      if (this.numbers === ')') this.open.close = ')';
      if (this.definitions) this.open.definitions = true;
      this.blocks.push(this.open);
    }
    this.open.items.push(item);
    this.open.lines = { from: this.open.lines.from, to: Math.max(this.open.lines.to, lines.to) };
  }

  close(): void {
    this.open = null;
  }
}

/** The numbers to show: the items' own, or consecutive ones if the source repeats the same number. */
export function shownNumbers(start: number, own: readonly (number | null)[]): number[] {
  const areAllEqual = own.every((number) => number === own[0]);
  return own.map((number, at) => (areAllEqual ? start + at : (number ?? start + at)));
}
