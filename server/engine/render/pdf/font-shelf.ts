import 'server-only';
import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { readFaceId, substituteFace } from '@/lib/deck/fonts/font-faces';
import { type ScriptWeight, scriptWeight } from '@/lib/deck/fonts/script-families';
import type { FontFaceId } from '@/lib/deck/theme';
import { clustersOf } from './clusters';
import { openFont } from './open-font';
import { NO_SCRIPT_FACES, type ScriptFaces } from './script-faces';

/**
 * A stretch of text that one face can draw. `missing`: no face has the characters, and boxes are drawn for them.
 * `shaped`: the font says which forms its characters take side by side, so it is drawn as a whole.
 */
export type Stretch = { text: string; face: FontFaceId; missing: boolean; shaped: boolean };

/** Faces that have most signs between them: the last ones asked for a character. */
const LAST_RESORTS: readonly FontFaceId[] = ['inter-400', 'jetbrains-mono-400', 'source-serif-4-400'];

/** The opened font files, each read once for as long as the shelf lives. */
export class FontShelf {
  private readonly opened = new Map<FontFaceId, Font>();
  private readonly chains = new Map<FontFaceId, FontFaceId[]>();
  private scripts = NO_SCRIPT_FACES;

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
    return this.opened.get(face) ?? this.keep(face, openFontFile(this.fontPath(face)));
  }

  /** Faces of other scripts, for what {@link lacks} named. */
  add(scripts: ScriptFaces): void {
    this.scripts = scripts;
  }

  /** The characters of a text that neither its face nor those that stand in for it have. */
  lacks(face: FontFaceId, text: string): string[] {
    return ASCII.test(text) ? [] : clustersOf(text).filter((cluster) => this.themeFaceOf(face, cluster) === null);
  }

  /** Cuts a text where another face has to step in. Plain ASCII, which every face has, goes through whole. */
  stretches(face: FontFaceId, text: string): Stretch[] {
    if (ASCII.test(text)) {
      this.open(face);
      return [{ text, face, missing: false, shaped: false }];
    }
    const out: Stretch[] = [];
    for (const cluster of clustersOf(text)) {
      const holder = this.holderOf(face, cluster);
      if (holder) push(out, { ...holder, text: cluster, missing: false });
      // Parts that are known are better than a box for all of them.
      else for (const character of cluster) pushPart(out, character, face, this.holderOf(face, character));
    }
    return out;
  }

  private holderOf(face: FontFaceId, cluster: string): { face: FontFaceId; shaped: boolean } | null {
    const own = this.themeFaceOf(face, cluster);
    if (own !== null) return { face: own, shaped: false };
    const holder = this.scripts.holderOf(cluster, weightOf(face));
    if (!holder) return null;
    if (!this.opened.has(holder.id)) this.keep(holder.id, holder.font);
    return { face: holder.id, shaped: true };
  }

  private themeFaceOf(face: FontFaceId, cluster: string): FontFaceId | null {
    const points = [...cluster].map((character) => character.codePointAt(0) ?? 0);
    return (
      this.chainOf(face).find((each) => points.every((point) => this.open(each).hasGlyphForCodePoint(point))) ?? null
    );
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

  private keep(face: FontFaceId, font: Font): Font {
    this.opened.set(face, font);
    this.onOpen(face, font);
    return font;
  }
}

/** In which weight a face of another script stands in for this one. */
export function weightOf(face: FontFaceId): ScriptWeight {
  return scriptWeight(readFaceId(face).weight);
}

const ASCII = /^[\x20-\x7e]*$/;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Mn}]/u;

function push(out: Stretch[], next: Stretch): void {
  const last = out.at(-1);
  if (last && last.face === next.face && last.missing === next.missing) last.text += next.text;
  else out.push(next);
}

function pushPart(
  out: Stretch[],
  character: string,
  face: FontFaceId,
  holder: { face: FontFaceId; shaped: boolean } | null,
): void {
  const last = out.at(-1);
  if (INVISIBLE.test(character) && (holder === null || last?.missing)) {
    // A mark or joiner takes no room. It belongs to the character before it, in copied text as well.
    if (last?.missing) last.text += character;
  } else push(out, { text: character, missing: holder === null, ...(holder ?? { face, shaped: false }) });
}

/**
 * Opened fonts are kept for the life of the process, a warm worker: parsing costs more than drawing with them. The
 * files do not change while a program runs, and there are as many as there are faces.
 */
const files = new Map<string, Font>();

function openFontFile(file: string): Font {
  const known = files.get(file);
  if (known) return known;
  const font = openFont(readFileSync(file), file);
  files.set(file, font);
  return font;
}
