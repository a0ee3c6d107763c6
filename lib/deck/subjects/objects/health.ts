import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second } from '../subject-object';

const cross = (cx: number, cy: number, arm: number, half: number) =>
  corners(
    [cx - half, cy - arm],
    [cx + half, cy - arm],
    [cx + half, cy - half],
    [cx + arm, cy - half],
    [cx + arm, cy + half],
    [cx + half, cy + half],
    [cx + half, cy + arm],
    [cx - half, cy + arm],
    [cx - half, cy + half],
    [cx - arm, cy + half],
    [cx - arm, cy - half],
    [cx - half, cy - half],
  );

export const HEALTH: readonly SubjectObject[] = [
  {
    name: 'kit',
    width: 116,
    height: 96,
    stand: 'wide',
    parts: [
      line('second', 8, draw('M38 26L38 12C38 7 41 4 46 4L70 4C75 4 78 7 78 12L78 26')),
      body(rect(0, 24, 116, 72, 12)),
      hole(disc(58, 60, 27)),
      second(cross(58, 60, 18, 6.5)),
    ],
  },
  {
    name: 'medicine',
    width: 58,
    height: 100,
    stand: 'tall',
    parts: [
      second(rect(7, 0, 44, 18, 4)),
      body(rect(0, 21, 58, 79, 11)),
      hole(rect(7, 40, 44, 42, 3)),
      second(cross(29, 61, 15, 5.5)),
    ],
  },
  {
    name: 'capsule',
    width: 96,
    height: 44,
    stand: 'small',
    parts: [
      body(rect(0, 0, 47, 44, [22, 0, 0, 22])),
      second(rect(49, 0, 47, 44, [0, 22, 22, 0])),
      line('hole', 5, draw('M16 14L36 14')),
    ],
  },
  {
    name: 'stethoscope',
    width: 92,
    height: 104,
    stand: 'tall',
    parts: [
      line(
        'body',
        8,
        draw('M20 5L9 5L9 32C9 52 20 60 31 60C42 60 53 52 53 32L53 5L42 5'),
        draw('M31 60L31 76C31 106 75 106 75 78L75 64'),
      ),
      second(disc(75, 50, 17)),
      hole(disc(75, 50, 8)),
    ],
  },
  {
    name: 'heart',
    width: 100,
    height: 90,
    stand: 'sky',
    parts: [
      body(
        draw(
          'M50 90C20 66 0 48 0 27C0 11 12 0 26 0C37 0 45 6 50 15C55 6 63 0 74 0C88 0 100 11 100 27C100 48 80 66 50 90Z',
        ),
      ),
      line('hole', 6, draw('M4 42L32 42L41 25L55 60L64 42L96 42')),
    ],
  },
];
