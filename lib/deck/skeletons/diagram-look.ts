import type { ColourToken } from '../theme';
import type { StageLook, StageStroke } from './stage';

/** How a skeleton draws boxes and the lines between them. Sizes in pixels of the design. */
export type DiagramLook = {
  font: StageLook['font'];
  /** The boxes of each level. Deeper levels look like the last one. */
  boxes: readonly { fill: ColourToken; stroke?: StageStroke }[];
  radius: number;
  line: StageStroke;
  /** The tip of a pyramid, followed by the alternating colours of the levels below. */
  levels: readonly ColourToken[];
};
