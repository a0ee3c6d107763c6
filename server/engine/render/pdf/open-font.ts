import 'server-only';
import { create, type Font } from 'fontkit';

/**
 * Opens a TrueType font for drawing.
 * @throws for bytes that hold no font, or several
 */
export function openFont(bytes: Uint8Array, name: string): Font {
  const font = read(bytes, name);
  keepCharacters(font);
  return font;
}

/**
 * The same for a font in which several characters share a glyph: Arabic letters are one outline with dots of their own.
 * A PDF has one text for each glyph, so the glyph is taken in once for each character it stands for.
 */
export function openScriptFont(bytes: Uint8Array, name: string): Font {
  const font = read(bytes, name);
  giveEachCharacterItsGlyph(font);
  layOutWhatever(font);
  return font;
}

/** The number of a glyph in its font file. */
export function glyphNumber(id: number): number {
  return id % COPIES;
}

function read(bytes: Uint8Array, name: string): Font {
  // fontkit reads the bounds of empty glyphs past the end of a file whose last table holds the outlines.
  const font = create(Buffer.concat([bytes, Buffer.alloc(64)]));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a font collection.`);
  return font;
}

/**
 * fontkit keeps each glyph with the characters of whoever asked for it first. Where that was an accented letter or an
 * ellipsis for one of its parts, there were none, and the full stops of every later document could not be copied.
 */
function keepCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters);
    // Written down when a document first draws the glyph: of that moment it must be right.
    if (characters.length > 0) (glyph as { codePoints: number[] }).codePoints = [...characters];
    return glyph;
  };
}

/** A font file numbers its glyphs below this; what is added to it says which copy of the glyph is meant. */
const COPIES = 0x1_0000;

type Glyph = ReturnType<Font['getGlyph']>;
/** As in fontkit, whose types leave the members out. */
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
  // What is to be shaped goes in by its number in the file: the font's rules know no copies.
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

/** What is asked of a glyph beside its outline is looked up by its number, which a copy has another of. */
function copyOf(glyph: Glyph, id: number, characters: readonly number[]): Glyph {
  return Object.create(glyph, {
    id: { value: id },
    codePoints: { value: [...characters] },
    advanceWidth: { value: glyph.advanceWidth },
  }) as Glyph;
}

/** Where marks go is what fontkit stumbles over, at an anchor that a font has left out (GPOSProcessor.getAnchor). */
const WITHOUT_ANCHORS = { mark: false, mkmk: false, curs: false };

/** Untrusted text meets rare rules of a font: a mark beside its place is better than no file. */
function layOutWhatever(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    try {
      return layout(text, ...rest);
    } catch {
      // The same without the rule that failed. What fails again is the document's failure.
      return layout(text, WITHOUT_ANCHORS);
    }
  };
}
