import { figureValue, numberStyle } from '../../content/read-value';
import type { PathStep } from '../../path';
import type { ColourToken } from '../../theme';
import { arcPath } from './drafting';
import type { BlueprintPage } from './page';

const MONEY = /\p{Sc}|EUR|USD|CHF|GBP/u;
const SHARE = /%|‰/;

/**
 * An outline symbol above a figure, by what it measures: a gauge for shares, coins for money, otherwise a stack or a
 * ruled field.
 */
export function drawGauge(
  page: BlueprintPage,
  figure: string,
  cx: number,
  cy: number,
  radius: number,
  colour: ColourToken,
): void {
  const line = { colour, width: 1.75 } as const;
  const value = figureValue(figure, numberStyle([figure]));
  if (SHARE.test(figure) && value !== null) {
    const share = Math.min(1, Math.max(0.02, value / 100));
    page.cross(cx, cy, radius + 12);
    page.ellipse(cx, cy, radius, radius, null, { colour: 'line', width: 1 });
    page.ellipse(cx, cy, radius * 0.62, radius * 0.62, null, { colour: 'line', width: 1 });
    const isWhole = share > 0.997;
    page.path(arcPath(cx, cy, radius, 0, isWhole ? 359.9 : share * 360), null, {
      colour: colour === 'line' ? 'ink' : colour,
      width: 5,
    });
    return;
  }
  if (MONEY.test(figure)) {
    const [small, off] = [radius * 0.72, radius * 0.44];
    page.ellipse(cx - off, cy, small, small, null, line);
    page.ellipse(cx + off, cy, small, small, 'ground', line);
    page.ellipse(cx + off, cy, small * 0.7, small * 0.7, null, { colour, width: 1 });
    return;
  }
  if ((value ?? 0) >= 1000) drawStack(page, cx, cy, radius, line);
  else drawField(page, cx, cy, radius, line);
}

type Line = { colour: ColourToken; width: number };

/** A stack of discs. */
function drawStack(page: BlueprintPage, cx: number, cy: number, radius: number, line: Line): void {
  const flat = 0.32;
  const path: PathStep[] = [];
  for (const down of [0.1, 0.5, 0.9]) {
    const y = cy - radius * 0.4 + down * radius;
    const arc = arcPath(0, 0, radius, 90, 270).map((step): PathStep => {
      if (step[0] === 'Z') return step;
      if (step[0] === 'C')
        return [
          'C',
          cx + step[1],
          y + step[2] * flat,
          cx + step[3],
          y + step[4] * flat,
          cx + step[5],
          y + step[6] * flat,
        ];
      return [step[0], cx + step[1], y + step[2] * flat];
    });
    path.push(...arc);
  }
  page.path(path, null, line);
  page.ellipse(cx, cy - radius * 0.5, radius, radius * flat, null, line);
}

/** A ruled field of small squares. */
function drawField(page: BlueprintPage, cx: number, cy: number, radius: number, line: Line): void {
  const [width, height] = [radius * 2, radius * 1.72];
  const [x, y] = [cx - radius, cy - height / 2];
  page.frame(x, y, width, height, line);
  page.line(x, y + height * 0.26, x + width, y + height * 0.26, line);
  const cells: PathStep[] = [];
  const side = width * 0.13;
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [left, top] = [x + width * (0.12 + column * 0.21), y + height * (0.4 + row * 0.28)];
      cells.push(
        ['M', left, top],
        ['L', left + side, top],
        ['L', left + side, top + side],
        ['L', left, top + side],
        ['Z'],
      );
    }
  page.path(cells, null, { ...line, width: 1.2 });
}
