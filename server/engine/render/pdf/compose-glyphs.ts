import type { Font, GlyphRun } from 'fontkit';

type Glyph = GlyphRun['glyphs'][number];
type Position = GlyphRun['positions'][number];
type Part = { id: number; dx: number; dy: number };
type Composed = { glyph: Glyph; parts: Part[]; box: number[] };
/** As in fontkit, whose types omit these members. */
type Subset = {
  glyphs: number[];
  mapping: Record<number, number>;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  includeGlyph(glyph: number | Glyph): number;
  _addGlyph(id: number): number;
};

/** Numbers of composed glyphs begin here, above those of copies (`open-font.ts`). */
const FIRST = 2 ** 40 + 1;

/**
 * Draws a letter that a font splits into several glyphs, such as an Arabic letter and its dots, as one glyph. Only the
 * first of its glyphs has characters, and readers take others for any character: the dots of `ن` for a bracket.
 */
export function composeGlyphs(font: Font): void {
  const { directory } = font as unknown as { directory: { tables: Record<string, unknown> } };
  if (!directory.tables.glyf) return;
  const composed = new Map<string, Glyph>();
  const parts = new Map<number, Composed>();
  const compose = (group: readonly number[], base: number, { glyphs, positions }: GlyphRun): [Glyph, Position] => {
    let pen = 0;
    const places = group.map((at) => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const place = { id: glyphs[at]!.id, x: pen + xOffset, y: yOffset };
      pen += xAdvance;
      return place;
    });
    const origin = places[group.indexOf(base)]!;
    const own = places.map(({ id, x, y }) => ({ id, dx: Math.round(x - origin.x), dy: Math.round(y - origin.y) }));
    const key = JSON.stringify([own, base === group[0]]);
    const known = composed.get(key);
    const glyph = known ?? (Object.create(glyphs[base]!, { id: { value: FIRST + composed.size } }) as Glyph);
    if (!known) {
      composed.set(key, glyph);
      const box = boxAround(own.map(({ dx, dy }, at) => ({ glyph: glyphs[group[at]!]!, dx, dy })));
      parts.set(glyph.id, { glyph: glyphs[base]!, parts: own, box });
    }
    return [glyph, { ...positions[base]!, xAdvance: pen, xOffset: origin.x, yOffset: origin.y }];
  };
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    const run = layout(text, ...rest);
    const groups = groupsOf(run);
    if (groups.length === run.glyphs.length) return run;
    const drawn = groups.map(({ group, base }): [Glyph, Position] =>
      group.length === 1 ? [run.glyphs[base]!, run.positions[base]!] : compose(group, base, run),
    );
    return Object.assign(run, { glyphs: drawn.map(([glyph]) => glyph), positions: drawn.map(([, place]) => place) });
  };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset() as unknown as Subset;
    const includeGlyph = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'number' ? glyph : glyph.id;
      if (!parts.has(id)) return includeGlyph(glyph);
      subset.mapping[id] ??= subset.glyphs.push(id) - 1;
      return subset.mapping[id]!;
    };
    const addGlyph = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      const found = parts.get(id);
      if (!found) return addGlyph(id);
      const bytes = encoded(
        found.parts.map((part) => ({ ...part, id: subset.includeGlyph(part.id) })),
        found.box,
      );
      subset.glyf.push(bytes);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: found.glyph.advanceWidth, bearing: found.box[0]! });
      subset.offset += bytes.length;
      return subset.glyf.length - 1;
    };
    return subset as unknown as ReturnType<Font['createSubset']>;
  };
}

/** The glyphs of each letter, from left to right. `base`: the one with the letter's characters. */
function groupsOf({ glyphs, direction }: GlyphRun): { group: number[]; base: number }[] {
  const isRtl = direction === 'rtl';
  const order = [...glyphs.keys()];
  if (isRtl) order.reverse();
  const groups: { group: number[]; base: number }[] = [];
  for (const at of order) {
    const last = groups.at(-1);
    if (last && glyphs[at]!.codePoints.length === 0 && glyphs[last.base]!.codePoints.length > 0) last.group.push(at);
    else groups.push({ group: [at], base: at });
  }
  if (!isRtl) return groups;
  for (const { group } of groups) group.reverse();
  return groups.reverse();
}

const [WORDS, OFFSETS, MORE] = [0x1, 0x2, 0x20];

function boxAround(shown: readonly { glyph: Glyph; dx: number; dy: number }[]): number[] {
  const solid = shown.filter(({ glyph }) => Number.isFinite(glyph.bbox.minX));
  if (solid.length === 0) return [0, 0, 0, 0];
  return [
    Math.floor(Math.min(...solid.map(({ glyph, dx }) => glyph.bbox.minX + dx))),
    Math.floor(Math.min(...solid.map(({ glyph, dy }) => glyph.bbox.minY + dy))),
    Math.ceil(Math.max(...solid.map(({ glyph, dx }) => glyph.bbox.maxX + dx))),
    Math.ceil(Math.max(...solid.map(({ glyph, dy }) => glyph.bbox.maxY + dy))),
  ];
}

/** A composite glyph of the `glyf` table. */
function encoded(parts: readonly Part[], box: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(10 + 8 * parts.length));
  [-1, ...box].forEach((value, at) => {
    bytes.setInt16(at * 2, value);
  });
  parts.forEach(({ id, dx, dy }, at) => {
    const from = 10 + at * 8;
    bytes.setUint16(from, WORDS | OFFSETS | (at < parts.length - 1 ? MORE : 0));
    bytes.setUint16(from + 2, id);
    bytes.setInt16(from + 4, dx);
    bytes.setInt16(from + 6, dy);
  });
  return new Uint8Array(bytes.buffer);
}
