import { body, corners, type DrawnObject, disc, draw, hole, line, pie, rect, second, turned } from './object';

function cell(cx: number, cy: number, radius: number) {
  const turns = Array.from({ length: 6 }, (_, at) => (at * Math.PI) / 3);
  return corners(
    ...turns.map((turn): [number, number] => [cx + radius * Math.sin(turn), cy - radius * Math.cos(turn)]),
  );
}

const STEAM = 'C28 30 48 24 38 16C32 11 34 6 38 2';

/** Things that live, grow or are eaten. */
export const LIVING: readonly DrawnObject[] = [
  {
    name: 'bee',
    words: 'bee bees biene bienen abeille abeilles abeja abejas',
    width: 112,
    height: 80,
    parts: [
      second(turned(disc(46, 20, 14, 20), -24, 46, 20), turned(disc(72, 20, 14, 20), 20, 72, 20)),
      body(disc(54, 54, 42, 26), disc(94, 50, 15)),
      hole(rect(36, 27, 10, 53), rect(56, 27, 10, 53)),
      line('body', 3.5, draw('M98 37C98 30 102 27 107 28')),
      hole(disc(98, 47, 3)),
    ],
  },
  {
    name: 'hive',
    words: 'hive hives beehive beehives bienenstock bienenstocke ruche ruches colmena colmenas',
    width: 92,
    height: 104,
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
    name: 'honey',
    words: 'honey honig miel',
    width: 74,
    height: 92,
    parts: [
      second(rect(8, 0, 58, 16, 4)),
      body(rect(0, 20, 74, 72, [18, 18, 12, 12])),
      hole(rect(12, 40, 50, 32, 4)),
      second(cell(37, 56, 12)),
    ],
  },
  {
    name: 'flower',
    words: 'flower flowers blume blumen fleur fleurs flor flores',
    width: 84,
    height: 104,
    parts: [
      line('second', 6, draw('M42 48L42 101')),
      second(draw('M42 92C28 92 16 84 14 70C30 70 40 78 42 92Z'), draw('M42 84C52 84 64 78 68 64C54 64 44 72 42 84Z')),
      body(...[0, 72, 144, 216, 288].map((turn) => turned(disc(42, 14, 12, 14), turn, 42, 32))),
      hole(disc(42, 32, 9)),
    ],
  },
  {
    name: 'sprout',
    words: 'seedling seedlings sprout sprouts keimling keimlinge setzling setzlinge',
    width: 92,
    height: 100,
    parts: [
      line('second', 6, draw('M46 98C46 80 46 66 46 52')),
      body(draw('M46 50C44 20 26 6 0 4C0 34 16 52 46 50Z')),
      second(draw('M46 68C48 42 64 28 92 28C92 54 74 70 46 68Z')),
      line('hole', 3, draw('M40 44C32 32 24 24 14 17M54 60C62 50 70 44 80 39')),
    ],
  },
  {
    name: 'tree',
    words: 'tree trees baum baume arbre arbres arbol arboles',
    width: 76,
    height: 104,
    parts: [
      second(rect(33, 60, 10, 44)),
      body(disc(38, 38, 38)),
      line('second', 6, draw('M38 74L38 30M38 58L54 42M38 48L25 35')),
    ],
  },
  {
    name: 'mountain',
    words: 'mountain mountains berg berge montagne montagnes montana montanas',
    width: 156,
    height: 92,
    parts: [
      second(corners([62, 92], [108, 30], [156, 92])),
      body(corners([0, 92], [56, 4], [112, 92])),
      second(corners([56, 4], [75, 34], [65, 29], [56, 40], [47, 29], [37, 34])),
    ],
  },
  {
    name: 'heart',
    words: 'heart herz coeur corazon',
    width: 100,
    height: 90,
    parts: [
      body(
        draw(
          'M50 90C20 66 0 48 0 27C0 11 12 0 26 0C37 0 45 6 50 15C55 6 63 0 74 0C88 0 100 11 100 27C100 48 80 66 50 90Z',
        ),
      ),
      line('hole', 6, draw('M4 42L32 42L41 25L55 60L64 42L96 42')),
    ],
  },
  {
    name: 'apple',
    words: 'apples apfel pommes manzanas',
    width: 88,
    height: 92,
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
  },
  {
    name: 'lemon',
    words: 'lemon lemons zitrone zitronen citron citrons limon limones',
    width: 100,
    height: 100,
    parts: [
      body(disc(50, 50, 50)),
      hole(disc(50, 50, 43)),
      second(...Array.from({ length: 8 }, (_, at) => pie(50, 50, 38, at * 45 + 4, at * 45 + 41, 6))),
    ],
  },
  {
    name: 'soup',
    words: 'soup soups suppe suppen soupe soupes sopa sopas',
    width: 112,
    height: 100,
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
    name: 'coffee',
    words: 'coffee kaffee',
    width: 80,
    height: 104,
    parts: [
      line('second', 9, draw('M54 31L74 31L68 66')),
      second(disc(34, 7, 7), corners([10, 22], [34, 11], [58, 22])),
      body(corners([0, 24], [58, 24], [51, 55], [17, 55])),
      body(corners([15, 64], [53, 64], [62, 104], [6, 104])),
      second(rect(13, 56, 42, 7, 3)),
      line('hole', 4, draw('M27 72L24 96M41 72L44 96')),
    ],
  },
];
