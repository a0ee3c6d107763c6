import type { TextRun, VisualKind } from './blocks';

/** What a card's list or table shows if it is drawn. It includes every word of the block. */
export type Visual =
  | { kind: 'stats'; items: Stat[] }
  | { kind: 'chart'; chart: ChartData }
  | { kind: 'timeline'; items: Moment[] }
  /** `isLoose`: the items are numbered but are not steps of a process, so no arrows join them. */
  | { kind: 'steps'; items: TermAndText[]; isLoose?: boolean }
  | { kind: 'comparison'; sides: Side[] }
  | { kind: 'features'; items: TermAndText[] }
  | { kind: 'people'; items: TermAndText[] }
  | { kind: 'agenda'; items: TextRun[][] }
  | { kind: 'hierarchy'; roots: Branch[] }
  | { kind: 'pyramid'; levels: Level[] };

export type VisualOf<Kind extends VisualKind> = Extract<Visual, { kind: Kind }>;

/** A figure as written, and what it counts. */
export type Stat = { figure: string; label: TextRun[] };
/** A time as written, and what happened then. */
export type Moment = { when: string; text: TextRun[] };
/** A short name and its description, which is empty if the item has no second part. */
export type TermAndText = { term: TextRun[]; text: TextRun[] };
/** A level of a pyramid. `place` is its position from the tip down. */
export type Level = TermAndText & { number: number | null; place: number };
/** A short term, and the terms below it. */
export type Branch = { term: TextRun[]; branches: Branch[] };
/** One side of a comparison: its leading figure, if any, and its points. */
export type Side = { name: TextRun[]; figure: Stat | null; points: TextRun[][] };

export const CHART_KINDS = ['column', 'bar', 'line', 'stacked', 'doughnut'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The numbers of a table or list. `labels` are the values as written. `values` are null for empty cells. */
export type ChartData = {
  kind: ChartKind;
  /** The header of the label column, or an empty string. */
  axis: string;
  /** What the series are, if the table's header is the axis. Absent otherwise. */
  legend?: string;
  categories: string[];
  series: { name: string; values: (number | null)[]; labels: string[] }[];
};
