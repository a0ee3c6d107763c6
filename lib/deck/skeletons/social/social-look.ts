import type { LayoutName } from '../../placed';
import type { ColourToken } from '../../theme';
import type { StageLook } from '../stage';
import type { ObjectColours } from '../subject-scene';
import type { SocialPage } from './social-page';

/** What a post is, for its ground and for what is drawn behind it. */
export type PostKind = 'hook' | 'close' | 'claim' | 'quote' | 'plain';

/** Type of this size can be read in a feed: 36 pixels of a post that is 1080 wide. */
export const READABLE = 24;

/** How a skeleton looks on posts. Sizes in pixels of the design, in which a post is 720 wide. */
export type SocialLook = {
  grounds: Record<'hook' | 'close' | 'quote', ColourToken> & Record<'claim' | 'plain', readonly ColourToken[]>;
  /** From the left and right edges to the text. */
  left: number;
  right: number;
  align: 'left' | 'center';
  /** The font of large statements and of figures. */
  said: StageLook['font'];
  /** The largest size of a hook, and of a heading. */
  hook: number;
  heading: number;
  /** What rows, panels and tiles stand on, where they have a ground of their own, and their corners. */
  panel: ColourToken | null;
  radius: number;
  /** How page marks are drawn, and the bar they stand on. */
  marks: 'squares' | 'dots' | 'lines';
  bar: ColourToken | null;
  /** How pictures of the subject are shown: in tiles, on a line, or not at all. */
  art: 'tiles' | 'shelf' | null;
  /** The ground of each tile, in turn. */
  tiles: readonly ColourToken[];
  /** Colours of charts, where they are not those of most themes. */
  chart?: readonly ColourToken[];
  objects(ground: ColourToken): ObjectColours;
  /** Draws the background. */
  behind(page: SocialPage): void;
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

export function socialGround({ grounds }: SocialLook, layout: LayoutName, index: number): ColourToken {
  const kind = postKind(layout);
  if (kind !== 'plain' && kind !== 'claim') return grounds[kind];
  return grounds[kind][index % grounds[kind].length]!;
}
