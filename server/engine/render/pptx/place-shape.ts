import type { PathStep } from '@/lib/deck/path';
import type { PlacedChart, PlacedElement, PlacedImage, PlacedShape } from '@/lib/deck/placed';
import { type Box, type Points, type Size, toEmu } from '@/lib/deck/units';
import { pictureReason } from '../read-picture';
import { fontSize } from './paragraphs';
import { type Colours, fillOf, gradientOf } from './scheme-colours';
import type { ShapeContext, SlideContext, SlidePicture } from './slide-context';
import { type XmlElement, xml } from './xml';

/** A decorative shape, such as a line, panel or dot. It is marked as decorative, so that it is never read aloud. */
export function placeShape(shape: PlacedShape, context: ShapeContext): XmlElement {
  return shape.shape === 'line' ? lineXml(shape, context) : solidXml(shape, context);
}

function solidXml(shape: PlacedShape, context: ShapeContext): XmlElement {
  const id = context.nextId();
  return xml(
    'p:sp',
    nonVisual('Sp', numbered('Decoration', id), DECORATIVE),
    xml(
      'p:spPr',
      transform('a:xfrm', shape.box),
      geometry(shape),
      shape.fill && shape.fillTo
        ? gradientOf(context.colours, [shape.fill, shape.fillTo], { opacity: shape.opacity })
        : fillOf(context.colours, shape.fill, shape.opacity),
      outline(shape.stroke, context.colours, shape.opacity),
    ),
  );
}

function geometry(shape: PlacedShape): XmlElement {
  if (shape.shape === 'path') return customGeometry(shape.box, shape.path);
  return shape.shape === 'ellipse' ? preset('ellipse') : rectangle(shape.box, shape.radius);
}

/** A line from the top left corner of the box to the bottom right. Without a stroke, its fill is used as one. */
function lineXml(shape: PlacedShape, context: ShapeContext): XmlElement {
  const id = context.nextId();
  const stroke = shape.stroke ?? (shape.fill ? { colour: shape.fill, width: 1, dashed: false } : null);
  return xml(
    'p:cxnSp',
    nonVisual('CxnSp', numbered('Line', id), DECORATIVE),
    xml('p:spPr', transform('a:xfrm', shape.box), preset('line'), outline(stroke, context.colours, shape.opacity)),
  );
}

/** A free-form outline (ECMA-376 part 1, 20.1.9.8), its points relative to the box of the shape. */
function customGeometry(box: Box, path: readonly PathStep[]): XmlElement {
  const point = (x: number, y: number) => xml('a:pt', { x: toEmu(x - box.x), y: toEmu(y - box.y) });
  return xml(
    'a:custGeom',
    xml('a:avLst'),
    xml('a:gdLst'),
    xml('a:ahLst'),
    xml('a:cxnLst'),
    xml('a:rect', { l: 0, t: 0, r: 'r', b: 'b' }),
    xml(
      'a:pathLst',
      xml(
        'a:path',
        { w: Math.max(0, toEmu(box.width)), h: Math.max(0, toEmu(box.height)) },
        ...path.map((step) => stepXml(step, point)),
      ),
    ),
  );
}

function stepXml(step: PathStep, point: (x: number, y: number) => XmlElement): XmlElement {
  switch (step[0]) {
    case 'M':
      return xml('a:moveTo', point(step[1], step[2]));
    case 'L':
      return xml('a:lnTo', point(step[1], step[2]));
    case 'C':
      return xml('a:cubicBezTo', point(step[1], step[2]), point(step[3], step[4]), point(step[5], step[6]));
    case 'Z':
      return xml('a:close');
  }
}

/** What an element is called, how screen readers treat it, and what it allows and belongs to. */
type NonVisual = { isDecorative?: boolean; isTextBox?: boolean; locks?: XmlElement; own?: XmlElement };

/** The properties of an element that are not drawn (ECMA-376 part 1, 19.3.1.34 and the like). */
export function nonVisual(
  kind: 'Sp' | 'CxnSp' | 'Pic' | 'GraphicFrame' | 'GrpSp',
  named: { id: number; name: string; descr?: string },
  { isDecorative = false, isTextBox = false, locks, own = xml('p:nvPr') }: NonVisual = {},
): XmlElement {
  return xml(
    `p:nv${kind}Pr`,
    xml('p:cNvPr', named, isDecorative ? decorativeMark() : null),
    xml(`p:cNv${kind}Pr`, isTextBox ? { txBox: true } : null, locks ?? null),
    own,
  );
}

/** The properties of a shape in a placeholder. */
export function inPlaceholder(named: { id: number; name: string }, placeholder: XmlElement): XmlElement {
  const own = xml('p:nvPr', placeholder);
  return nonVisual('Sp', named, { locks: xml('a:spLocks', { noGrp: true }), own });
}

const numbered = (name: string, id: number) => ({ id, name: `${name} ${id}` });
/** The properties of a decorative shape. `userDrawn`: not a part of the text. */
const DECORATIVE = { isDecorative: true, own: xml('p:nvPr', { userDrawn: true }) };

/** Position and size. Negative sizes, which the schema forbids, become zero. */
export function transform(name: 'a:xfrm' | 'p:xfrm', box: Box): XmlElement {
  return xml(
    name,
    xml('a:off', { x: toEmu(box.x), y: toEmu(box.y) }),
    xml('a:ext', { cx: Math.max(0, toEmu(box.width)), cy: Math.max(0, toEmu(box.height)) }),
  );
}

/** A rectangle, with rounded corners if there is a radius. */
export function rectangle(box: Box, radius: Points): XmlElement {
  const side = Math.min(box.width, box.height);
  if (radius <= 0 || side <= 0) return preset('rect');
  // The corner radius is in hundred-thousandths of the shorter side, and at most half of it.
  const corner = Math.round(Math.min(0.5, radius / side) * 100_000);
  return preset('roundRect', xml('a:gd', { name: 'adj', fmla: `val ${corner}` }));
}

export function preset(name: string, adjustment: XmlElement | null = null): XmlElement {
  return xml('a:prstGeom', { prst: name }, xml('a:avLst', adjustment));
}

export function outline(stroke: PlacedShape['stroke'], colours: Colours, opacity = 1): XmlElement {
  if (!stroke) return xml('a:ln', xml('a:noFill'));
  return xml(
    'a:ln',
    {
      w: Math.min(20_116_800, Math.max(0, toEmu(stroke.width))),
      ...(stroke.round ? { cap: 'rnd' } : {}),
    },
    xml('a:solidFill', colours(stroke.colour, opacity)),
    xml('a:prstDash', { val: stroke.dashed ? 'dash' : 'solid' }),
    stroke.round ? xml('a:round') : null,
  );
}

/** A table or chart in its frame. */
export function graphicFrame(
  { name, ...described }: { name: string; descr?: string },
  box: Box,
  uri: string,
  { nextId }: ShapeContext,
  draw: () => XmlElement,
): XmlElement {
  const id = nextId();
  return xml(
    'p:graphicFrame',
    nonVisual(
      'GraphicFrame',
      { ...numbered(name, id), ...described },
      { locks: xml('a:graphicFrameLocks', { noGrp: true }) },
    ),
    transform('p:xfrm', box),
    xml('a:graphic', xml('a:graphicData', { uri }, draw())),
  );
}

/** Marks a drawing as decorative, so that screen readers skip it. */
function decorativeMark(): XmlElement {
  return xml(
    'a:extLst',
    xml(
      'a:ext',
      { uri: '{C183D7F6-B498-43B3-948B-1728B52AA6E4}' },
      xml('adec:decorative', { 'xmlns:adec': 'http://schemas.microsoft.com/office/drawing/2017/decorative', val: 1 }),
    ),
  );
}

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
  return xml(
    'p:grpSp',
    nonVisual('GrpSp', numbered('Drawing', id), DECORATIVE),
    xml(
      'p:grpSpPr',
      xml('a:xfrm', xml('a:off', corner), xml('a:ext', size), xml('a:chOff', corner), xml('a:chExt', size)),
    ),
    drawn,
  );
}

/** A picture with its alternative text, or a marked frame with the reason if it has no file. */
export function placeImage(image: PlacedImage, context: SlideContext): XmlElement {
  const picture = image.picture.kind === 'file' ? context.picture(image.picture.key) : null;
  return picture ? pictureXml(image, picture, context) : frameXml(image, context);
}

function pictureXml(image: PlacedImage, picture: SlidePicture, context: SlideContext): XmlElement {
  const id = context.nextId();
  const box = image.fit === 'contain' ? containedBox(image.box, picture) : image.box;
  return xml(
    'p:pic',
    nonVisual(
      'Pic',
      { id, name: `Picture ${id}`, descr: image.decorative ? '' : image.alt },
      { isDecorative: image.decorative, locks: xml('a:picLocks', { noChangeAspect: true }) },
    ),
    xml(
      'p:blipFill',
      xml('a:blip', { 'r:embed': picture.relationshipId }),
      image.fit === 'cover' ? cropXml(image.box, picture) : null,
      xml('a:stretch', xml('a:fillRect')),
    ),
    xml('p:spPr', transform('a:xfrm', box), rectangle(box, image.radius)),
  );
}

/** Crops what is outside the box, equally on both sides. In hundred-thousandths of the picture's sides. */
function cropXml(box: Box, picture: SlidePicture): XmlElement | null {
  const wanted = box.width / box.height;
  const own = picture.width / picture.height;
  if (!Number.isFinite(wanted) || !Number.isFinite(own) || wanted <= 0 || own <= 0) return null;
  const cut = Math.round(((1 - Math.min(wanted / own, own / wanted)) / 2) * 100_000);
  if (cut === 0) return null;
  return own > wanted ? xml('a:srcRect', { l: cut, r: cut }) : xml('a:srcRect', { t: cut, b: cut });
}

function containedBox(box: Box, picture: SlidePicture): Box {
  const factor = Math.min(box.width / picture.width, box.height / picture.height);
  if (!Number.isFinite(factor) || factor <= 0) return box;
  const width = picture.width * factor;
  const height = picture.height * factor;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

function frameXml(image: PlacedImage, context: SlideContext): XmlElement {
  const id = context.nextId();
  return xml(
    'p:sp',
    nonVisual('Sp', { id, name: `Picture frame ${id}`, descr: image.alt }),
    xml(
      'p:spPr',
      transform('a:xfrm', image.box),
      rectangle(image.box, image.radius),
      fillOf(context.colours, 'surface'),
      outline({ colour: 'line', width: 1, dashed: true }, context.colours),
    ),
    xml(
      'p:txBody',
      xml('a:bodyPr', { wrap: 'square', anchor: 'ctr' }, xml('a:normAutofit')),
      xml('a:lstStyle'),
      xml(
        'a:p',
        xml('a:pPr', { algn: 'ctr' }),
        xml(
          'a:r',
          xml(
            'a:rPr',
            { lang: context.language, sz: fontSize(12) },
            fillOf(context.colours, 'muted'),
            xml('a:latin', { typeface: '+mn-lt' }),
          ),
          xml('a:t', pictureReason(image)),
        ),
      ),
    ),
  );
}

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** A chart as a native chart, whose numbers can be edited. */
export function placeChart(chart: PlacedChart, context: SlideContext): XmlElement {
  const named = { name: 'Chart', descr: chart.alt };
  return graphicFrame(named, chart.box, CHART, context, () =>
    xml('c:chart', { 'xmlns:c': CHART, 'r:id': context.chart(chart) }),
  );
}
