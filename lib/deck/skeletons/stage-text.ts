import type { TextLook } from '../layout/measure/measure-text-block';
import type { TextRole } from '../placed';
import type { ColourToken } from '../theme';

/** The style of text on a stage. Sizes and widths in pixels of the design. */
export type StageLook = {
  font: TextLook['font'];
  size: number;
  leading?: number;
  colour?: ColourToken;
  /** The ground of the text, if it is not that of the card. */
  on?: ColourToken;
  align?: TextLook['align'];
  balanced?: boolean;
  role?: TextRole;
  headingLevel?: TextLook['headingLevel'];
  /** Keeps its size if a full card is set smaller. */
  fixed?: boolean;
};

/** The style of blocks: sizes of body text, tables and code, and the ground if it is not that of the card. */
export type BlocksLook = { size?: number; table?: number; code?: number; on?: ColourToken };

/** Text with its lines broken, so that its size is known before it is placed. */
export type SetText = {
  width: number;
  height: number;
  size: number;
  lines: number;
  /** The words of each line. */
  lineTexts(): string[];
  put(x: number, y: number): void;
};

/** The room for a text, and the most lines it may have. */
export type TextRoom = { width: number; height: number; lines: number };
