import type { TextRun } from '../../blocks';
import type { LayoutName } from '../../placed';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import type { Stat } from '../../visual';
import type { BleedStage } from '../bleed-stage';
import type { StageLook } from '../stage';

/** The role of a post, which determines its ground and background drawing. */
export type PostKind = 'hook' | 'close' | 'claim' | 'quote' | 'plain';

/** The text of a post before and after its visual, and the total of its chart. */
export type Said = { before: TextRun[][]; after: TextRun[][]; total?: Stat | null };

/** Minimum type size that is readable in a feed: 36 pixels on a post 1080 pixels wide. */
export const READABLE = 24;

/** What the background and the pictures of a post are drawn on. */
export type PostStage = BleedStage & {
  readonly look: SocialLook;
  readonly kind: PostKind;
  readonly ground: ColourToken;
  readonly isStory: boolean;
  readonly left: number;
  readonly room: number;
  /** Where text may begin, and where it must end. */
  top0: number;
  floor: number;
};

/** How a skeleton looks on posts. Sizes in pixels of the design, in which a post is 720 wide. */
export type SocialLook = {
  grounds: Record<PostKind, ColourToken>;
  /** Distance from the left and right edges to the text. */
  left: number;
  right: number;
  align: 'left' | 'center';
  /** The font of large statements and of figures. */
  said: StageLook['font'];
  /** Largest size of a hook, and of a heading. */
  hook: number;
  heading: number;
  /** The ground of rows, panels and tiles, if they have one, and their corner radius. */
  panel: ColourToken | null;
  radius: number;
  /** How page marks are drawn, and the bar behind them. */
  marks: 'squares' | 'dots' | 'lines';
  bar: ColourToken | null;
  /** The ground of each tile, in turn, if it is not that of panels. */
  tiles?: readonly ColourToken[];
  /** Draws the theme art at the foot of the first and the last post. */
  art?(page: PostStage, box: Box): void;
  /** Colours of charts, if they differ from the usual ones. */
  chart?: readonly ColourToken[];
  /** Space between the bars of charts, if it differs. */
  chartGap?: number;
  /** Whether the first and the last post have their text on a sheet of paper. */
  hasSheets?: true;
  /** Draws the background. */
  behind(page: PostStage): void;
};

export function postKind(layout: LayoutName): PostKind {
  switch (layout) {
    case 'title':
      return 'hook';
    case 'closing':
      return 'close';
    case 'section':
    case 'statement':
      return 'claim';
    case 'quote':
      return 'quote';
    default:
      return 'plain';
  }
}
