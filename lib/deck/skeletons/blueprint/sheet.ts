import type { TextRun } from '../../blocks';
import { arcSteps, hatchPath, onCircle, type PathStep, polygonPath, polyline } from '../../path';
import type { ColourToken } from '../../theme';
import { drawIcon, iconFor, initialOf } from '../signs';
import { Stage, type StageStroke } from '../stage';

/** Spacing of the drawn grid, and distance from the edge to the frame. */
const GRID = 40;
export const FRAME = 24;

export const THIN: StageStroke = { colour: 'line', width: 1 };
export const LINE: StageStroke = { colour: 'line', width: 1.5 };
export const STRONG: StageStroke = { colour: 'ink', width: 2 };
export const MARKED: StageStroke = { colour: 'accentInk', width: 2 };
const AXIS: StageStroke = { colour: 'line', width: 1, dashed: true };

/** A sheet with a grid, a frame, and the symbols of a technical drawing. */
export class Sheet extends Stage {
  /** The grid over the whole card, every fifth line stronger, and the frame with its marks. */
  sheet(): void {
    const weak: PathStep[] = [];
    const strong: PathStep[] = [];
    for (let x = GRID; x < this.width; x += GRID)
      (x % (GRID * 5) ? weak : strong).push(['M', x, 0], ['L', x, this.height]);
    for (let y = GRID; y < this.height; y += GRID)
      (y % (GRID * 5) ? weak : strong).push(['M', 0, y], ['L', this.width, y]);
    this.path(weak, null, { colour: 'fourth', width: 1 });
    this.path(strong, null, { colour: 'second', width: 1 });
    if (!this.card.frame.bare) return;
    this.frame(FRAME, FRAME, this.width - FRAME * 2, this.height - FRAME * 2, { colour: 'line', width: 2 });
    const marks: PathStep[] = [];
    for (const x of [0.26, 0.5, 0.74].map((share) => Math.round(this.width * share)))
      marks.push(['M', x, 14], ['L', x, FRAME], ['M', x, this.height - FRAME], ['L', x, this.height - 14]);
    for (const y of [0.345, 0.655].map((share) => Math.round(this.height * share)))
      marks.push(['M', 14, y], ['L', FRAME, y], ['M', this.width - FRAME, y], ['L', this.width - 14, y]);
    this.path(marks, null, LINE);
  }

  /** A lettered or numbered mark on the drawing. */
  bubble(x: number, y: number, radius: number, text: string, role: 'ornament' | 'body' = 'ornament'): void {
    this.ellipse(x, y, radius, radius, 'ground', MARKED);
    const size = radius * 0.8;
    const look = { font: 'mono', size, leading: 1, colour: 'accentInk', align: 'center', role, fixed: true } as const;
    this.set(text, radius * 2, look).put(x - radius, y - size * 0.5);
  }

  /** A point on the drawing: items of a list without an order have no letters. */
  target(x: number, y: number, radius: number): void {
    this.ellipse(x, y, radius, radius, 'ground', MARKED);
    this.cross(x, y, radius * 0.55);
  }

  /** Centre lines through a point. */
  cross(x: number, y: number, radius: number): void {
    this.line(x - radius, y, x + radius, y, AXIS);
    this.line(x, y - radius, x, y + radius, AXIS);
  }

  axis(x: number, y: number, toX: number, toY: number): void {
    this.line(x, y, toX, toY, AXIS);
  }

  hatch(x: number, y: number, width: number, height: number, gap: number): void {
    this.path(hatchPath(x, y, width, height, gap), null, THIN);
  }

  /** The icon or the initial of a person in a circle with centre lines. */
  sign(term: TextRun[], x: number, y: number, radius: number): void {
    this.cross(x, y, radius * 1.4);
    this.ellipse(x, y, radius, radius, 'ground', LINE);
    const icon = iconFor(this, term);
    const size = radius * 1.1;
    if (icon) {
      drawIcon(this, icon, { x: x - size / 2, y: y - size / 2, size, colour: 'accentInk', weight: 0.9 });
      return;
    }
    const look = { font: 'mono', size: radius * 0.86, colour: 'accentInk' } as const;
    this.ornament(initialOf(term), { x: x - radius, y: y - radius * 0.53, width: radius * 2 }, look);
  }

  /** A dimension line between arrowheads. */
  dimension(from: number, to: number, y: number, colour: ColourToken = 'line'): void {
    this.path(dimensionLine(from, to, y, false), null, { colour, width: 1.5 });
    this.path(arrowHeads(from, to, y, false), colour);
  }

  upDimension(x: number, from: number, to: number, colour: ColourToken = 'line'): void {
    this.path(dimensionLine(from, to, x, true), null, { colour, width: 1.5 });
    this.path(arrowHeads(from, to, x, true), colour);
  }

  /** A north arrow in a circle, as on plans. */
  north(x: number, y: number, radius: number): void {
    this.ellipse(x, y, radius, radius, null, LINE);
    const [tip, base, notch] = [y - radius, y + radius * 0.6, y + radius * 0.25];
    this.polygon('line', [x, tip], [x + radius * 0.5, base], [x, notch]);
    this.path(polygonPath([x, tip], [x - radius * 0.5, base], [x, notch]), null, LINE);
  }
}

function dimensionLine(from: number, to: number, at: number, isUp: boolean): PathStep[] {
  const point = (along: number, across: number): [number, number] => (isUp ? [across, along] : [along, across]);
  return [
    ...polyline(point(from, at), point(to, at)),
    ...polyline(point(from, at - 9), point(from, at + 9)),
    ...polyline(point(to, at - 9), point(to, at + 9)),
  ];
}

function arrowHeads(from: number, to: number, at: number, isUp: boolean): PathStep[] {
  const point = (along: number, across: number): [number, number] => (isUp ? [across, along] : [along, across]);
  return [[from, 1] as const, [to, -1] as const].flatMap(([end, way]): PathStep[] =>
    polygonPath(point(end, at), point(end + way * 11, at - 4), point(end + way * 11, at + 4)),
  );
}

/** An arc as a line. Degrees clockwise from the top. */
export function arcPath(cx: number, cy: number, radius: number, from: number, to: number): PathStep[] {
  return [['M', ...onCircle(cx, cy, radius, from)], ...arcSteps(cx, cy, radius, from, to)];
}
