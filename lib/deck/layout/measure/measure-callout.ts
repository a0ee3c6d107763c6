import type { BlockOf, Callout } from '../../blocks';
import { type PathStep, polygonPath, polyline, sectorPath } from '../../path';
import type { PlacedElement, PlacedShape } from '../../placed';
import type { ColourToken } from '../../theme';
import type { Box, Points } from '../../units';
import { fromParagraphs } from './measure-text-block';
import { type CalloutLook, insetSlices, type MeasureContext, type MeasuredBlock, measuredHeight } from './measured';
import { setParagraph } from './set-paragraph';
import { inksOn, textFont } from './text-font';

const PLAIN: CalloutLook = { fill: 'surface', edge: 'left', colour: 'accent', width: 4, radius: 0 };

type CalloutBlock = BlockOf<'quote'> & { callout: Callout };

/** A callout on a panel, with an icon for its kind before its title. */
export function measureCallout(block: CalloutBlock, width: Points, context: MeasureContext): MeasuredBlock {
  const { theme, book, scale } = context;
  const look = context.callout ?? PLAIN;
  // On a ground of the same colour the panel would be invisible, so it takes the colour of the card instead.
  const isLost = look.edge !== 'frame' && look.fill === context.inks.ground;
  const fill = isLost ? (look.fill === 'ground' ? 'surface' : 'ground') : look.fill;
  const inks = inksOn(fill);
  const edge = look.fill === fill ? look.colour : inks.rule;
  const inset = Math.round(scale.body * 0.95);
  const sign = Math.round(scale.body * 1.25);
  const left = inset + sign + Math.round(scale.body * 0.7);
  const room = Math.max(40, width - left - inset);
  const paragraphs = block.paragraphs.map((runs, at) =>
    setParagraph(runs, room, book, {
      font: textFont(theme, 'body'),
      size: scale.body,
      leading: scale.leading,
      inks,
      colour: inks.text,
      spaceBefore: at === 0 ? scale.gap : Math.round(scale.gap * 0.4),
    }),
  );
  const text = fromParagraphs(paragraphs, { role: 'body', font: 'body', size: scale.body }, scale.gap);
  const slices = insetSlices(text.slices, inset);
  const title = paragraphs.length > 1 ? paragraphs[0]!.lines.length : 1;
  return {
    kind: 'block',
    slices,
    mayBreakBefore: (at) => partsWell(at, slices.length, title) && text.mayBreakBefore(at),
    keepWithNext: false,
    repeat: inset,
    foot: inset,
    after: scale.gap,
    draw(from, to, spot): PlacedElement[] {
      const height = measuredHeight({ ...text, slices: text.slices.slice(from, to) }) + inset * 2;
      const box = { x: spot.x, y: spot.y, width, height };
      const within = { x: spot.x + left, y: spot.y + inset, width: room };
      return [
        ...drawPanel(box, fill, edge, look),
        ...(from === 0
          ? drawSign(
              block.callout,
              { x: spot.x + inset, y: spot.y + inset, width: sign, height: sign },
              inks.accent,
              fill,
            )
          : []),
        {
          kind: 'text',
          role: 'body',
          box: { ...within, height: height - inset * 2 },
          inset: 0,
          fill: null,
          radius: 0,
          paragraphs: text.paragraphs(from, to, within),
          headingLevel: null,
        },
      ];
    },
  };
}

/** A callout of this many lines or fewer is kept whole. */
const LINES_KEPT = 10;
/** Lines that stay together on either side of a break in a longer one. */
const LEAST_LINES = 2;

/** @param title the number of lines in the title, which always has some of the text below it */
function partsWell(at: number, lines: number, title: number): boolean {
  return lines > LINES_KEPT && at >= title + LEAST_LINES && lines - at >= LEAST_LINES;
}

function shape(box: Box, fill: ColourToken | null, stroke: PlacedShape['stroke'] = null, radius = 0): PlacedShape {
  return { kind: 'shape', shape: 'rect', box, fill, stroke, radius, opacity: 1 };
}

function drawPanel(box: Box, fill: ColourToken, colour: ColourToken, look: CalloutLook): PlacedShape[] {
  const stroke = { colour, width: look.width, dashed: false };
  switch (look.edge) {
    case 'frame':
      return [shape(box, fill, stroke, look.radius)];
    case 'top':
      return [shape(box, fill), shape({ ...box, height: look.width }, colour)];
    case 'left':
      return [shape(box, fill), shape({ ...box, width: look.width }, colour)];
    case 'none':
      return [shape(box, fill, null, look.radius)];
  }
}

/**
 * A disc for notes and tips and a triangle for warnings, with a bar and a dot or a tick in the colour of the ground.
 */
function drawSign(callout: Callout, box: Box, colour: ColourToken, ground: ColourToken): PlacedShape[] {
  const { x, y, width: size } = box;
  const [cx, cy] = [x + size / 2, y + size / 2];
  const path = (steps: PathStep[], fill: ColourToken): PlacedShape => ({
    kind: 'shape',
    shape: 'path',
    path: steps,
    box,
    fill,
    stroke: null,
    radius: 0,
    opacity: 1,
  });
  const bar = (top: number, height: number) =>
    shape({ x: cx - size * 0.055, y: y + size * top, width: size * 0.11, height: size * height }, ground);
  const dot = (at: number) => path(sectorPath(cx, y + size * at, 0, size * 0.075, 0, 360), ground);
  const isWarning = callout === 'warning' || callout === 'caution' || callout === 'important';
  if (isWarning)
    return [
      path(polygonPath([cx, y - size * 0.02], [x + size, y + size * 0.92], [x, y + size * 0.92]), colour),
      bar(0.34, 0.28),
      dot(0.75),
    ];
  const disc = path(sectorPath(cx, cy, 0, size / 2, 0, 360), colour);
  if (callout === 'tip') {
    const tick: PathStep[] = polyline(
      [x + size * 0.26, y + size * 0.52],
      [x + size * 0.44, y + size * 0.69],
      [x + size * 0.75, y + size * 0.33],
    );
    const line: PlacedShape = {
      ...path(tick, ground),
      fill: null,
      stroke: { colour: ground, width: size * 0.11, dashed: false, round: true },
    };
    return [disc, line];
  }
  return [disc, bar(0.44, 0.32), dot(0.27)];
}
