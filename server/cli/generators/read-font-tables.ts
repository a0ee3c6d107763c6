import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import * as fontkit from 'fontkit';
import { type FaceTable, type FamilyTable, packAdvances } from '@/lib/deck/fonts/advance-table';
import { type FontFamily, faceIds } from '@/lib/deck/fonts/font-faces';
import { packageFile } from '@/lib/deck/fonts/font-files';
import { isMark, mayJoin } from '@/lib/deck/fonts/joined-letters';
import { KERN_SIDE, KERNED_CHARACTERS, packKerning } from '@/lib/deck/fonts/kerning';
import type { ScriptWeight } from '@/lib/deck/fonts/script-families';
import type { ScriptTable } from '@/lib/deck/fonts/script-table';
import { glyphNumber, openScriptFont } from '@/server/engine/render/pdf/open-font';
import { instanceSlice, slicesOf } from '@/server/engine/render/pdf/script-faces';

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

/** The table of a face. Its kerning takes a quarter of a second to read. */
export function tableOfFace(font: fontkit.Font, kerned = true): FaceTable {
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

/** The Hebrew and Arabic letters, marks and signs: blocks of the Basic Multilingual Plane, inclusive. */
const RANGES = [
  [0x591, 0x5f4],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0xfb1d, 0xfdff],
  [0xfe70, 0xfefc],
] as const;

const JOINER = '\u200d';
const LAM = '\u0644';
const ALEFS = [0x622, 0x623, 0x625, 0x627];
/** Frequent letters, one for each shape. They are used to measure the kerning after letters that do not join. */
const FOLLOWERS = Array.from('لنكيمبتسعه', (letter) => `${letter}${JOINER}`);

/** Opens the whole family of a script, which has one slice. */
export async function openScript(family: 'noto-sans-hebrew' | 'noto-sans-arabic', weight: ScriptWeight): Promise<Font> {
  const [slice] = slicesOf(family);
  if (!slice) throw new Error(`${family} has no file.`);
  return openScriptFont(await instanceSlice(slice.file, weight), family);
}

/** Measures every letter of both scripts in every form, by shaping it with the font. */
export async function readScriptTable(): Promise<ScriptTable> {
  return { 400: await readWeight(400), 700: await readWeight(700) };
}

async function readWeight(weight: ScriptWeight): Promise<ScriptTable[ScriptWeight]> {
  const fonts = [await openScript('noto-sans-hebrew', weight), await openScript('noto-sans-arabic', weight)];
  const alone = new Map<number, number>();
  const first = new Map<number, number>();
  const inner = new Map<number, number>();
  const last = new Map<number, number>();
  const kern = new Map<number, number>();
  for (const point of RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(point));
    if (!font) continue;
    const letter = String.fromCodePoint(point);
    alone.set(point, isMark(point) ? 0 : widthOf(font, letter));
    if (!mayJoin(point) || isMark(point)) continue;
    if (formOf(font, `${JOINER}${letter}`) === formOf(font, letter)) continue;
    last.set(point, widthOf(font, `${JOINER}${letter}`));
    if (formOf(font, `${letter}${JOINER}`) === formOf(font, letter)) {
      kern.set(point, usualKern(font, letter));
      continue;
    }
    first.set(point, widthOf(font, `${letter}${JOINER}`));
    inner.set(point, widthOf(font, `${JOINER}${letter}${JOINER}`));
  }
  const arabic = fonts[1]!;
  const lamAlef = ALEFS.map((alef) => {
    const pair = `${LAM}${String.fromCodePoint(alef)}`;
    return [alef, widthOf(arabic, pair), widthOf(arabic, `${JOINER}${pair}`)] as const;
  });
  return {
    alone: packAdvances(alone),
    first: packAdvances(first),
    inner: packAdvances(inner),
    last: packAdvances(last),
    kern: [...kern].filter(([, value]) => value !== 0),
    lamAlef,
  };
}

/** In whole thousandths of an em. */
export function widthOf(font: Font, text: string): number {
  const { positions } = font.layout(text);
  return Math.round((positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * 1000) / font.unitsPerEm);
}

/** The median kerning of a letter with each of its followers. */
function usualKern(font: Font, letter: string): number {
  const kerns = FOLLOWERS.map((next) => widthOf(font, letter + next) - widthOf(font, letter) - widthOf(font, next));
  return kerns.sort((a, b) => a - b)[Math.floor(kerns.length / 2)]!;
}

/** fontkit replaces the joiner by a blank of zero width. */
const BLANK = 0x20;

/** The glyphs of a text, except those of the joiner. */
function formOf(font: Font, text: string): string {
  return font
    .layout(text)
    .glyphs.filter(({ codePoints }) => codePoints[0] !== BLANK)
    .map(({ id }) => glyphNumber(id))
    .join();
}
