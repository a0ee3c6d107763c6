import {
  arc,
  body,
  corners,
  disc,
  draw,
  hole,
  line,
  rect,
  type SubjectObject,
  second,
  turned,
} from '../subject-object';

export const WORK: readonly SubjectObject[] = [
  {
    name: 'clipboard',
    width: 78,
    height: 106,
    stand: 'tall',
    parts: [
      body(rect(0, 12, 78, 94, 8)),
      hole(rect(9, 24, 60, 73, 2)),
      second(rect(24, 4, 30, 18, 4), disc(39, 6, 6)),
      line('second', 5, draw('M17 45L22 50L31 40M17 64L22 69L31 59')),
      second(rect(17, 77, 12, 12, 2)),
      body(rect(38, 43, 24, 5), rect(38, 62, 24, 5), rect(38, 81, 24, 5)),
    ],
  },
  {
    name: 'desk',
    width: 158,
    height: 104,
    stand: 'wide',
    parts: [
      body(rect(34, 0, 90, 56, 6), rect(72, 54, 14, 14)),
      hole(rect(41, 7, 76, 42, 2)),
      second(rect(52, 30, 11, 19), rect(68, 22, 11, 27), rect(84, 14, 11, 35), rect(100, 26, 8, 23)),
      body(rect(0, 66, 158, 10, 3)),
      second(rect(10, 76, 9, 28), rect(139, 76, 9, 28)),
      body(rect(92, 76, 40, 18, [0, 0, 4, 4])),
      hole(rect(106, 83, 12, 4, 2)),
    ],
  },
  {
    name: 'briefcase',
    width: 118,
    height: 86,
    stand: 'wide',
    parts: [
      line('second', 8, draw('M40 20L40 8C40 5 42 4 45 4L73 4C76 4 78 5 78 8L78 20')),
      body(rect(0, 18, 118, 68, 9)),
      second(rect(0, 46, 118, 8)),
      hole(rect(50, 40, 18, 20, 3)),
      second(rect(54, 44, 10, 12, 2)),
    ],
  },
  {
    name: 'mug',
    width: 64,
    height: 58,
    stand: 'small',
    parts: [
      line('second', 7, draw('M43 16C65 12 66 43 43 40')),
      body(rect(0, 4, 46, 54, [2, 2, 10, 10])),
      second(rect(0, 0, 46, 9, 4)),
    ],
  },
  {
    name: 'calendar',
    width: 92,
    height: 88,
    stand: 'sky',
    parts: [
      body(rect(0, 10, 92, 78, 8)),
      hole(rect(7, 34, 78, 47, 2)),
      second(rect(20, 0, 9, 22, 4), rect(63, 0, 9, 22, 4)),
      body(rect(15, 41, 13, 13, 2), rect(35, 41, 13, 13, 2), rect(15, 61, 13, 13, 2)),
      second(rect(55, 41, 13, 13, 2), rect(35, 61, 13, 13, 2)),
      body(corners([55, 61], [68, 61], [68, 74], [55, 74])),
    ],
  },
];

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

export const CODE: readonly SubjectObject[] = [
  {
    name: 'laptop',
    width: 146,
    height: 92,
    stand: 'wide',
    parts: [
      body(rect(18, 0, 110, 76, [9, 9, 0, 0]), rect(0, 80, 146, 12, [2, 2, 11, 11])),
      hole(rect(26, 8, 94, 60, 2)),
      line('second', 7, draw('M44 24L58 38L44 52'), draw('M68 54L92 54')),
    ],
  },
  {
    name: 'server',
    width: 66,
    height: 104,
    stand: 'tall',
    parts: [
      body(rect(0, 0, 66, 31, 6), rect(0, 36, 66, 31, 6), rect(0, 72, 66, 32, 6)),
      hole(...[12, 48, 84].map((y) => rect(10, y, 26, 7, 3.5))),
      second(...[15.5, 51.5, 87.5].map((y) => disc(52, y, 6))),
    ],
  },
  {
    name: 'window',
    width: 126,
    height: 94,
    stand: 'wide',
    parts: [
      body(rect(0, 0, 126, 94, 9)),
      hole(disc(14, 11, 4), disc(27, 11, 4), disc(40, 11, 4), rect(7, 21, 112, 66, 3)),
      second(rect(18, 33, 30, 8, 4), rect(30, 49, 52, 8, 4), rect(18, 65, 24, 8, 4)),
      body(rect(54, 33, 44, 8, 4), rect(88, 49, 18, 8, 4), rect(48, 65, 36, 8, 4)),
    ],
  },
  {
    name: 'database',
    width: 84,
    height: 104,
    stand: 'tall',
    parts: [
      body(rect(0, 13, 84, 78), disc(42, 91, 42, 13)),
      line('hole', 5, draw('M3 40C8 56 76 56 81 40M3 66C8 82 76 82 81 66')),
      second(disc(42, 13, 42, 13)),
    ],
  },
  {
    name: 'queue',
    width: 150,
    height: 62,
    stand: 'wide',
    parts: [
      body(rect(0, 0, 34, 46, 6), rect(42, 0, 34, 46, 6), rect(84, 0, 34, 46, 6), rect(0, 54, 118, 8, 3)),
      second(corners([124, 8], [150, 23], [124, 38])),
      hole(...[8, 50, 92].flatMap((x) => [rect(x, 14, 18, 6, 3), rect(x, 27, 12, 6, 3)])),
    ],
  },
  {
    name: 'chip',
    width: 92,
    height: 92,
    stand: 'small',
    parts: [
      second(...[25, 42, 59].flatMap((at) => [rect(at, 0, 8, 92, 3), rect(0, at, 92, 8, 3)])),
      hole(rect(11, 11, 70, 70, 8)),
      body(rect(15, 15, 62, 62, 7)),
      hole(rect(29, 29, 34, 34, 3)),
      second(rect(36, 36, 20, 20, 2)),
    ],
  },
  {
    name: 'brackets',
    width: 118,
    height: 82,
    stand: 'sky',
    parts: [
      line('body', 12, draw('M34 10L8 41L34 72'), draw('M84 10L110 41L84 72')),
      line('second', 10, draw('M69 6L49 76')),
    ],
  },
];

export const SCIENCE: readonly SubjectObject[] = [
  {
    name: 'flask',
    width: 84,
    height: 100,
    stand: 'tall',
    parts: [
      body(draw('M32 8L52 8L52 38L82 86C87 94 83 100 75 100L9 100C1 100 -3 94 2 86L32 38Z'), rect(25, 0, 34, 10, 4)),
      hole(draw('M21 66L63 66L76 87C79 92 77 94 73 94L11 94C7 94 5 92 8 87Z')),
      second(draw('M18 71L66 71L76 87C79 92 77 94 73 94L11 94C7 94 5 92 8 87Z')),
      hole(disc(34, 83, 5), disc(52, 80, 3.5), disc(42, 56, 4)),
    ],
  },
  {
    name: 'microscope',
    width: 84,
    height: 104,
    stand: 'tall',
    parts: [
      line('body', 11, draw('M50 30C84 34 86 76 56 96')),
      body(rect(2, 93, 80, 11, 4), rect(8, 74, 46, 8, 3)),
      second(turned(rect(26, 8, 20, 52, 3), -20, 36, 34)),
      body(turned(rect(29, 0, 14, 10, 3), -20, 36, 34), turned(rect(30, 58, 12, 12, 2), -20, 36, 34)),
    ],
  },
  {
    name: 'test tubes',
    width: 116,
    height: 92,
    stand: 'wide',
    parts: [
      body(
        ...[22, 49, 76].map((x) => rect(x - 3, 2, 24, 6, 3)),
        ...[22, 49, 76].map((x) => rect(x, 4, 18, 74, [0, 0, 9, 9])),
      ),
      hole(rect(25, 10, 12, 22), rect(52, 10, 12, 12), rect(79, 10, 12, 30)),
      second(rect(0, 46, 116, 9, 2), rect(0, 82, 116, 10, 2), rect(4, 46, 8, 40), rect(104, 46, 8, 40)),
    ],
  },
  {
    name: 'magnifier',
    width: 100,
    height: 100,
    stand: 'small',
    parts: [
      second(turned(rect(29, 72, 14, 50, 6), -45, 36, 36)),
      body(disc(37, 37, 37)),
      hole(disc(37, 37, 28)),
      line('second', 5, arc(37, 37, 18, 275, 350)),
    ],
  },
  {
    name: 'atom',
    width: 104,
    height: 104,
    stand: 'sky',
    parts: [
      line('second', 4, ...[0, 60, 120].map((degrees) => turned(disc(52, 52, 50, 18), degrees, 52, 52))),
      body(disc(52, 52, 11), ...[0, 120, 240].map((degrees) => turned(disc(92, 41, 6), degrees, 52, 52))),
    ],
  },
];
