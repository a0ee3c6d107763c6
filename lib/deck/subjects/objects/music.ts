import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second, turned } from '../subject-object';

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
