import { arcSteps, mapPath, type PathStep, polygonPath } from '../../path';
import type { ColourToken } from '../../theme';
import type { StageStroke } from '../stage';
import type { BlueprintPage } from './page';

/** An object on the isometric grid: its position, and its width, depth and height in grid units. */
export type Solid = {
  kind: 'box' | 'tower' | 'house' | 'drum' | 'plate';
  x: number;
  y: number;
  z?: number;
  width?: number;
  depth?: number;
  height: number;
  /** Whether it is the marked one. */
  hot?: boolean;
};

/** Position of solids on the sheet: the point of the grid’s origin, and the length of a unit. */
export type IsoView = { x: number; y: number; unit: number };

const COS = 0.866;

type Point = [number, number];

export function isoPoint(view: IsoView, x: number, y: number, z: number): Point {
  return [view.x + (x - y) * view.unit * COS, view.y + (x + y) * view.unit * 0.5 - z * view.unit];
}

const sizeOf = ({ width = 1, depth = 1 }: Solid) => ({ width, depth });

/** Draws solids from the lowest and farthest to the nearest, so that each covers what is below and behind it. */
export function drawIso(page: BlueprintPage, view: IsoView, solids: readonly Solid[]): void {
  const depthOf = (solid: Solid) => solid.x + solid.y + (sizeOf(solid).width + sizeOf(solid).depth) / 2;
  const ordered = [...solids].sort((one, other) => (one.z ?? 0) - (other.z ?? 0) || depthOf(one) - depthOf(other));
  for (const solid of ordered) DRAW[solid.kind](page, view, solid);
}

type Look = { front: ColourToken; side: ColourToken; roof: ColourToken; line: StageStroke; detail: StageStroke };

function lookOf({ hot }: Solid): Look {
  const line = (colour: ColourToken, width: number): StageStroke => ({ colour, width, round: true });
  return hot
    ? { front: 'accent', side: 'third', roof: 'accent', line: line('onAccent', 1.75), detail: line('onAccent', 1.3) }
    : { front: 'ground', side: 'surface', roof: 'second', line: line('line', 1.75), detail: line('line', 1.2) };
}

const face = (page: BlueprintPage, corners: Point[], fill: ColourToken, line: StageStroke) =>
  page.path(polygonPath(...corners), fill, line);

function drawBox(page: BlueprintPage, view: IsoView, solid: Solid): Look {
  const { x, y, z = 0, height } = solid;
  const { width, depth } = sizeOf(solid);
  const look = lookOf(solid);
  const at = (a: number, b: number, c: number) => isoPoint(view, x + a, y + b, z + c);
  const [left, near, right] = [at(0, depth, height), at(width, depth, height), at(width, 0, height)];
  face(page, [left, near, at(width, depth, 0), at(0, depth, 0)], look.front, look.line);
  face(page, [near, right, at(width, 0, 0), at(width, depth, 0)], look.side, look.line);
  face(page, [at(0, 0, height), right, near, left], look.roof, look.line);
  return look;
}

/** Two columns of windows on both visible faces. */
function drawWindows(page: BlueprintPage, view: IsoView, solid: Solid, detail: StageStroke): void {
  const { x, y, z = 0, height } = solid;
  const { width, depth } = sizeOf(solid);
  const floors = Math.max(1, Math.round(height * 1.5));
  const path: PathStep[] = [];
  for (const [column, from] of [0.16, 0.56].entries())
    for (let floor = 0; floor < floors; floor += 1) {
      const [low, high] = [z + (height * (floor + 0.3)) / floors, z + (height * (floor + 0.74)) / floors];
      const to = from + (column === 0 ? 0.28 : 0.28);
      path.push(
        ...polygonPath(
          isoPoint(view, x + width * from, y + depth, low),
          isoPoint(view, x + width * to, y + depth, low),
          isoPoint(view, x + width * to, y + depth, high),
          isoPoint(view, x + width * from, y + depth, high),
        ),
        ...polygonPath(
          isoPoint(view, x + width, y + depth * from, low),
          isoPoint(view, x + width, y + depth * to, low),
          isoPoint(view, x + width, y + depth * to, high),
          isoPoint(view, x + width, y + depth * from, high),
        ),
      );
    }
  page.path(path, null, detail);
}

function drawGable(page: BlueprintPage, view: IsoView, solid: Solid): void {
  const { x, y, z = 0, height } = solid;
  const { width, depth } = sizeOf(solid);
  const look = lookOf(solid);
  const top = z + height;
  const ridge = top + width * 0.52;
  const at = (a: number, b: number, c: number) => isoPoint(view, x + a, y + b, c);
  const [back, front] = [at(width / 2, 0, ridge), at(width / 2, depth, ridge)];
  face(page, [at(0, 0, top), back, front, at(0, depth, top)], look.roof, look.line);
  face(page, [at(width, 0, top), back, front, at(width, depth, top)], look.side, look.line);
  face(page, [at(0, depth, top), at(width, depth, top), front], look.front, look.line);
}

/** A cylinder: a tank, a pot, a column. */
function drawDrum(page: BlueprintPage, view: IsoView, solid: Solid): void {
  const { x, y, z = 0, height } = solid;
  const { width, depth } = sizeOf(solid);
  const look = lookOf(solid);
  const [cx, foot] = isoPoint(view, x + width / 2, y + depth / 2, z);
  const [, top] = isoPoint(view, x + width / 2, y + depth / 2, z + height);
  const rx = width * view.unit * 0.5;
  const flat = (cy: number, share = 1) => page.ellipse(cx, cy, rx * share, rx * share * 0.577, null, look.detail);
  const round = mapPath(
    arcSteps(0, 0, rx, 90, 270),
    (value) => cx + value,
    (value) => foot + value * 0.577,
  );
  page.path([['M', cx - rx, top], ['L', cx + rx, top], ['L', cx + rx, foot], ...round, ['Z']], look.front, look.line);
  page.ellipse(cx, top, rx, rx * 0.577, look.roof, look.line);
  flat(top, 0.76);
  flat(top, 0.16);
}

const DRAW: Record<Solid['kind'], (page: BlueprintPage, view: IsoView, solid: Solid) => void> = {
  box(page, view, solid) {
    const { detail } = drawBox(page, view, solid);
    const { x, y, z = 0, height } = solid;
    const { width, depth } = sizeOf(solid);
    // A rim on the roof.
    const [low, high] = [0.14, 0.86];
    const at = (a: number, b: number) => isoPoint(view, x + width * a, y + depth * b, z + height);
    page.path(polygonPath(at(low, low), at(high, low), at(high, high), at(low, high)), null, detail);
  },
  plate(page, view, solid) {
    drawBox(page, view, solid);
  },
  tower(page, view, solid) {
    const { detail } = drawBox(page, view, solid);
    drawWindows(page, view, solid, detail);
  },
  house(page, view, solid) {
    const { detail } = drawBox(page, view, solid);
    drawWindows(page, view, solid, detail);
    drawGable(page, view, solid);
  },
  drum: drawDrum,
};
