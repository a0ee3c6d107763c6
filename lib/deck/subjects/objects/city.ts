import { body, corners, disc, draw, grid, hole, line, rect, type SubjectObject, second } from '../subject-object';

export const CITY: readonly SubjectObject[] = [
  {
    name: 'tower',
    width: 44,
    height: 100,
    stand: 'tall',
    parts: [
      body(rect(20, 0, 4, 12), rect(0, 10, 44, 90)),
      hole(grid([6, 18, 30], [18, 30, 42, 54, 66], (x, y) => rect(x, y, 8, 7))),
      second(rect(18, 30, 8, 7), rect(30, 54, 8, 7), rect(6, 66, 8, 7), rect(14, 84, 16, 16)),
    ],
  },
  {
    name: 'house',
    width: 96,
    height: 92,
    stand: 'small',
    parts: [
      body(rect(66, 8, 12, 28)),
      body(corners([10, 92], [10, 44], [48, 12], [86, 44], [86, 92])),
      second(corners([0, 44], [48, 3], [96, 44], [90, 52], [48, 16], [6, 52])),
      hole(rect(22, 58, 20, 18), rect(54, 58, 18, 34)),
    ],
  },
  {
    name: 'bridge',
    width: 180,
    height: 84,
    stand: 'wide',
    parts: [
      line(
        'second',
        4,
        draw('M2 56C20 46 38 26 46 6C64 52 116 52 134 6C142 26 160 46 178 56'),
        draw('M22 58L22 44M65 58L65 33M78 58L78 39M90 58L90 41M102 58L102 39M115 58L115 33M158 58L158 44'),
      ),
      body(rect(0, 57, 180, 9), rect(41, 2, 10, 82, [3, 3, 0, 0]), rect(129, 2, 10, 82, [3, 3, 0, 0])),
    ],
  },
  {
    name: 'hall',
    width: 116,
    height: 92,
    stand: 'wide',
    parts: [
      second(corners([0, 31], [58, 2], [116, 31])),
      body(rect(6, 34, 104, 8), ...[12, 33, 54, 75, 96].map((x) => rect(x - 1, 45, 10, 32)), rect(2, 80, 112, 12)),
      hole(disc(58, 20, 6)),
    ],
  },
  {
    name: 'cloud',
    width: 110,
    height: 62,
    stand: 'sky',
    parts: [
      body(
        draw(
          'M25 62C11 62 2 53 2 41C2 30 11 21 23 20C28 8 40 0 54 0C69 0 81 9 85 22C99 22 108 31 108 42C108 53 99 62 87 62Z',
        ),
      ),
    ],
  },
];
