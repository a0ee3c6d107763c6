import type { PathStep } from '../../path';
import type { ColourToken } from '../../theme';
import type { Engraver } from './engraver';

/** Engraves one object on a line: its middle, the line, and the maximum width and height. */
export type Thing = (by: Engraver, cx: number, foot: number, width: number, height: number, ink: ColourToken) => void;

const around = (cx: number, half: number) => [cx - half, cx + half] as const;

export const bowl: Thing = (by, cx, foot, width, height, ink) => {
  const radius = Math.min(width / 2 - 10, height / 0.95);
  const rim = foot - radius * 0.94;
  by.across(rim, rim + radius * 0.82, (y) => around(cx, chordOf(radius, y - rim)), ink);
  by.bar(cx - radius * 0.36, rim + radius * 0.9, radius * 0.72, 4, ink);
  by.bar(cx - radius - 10, rim - 8, radius * 2 + 20, 4, ink);
};

export const ball: Thing = (by, cx, foot, width, height, ink) => {
  const radius = Math.min(width, height) / 2;
  const cy = foot - radius;
  by.across(cy - radius + 3, foot - 3, (y) => around(cx, chordOf(radius, y - cy)), ink, 1, 4);
};

export const bottle: Thing = (by, cx, foot, width, height, ink) => {
  const [half, neck, top] = [width / 2, width * 0.17, foot - height];
  const profile = (y: number) => {
    const t = (y - top) / height;
    if (t < 0.34) return neck;
    return t < 0.5 ? neck + (half - neck) * Math.sin(((t - 0.34) / 0.16) * (Math.PI / 2)) : half;
  };
  by.across(top, foot - 4, (y) => around(cx, profile(y)), ink, 1.2, 3.6);
  by.bar(cx - neck - 5, top - 8, neck * 2 + 10, 4, ink);
};

/** A vase with a wide shoulder and a narrow foot. */
export const vase: Thing = (by, cx, foot, width, height, ink) => {
  const [half, top] = [width / 2, foot - height];
  const profile = (y: number) => {
    const t = (y - top) / height;
    if (t < 0.16) return half * (0.5 - 0.9 * t);
    const s = (t - 0.16) / 0.84;
    return half * (0.36 + 0.64 * Math.sin(Math.PI * s ** 0.72)) * (1 - 0.06 * s);
  };
  by.across(top, foot - 4, (y) => around(cx, profile(y)), ink, 1.2, 3.8);
  by.bar(cx - half * 0.56, top - 7, half * 1.12, 4, ink);
};

/** A round arch of vertical lines with an open door. */
export const arch: Thing = (by, cx, foot, width, height, ink) => {
  const radius = width / 2;
  const door = radius * 0.5;
  const spring = foot - Math.max(0, height - radius);
  const crown = (x: number, r: number) => spring - chordOf(r, x - cx);
  by.down(cx - radius + 2, cx + radius - 2, (x) => [crown(x, radius), foot], ink, 1.8, 7);
  by.across(
    spring - door * 0.96,
    foot - 3,
    (y) => around(cx, y < spring ? chordOf(door, y - spring) : door),
    ink,
    0.8,
    0.8,
  );
  by.stroke(halfRound(cx, spring, radius, foot), ink, 2);
};

/** A mountain with its lit side left open. */
export const mountain: Thing = (by, cx, foot, width, height, ink) => {
  const top = foot - height;
  by.across(top + 6, foot - 3, (y) => around(cx, ((y - top) / height) * (width / 2)), ink, 0.9, 0.9);
  by.across(
    top + 6,
    foot - 3,
    (y) => {
      const half = ((y - top) / height) * (width / 2);
      return [cx + half * (0.1 + 0.14 * Math.sin(y / 17)), cx + half];
    },
    ink,
    2.4,
    3.4,
  );
};

/** A round tree on its trunk. */
export const tree: Thing = (by, cx, foot, width, height, ink) => {
  const radius = Math.min(width / 2, height * 0.4);
  const cy = foot - height + radius;
  by.bar(cx - 2, cy, 4, foot - cy, ink);
  by.across(cy - radius + 3, cy + radius - 3, (y) => around(cx, chordOf(radius, y - cy)), ink, 1, 3.4);
};

/** A cypress or flame: a tall leaf. */
export const cypress: Thing = (by, cx, foot, width, height, ink) => {
  const top = foot - height;
  by.across(
    top + 4,
    foot - 14,
    (y) => around(cx, (width / 2) * Math.sin(Math.PI * ((y - top) / height) ** 1.25)),
    ink,
    1.2,
    3.4,
  );
  by.bar(cx - 2, foot - 14, 4, 14, ink);
};

/** A stack of books. */
export const books: Thing = (by, cx, foot, width, height, ink) => {
  const count = Math.max(2, Math.min(6, Math.round(height / 34)));
  const thick = height / count;
  for (let at = 0; at < count; at += 1) {
    const half = (width / 2) * (1 - 0.09 * ((at * 5) % 4));
    const shift = (((at * 7) % 5) - 2) * width * 0.02;
    const bottom = foot - at * thick;
    by.across(bottom - thick + 5, bottom - 5, () => around(cx + shift, half), ink, at % 2 ? 1 : 2.4, at % 2 ? 1 : 2.4);
    by.bar(cx + shift - half, bottom - thick + 1, half * 2, 2, ink);
  }
};

/** Houses and towers of vertical lines, every third with a gable. */
export function city(
  by: Engraver,
  x: number,
  foot: number,
  heights: readonly number[],
  width: number,
  ink: ColourToken,
): void {
  for (const [at, height] of heights.entries()) {
    const left = x + at * width;
    const top = foot - height;
    by.down(left + 2, left + width - 2, () => [top, foot], ink, at % 2 ? 2.2 : 1.3, [6, 9, 5, 12, 7][at % 5]);
    if (at % 3 === 1)
      by.stroke(
        [
          ['M', left, top],
          ['L', left + width / 2, top - width * 0.42],
          ['L', left + width, top],
        ],
        ink,
        2,
      );
    by.bar(left, top - 1, width, 2, ink);
  }
}

/** Rising steam: three waves of quarter circles. */
export function steam(by: Engraver, cx: number, foot: number, ink: ColourToken, size = 15): void {
  for (const at of [-1, 0, 1]) {
    const x = cx + at * size * 1.75;
    const path: PathStep[] = [['M', x, foot]];
    for (let wave = 0; wave < 3; wave += 1) {
      const y = foot - wave * size * 2;
      const side = (wave % 2 === 0 ? 1 : -1) * size * 1.33;
      path.push(['C', x + side, y, x + side, y - size * 2, x, y - size * 2]);
    }
    by.stroke(path, ink, 2);
  }
}

function chordOf(radius: number, away: number): number {
  return Math.sqrt(Math.max(0, radius * radius - away * away));
}

function halfRound(cx: number, spring: number, radius: number, foot: number): PathStep[] {
  const reach = radius * 0.5523;
  return [
    ['M', cx - radius, foot],
    ['L', cx - radius, spring],
    ['C', cx - radius, spring - reach, cx - reach, spring - radius, cx, spring - radius],
    ['C', cx + reach, spring - radius, cx + radius, spring - reach, cx + radius, spring],
    ['L', cx + radius, foot],
  ];
}
