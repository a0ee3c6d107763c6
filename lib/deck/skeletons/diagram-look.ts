import type { ColourToken } from '../theme';
import type { StageLook, StageStroke } from './stage';

/** How a skeleton draws boxes and lines between them. Sizes in pixels of the design. */
export type DiagramLook = {
  font: StageLook['font'];
  /** The boxes of each level; further levels look like the last. */
  boxes: readonly { fill: ColourToken; stroke?: StageStroke }[];
  radius: number;
  line: StageStroke;
  /** The tip of a pyramid, and the levels below it, which take turns. */
  levels: readonly ColourToken[];
};
