import { body, corners, disc, draw, line, rect, type SubjectObject, second, turned } from '../subject-object';

export const NATURE: readonly SubjectObject[] = [
  {
    name: 'mountain',
    width: 156,
    height: 92,
    stand: 'wide',
    parts: [
      second(corners([62, 92], [108, 30], [156, 92])),
      body(corners([0, 92], [56, 4], [112, 92])),
      second(corners([56, 4], [75, 34], [65, 29], [56, 40], [47, 29], [37, 34])),
    ],
  },
  {
    name: 'fir',
    width: 64,
    height: 104,
    stand: 'tall',
    parts: [
      second(rect(26, 88, 12, 16)),
      body(
        corners([32, 0], [50, 34], [14, 34]),
        corners([32, 18], [57, 62], [7, 62]),
        corners([32, 40], [64, 90], [0, 90]),
      ),
    ],
  },
  {
    name: 'sprout',
    width: 92,
    height: 100,
    stand: 'small',
    parts: [
      line('second', 6, draw('M46 98C46 80 46 66 46 52')),
      body(draw('M46 50C44 20 26 6 0 4C0 34 16 52 46 50Z')),
      second(draw('M46 68C48 42 64 28 92 28C92 54 74 70 46 68Z')),
      line('hole', 3, draw('M40 44C32 32 24 24 14 17M54 60C62 50 70 44 80 39')),
    ],
  },
  {
    name: 'tree',
    width: 76,
    height: 104,
    stand: 'tall',
    parts: [
      second(rect(33, 60, 10, 44)),
      body(disc(38, 38, 38)),
      line('second', 6, draw('M38 74L38 30M38 58L54 42M38 48L25 35')),
    ],
  },
  {
    name: 'sun',
    width: 100,
    height: 100,
    stand: 'sky',
    parts: [
      line('second', 7, ...Array.from({ length: 12 }, (_, at) => turned(draw('M50 4L50 16'), at * 30, 50, 50))),
      body(disc(50, 50, 26)),
    ],
  },
];
