import 'server-only';
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { substituteFace } from '@/lib/deck/fonts/font-faces';
import type { FontFaceId } from '@/lib/deck/theme';

/** A stretch of text that one face can draw. `missing`: no face has the characters, and boxes are drawn for them. */
export type Stretch = { text: string; face: FontFaceId; missing: boolean };

/** Faces that have most signs between them: the last ones asked for a character. */
const LAST_RESORTS: readonly FontFaceId[] = ['inter-400', 'jetbrains-mono-400', 'source-serif-4-400'];

/** The opened font files, each read once for as long as the shelf lives. */
export class FontShelf {
  private readonly opened = new Map<FontFaceId, Font>();
  private readonly chains = new Map<FontFaceId, FontFaceId[]>();

  /**
   * @param fontPath where the TrueType file of a face is
   * @param onOpen told of each face before its first use
   */
  constructor(
    private readonly fontPath: (face: FontFaceId) => string,
    private readonly onOpen: (face: FontFaceId, font: Font) => void,
  ) {}

  /** @throws when the face has no file: `npm run fonts` makes them */
  open(face: FontFaceId): Font {
    const known = this.opened.get(face);
    if (known) return known;
    const font = openFontFile(this.fontPath(face));
    this.opened.set(face, font);
    this.onOpen(face, font);
    return font;
  }

  /** Cuts a text where another face has to step in. Plain ASCII, which every face has, goes through whole. */
  stretches(face: FontFaceId, text: string): Stretch[] {
    if (ASCII.test(text)) {
      this.open(face);
      return [{ text, face, missing: false }];
    }
    const out: Stretch[] = [];
    for (const character of text) {
      const holder = this.holderOf(face, character.codePointAt(0) ?? 0);
      const missing = holder === null;
      const last = out.at(-1);
      const drawn = holder ?? face;
      if (INVISIBLE.test(character) && (missing || last?.missing)) {
        // A mark or joiner takes no room. It belongs to the character before it, in copied text as well.
        if (last?.missing) last.text += character;
      } else if (last && last.face === drawn && last.missing === missing) last.text += character;
      else out.push({ text: character, face: drawn, missing });
    }
    return out;
  }

  private holderOf(face: FontFaceId, point: number): FontFaceId | null {
    return this.chainOf(face).find((each) => this.open(each).hasGlyphForCodePoint(point)) ?? null;
  }

  private chainOf(face: FontFaceId): FontFaceId[] {
    const known = this.chains.get(face);
    if (known) return known;
    const chain = [face];
    for (let next = substituteFace(face); next !== null && !chain.includes(next); next = substituteFace(next)) {
      chain.push(next);
    }
    const all = [...chain, ...LAST_RESORTS.filter((each) => !chain.includes(each))];
    this.chains.set(face, all);
    return all;
  }
}

const ASCII = /^[\x20-\x7e]*$/;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}]/u;

/**
 * Opened fonts are kept for the life of the process, a warm worker: parsing costs more than drawing with them. The
 * files do not change while a program runs, and there are as many as there are faces.
 */
const files = new Map<string, Font>();

function openFontFile(file: string): Font {
  const known = files.get(file);
  if (known) return known;
  // fontkit reads the bounds of empty glyphs past the end of a file whose last table holds the outlines.
  const font = create(Buffer.concat([readFileSync(file), Buffer.alloc(64)]));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a font collection.`);
  keepCharacters(font);
  files.set(file, font);
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
