import type { FontFaceId } from '../theme';
import type { JoinedAdvances } from './joined-letters';

/**
 * Advances and vertical metrics of one face, in units of its em square. Generated from the font file by `npm run
 * fonts`.
 */
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
  /**
   * Adjustments between neighbouring characters (`kerning.ts`), in the same units; null or missing if the face has no
   * kerning.
   */
  kerning?: Int16Array | null;
  /** Advances of joined letters; null or missing if the text is measured letter by letter. */
  joined?: JoinedAdvances | null;
  /** Advance of a code point that the face does not have: the expected width in a substitute. */
  missingAdvance: number;
};

/** The available faces. Requesting any other face is a programming error and throws. */
export type FontBook = { face(id: FontFaceId): FontFaceMetrics };
