import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second } from '../subject-object';

const coinsOf = (x: number, width: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => rect(x, from - at * 15, width, 12.5, 6));

export const MONEY: readonly SubjectObject[] = [
  {
    name: 'rise',
    width: 104,
    height: 104,
    stand: 'tall',
    parts: [
      body(rect(0, 72, 26, 32), rect(32, 56, 26, 48), rect(64, 38, 26, 66)),
      line('second', 7, draw('M5 52L36 32L54 38L86 14')),
      second(corners([102, 2], [97, 29], [77, 7])),
    ],
  },
  {
    name: 'coins',
    width: 100,
    height: 92,
    stand: 'small',
    parts: [
      body(
        ...[0, 2, 4].flatMap((at) => coinsOf(0, 47, 79.5 - at * 15, 1)),
        ...[1].flatMap((at) => coinsOf(53, 47, 79.5 - at * 15, 1)),
      ),
      second(
        ...[1, 3].flatMap((at) => coinsOf(3, 47, 79.5 - at * 15, 1)),
        ...[0, 2].flatMap((at) => coinsOf(51, 47, 79.5 - at * 15, 1)),
      ),
    ],
  },
  {
    name: 'piggy bank',
    width: 126,
    height: 98,
    stand: 'wide',
    parts: [
      second(disc(60, 13, 13)),
      line('second', 5, draw('M14 48C4 48 2 36 10 34')),
      body(rect(30, 76, 16, 22, 3), rect(76, 76, 16, 22, 3), rect(98, 46, 26, 24, 7)),
      body(disc(60, 55, 48, 34)),
      second(corners([74, 22], [96, 12], [97, 36])),
      hole(rect(45, 25, 30, 5, 2.5), disc(91, 46, 4), disc(116, 58, 3)),
    ],
  },
  {
    name: 'banknote',
    width: 136,
    height: 74,
    stand: 'wide',
    parts: [
      body(rect(0, 0, 136, 74, 6)),
      line('hole', 3, rect(8, 8, 120, 58, 2)),
      second(disc(68, 37, 20)),
      hole(rect(65, 27, 6, 20), disc(28, 37, 6), disc(108, 37, 6)),
    ],
  },
  {
    name: 'coin',
    width: 90,
    height: 90,
    stand: 'sky',
    parts: [
      body(disc(45, 45, 45)),
      line('hole', 4, disc(45, 45, 36)),
      second(
        corners(
          [36, 30],
          [49, 22],
          [53, 22],
          [53, 61],
          [60, 61],
          [60, 68],
          [36, 68],
          [36, 61],
          [44, 61],
          [44, 33],
          [38, 37],
        ),
      ),
    ],
  },
];
