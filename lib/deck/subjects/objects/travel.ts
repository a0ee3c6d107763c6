import {
  arc,
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

const wing = corners([45, 34], [4, 62], [4, 74], [45, 60]);
const fin = corners([46, 78], [28, 91], [28, 99], [48, 94]);

export const TRAVEL: readonly SubjectObject[] = [
  {
    name: 'suitcase',
    width: 116,
    height: 100,
    stand: 'wide',
    parts: [
      line('second', 8, draw('M40 26L40 12C40 7 43 4 48 4L68 4C73 4 76 7 76 12L76 26')),
      body(rect(14, 88, 16, 12, 3), rect(86, 88, 16, 12, 3)),
      body(rect(0, 24, 116, 70, 10)),
      second(rect(22, 24, 12, 70), rect(82, 24, 12, 70)),
      hole(rect(51, 40, 14, 9, 3)),
    ],
  },
  {
    name: 'globe',
    width: 88,
    height: 104,
    stand: 'tall',
    parts: [
      line('second', 7, turned(arc(44, 41, 38, 20, 200), 0, 44, 40)),
      second(rect(41, 78, 7, 20), rect(18, 94, 52, 10, 5)),
      body(disc(44, 40, 32)),
      line('hole', 3.5, disc(44, 40, 14, 31), draw('M14 40L74 40M20 24L68 24M20 56L68 56')),
    ],
  },
  {
    name: 'pin',
    width: 66,
    height: 100,
    stand: 'small',
    parts: [
      body(draw('M33 100C22 74 0 57 0 33C0 14 15 0 33 0C51 0 66 14 66 33C66 57 44 74 33 100Z')),
      hole(disc(33, 33, 17)),
      second(disc(33, 33, 10)),
    ],
  },
  {
    name: 'plane',
    width: 100,
    height: 100,
    stand: 'sky',
    parts: [
      second(...[wing, mirrored(wing, 50), fin, mirrored(fin, 50)].map((path) => turned(path, 45, 50, 50))),
      body(
        turned(
          draw('M50 -8C57 -2 59 8 59 18L57 88C56 96 53 100 50 104C47 100 44 96 43 88L41 18C41 8 43 -2 50 -8Z'),
          45,
          50,
          50,
        ),
      ),
    ],
  },
  {
    name: 'balloon',
    width: 76,
    height: 104,
    stand: 'sky',
    parts: [
      line('second', 3, draw('M30 74L33 90M46 74L43 90')),
      body(draw('M38 0C60 0 76 16 76 36C76 55 58 66 50 78L26 78C18 66 0 55 0 36C0 16 16 0 38 0Z')),
      second(
        draw('M38 0C50 0 55 18 55 36C55 54 49 66 45 78L31 78C27 66 21 54 21 36C21 18 26 0 38 0Z'),
        rect(28, 88, 20, 16, [2, 2, 6, 6]),
      ),
    ],
  },
];
