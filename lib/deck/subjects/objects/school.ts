import { body, corners, disc, draw, hole, line, mirrored, rect, type SubjectObject, second } from '../subject-object';
import { apple } from './apple';

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
