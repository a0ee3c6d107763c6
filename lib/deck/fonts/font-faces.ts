import type { FontFaceId, FontFamilyId } from '../theme';

/**
 * The families available to themes. All are under the SIL Open Font Licence 1.1, which allows embedding in PDFs and
 * serving as web fonts. Each is an npm package of static TrueType files.
 */
export type FontFamily = {
  id: FontFamilyId;
  /** As in CSS `font-family`, in the PPTX and in the font file itself. */
  name: string;
  category: 'serif' | 'sans-serif' | 'monospace';
  /** Available weights and slants, as in the end of the face id: `700i`. */
  faces: readonly FaceTail[];
  /**
   * The family whose glyphs replace characters that this one lacks. Many display families have neither Greek nor
   * Cyrillic.
   */
  substitute: FontFamilyId | null;
};

export type FaceWeight = 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;
export type FaceTail = `${FaceWeight}` | `${FaceWeight}i`;

const TEXT_FACES = ['400', '400i', '700', '700i'] as const;
const TEXT_FACES_AND_SEMIBOLD = ['400', '400i', '600', '600i', '700', '700i'] as const;

export const FONT_FAMILIES = [
  family('archivo', 'Archivo', 'sans-serif', ['400', '400i', '700', '700i', '800', '800i', '900'], 'inter'),
  family('bitter', 'Bitter', 'serif', TEXT_FACES, 'source-serif-4'),
  family('bricolage-grotesque', 'Bricolage Grotesque', 'sans-serif', ['400', '700', '800'], 'inter'),
  family('dm-sans', 'DM Sans', 'sans-serif', TEXT_FACES, 'inter'),
  family('dm-serif-display', 'DM Serif Display', 'serif', ['400', '400i'], 'source-serif-4'),
  family('fraunces', 'Fraunces', 'serif', ['300', '300i', ...TEXT_FACES_AND_SEMIBOLD], 'source-serif-4'),
  family('ibm-plex-sans', 'IBM Plex Sans', 'sans-serif', TEXT_FACES_AND_SEMIBOLD, 'inter'),
  family('instrument-sans', 'Instrument Sans', 'sans-serif', TEXT_FACES_AND_SEMIBOLD, 'inter'),
  family('inter', 'Inter', 'sans-serif', TEXT_FACES_AND_SEMIBOLD, null),
  family('jetbrains-mono', 'JetBrains Mono', 'monospace', TEXT_FACES, 'inter'),
  family('libre-baskerville', 'Libre Baskerville', 'serif', TEXT_FACES, 'source-serif-4'),
  family('lora', 'Lora', 'serif', TEXT_FACES, 'source-serif-4'),
  family('playfair-display', 'Playfair Display', 'serif', TEXT_FACES, 'source-serif-4'),
  family('sora', 'Sora', 'sans-serif', ['200', '300', '400', '600', '700'], 'inter'),
  family('source-serif-4', 'Source Serif 4', 'serif', TEXT_FACES_AND_SEMIBOLD, 'inter'),
  family('space-grotesk', 'Space Grotesk', 'sans-serif', ['300', '400', '500', '700'], 'inter'),
  family('work-sans', 'Work Sans', 'sans-serif', TEXT_FACES_AND_SEMIBOLD, 'inter'),
] as const satisfies readonly FontFamily[];

/** A family by its id. An unknown id is a programming error and throws. */
export function findFamily(id: FontFamilyId): FontFamily {
  const found = FONT_FAMILIES.find((each) => each.id === id);
  if (!found) throw new Error(`There is no font family "${id}".`);
  return found;
}

/** The ids of all faces of a family, in the order of the table. */
export function faceIds(of: FontFamily): FontFaceId[] {
  return of.faces.map((tail) => `${of.id}-${tail}`);
}

export type FaceParts = { family: FontFamily; weight: FaceWeight; italic: boolean };

export function readFaceId(id: FontFaceId): FaceParts {
  let parts = partsOfFaces.get(id);
  if (!parts) {
    parts = splitFaceId(id);
    partsOfFaces.set(id, parts);
  }
  return parts;
}

/** Used for each word that is measured. Only ids of known families get here, so it stays small. */
const partsOfFaces = new Map<FontFaceId, FaceParts>();

function splitFaceId(id: FontFaceId): FaceParts {
  const cut = id.lastIndexOf('-');
  const tail = id.slice(cut + 1);
  const italic = tail.endsWith('i');
  return {
    family: findFamily(id.slice(0, cut)),
    weight: Number.parseInt(tail, 10) as FaceWeight,
    italic,
  };
}

/**
 * The face closest to the request: the slant first, if the family has it, then the nearest weight. Of two equally near
 * weights the heavier one, so that bold stays visible.
 */
export function pickFace(familyId: FontFamilyId, weight: number, italic = false): FontFaceId {
  const faces = findFamily(familyId).faces;
  const slanted = faces.filter((tail) => tail.endsWith('i') === italic);
  const among = slanted.length > 0 ? slanted : faces;
  const distance = (tail: FaceTail) => Math.abs(Number.parseInt(tail, 10) - weight);
  const best = among.reduce((near, tail) => {
    const step = distance(tail) - distance(near);
    return step < 0 || (step === 0 && Number.parseInt(tail, 10) > Number.parseInt(near, 10)) ? tail : near;
  });
  return `${familyId}-${best}`;
}

/**
 * The CSS `font-family` list of a family: the family, its substitute, those of other scripts on the card, and the
 * generic family.
 */
export function cssFamily(of: FontFamily): string {
  const names = of.substitute ? [of.name, findFamily(of.substitute).name] : [of.name];
  return [...names.map((name) => `'${name}'`), `var(--deck-scripts, ${of.category})`, of.category].join(', ');
}

function family<Id extends string>(
  id: Id,
  name: string,
  category: FontFamily['category'],
  faces: readonly FaceTail[],
  substitute: FontFamilyId | null,
): FontFamily & { id: Id } {
  return { id, name, category, faces, substitute };
}

/** The face whose glyphs replace characters that this one lacks; null for a family without a substitute. */
export function substituteFace(id: FontFaceId): FontFaceId | null {
  const { family: of, weight, italic } = readFaceId(id);
  return of.substitute ? pickFace(of.substitute, weight, italic) : null;
}
