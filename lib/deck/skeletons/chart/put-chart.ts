import type { ChartMark, PlacedChartLook, PlacedElement, PlacedShape, PlacedText } from '../../placed';
import type { ColourToken } from '../../theme';
import { describeChart } from '../../visual/describe-chart';
import type { ChartData } from '../../visual/visual';
import type { Stage, StageLook } from '../stage';
import type { ChartBox, ChartLook } from './chart-look';
import { LABEL } from './chart-parts';

/** A chart as drawn, in pixels of the design. */
export type DrawnChart = {
  box: ChartBox;
  plot: ChartBox;
  /** The value at the plot's low end. */
  low?: number;
  marks: ChartMark[][];
  value: StageLook;
  /** Unless labels are set as most are. */
  category?: StageLook;
  /** The share that stays empty between categories, and between series. */
  gap?: number;
  between?: number;
  stroke?: number;
  /** The base line of columns, unless it is as dark as text. */
  axis?: ColourToken;
  /** Where a ring begins, in degrees. */
  start?: number;
};

/** Puts what `draw` draws on the card as one chart, with all that a format needs which draws charts by itself. */
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
    ground: stage.inks.ground,
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
 * How much further than the highest value an axis goes in programs that choose its end: to a round number. A plot that
 * is longer by as much shows values as long as we draw them, and the axis still grows with edited numbers.
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
 * Where an axis with negative values begins, so that there is room for what is written beyond the lowest; 0 without.
 * @param room beyond it, as a share of the length from the lowest value to the highest
 */
export function axisLow(low: number, high: number, room: number): number {
  return low < 0 ? Number((low - (high - low) * room).toPrecision(6)) : 0;
}
