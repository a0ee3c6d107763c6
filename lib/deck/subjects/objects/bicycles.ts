import {
  body,
  corners,
  disc,
  draw,
  hole,
  line,
  type ObjectPart,
  rect,
  type SubjectObject,
  second,
  turned,
} from '../subject-object';

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
