import type { FontFaceId } from '../theme';
import type { JoinedAdvances } from './joined-letters';

/** Advances and vertical metrics of one face, in units of its em square. Made from the font file by `npm run fonts`. */
export type FontFaceMetrics = {
  id: FontFaceId;
  unitsPerEm: number;
  ascent: number;
  /** Positive, below the baseline. */
  descent: number;
  capHeight: number;
  xHeight: number;
  /** Advance by code point. */
  advances: ReadonlyMap<number, number>;
  /** Adjustments between neighbours (`kerning.ts`), in the same units; null or missing: the face kerns nothing. */
  kerning?: Int16Array | null;
  /** Forms of letters of joined scripts; null or missing: the face's text is measured letter by letter. */
  joined?: JoinedAdvances | null;
  /** For a code point the face does not hold: what a substitute is expected to take. */
  missingAdvance: number;
};

/** The faces at hand. Asking for one that is not there is a programming error and throws. */
export type FontBook = { face(id: FontFaceId): FontFaceMetrics };
