import { body, corners, disc, hole, type ObjectPart, pie, rect, second } from './subject-object';

/** A letter made of simple shapes, 100 units high. */
export type LetterShape = { width: number; parts: readonly ObjectPart[] };

const STEM = rect(0, 0, 30, 100);

/** Letters and digits of a geometric alphabet, each with one part in the accent colour. */
export const LETTER_SHAPES: Readonly<Record<string, LetterShape>> = {
  A: { width: 104, parts: [body(corners([0, 100], [52, 0], [104, 100])), second(disc(52, 72, 17))] },
  B: { width: 62, parts: [body(STEM), second(pie(34, 24, 24, 0, 180)), body(pie(34, 72, 28, 0, 180))] },
  C: { width: 92, parts: [body(pie(50, 50, 50, 128, 412, 22)), second(disc(50, 50, 13))] },
  D: { width: 84, parts: [body(STEM), second(pie(34, 50, 50, 0, 180))] },
  E: { width: 76, parts: [body(STEM, rect(34, 0, 42, 24), rect(34, 76, 42, 24)), second(rect(34, 38, 30, 24))] },
  F: { width: 78, parts: [body(STEM, rect(34, 0, 44, 24)), second(rect(34, 40, 30, 24))] },
  G: { width: 102, parts: [body(pie(50, 50, 50, 108, 408, 22)), second(rect(54, 42, 48, 20))] },
  H: { width: 94, parts: [body(STEM, rect(64, 0, 30, 100)), second(rect(34, 38, 26, 24))] },
  I: { width: 38, parts: [second(disc(19, 15, 15)), body(rect(2, 36, 34, 64))] },
  J: { width: 66, parts: [body(rect(36, 0, 30, 66)), second(pie(33, 67, 33, 90, 270))] },
  K: {
    width: 90,
    parts: [body(STEM), second(corners([34, 48], [90, 0], [90, 34])), body(corners([34, 52], [90, 66], [90, 100]))],
  },
  L: { width: 80, parts: [body(STEM), second(rect(34, 72, 46, 28))] },
  M: {
    width: 114,
    parts: [body(rect(0, 0, 27, 100), rect(87, 0, 27, 100)), second(corners([31, 0], [57, 58], [83, 0]))],
  },
  N: {
    width: 100,
    parts: [body(rect(0, 0, 28, 100), rect(72, 0, 28, 100)), second(corners([32, 0], [68, 62], [68, 100], [32, 38]))],
  },
  O: { width: 100, parts: [body(disc(50, 50, 50)), hole(disc(50, 50, 28)), second(disc(50, 50, 14))] },
  P: { width: 66, parts: [body(STEM), second(pie(34, 32, 32, 0, 180))] },
  Q: {
    width: 102,
    parts: [body(disc(50, 50, 50)), hole(disc(50, 50, 27)), second(corners([56, 68], [70, 54], [102, 86], [88, 100]))],
  },
  R: {
    width: 78,
    parts: [body(STEM, pie(34, 29, 29, 0, 180)), second(corners([34, 62], [58, 62], [78, 100], [48, 100]))],
  },
  S: { width: 60, parts: [body(pie(30, 29.4, 29.4, 180, 410, 11.8)), second(pie(30, 70.6, 29.4, 0, 230, 11.8))] },
  T: { width: 94, parts: [second(rect(0, 0, 94, 26)), body(rect(32, 30, 30, 70))] },
  U: { width: 90, parts: [body(rect(0, 0, 30, 52), rect(60, 0, 30, 52)), second(pie(45, 55, 45, 90, 270, 15))] },
  V: { width: 104, parts: [body(corners([0, 0], [52, 100], [104, 0])), second(disc(52, 28, 17))] },
  W: { width: 124, parts: [body(corners([0, 0], [34, 100], [68, 0])), second(corners([56, 0], [90, 100], [124, 0]))] },
  X: { width: 92, parts: [body(corners([0, 0], [46, 47], [92, 0])), second(corners([0, 100], [46, 53], [92, 100]))] },
  Y: { width: 96, parts: [second(corners([0, 0], [48, 54], [96, 0])), body(rect(34, 44, 28, 56))] },
  Z: {
    width: 84,
    parts: [body(rect(0, 0, 84, 24), rect(0, 76, 84, 24)), second(corners([50, 28], [84, 28], [34, 72], [0, 72]))],
  },
  0: { width: 72, parts: [body(rect(0, 0, 72, 100, 36)), hole(rect(24, 24, 24, 52, 12)), second(disc(36, 50, 7))] },
  1: { width: 54, parts: [second(corners([0, 34], [20, 0], [20, 34])), body(rect(24, 0, 30, 100))] },
  2: {
    width: 76,
    parts: [
      second(pie(38, 36, 36, 270, 450)),
      body(corners([40, 40], [74, 40], [36, 72], [2, 72]), rect(2, 76, 74, 24)),
    ],
  },
  3: { width: 60, parts: [body(rect(0, 0, 28, 20), pie(32, 22, 22, 0, 180)), second(pie(32, 72, 28, 0, 180))] },
  4: { width: 80, parts: [second(corners([0, 66], [46, 0], [46, 66])), body(rect(50, 0, 30, 100))] },
  5: { width: 66, parts: [body(rect(0, 0, 66, 22), rect(0, 22, 26, 26)), second(disc(35, 70, 30))] },
  6: { width: 72, parts: [body(corners([4, 52], [30, 0], [62, 0], [34, 52])), second(disc(36, 66, 34))] },
  7: { width: 76, parts: [second(rect(0, 0, 76, 24)), body(corners([42, 28], [76, 28], [42, 100], [8, 100]))] },
  8: { width: 64, parts: [second(disc(32, 26, 26)), body(disc(32, 69, 31)), hole(disc(32, 69, 11))] },
  9: { width: 72, parts: [second(disc(36, 34, 34)), body(corners([68, 48], [42, 100], [10, 100], [38, 48]))] },
};

/** Letters of other alphabets that look like one of these. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ А: 'A', В: 'B', Е: 'E', З: '3', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I' },
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
  ...{ Ø: 'O', Ł: 'L', Đ: 'D', Þ: 'P', Æ: 'A', Œ: 'O', Ð: 'D' },
};

/** The shape of a letter without its accents; null if no letter here looks like it. */
export function letterShape(letter: string): (LetterShape & { letter: string }) | null {
  const [plain = ''] = letter.normalize('NFD').toUpperCase();
  const known = ALIKE[plain] ?? plain;
  return Object.hasOwn(LETTER_SHAPES, known) ? { letter: known, ...LETTER_SHAPES[known]! } : null;
}
