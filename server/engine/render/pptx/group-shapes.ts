import type { PlacedElement, PlacedShape } from '@/lib/deck/placed';
import { type Box, type Points, type Size, toEmu } from '@/lib/deck/units';
import { placeShape } from './place-shape';
import { decorativeMark } from './shape-properties';
import type { ShapeContext } from './slide-context';
import { type XmlElement, xml, xmlOf } from './xml';

/** Fewer shapes are as easy to select one by one. */
const LEAST_SHAPES = 3;
/** A shape of at least this share of the slide is a ground, which stays where it is when a drawing is moved. */
const GROUND = 0.5;
/** A shape across this share of the slide is a rule or the edge of a sheet, and belongs to no drawing. */
const LONG = 0.7;
/** Shapes this close belong to one drawing, such as the lines of an engraving. In points. */
const NEAR: Points = 6;
/** In a longer run of shapes, finding those that touch would take too long. */
const MOST_COMPARED = 400;

type Sort = 'other' | 'ground' | 'long' | 'part';

/**
 * Collects the shapes of each drawing: consecutive shapes that almost touch. Drawings do not overlap, so that their order does
 * not matter. Consecutive long shapes, such as the lines of a ruled sheet, belong together. Other elements remain
 * single.
 */
export function groupShapes<Element extends PlacedElement>(
  elements: readonly Element[],
  slide: Size,
): (Element | PlacedShape | PlacedShape[])[] {
  const out: (Element | PlacedShape | PlacedShape[])[] = [];
  let run: PlacedShape[] = [];
  let sort: Sort = 'other';
  const endRun = () => {
    const groups = sort === 'part' ? drawingsIn(run) : [run];
    for (const group of groups) out.push(...(group.length >= LEAST_SHAPES ? [group] : group));
    run = [];
  };
  for (const element of elements) {
    const own = sortOf(element, slide);
    if (own !== sort) endRun();
    sort = own;
    if (element.kind === 'shape' && own !== 'ground') run.push(element);
    else out.push(element);
  }
  endRun();
  return out;
}

function sortOf({ kind, box }: PlacedElement, slide: Size): Sort {
  if (kind !== 'shape') return 'other';
  if (box.width * box.height >= slide.width * slide.height * GROUND) return 'ground';
  return box.width >= slide.width * LONG || box.height >= slide.height * LONG ? 'long' : 'part';
}

/** The shapes that almost touch, directly or through others, in their order. */
function drawingsIn(shapes: readonly PlacedShape[]): PlacedShape[][] {
  if (shapes.length < LEAST_SHAPES || shapes.length > MOST_COMPARED) return [[...shapes]];
  const first = shapes.map((_, at) => at);
  const firstOf = (at: number): number => {
    let root = at;
    while (first[root] !== root) root = first[root]!;
    first[at] = root;
    return root;
  };
  for (let one = 1; one < shapes.length; one += 1)
    for (let other = 0; other < one; other += 1)
      if (areTouching(shapes[one]!.box, shapes[other]!.box)) {
        const [a, b] = [firstOf(one), firstOf(other)];
        first[Math.max(a, b)] = Math.min(a, b);
      }
  const drawings = new Map<number, PlacedShape[]>();
  for (const [at, shape] of shapes.entries()) drawings.set(firstOf(at), [...(drawings.get(firstOf(at)) ?? []), shape]);
  return [...drawings.values()];
}

function areTouching(a: Box, b: Box): boolean {
  const isBeside = a.x > b.x + b.width + NEAR || b.x > a.x + a.width + NEAR;
  const isBelow = a.y > b.y + b.height + NEAR || b.y > a.y + a.height + NEAR;
  return !isBeside && !isBelow;
}

/** A drawing as one group, which is moved and resized as a whole. */
export function groupXml(shapes: readonly PlacedShape[], context: ShapeContext): XmlElement {
  const drawn = shapes.map((shape) => placeShape(shape, context));
  const id = context.nextId();
  const left = Math.min(...shapes.map(({ box }) => box.x));
  const top = Math.min(...shapes.map(({ box }) => box.y));
  const width = Math.max(...shapes.map(({ box }) => box.x + box.width)) - left;
  const height = Math.max(...shapes.map(({ box }) => box.y + box.height)) - top;
  const corner = { x: toEmu(left), y: toEmu(top) };
  const size = { cx: Math.max(0, toEmu(width)), cy: Math.max(0, toEmu(height)) };
  return xmlOf('p:grpSp', null, [
    xml(
      'p:nvGrpSpPr',
      null,
      xml('p:cNvPr', { id, name: `Drawing ${id}` }, decorativeMark()),
      xml('p:cNvGrpSpPr'),
      xml('p:nvPr', { userDrawn: true }),
    ),
    xml(
      'p:grpSpPr',
      null,
      xml('a:xfrm', null, xml('a:off', corner), xml('a:ext', size), xml('a:chOff', corner), xml('a:chExt', size)),
    ),
    ...drawn,
  ]);
}
