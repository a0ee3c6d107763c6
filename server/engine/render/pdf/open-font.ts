import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import { packageFile, pdfFontFile } from '@/lib/deck/fonts/font-files';
import type { FontFaceId } from '@/lib/deck/theme';

/**
 * Opens a TrueType font for drawing.
 * @throws for bytes that contain no font, or several
 */
export function openFont(bytes: Uint8Array, name: string): Font {
  const font = read(bytes, name);
  if (isFixedPitch(font)) separateCharacters(font);
  keepCharacters(font);
  tolerateMissingAnchors(font);
  placeMarks(font);
  return font;
}

/**
 * The same for a font in which several characters share a glyph: Arabic letters combine one outline with separate
 * dots. A PDF maps each glyph to one text, so the glyph is embedded once for each character it represents.
 */
export function openScriptFont(bytes: Uint8Array, name: string): Font {
  const font = read(bytes, name);
  giveEachCharacterItsGlyph(font);
  tolerateMissingAnchors(font);
  return font;
}

/** The number of a glyph in its font file. */
export function glyphNumber(id: number): number {
  return id % COPIES;
}

function read(bytes: Uint8Array, name: string): Font {
  // fontkit reads the bounds of empty glyphs past the end of a file whose last table is the outlines.
  const font = create(Buffer.concat([bytes, Buffer.alloc(64)]));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a font collection.`);
  return font;
}

/** fontkit's types omit the table. */
const isFixedPitch = (font: Font) => (font as Font & { post: { isFixedPitch: number } }).post.isFixedPitch !== 0;

/**
 * Shows every character of code separately, such as the three of `!==`, as in the preview. The contextual rules of code
 * fonts would also take ten times as long as everything else.
 */
function separateCharacters(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features = { calt: false, liga: false }, ...rest) => layout(text, features, ...rest);
}

/**
 * Corrects the characters of cached glyphs. fontkit caches each glyph with the characters of its first request. If it
 * was first requested as part of an accented letter or an ellipsis, it has none, and could not be copied from any later
 * document.
 */
function keepCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters);
    // pdfkit records the characters when a document first draws the glyph, so they must be right by then.
    if (characters.length > 0) (glyph as { codePoints: number[] }).codePoints = [...characters];
    return glyph;
  };
}

/** The glyph numbers of a font file are below this. Multiples of it are added to number the copies of a glyph. */
const COPIES = 0x1_0000;

type Glyph = ReturnType<Font['getGlyph']>;
/** As in fontkit, whose types omit these members. */
type Subset = { glyphs: number[]; mapping: Record<number, number>; includeGlyph(glyph: number | Glyph): number };

function giveEachCharacterItsGlyph(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  const copies = new Map<number, Map<string, Glyph>>();
  let isRead = false;
  font.getGlyph = (id, characters) => {
    const glyph = getGlyph(id);
    if (characters === undefined) return glyph;
    if (isRead) return copyOf(glyph, id, characters);
    const known = copies.get(id) ?? new Map<string, Glyph>();
    copies.set(id, known);
    const key = characters.join();
    const copy = known.get(key) ?? copyOf(glyph, id + COPIES * known.size, characters);
    known.set(key, copy);
    return copy;
  };
  // Shaping uses the glyph's number in the file, because the font's rules do not know the copies.
  const glyphsForString = font.glyphsForString.bind(font);
  font.glyphsForString = (text) => {
    isRead = true;
    try {
      return glyphsForString(text);
    } finally {
      isRead = false;
    }
  };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset() as unknown as Subset;
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'number' ? glyph : glyph.id;
      subset.mapping[id] ??= subset.glyphs.push(glyphNumber(id)) - 1;
      return subset.mapping[id]!;
    };
    return subset as unknown as ReturnType<Font['createSubset']>;
  };
}

/** Everything about a glyph except its outline is looked up by its number, which differs for a copy. */
function copyOf(glyph: Glyph, id: number, characters: readonly number[]): Glyph {
  return Object.create(glyph, {
    id: { value: id },
    codePoints: { value: [...characters] },
    advanceWidth: { value: glyph.advanceWidth },
  }) as Glyph;
}

/** fontkit throws on an anchor that a font omits (GPOSProcessor.getAnchor) while positioning marks. */
const WITHOUT_ANCHORS = { mark: false, mkmk: false, curs: false };

/** Untrusted text can trigger rare rules that fontkit fails on. A misplaced mark is better than no file. */
function tolerateMissingAnchors(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    try {
      return layout(text, ...rest);
    } catch {
      // Retry without the failing rules. A second failure fails the document.
      return layout(text, WITHOUT_ANCHORS);
    }
  };
}

/** Marks that combine with the letter before them: accents, bars and dots of Latin, Greek, Cyrillic and formulas. */
export const COMBINING = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/;

/** Minimum and maximum distance between a letter and the mark above it, as a share of the type size. */
const GAP = { least: 0.05, most: 0.12 };

/**
 * Places marks over their letters if the font does not. Many fonts position only the marks of their own language, and
 * draw other marks to the right of the letter, like separate characters.
 */
export function placeMarks(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    const run = layout(text, ...rest);
    if (typeof text !== 'string' || COMBINING.test(text)) centreMarks(run, font);
    return run;
  };
}

function centreMarks({ glyphs, positions }: GlyphRun, font: Font): void {
  const [least, most] = [GAP.least * font.unitsPerEm, GAP.most * font.unitsPerEm];
  let base = -1;
  /** The distance of the pen from the origin of the base letter. */
  let pen = 0;
  /** The top edge of the base letter with the marks placed so far. */
  let top = 0;
  /**
   * Whether the font did not place a mark of this letter. It then placed later marks relative to that, so we move all.
   */
  let isOurs = false;
  let marks = 0;
  for (const [at, glyph] of glyphs.entries()) {
    const position = positions[at]!;
    const { bbox } = glyph;
    const isCombining = glyph.codePoints.length > 0 && glyph.codePoints.every(isMark);
    if (!isCombining || base < 0) {
      [base, pen, top, isOurs, marks] = [at, position.xAdvance, bbox.maxY, false, 0];
      continue;
    }
    // The font file may give the mark a width, but the layout assumed none.
    position.xAdvance = 0;
    if (!Number.isFinite(bbox.minX)) continue;
    isOurs ||= position.xOffset === 0 && position.yOffset === 0;
    if (isOurs) position.xOffset = positions[base]!.xOffset + middle(glyphs[base]!.bbox) - pen - middle(bbox);
    // Marks are drawn for small letters, so move a mark above a capital letter or another mark if necessary.
    const isAbove = bbox.minY > font.xHeight * 0.6;
    const isLow = marks > 0 && bbox.minY + position.yOffset <= top;
    const gap = Math.min(most, Math.max(least, bbox.minY - font.xHeight));
    if (isAbove && (isOurs || isLow)) position.yOffset = Math.max(0, top + gap - bbox.minY);
    top = Math.max(top, bbox.maxY + position.yOffset);
    if (isAbove) marks += 1;
  }
}

function middle({ minX, maxX }: { minX: number; maxX: number }): number {
  return (minX + maxX) / 2;
}

function isMark(point: number): boolean {
  return COMBINING.test(String.fromCodePoint(point));
}

/**
 * The TrueType file of a face: the subset that `npm run fonts` made, or the complete file of its package if that has
 * not run yet, as in tests or on a first start from source.
 */
export function fontFile(face: FontFaceId): string {
  const subset = path.join(process.cwd(), 'public', pdfFontFile(face));
  return existsSync(subset) ? subset : path.join(process.cwd(), 'node_modules', packageFile(face));
}
