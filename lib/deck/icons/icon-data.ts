/** An icon by its name in the set, such as `trending-up`. */
export type IconName = string;

/**
 * The search words of each icon, folded (see `foldWord`) and separated by commas: `English|German|weak`. The English
 * and German words are sorted best first. The weak ones are the tags of the icon set, which are less precise.
 */
export type IconWords = Record<IconName, string>;

/** The outline of each icon as text (see `readPathText`), on a grid of 24 × 24, to be stroked 2 wide with round caps. */
export type IconPaths = Record<IconName, string>;
