import type { TextRun } from '../blocks';

/** What a card's list or table shows when it is drawn instead of listed. Every word of the block is in it. */
export type Visual =
  | { kind: 'stats'; items: Stat[] }
  | { kind: 'chart'; chart: ChartData }
  | { kind: 'timeline'; items: Moment[] }
  | { kind: 'steps'; items: TermAndText[] }
  | { kind: 'comparison'; sides: Side[] }
  | { kind: 'features'; items: TermAndText[] }
  | { kind: 'people'; items: TermAndText[] }
  | { kind: 'agenda'; items: TextRun[][] }
  | { kind: 'hierarchy'; roots: Branch[] }
  | { kind: 'pyramid'; levels: Level[] };

export type VisualKind = Visual['kind'];
export const VISUAL_KINDS = [
  'agenda',
  'stats',
  'chart',
  'timeline',
  'steps',
  'comparison',
  'features',
  'people',
  'hierarchy',
  'pyramid',
] as const satisfies readonly VisualKind[];
export type VisualOf<Kind extends VisualKind> = Extract<Visual, { kind: Kind }>;

/** A figure as written, and what it counts. */
export type Stat = { figure: string; label: TextRun[] };
/** When, as written, and what happened then. */
export type Moment = { when: string; text: TextRun[] };
/** A short name and what is said of it; the text is empty where the item has no second part. */
export type TermAndText = { term: TextRun[]; text: TextRun[] };
/** Of a pyramid, from its tip down: in the order of the text unless `place` says otherwise. */
export type Level = TermAndText & { number: number | null; place: number };
/** A short term, and the terms below it. */
export type Branch = { term: TextRun[]; branches: Branch[] };
/** One of the things compared: the figure it leads with, if there is one, and its points. */
export type Side = { name: TextRun[]; figure: Stat | null; points: TextRun[][] };

export const CHART_KINDS = ['column', 'bar', 'line', 'stacked', 'doughnut'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Numbers of a table or list. `labels` are the values as written; `values` hold null where a cell is empty. */
export type ChartData = {
  kind: ChartKind;
  /** Head of the label column; empty where there is none. */
  axis: string;
  /** What the series are, where the table's head is the course; missing elsewhere. */
  legend?: string;
  categories: string[];
  series: { name: string; values: (number | null)[]; labels: string[] }[];
};
