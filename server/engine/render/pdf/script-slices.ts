import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptFamilyId } from '@/lib/deck/fonts/script-families';

/** One font file of a script family, and the characters it was made for. */
export type ScriptSlice = {
  file: string;
  /** As in CSS `unicode-range`. */
  range: string;
  holds: (point: number) => boolean;
};

const known = new Map<ScriptFamilyId, ScriptSlice[]>();

/** The font files of a family, as listed in its package. */
export function slicesOf(family: ScriptFamilyId): ScriptSlice[] {
  const read = known.get(family);
  if (read) return read;
  const folder = path.join(process.cwd(), 'node_modules/@fontsource-variable', family);
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const slices = Object.entries(ranges).flatMap(([key, list]): ScriptSlice[] => {
    const part = sliceName(family, key);
    if (part === null) return [];
    const file = path.join(folder, 'files', `${family}-${part}-wght-normal.woff2`);
    return [{ file, range: list, holds: membership(list) }];
  });
  known.set(family, slices);
  return slices;
}

/**
 * The name of a numbered slice (`[17]`) or of the script's own slice. Null for a family's Latin slices, which are
 * unused.
 */
function sliceName(family: ScriptFamilyId, key: string): string | null {
  const numbered = /^\[(\d+)\]$/.exec(key);
  if (numbered) return numbered[1]!;
  return family.endsWith(`-${key}`) ? key : null;
}

/** @param list as in CSS `unicode-range`: `U+5d0-5ea,U+20aa` */
function membership(list: string): (point: number) => boolean {
  const points = new Set<number>();
  for (const range of list.split(',')) {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    for (let point = Number.parseInt(from, 16); point <= Number.parseInt(to, 16); point += 1) points.add(point);
  }
  return (point) => points.has(point);
}
