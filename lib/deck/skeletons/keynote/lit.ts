import { partsIn, type SceneItem } from '../subject-scene';
import type { KeynotePage } from './page';

/** Halos around a line, from the outside in: how much wider than the line they are, and their opacity. */
const HALOS = [
  [14, 0.07],
  [7, 0.16],
] as const;

/** Lines this wide are drawn in the accent colour. In pixels. */
const BROAD = 4;

/** An object of the subject as a backlit silhouette: its edge glows and its details shine. */
export function drawLit(page: KeynotePage, item: SceneItem): void {
  const { parts, scale } = partsIn(item);
  for (const { tone, path, line } of parts) {
    if (tone === 'hole') continue;
    for (const [more, opacity] of HALOS)
      page.path(path, null, { colour: 'accent', width: (line ?? 0) * scale + more, round: true }, { opacity });
  }
  for (const { tone, path, line } of parts) {
    if (line !== undefined) {
      const width = Math.max(1.5, line * scale);
      // A faint line is enough for a small detail. A broad one is what the thing shows, such as an icon on a plate.
      const colour = tone === 'hole' && width < BROAD ? 'line' : 'accent';
      page.path(path, null, { colour, width: tone === 'hole' ? Math.min(width, 2.5) : width, round: true });
      if (tone === 'body' && width > 6) page.path(path, null, { colour: 'surface', width: width - 4, round: true });
    } else if (tone === 'second') page.path(path, 'accent', null, { fillTo: 'surface' });
    else if (tone === 'body')
      page.path(path, 'surface', { colour: 'accent', width: 2, round: true }, { fillTo: 'ground' });
    else page.path(path, 'ground', { colour: 'line', width: 1.5, round: true });
  }
}
