import 'server-only';
import type { Font } from 'fontkit';
import type { ScriptFamilyId, ScriptWeight } from '@/lib/deck/fonts/script-families';
import type { FontFaceId } from '@/lib/deck/theme';
import { instanceSlice } from './instance-slice';
import { glyphNumber, openScriptFont } from './open-font';
import { type ScriptSlice, slicesOf } from './script-slices';

/** A grapheme cluster (one or several code points), and its weight. */
export type WantedCluster = { cluster: string; weight: ScriptWeight };

export type ScriptFace = { id: FontFaceId; font: Font };

/** The faces of other scripts that a document needs: opened before drawing, which is synchronous. */
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
  // Every slice trivially contains all of zero characters, and each would be opened.
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

/** Affects how its neighbours are drawn, and is not drawn itself. */
const JOINING = /[\u200d\ufe0e\ufe0f]/;

/** Whether the face has one glyph for the cluster: a joined emoji is one picture, not its parts in a row. */
function draws(font: Font, cluster: string): boolean {
  const { glyphs } = font.layout(cluster, []);
  const visible = glyphs.filter(
    ({ codePoints }) => !codePoints.every((each) => JOINING.test(String.fromCodePoint(each))),
  );
  if (visible.length === 0 || visible.some(({ id }) => glyphNumber(id) === 0)) return false;
  return visible.length === 1 || !JOINED_EMOJI.test(cluster);
}

const JOINED_EMOJI = /\u200d|[\u{1f3fb}-\u{1f3ff}]/u;

/** An LRU cache of opened slices, the most recent last. Each takes some 20 to 60 ms to make, and about 100 kB. */
const opened = new Map<FontFaceId, Promise<ScriptFace>>();
const MOST_OPENED = 240;

function openSlice(slice: ScriptSlice, weight: ScriptWeight): Promise<ScriptFace> {
  const id = `${slice.file}@${weight}`;
  const face = opened.get(id) ?? makeFace(id, slice.file, weight);
  opened.delete(id);
  opened.set(id, face);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPENED && oldest !== undefined) opened.delete(oldest);
  return face;
}

async function makeFace(id: FontFaceId, file: string, weight: ScriptWeight): Promise<ScriptFace> {
  return { id, font: openScriptFont(await instanceSlice(file, weight), file) };
}
