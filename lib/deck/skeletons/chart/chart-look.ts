import type { ColourToken } from '../../theme';

/** How a skeleton draws charts. Sizes in pixels of the design. */
export type ChartLook = {
  /** Colours of series, or of the parts of a doughnut, in order. */
  colours: readonly ColourToken[];
  /** Colour of the one value that is emphasised. */
  accent: ColourToken;
  /**
   * Hole of a doughnut as a share of its radius (`hole`), and space between columns as a share of a column with its
   * space (`gap`).
   */
  hole: number;
  gap: number;
  /** Values with this fill are hatched and outlined, as if drawn with a pen. */
  hatch?: { fill: ColourToken; line: ColourToken };
  /** Colour of an outline around columns, bars and parts, as if drawn with a pen. */
  outline?: ColourToken;
  /** The ground behind the chart, if it is not that of the card. */
  ground?: ColourToken;
  /** Corner radius of columns. */
  radius: number;
  /** Font of values and labels, and the largest size of a value. */
  valueFont: 'heading' | 'strong';
  valueSize: number;
  /** Minimum size of values and labels. A chart that needs smaller ones does not fit. */
  least?: number;
  /** Whether the name of the series is a title, because it is one of several charts. */
  isTitled?: boolean;
  /** For a narrow place: names are above their bars, and lines have only as many names and values as fit beside each other. */
  isNarrow?: true;
  /** Alignment of values and labels with their marks. Middle if missing. */
  labels?: 'left' | 'middle';
};

export type ChartBox = { x: number; y: number; width: number; height: number };
