import {
  body,
  corners,
  disc,
  draw,
  hole,
  line,
  pie,
  rect,
  type SubjectObject,
  second,
  turned,
} from '../subject-object';

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

/** A hexagon with a corner at the top. */
function cell(cx: number, cy: number, radius: number) {
  const turns = Array.from({ length: 6 }, (_, at) => (at * Math.PI) / 3);
  return corners(
    ...turns.map((turn): [number, number] => [cx + radius * Math.sin(turn), cy - radius * Math.cos(turn)]),
  );
}

export const apple: SubjectObject = {
  name: 'apple',
  width: 88,
  height: 92,
  stand: 'small',
  parts: [
    body(
      draw(
        'M44 27C56 14 88 18 88 50C88 74 72 92 58 92C52 92 50 89 44 89C38 89 36 92 30 92C16 92 0 74 0 50C0 18 32 14 44 27Z',
      ),
    ),
    second(draw('M47 18C46 6 58 0 72 0C72 13 61 21 47 18Z')),
    line('second', 5, draw('M44 30C44 22 41 15 35 9')),
    line('hole', 5, draw('M13 54C13 44 17 37 25 34')),
  ],
};

export const BEES: readonly SubjectObject[] = [
  {
    name: 'hive',
    width: 92,
    height: 104,
    stand: 'tall',
    parts: [
      body(
        rect(30, 0, 32, 20, 10),
        rect(18, 18, 56, 20, 10),
        rect(9, 36, 74, 20, 10),
        rect(3, 54, 86, 20, 10),
        rect(3, 72, 86, 20, 10),
      ),
      second(rect(0, 92, 92, 12, 3)),
      hole(draw('M34 92L34 80C34 64 58 64 58 80L58 92Z')),
    ],
  },
  {
    name: 'honeycomb',
    width: 130,
    height: 84,
    stand: 'wide',
    parts: [
      body(cell(21.5, 25, 22), cell(64.5, 25, 22), cell(43, 62, 22), cell(107.5, 25, 22)),
      second(cell(86, 62, 22)),
      hole(cell(64.5, 25, 11)),
    ],
  },
  {
    name: 'honey jar',
    width: 74,
    height: 92,
    stand: 'small',
    parts: [
      second(rect(8, 0, 58, 16, 4)),
      body(rect(0, 20, 74, 72, [18, 18, 12, 12])),
      hole(rect(12, 40, 50, 32, 4)),
      second(cell(37, 56, 12)),
    ],
  },
  {
    name: 'flower',
    width: 84,
    height: 104,
    stand: 'tall',
    parts: [
      line('second', 6, draw('M42 48L42 101')),
      second(draw('M42 92C28 92 16 84 14 70C30 70 40 78 42 92Z'), draw('M42 84C52 84 64 78 68 64C54 64 44 72 42 84Z')),
      body(...[0, 72, 144, 216, 288].map((turn) => turned(disc(42, 14, 12, 14), turn, 42, 32))),
      hole(disc(42, 32, 9)),
    ],
  },
  {
    name: 'bee',
    width: 112,
    height: 80,
    stand: 'sky',
    parts: [
      second(turned(disc(46, 20, 14, 20), -24, 46, 20), turned(disc(72, 20, 14, 20), 20, 72, 20)),
      body(disc(54, 54, 42, 26), disc(94, 50, 15)),
      hole(rect(36, 27, 10, 53), rect(56, 27, 10, 53)),
      line('body', 3.5, draw('M98 37C98 30 102 27 107 28')),
      hole(disc(98, 47, 3)),
    ],
  },
];

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
