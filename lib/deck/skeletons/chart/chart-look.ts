import type { ColourToken } from '../../theme';

/** How a skeleton draws charts. Sizes in pixels of the design. */
export type ChartLook = {
  /** Colours of series, or of the parts of a doughnut, in order. */
  colours: readonly ColourToken[];
  /** The colour of the one value that is stressed. */
  accent: ColourToken;
  /** Hole of a doughnut, and space between columns, as shares of the radius and of a column with its space. */
  hole: number;
  gap: number;
  /** Values of this fill are hatched and outlined, as drawn with a pen. */
  hatch?: { fill: ColourToken; line: ColourToken };
  /** Corner radius of columns. */
  radius: number;
  /** Font of values and labels, and the largest size of a value. */
  valueFont: 'heading' | 'strong';
  valueSize: number;
  /** The smallest size of values and labels: a chart that needs smaller ones does not fit. */
  least?: number;
  /** Where values and labels are on what they belong to: in its middle, unless given otherwise. */
  labels?: 'left' | 'middle';
};

export type ChartBox = { x: number; y: number; width: number; height: number };
