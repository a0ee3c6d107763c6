import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second } from '../subject-object';

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
