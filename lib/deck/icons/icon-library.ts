import type { PathStep } from '../path';
import { findIcon, findIcons, type IconItem, type IconMatch } from './find-icon';
import type { IconIndex, IconName, IconPaths } from './icon-index';
import { readPathText } from './path-text';

/** The icons of decks: 24 × 24, stroked 2 wide with round caps and joins, in a colour of the theme. */
export interface IconLibrary {
  /** The icon that fits a term best, or null if none fits well. */
  findIcon(words: string, language?: string): IconMatch | null;
  /**
   * A different icon for each item of a grid, or null if none fits well. The item then gets a number or its initials.
   */
  findIcons(items: readonly IconItem[], language?: string): (IconName | null)[];
  /** The outline of an icon, or null if no icon has this name. */
  readIcon(name: IconName): readonly PathStep[] | null;
}

/** The side of the square in which icons are drawn, and the width of their lines there. */
export const ICON_GRID = 24;
export const ICON_STROKE = 2;

export function makeIconLibrary(index: IconIndex, paths: IconPaths): IconLibrary {
  const outlines = new Map<IconName, readonly PathStep[]>();
  return {
    findIcon: (term, language) => findIcon(index, term, language),
    findIcons: (items, language) => findIcons(index, items, language),
    readIcon(name) {
      const text = Object.hasOwn(paths, name) ? paths[name] : undefined;
      if (text === undefined) return null;
      const known = outlines.get(name) ?? readPathText(text);
      outlines.set(name, known);
      return known;
    },
  };
}
