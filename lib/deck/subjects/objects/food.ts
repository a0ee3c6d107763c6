import { body, corners, disc, draw, hole, line, pie, rect, type SubjectObject, second } from '../subject-object';
import { apple } from './apple';

const STEAM = 'C28 30 48 24 38 16C32 11 34 6 38 2';

export const FOOD: readonly SubjectObject[] = [
  {
    name: 'pot',
    width: 120,
    height: 100,
    stand: 'wide',
    parts: [
      body(rect(0, 56, 120, 11, 5.5)),
      body(rect(14, 47, 92, 53, [3, 3, 22, 22])),
      second(draw('M14 41C14 22 36 14 60 14C84 14 106 22 106 41Z'), disc(60, 8, 8)),
      hole(rect(28, 58, 7, 28, 3.5)),
    ],
  },
  {
    name: 'coffee pot',
    width: 80,
    height: 104,
    stand: 'tall',
    parts: [
      line('second', 9, draw('M54 31L74 31L68 66')),
      second(disc(34, 7, 7), corners([10, 22], [34, 11], [58, 22])),
      body(corners([0, 24], [58, 24], [51, 55], [17, 55])),
      body(corners([15, 64], [53, 64], [62, 104], [6, 104])),
      second(rect(13, 56, 42, 7, 3)),
      line('hole', 4, draw('M27 72L24 96M41 72L44 96')),
    ],
  },
  apple,
  {
    name: 'bowl',
    width: 112,
    height: 100,
    stand: 'wide',
    parts: [
      line(
        'second',
        6,
        draw(`M38 36${STEAM}`),
        draw('M56 36C46 30 66 24 56 16C50 11 52 6 56 2'),
        draw('M74 36C64 30 84 24 74 16C68 11 70 6 74 2'),
      ),
      body(pie(56, 50, 45, 90, 270), rect(38, 92, 36, 8, 3)),
      second(rect(0, 45, 112, 8, 4)),
    ],
  },
  {
    name: 'citrus',
    width: 100,
    height: 100,
    stand: 'sky',
    parts: [
      body(disc(50, 50, 50)),
      hole(disc(50, 50, 43)),
      second(...Array.from({ length: 8 }, (_, at) => pie(50, 50, 38, at * 45 + 4, at * 45 + 41, 6))),
    ],
  },
];
