import {
  body,
  corners,
  disc,
  draw,
  hole,
  line,
  mirrored,
  rect,
  type SubjectObject,
  second,
  turned,
} from '../subject-object';
import { apple } from './living-things';

const page = 'M65 18C52 5 26 2 0 8L0 74C26 68 52 70 65 82Z';

export const SCHOOL: readonly SubjectObject[] = [
  {
    name: 'books',
    width: 126,
    height: 84,
    stand: 'wide',
    parts: [
      body(rect(4, 58, 122, 26, [13, 2, 2, 13]), rect(16, 2, 96, 25, [12.5, 2, 2, 12.5])),
      second(rect(0, 29.5, 106, 26, [13, 2, 2, 13])),
      hole(
        rect(16, 64, 110.6, 14, [7, 0, 0, 7]),
        rect(12, 35.5, 94.6, 14, [7, 0, 0, 7]),
        rect(28, 8, 84.6, 13, [6.5, 0, 0, 6.5]),
      ),
    ],
  },
  {
    name: 'pencils',
    width: 60,
    height: 104,
    stand: 'tall',
    parts: [
      second(
        rect(10, 22, 11, 46),
        corners([10, 22], [15.5, 6], [21, 22]),
        rect(40, 30, 11, 40),
        corners([40, 30], [45.5, 14], [51, 30]),
      ),
      body(rect(25, 0, 11, 66, 1), rect(3, 56, 54, 48, [0, 0, 7, 7]), rect(0, 54, 60, 9, 3)),
      hole(rect(25, 8, 6, 3), rect(25, 18, 6, 3), rect(25, 28, 6, 3), rect(25, 38, 6, 3)),
      second(rect(3, 76, 54, 10)),
    ],
  },
  {
    name: 'open book',
    width: 134,
    height: 84,
    stand: 'wide',
    parts: [
      body(draw(page)),
      second(mirrored(draw(page), 67)),
      line('hole', 4, draw('M14 26C28 24 40 26 52 31M14 41C28 39 40 41 52 46M14 56C28 54 40 56 52 61')),
      line('hole', 4, mirrored(draw('M14 26C28 24 40 26 52 31M14 41C28 39 40 41 52 46M14 56C28 54 40 56 52 61'), 67)),
    ],
  },
  apple,
  {
    name: 'cap',
    width: 124,
    height: 84,
    stand: 'sky',
    parts: [
      second(draw('M28 40L62 54L96 40L96 62C96 74 80 82 62 82C44 82 28 74 28 62Z')),
      body(corners([62, 0], [124, 27], [62, 54], [0, 27])),
      line('second', 5, draw('M112 32L112 66')),
      second(disc(112, 70, 7)),
    ],
  },
];

const BOOKS = SCHOOL.filter(({ name }) => name === 'books' || name === 'open book');

export const LIBRARY: readonly SubjectObject[] = [
  ...BOOKS,
  {
    name: 'bookshelf',
    width: 92,
    height: 112,
    stand: 'tall',
    parts: [
      body(rect(0, 0, 92, 112, 5)),
      hole(rect(8, 8, 76, 42), rect(8, 57, 76, 42)),
      body(rect(12, 16, 10, 34), rect(38, 14, 12, 36), rect(26, 64, 12, 35), rect(64, 72, 14, 27)),
      second(
        rect(24, 22, 12, 28),
        corners([54, 20], [63, 17], [74, 48], [65, 50]),
        rect(13, 70, 10, 29),
        rect(41, 62, 9, 37),
      ),
    ],
  },
  {
    name: 'reading lamp',
    width: 84,
    height: 110,
    stand: 'tall',
    parts: [
      line('second', 6, draw('M34 96L34 62L18 40L46 22')),
      body(rect(8, 98, 54, 12, 5), draw('M42 8C52 -2 66 2 70 12L82 42L34 42Z')),
      second(draw('M46 46L70 46C70 54 64 58 58 58C52 58 46 54 46 46Z')),
    ],
  },
  {
    name: 'library card',
    width: 96,
    height: 66,
    stand: 'small',
    parts: [
      body(rect(0, 0, 96, 66, 8)),
      second(rect(10, 12, 26, 28, 3)),
      hole(rect(46, 14, 40, 7, 3), rect(46, 27, 28, 7, 3)),
      hole(...[10, 18, 24, 34, 40, 50, 56, 66, 76, 82].map((x, at) => rect(x, 48, at % 3 === 0 ? 4 : 3, 11))),
    ],
  },
  {
    name: 'clock',
    width: 84,
    height: 84,
    stand: 'sky',
    parts: [
      body(disc(42, 42, 42)),
      hole(disc(42, 42, 31)),
      line('body', 6, draw('M42 22L42 42')),
      line('second', 6, draw('M42 42L56 52')),
    ],
  },
];

export const MUSIC: readonly SubjectObject[] = [
  {
    name: 'guitar',
    width: 56,
    height: 124,
    stand: 'tall',
    parts: [
      body(
        draw(
          'M28 52C41 52 46 59 44 68C43 74 45 78 49 83C64 102 52 124 28 124C4 124 -8 102 7 83C11 78 13 74 12 68C10 59 15 52 28 52Z',
        ),
        rect(20, 0, 16, 18, 3),
      ),
      second(rect(24, 16, 8, 62)),
      hole(disc(28, 84, 10)),
      second(rect(16, 104, 24, 6, 2)),
    ],
  },
  {
    name: 'keys',
    width: 134,
    height: 74,
    stand: 'wide',
    parts: [
      body(rect(0, 0, 134, 74, 6)),
      hole(...Array.from({ length: 7 }, (_, at) => rect(6 + at * 17.6, 12, 16, 56, [0, 0, 2, 2]))),
      body(...[0, 1, 3, 4, 5].map((at) => rect(17.4 + at * 17.6, 10, 11, 36, [0, 0, 2, 2]))),
      second(rect(6, 6, 122, 6)),
    ],
  },
  {
    name: 'drum',
    width: 104,
    height: 96,
    stand: 'small',
    parts: [
      line('second', 6, draw('M60 32L92 4M38 30L12 10')),
      body(draw('M4 36L100 36L100 82C100 90 78 96 52 96C26 96 4 90 4 82Z')),
      line('hole', 4, draw('M8 52L24 86L40 56L52 90L64 56L80 86L96 52')),
      second(disc(52, 38, 50, 14)),
      hole(disc(52, 38, 42, 9)),
    ],
  },
  {
    name: 'record',
    width: 100,
    height: 100,
    stand: 'sky',
    parts: [
      body(disc(50, 50, 50)),
      line('hole', 2, disc(50, 50, 42), disc(50, 50, 35), disc(50, 50, 28)),
      second(disc(50, 50, 19)),
      hole(disc(50, 50, 4)),
    ],
  },
  {
    name: 'notes',
    width: 84,
    height: 100,
    stand: 'sky',
    parts: [
      second(corners([26, 12], [84, 0], [84, 18], [26, 30])),
      body(rect(26, 26, 8, 58), rect(76, 14, 8, 58)),
      body(turned(disc(18, 86, 17, 12), -15, 18, 86), turned(disc(67, 74, 17, 12), -15, 67, 74)),
    ],
  },
];

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
