import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second } from '../subject-object';

export const SPORT: readonly SubjectObject[] = [
  {
    name: 'trophy',
    width: 92,
    height: 104,
    stand: 'tall',
    parts: [
      line('second', 7, draw('M22 14C-4 8 -2 46 30 48M70 14C96 8 94 46 62 48')),
      body(
        draw('M18 2L74 2L72 34C70 56 58 62 46 62C34 62 22 56 20 34Z'),
        rect(41, 58, 10, 24),
        rect(16, 92, 60, 12, 3),
      ),
      second(rect(26, 80, 40, 10, 2)),
      hole(draw('M46 14L50 25L62 25L53 32L56 43L46 37L36 43L39 32L30 25L42 25Z')),
    ],
  },
  {
    name: 'ball',
    width: 88,
    height: 88,
    stand: 'small',
    parts: [
      body(disc(44, 44, 44)),
      line('hole', 4, draw('M44 1L44 87M1 44L87 44M15 12C34 28 34 60 15 76M73 12C54 28 54 60 73 76')),
    ],
  },
  {
    name: 'shoe',
    width: 136,
    height: 76,
    stand: 'wide',
    parts: [
      body(draw('M2 14C2 10 6 8 10 12C18 20 28 18 36 8C40 3 45 3 50 8L84 36C98 46 132 40 134 62L2 62Z')),
      second(rect(0, 62, 136, 14, [2, 4, 7, 7])),
      line('hole', 5, draw('M50 26L62 16M61 36L74 25M74 44L85 34')),
      second(draw('M2 40C14 38 24 48 26 62L2 62Z')),
    ],
  },
  {
    name: 'dumbbell',
    width: 140,
    height: 66,
    stand: 'wide',
    parts: [
      second(rect(4, 28, 132, 10, 4)),
      body(rect(14, 8, 14, 50, 5), rect(31, 0, 16, 66, 5), rect(93, 0, 16, 66, 5), rect(112, 8, 14, 50, 5)),
    ],
  },
  {
    name: 'medal',
    width: 72,
    height: 104,
    stand: 'sky',
    parts: [
      second(corners([4, 0], [28, 0], [46, 42], [28, 50])),
      second(corners([68, 0], [44, 42], [26, 42], [44, 0])),
      body(disc(36, 72, 32)),
      line('hole', 3.5, disc(36, 72, 24)),
      hole(
        corners(
          [28, 63],
          [37, 57],
          [41, 57],
          [41, 82],
          [46, 82],
          [46, 88],
          [28, 88],
          [28, 82],
          [34, 82],
          [34, 66],
          [29, 69],
        ),
      ),
    ],
  },
];
