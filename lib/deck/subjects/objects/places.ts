import {
  arc,
  body,
  corners,
  disc,
  draw,
  grid,
  hole,
  line,
  mirrored,
  type ObjectPart,
  rect,
  type SubjectObject,
  second,
  turned,
} from '../subject-object';

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

const wing = corners([45, 34], [4, 62], [4, 74], [45, 60]);
const fin = corners([46, 78], [28, 91], [28, 99], [48, 94]);

export const TRAVEL: readonly SubjectObject[] = [
  {
    name: 'suitcase',
    width: 116,
    height: 100,
    stand: 'wide',
    parts: [
      line('second', 8, draw('M40 26L40 12C40 7 43 4 48 4L68 4C73 4 76 7 76 12L76 26')),
      body(rect(14, 88, 16, 12, 3), rect(86, 88, 16, 12, 3)),
      body(rect(0, 24, 116, 70, 10)),
      second(rect(22, 24, 12, 70), rect(82, 24, 12, 70)),
      hole(rect(51, 40, 14, 9, 3)),
    ],
  },
  {
    name: 'globe',
    width: 88,
    height: 104,
    stand: 'tall',
    parts: [
      line('second', 7, turned(arc(44, 41, 38, 20, 200), 0, 44, 40)),
      second(rect(41, 78, 7, 20), rect(18, 94, 52, 10, 5)),
      body(disc(44, 40, 32)),
      line('hole', 3.5, disc(44, 40, 14, 31), draw('M14 40L74 40M20 24L68 24M20 56L68 56')),
    ],
  },
  {
    name: 'pin',
    width: 66,
    height: 100,
    stand: 'small',
    parts: [
      body(draw('M33 100C22 74 0 57 0 33C0 14 15 0 33 0C51 0 66 14 66 33C66 57 44 74 33 100Z')),
      hole(disc(33, 33, 17)),
      second(disc(33, 33, 10)),
    ],
  },
  {
    name: 'plane',
    width: 100,
    height: 100,
    stand: 'sky',
    parts: [
      second(...[wing, mirrored(wing, 50), fin, mirrored(fin, 50)].map((path) => turned(path, 45, 50, 50))),
      body(
        turned(
          draw('M50 -8C57 -2 59 8 59 18L57 88C56 96 53 100 50 104C47 100 44 96 43 88L41 18C41 8 43 -2 50 -8Z'),
          45,
          50,
          50,
        ),
      ),
    ],
  },
  {
    name: 'balloon',
    width: 76,
    height: 104,
    stand: 'sky',
    parts: [
      line('second', 3, draw('M30 74L33 90M46 74L43 90')),
      body(draw('M38 0C60 0 76 16 76 36C76 55 58 66 50 78L26 78C18 66 0 55 0 36C0 16 16 0 38 0Z')),
      second(
        draw('M38 0C50 0 55 18 55 36C55 54 49 66 45 78L31 78C27 66 21 54 21 36C21 18 26 0 38 0Z'),
        rect(28, 88, 20, 16, [2, 2, 6, 6]),
      ),
    ],
  },
];

const wheel = (cx: number, cy: number, radius: number, width: number): ObjectPart =>
  line('body', width, disc(cx, cy, radius - width / 2));

export const BICYCLES: readonly SubjectObject[] = [
  {
    name: 'bicycle',
    width: 152,
    height: 96,
    stand: 'wide',
    parts: [
      wheel(32, 64, 32, 6),
      wheel(120, 64, 32, 6),
      line('second', 6, draw('M32 64L52 28L102 28L72 64L32 64M72 64L48 18M120 64L98 14')),
      line('body', 6, draw('M38 16L58 16M98 14L112 10')),
      body(disc(72, 64, 8)),
    ],
  },
  {
    name: 'pump',
    width: 72,
    height: 108,
    stand: 'tall',
    parts: [
      body(rect(12, 0, 48, 11, 5)),
      second(rect(33, 10, 6, 30)),
      body(rect(26, 36, 20, 62, 4), rect(8, 96, 56, 12, 4)),
      line('second', 4.5, draw('M46 88C72 90 72 66 62 54')),
    ],
  },
  {
    name: 'wheel',
    width: 92,
    height: 92,
    stand: 'small',
    parts: [
      wheel(46, 46, 46, 9),
      line('second', 3.5, ...[0, 45, 90, 135].map((turn) => turned(draw('M46 12L46 80'), turn, 46, 46))),
      body(disc(46, 46, 10)),
    ],
  },
  {
    name: 'lock',
    width: 66,
    height: 92,
    stand: 'small',
    parts: [
      line('second', 11, draw('M14 56L14 30C14 0 52 0 52 30L52 56')),
      body(rect(0, 44, 66, 48, 9)),
      hole(disc(33, 64, 7), rect(30, 66, 6, 14, 2)),
    ],
  },
  {
    name: 'chainring',
    width: 88,
    height: 88,
    stand: 'sky',
    parts: [
      body(disc(44, 44, 36)),
      body(
        ...Array.from({ length: 12 }, (_, at) =>
          turned(corners([38, 12], [41, 1], [47, 1], [50, 12]), at * 30, 44, 44),
        ),
      ),
      hole(disc(44, 44, 25)),
      line('second', 7, ...[0, 120, 240].map((turn) => turned(draw('M44 44L44 20'), turn, 44, 44))),
      second(disc(44, 44, 9)),
    ],
  },
];

export const SPORT: readonly SubjectObject[] = [
  {
    name: 'trophy',
    width: 92,
    height: 104,
    stand: 'tall',
    parts: [
      line('second', 7, draw('M22 14C-4 8 -2 46 30 48M70 14C96 8 94 46 62 48')),
      body(
        draw('M18 2L74 2L72 34C70 56 58 62 46 62C34 62 22 56 20 34Z'),
        rect(41, 58, 10, 24),
        rect(16, 92, 60, 12, 3),
      ),
      second(rect(26, 80, 40, 10, 2)),
      hole(draw('M46 14L50 25L62 25L53 32L56 43L46 37L36 43L39 32L30 25L42 25Z')),
    ],
  },
  {
    name: 'ball',
    width: 88,
    height: 88,
    stand: 'small',
    parts: [
      body(disc(44, 44, 44)),
      line('hole', 4, draw('M44 1L44 87M1 44L87 44M15 12C34 28 34 60 15 76M73 12C54 28 54 60 73 76')),
    ],
  },
  {
    name: 'shoe',
    width: 136,
    height: 76,
    stand: 'wide',
    parts: [
      body(draw('M2 14C2 10 6 8 10 12C18 20 28 18 36 8C40 3 45 3 50 8L84 36C98 46 132 40 134 62L2 62Z')),
      second(rect(0, 62, 136, 14, [2, 4, 7, 7])),
      line('hole', 5, draw('M50 26L62 16M61 36L74 25M74 44L85 34')),
      second(draw('M2 40C14 38 24 48 26 62L2 62Z')),
    ],
  },
  {
    name: 'dumbbell',
    width: 140,
    height: 66,
    stand: 'wide',
    parts: [
      second(rect(4, 28, 132, 10, 4)),
      body(rect(14, 8, 14, 50, 5), rect(31, 0, 16, 66, 5), rect(93, 0, 16, 66, 5), rect(112, 8, 14, 50, 5)),
    ],
  },
  {
    name: 'medal',
    width: 72,
    height: 104,
    stand: 'sky',
    parts: [
      second(corners([4, 0], [28, 0], [46, 42], [28, 50])),
      second(corners([68, 0], [44, 42], [26, 42], [44, 0])),
      body(disc(36, 72, 32)),
      line('hole', 3.5, disc(36, 72, 24)),
      hole(
        corners(
          [28, 63],
          [37, 57],
          [41, 57],
          [41, 82],
          [46, 82],
          [46, 88],
          [28, 88],
          [28, 82],
          [34, 82],
          [34, 66],
          [29, 69],
        ),
      ),
    ],
  },
];
