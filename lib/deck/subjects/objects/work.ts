import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second } from '../subject-object';

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
