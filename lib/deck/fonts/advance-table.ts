import type { FontFaceId } from '../theme';
import type { FontFaceMetrics } from './font-book';
import type { JoinedAdvances } from './joined-letters';
import { unpackKerning } from './kerning';

/** One face as stored in `tables/<family>.generated.json`. */
export type FaceTable = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  /**
   * `start:advance,advance*count,…` for each range of consecutive code points, separated by semicolons. All numbers are
   * in base 36.
   */
  advances: string;
  /** Packed as described in `kerning.ts`; empty for a face without kerning. */
  kerning: string;
};

export type FamilyTable = Record<FontFaceId, FaceTable>;

/** Packs advances as text, which takes about a fifth of the space of the same numbers in JSON. */
export function packAdvances(advances: ReadonlyMap<number, number>): string {
  const stretches: string[] = [];
  const points = [...advances.keys()].sort((a, b) => a - b);
  let at = 0;
  while (at < points.length) {
    const start = points[at]!;
    const items: string[] = [];
    let next = start;
    while (at < points.length && points[at] === next) {
      const advance = advances.get(next)!;
      let count = 0;
      while (at < points.length && points[at] === next && advances.get(next) === advance) {
        count += 1;
        next += 1;
        at += 1;
      }
      items.push(count === 1 ? advance.toString(36) : `${advance.toString(36)}*${count.toString(36)}`);
    }
    stretches.push(`${start.toString(36)}:${items.join(',')}`);
  }
  return stretches.join(';');
}

/** The inverse of {@link packAdvances}. */
export function unpackAdvances(packed: string): Map<number, number> {
  const advances = new Map<number, number>();
  for (const stretch of packed.split(';')) {
    const [start = '', items = ''] = stretch.split(':');
    let point = Number.parseInt(start, 36);
    for (const item of items.split(',')) {
      const [advance = '', count = '1'] = item.split('*');
      const width = Number.parseInt(advance, 36);
      for (let left = Number.parseInt(count, 36); left > 0; left -= 1) advances.set(point++, width);
    }
  }
  return advances;
}

/**
 * Width, as a share of the em, assumed for a character that neither the face nor a substitute has. About that of a
 * Latin letter.
 */
const MISSING_EMS = 0.55;

/**
 * The metrics of a face. Characters that it lacks are taken from the substitute of the family, then from the families
 * of other scripts, scaled to the em of this face. The font list of the viewer and the PDF do the same.
 */
export function toMetrics(
  id: FontFaceId,
  table: FaceTable,
  substitute: FaceTable | null,
  scripts: JoinedAdvances,
): FontFaceMetrics {
  const advances = unpackAdvances(table.advances);
  if (substitute) {
    const scale = table.unitsPerEm / substitute.unitsPerEm;
    for (const [point, advance] of unpackAdvances(substitute.advances)) {
      if (!advances.has(point)) advances.set(point, advance * scale);
    }
  }
  for (const [point, advance] of scripts.alone) {
    if (!advances.has(point)) advances.set(point, (advance * table.unitsPerEm) / 1000);
  }
  return {
    id,
    unitsPerEm: table.unitsPerEm,
    ascent: table.ascent,
    descent: table.descent,
    capHeight: table.capHeight,
    xHeight: table.xHeight,
    advances,
    kerning: unpackKerning(table.kerning),
    joined: scripts,
    missingAdvance: table.unitsPerEm * MISSING_EMS,
  };
}
