import { readFaceId } from '../fonts/font-faces';
import { pathData } from '../path';
import type { PlacedShape, PlacedText, ShapeStroke } from '../placed';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import { h, type Markup } from './html';

/** A colour token as a variable of the page’s style sheet. */
export function colour(token: ColourToken): string {
  return `var(--c-${token.toLowerCase()})`;
}

/**
 * Shapes and texts as one drawing that screen readers skip. Lines that look the same are one path, because an engraving has
 * hundreds.
 * @param fit as in `preserveAspectRatio`
 * @param nextId ids for gradients, unique on the page; a drawing without gradients needs none
 */
export function svgMarkup(
  shapes: readonly (PlacedShape | PlacedText)[],
  box: Box,
  { fit, name = null, nextId = () => 'g' }: { fit: string; name?: string | null; nextId?(): string },
): Markup {
  const gradients: Markup[] = [];
  const parts: Markup[] = [];
  for (const part of joinPaths(shapes)) {
    if (part.kind === 'text') {
      parts.push(...lines(part));
      continue;
    }
    let fill = part.fill ? colour(part.fill) : 'none';
    if (part.fill && part.fillTo) {
      const id = nextId();
      const stops = [part.fill, part.fillTo].map((token, at) =>
        h('stop', { offset: at, style: `stop-color:${colour(token)}` }),
      );
      gradients.push(h('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stops));
      fill = `url(#${id})`;
    }
    parts.push(outline(part, fill));
  }
  return h(
    'svg',
    {
      class: name,
      viewBox: [box.x, box.y, box.width, box.height].map(short).join(' '),
      preserveAspectRatio: fit,
      'aria-hidden': 'true',
      focusable: 'false',
    },
    gradients.length > 0 && h('defs', gradients),
    parts,
  );
}

/** The lines of a text in the font of the page, in which each is anchored where it is aligned. */
function lines({ paragraphs }: PlacedText): Markup[] {
  return paragraphs.flatMap(({ align, lines: own }) =>
    own.map(({ x, width, baseline, runs }) => {
      const { size, colour: token, face } = runs[0]!.style;
      const at = align === 'center' ? width / 2 : align === 'right' ? width : 0;
      const anchor = align === 'center' ? 'middle' : align === 'right' ? 'end' : 'start';
      const style = `fill:${colour(token)};font-size:${short(size)}px;font-weight:${readFaceId(face).weight}`;
      return h(
        'text',
        { x: short(x + at), y: short(baseline), 'text-anchor': anchor, style },
        runs.map(({ text }) => text).join(''),
      );
    }),
  );
}

function joinPaths(shapes: readonly (PlacedShape | PlacedText)[]): (PlacedShape | PlacedText)[] {
  const joined: (PlacedShape | PlacedText)[] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    if (
      last?.kind === 'shape' &&
      shape.kind === 'shape' &&
      last.shape === 'path' &&
      shape.shape === 'path' &&
      isLine(last) &&
      isLine(shape) &&
      sameLine(last, shape)
    )
      joined[joined.length - 1] = { ...last, path: [...last.path, ...shape.path] };
    else joined.push(shape);
  }
  return joined;
}

function isLine({ fill, stroke, opacity }: PlacedShape): boolean {
  return fill === null && stroke !== null && opacity >= 1;
}

function sameLine(one: PlacedShape, other: PlacedShape): boolean {
  const [a, b] = [one.stroke!, other.stroke!];
  return a.colour === b.colour && a.width === b.width && a.dashed === b.dashed && a.round === b.round;
}

function outline(part: PlacedShape, fill: string): Markup {
  const { box, radius, opacity } = part;
  const paint = {
    style: `fill:${fill}${part.stroke ? lineStyle(part.stroke) : ''}${opacity < 1 ? `;opacity:${short(opacity)}` : ''}`,
  };
  switch (part.shape) {
    case 'rect':
      return h('rect', {
        x: short(box.x),
        y: short(box.y),
        width: short(box.width),
        height: short(box.height),
        rx: radius > 0 ? short(radius) : null,
        ...paint,
      });
    case 'ellipse':
      return h('ellipse', {
        cx: short(box.x + box.width / 2),
        cy: short(box.y + box.height / 2),
        rx: short(box.width / 2),
        ry: short(box.height / 2),
        ...paint,
      });
    case 'line':
      return h('line', {
        x1: short(box.x),
        y1: short(box.y),
        x2: short(box.x + box.width),
        y2: short(box.y + box.height),
        ...paint,
      });
    case 'path':
      return h('path', { d: pathData(part.path), ...paint });
  }
}

function lineStyle({ colour: token, width, round, dashed }: ShapeStroke): string {
  const ends = round ? ';stroke-linecap:round;stroke-linejoin:round' : '';
  const dashes = dashed ? `;stroke-dasharray:${short(width * 3)} ${short(width * 2)}` : '';
  return `;stroke:${colour(token)};stroke-width:${short(width)}${ends}${dashes}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}
