import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { type FaceTable, type FamilyTable, packAdvances } from '@/lib/deck/fonts/advance-table';
import { type FontFamily, faceIds } from '@/lib/deck/fonts/font-faces';
import { packageFile } from '@/lib/deck/fonts/font-files';
import { KERN_SIDE, KERNED_CHARACTERS, packKerning } from '@/lib/deck/fonts/kerning';

const require = createRequire(import.meta.url);

export async function openFace(id: string): Promise<fontkit.Font> {
  const opened = fontkit.create(await readFile(require.resolve(packageFile(id))));
  if (!('unitsPerEm' in opened)) throw new Error(`${id} is a font collection, one face was expected.`);
  return opened;
}

/** Reads the advances (unhinted, from `hmtx`) and vertical metrics of all faces of a family from their files. */
export async function tableOfFamily(family: FontFamily): Promise<FamilyTable> {
  const table: FamilyTable = {};
  for (const id of faceIds(family)) table[id] = tableOfFace(await openFace(id));
  return table;
}

type MetricsTable = { hmtx: { metrics: { get(at: number): { advance: number }; length: number } } };

/** Directly from `hmtx`: the library's own `advanceWidth` reads the outline too, and throws if it is empty. */
function advanceFromFile(font: fontkit.Font, glyph: number): number {
  const { metrics } = (font as unknown as MetricsTable).hmtx;
  return metrics.get(Math.min(glyph, metrics.length - 1)).advance;
}

/** Without ligatures and alternates, which join or swap glyphs: only the distance between plain ones is measured. */
export const PLAIN_FEATURES = { liga: false, clig: false, calt: false, dlig: false };

/** How much closer (negative) or wider a pair is set than the left glyph's advance. */
export function kernOf(font: fontkit.Font, left: number, right: number): number {
  const { positions, glyphs } = font.layout(String.fromCodePoint(left, right), PLAIN_FEATURES);
  return Math.round(positions[0]!.xAdvance - advanceFromFile(font, glyphs[0]!.id));
}

function kerningOf(font: fontkit.Font): Int16Array {
  const square = new Int16Array(KERN_SIDE * KERN_SIDE);
  KERNED_CHARACTERS.forEach((left, row) => {
    KERNED_CHARACTERS.forEach((right, column) => {
      square[row * KERN_SIDE + column] = kernOf(font, left, right);
    });
  });
  return square;
}

/** The table of a face without its kerning, which takes a quarter of a second to read. */
export async function advancesOfFace(id: string): Promise<Omit<FaceTable, 'kerning'>> {
  const { kerning: _, ...rest } = tableOfFace(await openFace(id), false);
  return rest;
}

function tableOfFace(font: fontkit.Font, kerned = true): FaceTable {
  const advances = new Map<number, number>();
  for (const point of font.characterSet) {
    if (isCovered(point)) advances.set(point, advanceFromFile(font, font.glyphForCodePoint(point).id));
  }
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: -font.descent,
    capHeight: font.capHeight,
    xHeight: font.xHeight,
    advances: packAdvances(advances),
    kerning: kerned ? packKerning(kerningOf(font)) : '',
  };
}

/**
 * The code points kept in the served fonts and measured in the tables: Latin, Greek and Cyrillic with their marks,
 * punctuation, currency, arrows, mathematics, shapes. Inclusive ranges.
 */
export const COVERED_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x370, 0x52f],
  [0x1d2c, 0x1d6a],
  [0x1e00, 0x1fff],
  [0x2000, 0x20cf],
  [0x2100, 0x23ff],
  [0x2460, 0x27bf],
  [0x2c7c, 0x2c7c],
  [0xfb00, 0xfb06],
  [0xfffd, 0xfffd],
];

function isCovered(codePoint: number): boolean {
  return COVERED_RANGES.some(([from, to]) => codePoint >= from && codePoint <= to);
}
