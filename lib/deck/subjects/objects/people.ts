import { body, corners, disc, hole, rect, type SubjectObject, second } from '../subject-object';

export const PEOPLE: readonly SubjectObject[] = [
  {
    name: 'person',
    width: 68,
    height: 104,
    stand: 'tall',
    parts: [
      body(rect(0, 48, 68, 56, [32, 32, 0, 0])),
      second(disc(34, 22, 21)),
      hole(corners([24, 47], [44, 47], [34, 62])),
    ],
  },
  {
    name: 'group',
    width: 156,
    height: 96,
    stand: 'wide',
    parts: [
      second(
        rect(0, 52, 58, 44, [27, 27, 0, 0]),
        disc(29, 31, 17),
        rect(98, 52, 58, 44, [27, 27, 0, 0]),
        disc(127, 31, 17),
      ),
      hole(rect(36, 42, 84, 54, [38, 38, 0, 0])),
      body(rect(42, 48, 72, 48, [34, 34, 0, 0]), disc(78, 21, 21)),
    ],
  },
  {
    name: 'pair',
    width: 128,
    height: 96,
    stand: 'wide',
    parts: [
      body(rect(0, 46, 70, 50, [33, 33, 0, 0])),
      second(disc(35, 21, 20)),
      hole(rect(56, 46, 72, 50, [36, 33, 0, 0])),
      second(rect(62, 52, 66, 44, [32, 32, 0, 0])),
      body(disc(95, 29, 18)),
    ],
  },
  {
    name: 'speech',
    width: 116,
    height: 90,
    stand: 'sky',
    parts: [
      body(rect(0, 0, 90, 54, 16), corners([18, 50], [44, 50], [18, 76])),
      hole(disc(23, 22, 5), disc(42, 22, 5), disc(61, 22, 5), rect(46, 34, 70, 43, 15)),
      second(rect(51, 39, 65, 36, 14), corners([78, 72], [100, 70], [100, 90])),
    ],
  },
  {
    name: 'child',
    width: 54,
    height: 78,
    stand: 'small',
    parts: [second(rect(0, 38, 54, 40, [25, 25, 0, 0])), body(disc(27, 18, 17))],
  },
];
