/** An SVG element as a tree. It is serialised once at the end, with every value escaped. */
export type SvgNode = { name: string; attributes: Record<string, string | number>; children: SvgNode[] };

export function svg(name: string, attributes: SvgNode['attributes'], children: SvgNode[] = []): SvgNode {
  return { name, attributes, children };
}

export function writeSvg({ name, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.map(writeSvg).join('')}</${name}>`;
}

/** Rounds to a tenth of a unit, which is finer than a pixel at any size these pictures are drawn at. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A closed smooth curve through points (Catmull-Rom as cubic Béziers). */
export function smoothLoop(points: readonly { x: number; y: number }[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const first = at(0);
  const curves = points.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}Z`;
}

/** An open smooth curve through points. The caller continues the path from the last point. */
export function smoothLine(points: readonly { x: number; y: number }[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const first = at(0);
  const curves = points.slice(1).map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `M${short(first.x)} ${short(first.y)}${curves.join('')}`;
}

type Point = { x: number; y: number };

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const lead = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const trail = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${[lead, trail, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`;
}
