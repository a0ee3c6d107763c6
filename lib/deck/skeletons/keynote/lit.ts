import { type PlacedObject, partsIn } from '../draw-object';
import type { KeynotePage } from './page';

/** Halos around a line, from the outside in: how much wider than the line they are, and their opacity. */
const HALOS = [
  [14, 0.07],
  [7, 0.16],
] as const;

/** An object as a backlit silhouette: its edge glows and its details shine. */
export function drawLit(page: KeynotePage, item: PlacedObject): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts) {
    if (tone === 'hole') continue;
    for (const [more, opacity] of HALOS)
      page.path(path, null, { colour: 'accent', width: (line ?? 0) * scale + more, round: true }, { opacity });
  }
  for (const { tone, path, line } of parts) {
    if (line !== undefined) {
      const width = Math.max(1.5, line * scale);
      const colour = tone === 'hole' ? 'line' : 'accent';
      page.path(path, null, { colour, width: tone === 'hole' ? Math.min(width, 2.5) : width, round: true });
      if (tone === 'body' && width > 6) page.path(path, null, { colour: 'surface', width: width - 4, round: true });
    } else if (tone === 'second') page.path(path, 'accent', null, { fillTo: 'surface' });
    else if (tone === 'body')
      page.path(path, 'surface', { colour: 'accent', width: 2, round: true }, { fillTo: 'ground' });
    else page.path(path, 'ground', { colour: 'line', width: 1.5, round: true });
  }
}
