import {
  body,
  corners,
  type DrawnObject,
  disc,
  draw,
  hole,
  line,
  mirrored,
  type ObjectPart,
  rect,
  second,
  turned,
} from './object';

const wing = corners([45, 34], [4, 62], [4, 74], [45, 60]);
const fin = corners([46, 78], [28, 91], [28, 99], [48, 94]);

const wheel = (cx: number, cy: number, radius: number, width: number): ObjectPart =>
  line('body', width, disc(cx, cy, radius - width / 2));

const coinsOf = (x: number, width: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => rect(x, from - at * 15, width, 12.5, 6));

/** Things that people make. */
export const MADE: readonly DrawnObject[] = [
  {
    name: 'books',
    words: 'book books buch bucher livre livres libro libros',
    width: 126,
    height: 84,
    parts: [
      body(rect(4, 58, 122, 26, [13, 2, 2, 13]), rect(16, 2, 96, 25, [12.5, 2, 2, 12.5])),
      second(rect(0, 29.5, 106, 26, [13, 2, 2, 13])),
      hole(
        rect(16, 64, 110.6, 14, [7, 0, 0, 7]),
        rect(12, 35.5, 94.6, 14, [7, 0, 0, 7]),
        rect(28, 8, 84.6, 13, [6.5, 0, 0, 6.5]),
      ),
    ],
  },
  {
    name: 'guitar',
    words: 'guitar guitars gitarre gitarren guitare guitares guitarra guitarras',
    width: 56,
    height: 124,
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
    name: 'piano',
    words: 'piano pianos klavier klaviere',
    width: 134,
    height: 74,
    parts: [
      body(rect(0, 0, 134, 74, 6)),
      hole(...Array.from({ length: 7 }, (_, at) => rect(6 + at * 17.6, 12, 16, 56, [0, 0, 2, 2]))),
      body(...[0, 1, 3, 4, 5].map((at) => rect(17.4 + at * 17.6, 10, 11, 36, [0, 0, 2, 2]))),
      second(rect(6, 6, 122, 6)),
    ],
  },
  {
    name: 'drum',
    words: 'drum drums trommel trommeln tambour tambor',
    width: 104,
    height: 96,
    parts: [
      line('second', 6, draw('M60 32L92 4M38 30L12 10')),
      body(draw('M4 36L100 36L100 82C100 90 78 96 52 96C26 96 4 90 4 82Z')),
      line('hole', 4, draw('M8 52L24 86L40 56L52 90L64 56L80 86L96 52')),
      second(disc(52, 38, 50, 14)),
      hole(disc(52, 38, 42, 9)),
    ],
  },
  {
    name: 'music',
    words: 'music musik musique musica',
    width: 84,
    height: 100,
    parts: [
      second(corners([26, 12], [84, 0], [84, 18], [26, 30])),
      body(rect(26, 26, 8, 58), rect(76, 14, 8, 58)),
      body(turned(disc(18, 86, 17, 12), -15, 18, 86), turned(disc(67, 74, 17, 12), -15, 67, 74)),
    ],
  },
  {
    name: 'clock',
    words: 'clock clocks uhr uhren horloge reloj',
    width: 84,
    height: 84,
    parts: [
      body(disc(42, 42, 42)),
      hole(disc(42, 42, 31)),
      line('body', 6, draw('M42 22L42 42')),
      line('second', 6, draw('M42 42L56 52')),
    ],
  },
  {
    name: 'house',
    words: 'house houses haus hauser maison maisons casa casas',
    width: 96,
    height: 92,
    parts: [
      body(rect(66, 8, 12, 28)),
      body(corners([10, 92], [10, 44], [48, 12], [86, 44], [86, 92])),
      second(corners([0, 44], [48, 3], [96, 44], [90, 52], [48, 16], [6, 52])),
      hole(rect(22, 58, 20, 18), rect(54, 58, 18, 34)),
    ],
  },
  {
    name: 'bridge',
    words: 'bridge bridges brucke brucken pont ponts puente puentes',
    width: 180,
    height: 84,
    parts: [
      line(
        'second',
        4,
        draw('M2 56C20 46 38 26 46 6C64 52 116 52 134 6C142 26 160 46 178 56'),
        draw('M22 58L22 44M65 58L65 33M78 58L78 39M90 58L90 41M102 58L102 39M115 58L115 33M158 58L158 44'),
      ),
      body(rect(0, 57, 180, 9), rect(41, 2, 10, 82, [3, 3, 0, 0]), rect(129, 2, 10, 82, [3, 3, 0, 0])),
    ],
  },
  {
    name: 'suitcase',
    words: 'suitcase suitcases luggage koffer gepack bagages equipaje',
    width: 116,
    height: 100,
    parts: [
      line('second', 8, draw('M40 26L40 12C40 7 43 4 48 4L68 4C73 4 76 7 76 12L76 26')),
      body(rect(14, 88, 16, 12, 3), rect(86, 88, 16, 12, 3)),
      body(rect(0, 24, 116, 70, 10)),
      second(rect(22, 24, 12, 70), rect(82, 24, 12, 70)),
      hole(rect(51, 40, 14, 9, 3)),
    ],
  },
  {
    name: 'plane',
    words: 'plane planes flight flights flug fluge flugzeug flugzeuge avion avions vuelo vuelos',
    width: 100,
    height: 100,
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
    name: 'bicycle',
    words: 'bicycle bicycles bike bikes fahrrad fahrrader velo velos bicicleta bicicletas',
    width: 152,
    height: 96,
    parts: [
      wheel(32, 64, 32, 6),
      wheel(120, 64, 32, 6),
      line('second', 6, draw('M32 64L52 28L102 28L72 64L32 64M72 64L48 18M120 64L98 14')),
      line('body', 6, draw('M38 16L58 16M98 14L112 10')),
      body(disc(72, 64, 8)),
    ],
  },
  {
    name: 'trophy',
    words: 'trophy trophies pokal pokale',
    width: 92,
    height: 104,
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
    name: 'shoe',
    words: 'shoe shoes schuh schuhe chaussures zapatos',
    width: 136,
    height: 76,
    parts: [
      body(draw('M2 14C2 10 6 8 10 12C18 20 28 18 36 8C40 3 45 3 50 8L84 36C98 46 132 40 134 62L2 62Z')),
      second(rect(0, 62, 136, 14, [2, 4, 7, 7])),
      line('hole', 5, draw('M50 26L62 16M61 36L74 25M74 44L85 34')),
      second(draw('M2 40C14 38 24 48 26 62L2 62Z')),
    ],
  },
  {
    name: 'calendar',
    words: 'calendar kalender calendrier calendario',
    width: 92,
    height: 88,
    parts: [
      body(rect(0, 10, 92, 78, 8)),
      hole(rect(7, 34, 78, 47, 2)),
      second(rect(20, 0, 9, 22, 4), rect(63, 0, 9, 22, 4)),
      body(rect(15, 41, 13, 13, 2), rect(35, 41, 13, 13, 2), rect(15, 61, 13, 13, 2)),
      second(rect(55, 41, 13, 13, 2), rect(35, 61, 13, 13, 2)),
      body(corners([55, 61], [68, 61], [68, 74], [55, 74])),
    ],
  },
  {
    name: 'money',
    words: 'money coins geld munzen argent dinero monedas',
    width: 100,
    height: 92,
    parts: [
      body(
        ...[0, 2, 4].flatMap((at) => coinsOf(0, 47, 79.5 - at * 15, 1)),
        ...[1].flatMap((at) => coinsOf(53, 47, 79.5 - at * 15, 1)),
      ),
      second(
        ...[1, 3].flatMap((at) => coinsOf(3, 47, 79.5 - at * 15, 1)),
        ...[0, 2].flatMap((at) => coinsOf(51, 47, 79.5 - at * 15, 1)),
      ),
    ],
  },
  {
    name: 'laptop',
    words: 'laptop laptops',
    width: 146,
    height: 92,
    parts: [
      body(rect(18, 0, 110, 76, [9, 9, 0, 0]), rect(0, 80, 146, 12, [2, 2, 11, 11])),
      hole(rect(26, 8, 94, 60, 2)),
      line('second', 7, draw('M44 24L58 38L44 52'), draw('M68 54L92 54')),
    ],
  },
  {
    name: 'database',
    words: 'database databases datenbank datenbanken',
    width: 84,
    height: 104,
    parts: [
      body(rect(0, 13, 84, 78), disc(42, 91, 42, 13)),
      line('hole', 5, draw('M3 40C8 56 76 56 81 40M3 66C8 82 76 82 81 66')),
      second(disc(42, 13, 42, 13)),
    ],
  },
  {
    name: 'chemistry',
    words: 'chemistry chemie chimie quimica',
    width: 84,
    height: 100,
    parts: [
      body(draw('M32 8L52 8L52 38L82 86C87 94 83 100 75 100L9 100C1 100 -3 94 2 86L32 38Z'), rect(25, 0, 34, 10, 4)),
      hole(draw('M21 66L63 66L76 87C79 92 77 94 73 94L11 94C7 94 5 92 8 87Z')),
      second(draw('M18 71L66 71L76 87C79 92 77 94 73 94L11 94C7 94 5 92 8 87Z')),
      hole(disc(34, 83, 5), disc(52, 80, 3.5), disc(42, 56, 4)),
    ],
  },
  {
    name: 'microscope',
    words: 'microscope microscopes mikroskop mikroskope microscopio',
    width: 84,
    height: 104,
    parts: [
      line('body', 11, draw('M50 30C84 34 86 76 56 96')),
      body(rect(2, 93, 80, 11, 4), rect(8, 74, 46, 8, 3)),
      second(turned(rect(26, 8, 20, 52, 3), -20, 36, 34)),
      body(turned(rect(29, 0, 14, 10, 3), -20, 36, 34), turned(rect(30, 58, 12, 12, 2), -20, 36, 34)),
    ],
  },
  {
    name: 'atom',
    words: 'atom atoms atome atomes atomo atomos',
    width: 104,
    height: 104,
    parts: [
      line('second', 4, ...[0, 60, 120].map((degrees) => turned(disc(52, 52, 50, 18), degrees, 52, 52))),
      body(disc(52, 52, 11), ...[0, 120, 240].map((degrees) => turned(disc(92, 41, 6), degrees, 52, 52))),
    ],
  },
];
