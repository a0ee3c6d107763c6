import type { ColourToken } from '../../theme';
import { type PlacedObject, partsIn } from '../draw-object';
import type { Engraver } from './engraver';

/** Engraves an object: its mass in horizontal lines, its details in vertical ones. */
export function engrave(by: Engraver, item: PlacedObject, ink: ColourToken, dim: ColourToken): void {
  const { parts, scale, box } = partsIn(item);
  const step = box.height > 150 ? 7 : box.height > 90 ? 6 : 5;
  const weight = step / 7;
  for (const { tone, path, line } of parts) {
    if (line !== undefined) {
      if (tone === 'hole') by.score(path, Math.max(2.5, line * scale));
      else by.pipe(path, tone === 'body' ? ink : dim, Math.max(1.8, line * scale));
    } else if (tone === 'hole') by.clear(path, 0);
    else if (tone === 'body') by.hatch(path, ink, 'across', 1.3 * weight, 4 * weight, step);
    else {
      by.hatch(path, dim, 'down', 2.2 * weight, 2.2 * weight, step * 0.86);
      by.stroke(path, dim, 1.6);
    }
  }
}
