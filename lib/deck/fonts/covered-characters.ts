/**
 * The code points kept in the served fonts and measured in the tables: Latin, Greek and Cyrillic with their marks,
 * punctuation, currency, arrows, mathematics, shapes. Inclusive ranges.
 */
export const COVERED_RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x36f],
  [0x370, 0x52f],
  [0x1d2c, 0x1d6a],
  [0x1e00, 0x1fff],
  [0x2000, 0x20cf],
  [0x2100, 0x23ff],
  [0x2460, 0x27bf],
  [0x2c7c, 0x2c7c],
  [0xfb00, 0xfb06],
  [0xfffd, 0xfffd],
];

export function isCovered(codePoint: number): boolean {
  return COVERED_RANGES.some(([from, to]) => codePoint >= from && codePoint <= to);
}
