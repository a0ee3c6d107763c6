import type { ColourToken } from '../theme';

/** The style of a line. Width in pixels of the design. */
export type StageStroke = { colour: ColourToken; width: number; dashed?: boolean; round?: boolean };

/** A fill that fades downwards to another colour, or is partly transparent. */
export type StagePaint = { fillTo?: ColourToken; opacity?: number };
