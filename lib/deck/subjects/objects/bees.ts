import { body, corners, disc, draw, hole, line, rect, type SubjectObject, second, turned } from '../subject-object';

/** A hexagon with a corner at the top. */
function cell(cx: number, cy: number, radius: number) {
  const turns = Array.from({ length: 6 }, (_, at) => (at * Math.PI) / 3);
  return corners(
    ...turns.map((turn): [number, number] => [cx + radius * Math.sin(turn), cy - radius * Math.cos(turn)]),
  );
}

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
