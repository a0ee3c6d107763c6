import type { SubjectObject } from '../../subjects/subject-object';
import { arcPath, type Disc, drawRays, phasePath } from './eclipse';
import { drawLit } from './lit';
import type { KeynotePage } from './page';

/** An object in a ring that closes as the deck goes on. */
export function drawRing(page: KeynotePage, disc: Disc, share: number, object: SubjectObject): void {
  drawRays(page, { ...disc, radius: disc.radius + 18 }, { middle: 0, spread: 128, count: 85, period: 4, length: 32 });
  page.ellipse(disc.x, disc.y, disc.radius, disc.radius, 'ground', { colour: 'line', width: 1.5 });
  page.path(arcPath(disc, 0, 360 * Math.min(1, share)), null, { colour: 'accent', width: 4, round: true });
  const [wide, tall] = [
    disc.radius * 1.3,
    Math.min(disc.radius * 1.1, (disc.radius * 1.3 * object.height) / object.width),
  ];
  drawLit(page, { object, spot: { x: disc.x - wide / 2, y: disc.y - tall / 2, width: wide, height: tall } });
}

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
