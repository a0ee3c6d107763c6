import { arc, body, disc, draw, hole, line, rect, type SubjectObject, second, turned } from '../subject-object';

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
