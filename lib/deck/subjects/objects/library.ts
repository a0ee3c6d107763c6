import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second } from '../subject-object';
import { SCHOOL } from './school';

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
