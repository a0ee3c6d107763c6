import type { ComparedLines } from './compare-pdf-lines';
import type { FoundBlock } from './find-blocks';
import type { DeckFigures, FaultKind, Finding } from './measure-deck';

/** Where a finding was made. */
export type Place = { text: string; theme: string; shape: string };
export type PlacedFinding = Finding & Place;

/** The sums of one set of decks. */
export class Tally {
  decks = 0;
  cards = 0;
  charts = 0;
  lines = 0;
  equalLines = 0;
  readonly findings: PlacedFinding[] = [];
  readonly differingLines: string[] = [];
  readonly blocks: (FoundBlock & Place)[] = [];

  add(place: Place, figures: DeckFigures): void {
    this.decks += 1;
    this.cards += figures.cards;
    this.charts += figures.charts;
    for (const finding of figures.findings) this.findings.push({ ...finding, ...place });
  }

  addBlocks(place: Place, found: readonly FoundBlock[]): void {
    for (const block of found) this.blocks.push({ ...block, ...place });
  }

  addLines({ text, theme }: Place, { lines, equal, differing }: ComparedLines): void {
    this.lines += lines;
    this.equalLines += equal;
    for (const line of differing) this.differingLines.push(`${text} (${theme}) ${line}`);
  }

  count(kind: FaultKind): number {
    return this.findings.filter((finding) => finding.kind === kind).length;
  }
}

/** One line of the report. `hard`: a miss fails the check. */
export type Figure = { name: string; value: string; goal: string; ok: boolean; hard: boolean };

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
const shown = (value: number) => `${value.toFixed(value < 10 && value !== 0 ? 2 : 1)} %`;

/** The figures with their goals. Figures without any data are omitted. */
export function figuresOf(tally: Tally): Figure[] {
  const none = (name: string, kind: FaultKind, hard = true): Figure => {
    const count = tally.count(kind);
    return { name, value: String(count), goal: '0', ok: count === 0, hard };
  };
  const most = (name: string, part: number, whole: number, goal: number): Figure => {
    const value = percent(part, whole);
    return { name, value: shown(value), goal: `≤ ${goal} %`, ok: value <= goal, hard: false };
  };
  const least = (name: string, part: number, whole: number, goal: number): Figure => {
    const value = percent(part, whole);
    return { name, value: shown(value), goal: `≥ ${goal} %`, ok: value >= goal, hard: false };
  };
  return [
    none('clipped', 'clipped'),
    none('overlapping', 'overlapping'),
    none('raw tags', 'raw tag'),
    none('preserved words on no card', 'lost word'),
    most('cards that overflow', tally.count('overflow'), tally.cards, 0.5),
    least('decks with a title card', tally.decks - tally.count('no title card'), tally.decks, 100),
    most('cards without heading', tally.count('no heading'), tally.cards, 5),
    none('headings "(continued)"', 'continued'),
    most('cards more than 60 % empty', tally.count('empty'), tally.cards, 2),
    none('cards with text under 12 pt', 'small text', false),
    ...(tally.blocks.length > 0
      ? [least('visual block found', tally.blocks.filter(({ found }) => found).length, tally.blocks.length, 90)]
      : []),
    ...(tally.charts > 0
      ? [least('charts native in PPTX', tally.charts - tally.count('no native chart'), tally.charts, 100)]
      : []),
    ...(tally.lines > 0 ? [least('lines equal in preview and PDF', tally.equalLines, tally.lines, 100)] : []),
  ];
}
