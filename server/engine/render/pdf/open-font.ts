import 'server-only';
import { create, type Font } from 'fontkit';
import { placeMarks } from './place-marks';

/**
 * Opens a TrueType font for drawing.
 * @throws for bytes that contain no font, or several
 */
export function openFont(bytes: Uint8Array, name: string): Font {
  const font = read(bytes, name);
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
