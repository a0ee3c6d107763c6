import { type Disc, drawRays, phasePath } from './eclipse';
import type { KeynotePage } from './page';

/** A moon that fills as the deck goes on. */
export function drawMoon(page: KeynotePage, disc: Disc, share: number): void {
  drawRays(
    page,
    { ...disc, radius: disc.radius + 18 },
    {
      middle: 90,
      spread: 128,
      count: 85,
      period: 4,
      length: 32,
    },
  );
  page.ellipse(disc.x, disc.y, disc.radius, disc.radius, 'surface', { colour: 'line', width: 1.5 });
  page.path(phasePath(disc, share), 'accent');
}
