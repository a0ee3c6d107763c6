import { describeChart } from '../../content/chart-facts';
import type { ChartMark, PlacedChartLook, PlacedElement, PlacedShape, PlacedText } from '../../placed';
import type { ColourToken } from '../../theme';
import type { ChartData } from '../../visual';
import type { Stage, StageLook } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { LABEL } from './chart-parts';

/** The geometry of a drawn chart, in pixels of the design. */
export type DrawnChart = {
  box: ChartBox;
  plot: ChartBox;
  /** The value at the lower end of the plot. */
  low?: number;
  marks: ChartMark[][];
  value: StageLook;
  /** Style of the labels, if it differs from the usual one. */
  category?: StageLook;
  /** Share of empty space between categories (`gap`), and between series (`between`). */
  gap?: number;
  between?: number;
  stroke?: number;
  /** Colour of the base line, if it differs from that of text. */
  axis?: ColourToken;
  /** Angle at which a ring starts, in degrees. */
  start?: number;
};

/** Puts the shapes from `draw` on the card as one chart, with the data for formats that draw charts themselves. */
export function putChart(stage: Stage, chart: ChartData, look: ChartLook, drawn: DrawnChart, draw: () => void): void {
  const placed: PlacedChartLook = {
    plot: stage.boxOf(drawn.plot),
    low: drawn.low ?? 0,
    marks: drawn.marks,
    gap: drawn.gap ?? 0,
    between: drawn.between ?? 0,
    hole: look.hole,
    ...(drawn.start ? { start: drawn.start } : {}),
    stroke: stage.points(drawn.stroke ?? 0),
    axis: drawn.axis ?? stage.inks.text,
    ground: look.ground ?? stage.inks.ground,
    value: stage.styleOf(drawn.value),
    category: stage.styleOf(drawn.category ?? { font: 'body', size: LABEL }),
  };
  stage.elements.push({
    kind: 'chart',
    box: stage.boxOf(drawn.box),
    chart,
    alt: describeChart(chart),
    look: placed,
    drawing: stage.group(draw).filter(isPart),
  });
}

function isPart(element: PlacedElement): element is PlacedText | PlacedShape {
  return element.kind === 'text' || element.kind === 'shape';
}

/**
 * The end of the axis relative to the highest value, in programs that end it at a round number. In a plot that is
 * longer by this factor, values have the same length as in our drawing, and the axis still adapts to edited numbers.
 */
export function axisExcess(low: number, high: number): number {
  const range = high - low;
  if (!(high > 0) || !(range > 0)) return 1;
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return (Math.ceil((high + range * 0.05) / step - 1e-9) * step) / high;
}

/**
 * The start of an axis with negative values, with space for the text beyond the lowest one; 0 if there are none.
 * @param room space beyond it, as a share of the distance from the lowest value to the highest
 */
export function axisLow(low: number, high: number, room: number): number {
  return low < 0 ? Number((low - (high - low) * room).toPrecision(6)) : 0;
}
