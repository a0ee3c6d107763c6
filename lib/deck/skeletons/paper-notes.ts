import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { Stage } from './stage';

export type Corner = [number, number];

/** A crooked paper note with a shadow. @param turn -1 if its left corner is higher, or 1 */
export function drawNote(stage: Stage, { x, y, width, height }: Box, fill: ColourToken, turn: -1 | 1): void {
  const lean = turn * Math.min(8, width * 0.014);
  const corners: Corner[] = [
    [x, y + lean],
    [x + width, y - lean],
    [x + width + lean * 0.8, y + height - lean],
    [x + lean * 0.8, y + height + lean],
  ];
  stage.polygon('surface', ...corners.map(([a, b]): Corner => [a + 6, b + 7]));
  stage.polygon(fill, ...corners);
}

/** A strip of tape around a point. */
export function drawTape(stage: Stage, cx: number, cy: number, width: number): void {
  const [half, tilt] = [width / 2, width * 0.04];
  stage.polygon(
    'line',
    [cx - half, cy - 13 + tilt],
    [cx + half, cy - 13 - tilt],
    [cx + half, cy + 13 - tilt],
    [cx - half, cy + 13 + tilt],
  );
}
