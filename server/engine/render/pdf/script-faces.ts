import 'server-only';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { ScriptFamilyId, ScriptWeight } from '@/lib/deck/fonts/script-families';
import type { FontFaceId } from '@/lib/deck/theme';
import { composeGlyphs } from './compose-glyphs';
import { glyphNumber, openScriptFont } from './open-font';

/** A grapheme cluster (one or more code points) and its weight. */
export type WantedCluster = { cluster: string; weight: ScriptWeight };

export type ScriptFace = { id: FontFaceId; font: Font };

/** The faces that a document needs for other scripts. They are opened in advance, because drawing is synchronous. */
export type ScriptFaces = { holderOf(cluster: string, weight: ScriptWeight): ScriptFace | null };

export const NO_SCRIPT_FACES: ScriptFaces = { holderOf: () => null };

/** Finds, loads and opens a face for each cluster that any of the families has. */
export async function loadScriptFaces(
  wanted: Iterable<WantedCluster>,
  families: readonly ScriptFamilyId[],
): Promise<ScriptFaces> {
  const holders = new Map<string, ScriptFace>();
  for (const { cluster, weight } of wanted) {
    const key = `${weight} ${cluster}`;
    if (holders.has(key)) continue;
    const holder = await findHolder(cluster, weight, families);
    if (holder) holders.set(key, holder);
  }
  return { holderOf: (cluster, weight) => holders.get(`${weight} ${cluster}`) ?? null };
}

async function findHolder(
  cluster: string,
  weight: ScriptWeight,
  families: readonly ScriptFamilyId[],
): Promise<ScriptFace | null> {
  const points = [...cluster].filter((character) => !JOINING.test(character)).map((each) => each.codePointAt(0)!);
  // Every slice would match an empty list of characters, and all would be opened.
  if (points.length === 0) return null;
  for (const family of families) {
    for (const slice of slicesOf(family)) {
      if (!points.every(slice.holds)) continue;
      const face = await openSlice(slice, weight);
      if (draws(face.font, cluster)) return face;
    }
  }
  return null;
}

/** Characters that affect how their neighbours are drawn, and are not drawn themselves. */
const JOINING = /[\u200d\ufe0e\ufe0f]/;

/** Whether the face can draw the cluster. A joined emoji must be one glyph, not its parts in a row. */
function draws(font: Font, cluster: string): boolean {
  const { glyphs } = font.layout(cluster, []);
  const visible = glyphs.filter(
    ({ codePoints }) => !codePoints.every((each) => JOINING.test(String.fromCodePoint(each))),
  );
  if (visible.length === 0 || visible.some(({ id }) => glyphNumber(id) === 0)) return false;
  return visible.length === 1 || !JOINED_EMOJI.test(cluster);
}

const JOINED_EMOJI = /\u200d|[\u{1f3fb}-\u{1f3ff}]/u;

/** An LRU cache of opened slices, the most recent last. Each takes 20 to 60 ms to make, and about 100 kB of memory. */
const opened = new Map<FontFaceId, Promise<ScriptFace>>();
const MAX_OPENED = 240;

function openSlice(slice: ScriptSlice, weight: ScriptWeight): Promise<ScriptFace> {
  const id = `${slice.file}@${weight}`;
  const face = opened.get(id) ?? makeFace(id, slice.file, weight);
  opened.delete(id);
  opened.set(id, face);
  const [oldest] = opened.keys();
  if (opened.size > MAX_OPENED && oldest !== undefined) opened.delete(oldest);
  return face;
}

async function makeFace(id: FontFaceId, file: string, weight: ScriptWeight): Promise<ScriptFace> {
  const font = openScriptFont(await instanceSlice(file, weight), file);
  composeGlyphs(font);
  return { id, font };
}

/** Makes a TrueType file with one weight from a variable slice, because pdfkit cannot embed variable fonts. */
export async function instanceSlice(file: string, weight: ScriptWeight): Promise<Uint8Array> {
  return subsetFont(await readFile(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght: weight },
  });
}

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
