import { type PathStep, readPathText } from '../path';
import { findIcons } from './find-icon';
import type { IconIndex, IconName, IconPaths } from './icon-index';

/** The icons of decks: 24 × 24, stroked 2 wide with round caps and joins, in a colour of the theme. */
export interface IconLibrary {
  /** A different icon for each term of a grid, or null for the terms that none fits well. */
  findIcons(terms: readonly string[], language?: string): (IconName | null)[];
  /** The outline of an icon, or null if no icon has this name. */
  readIcon(name: IconName): readonly PathStep[] | null;
}

/** The side of the square in which icons are drawn, and the width of their lines there. */
export const ICON_GRID = 24;
export const ICON_STROKE = 2;

export function makeIconLibrary(index: IconIndex, paths: IconPaths): IconLibrary {
  const outlines = new Map<IconName, readonly PathStep[]>();
  return {
    findIcons: (terms, language) => findIcons(index, terms, language),
    readIcon(name) {
      const text = Object.hasOwn(paths, name) ? paths[name] : undefined;
      if (text === undefined) return null;
      const known = outlines.get(name) ?? readPathText(text);
      outlines.set(name, known);
      return known;
    },
  };
}
