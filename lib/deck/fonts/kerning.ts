/**
 * Kerning between the characters that make up nearly all pairs in running text. Accented letters kern like their base
 * letter: fonts put them in the same class, and the tables are a tenth of the size.
 */
const PUNCTUATION = '–—‘’“”…«»';
const FIRST = 0x20;
const LAST = 0x7e;

export const KERNED_CHARACTERS: readonly number[] = [
  ...Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at),
  ...[...PUNCTUATION].map((mark) => mark.codePointAt(0)!),
];

/** Side of the square of adjustments `kerning[left * KERN_SIDE + right]`, indexed by {@link kernPlace}. */
export const KERN_SIDE = KERNED_CHARACTERS.length;

/** The result of {@link kernPlace} for a character without kerning. */
export const NOT_KERNED = 255;

/** Places of code points below this are in an array. */
const LOW_END = 0x250;
const lowPlaces = Uint8Array.from({ length: LOW_END }, (_, point) => {
  const base = String.fromCodePoint(point).normalize('NFD').codePointAt(0)!;
  const at = KERNED_CHARACTERS.indexOf(base);
  return at < 0 ? NOT_KERNED : at;
});
const highPlaces = new Map(
  KERNED_CHARACTERS.flatMap((point, at): [number, number][] => (point >= LOW_END ? [[point, at]] : [])),
);

/** The row or column of a code point in the square. */
export function kernPlace(point: number): number {
  return point < LOW_END ? lowPlaces[point]! : (highPlaces.get(point) ?? NOT_KERNED);
}

/**
 * Packs a square: each distinct row once, with repeated values run-length encoded, followed by the row of each
 * character.
 */
export function packKerning(square: Int16Array): string {
  if (square.every((value) => value === 0)) return '';
  const rows = new Map<string, number>();
  const taken = KERNED_CHARACTERS.map((_, row) => {
    const packed = packRow(square.subarray(row * KERN_SIDE, (row + 1) * KERN_SIDE));
    if (!rows.has(packed)) rows.set(packed, rows.size);
    return rows.get(packed)!.toString(36);
  });
  return `${[...rows.keys()].join(';')}|${taken.join(',')}`;
}

function packRow(row: Int16Array): string {
  const items: string[] = [];
  let at = 0;
  while (at < row.length) {
    const value = row[at]!;
    let count = 1;
    while (at + count < row.length && row[at + count] === value) count += 1;
    at += count;
    // Trailing zeros are omitted.
    if (at === row.length && value === 0) break;
    items.push(count === 1 ? value.toString(36) : `${value.toString(36)}*${count.toString(36)}`);
  }
  return items.join(',');
}

/** The inverse of {@link packKerning}; null for a face without kerning. */
export function unpackKerning(packed: string): Int16Array | null {
  if (packed === '') return null;
  const [rows = '', taken = ''] = packed.split('|');
  const unpacked = rows.split(';').map((row) => {
    const values = new Int16Array(KERN_SIDE);
    let at = 0;
    for (const item of row === '' ? [] : row.split(',')) {
      const [value = '', count = '1'] = item.split('*');
      const end = at + Number.parseInt(count, 36);
      values.fill(Number.parseInt(value, 36), at, end);
      at = end;
    }
    return values;
  });
  const square = new Int16Array(KERN_SIDE * KERN_SIDE);
  taken.split(',').forEach((row, at) => {
    square.set(unpacked[Number.parseInt(row, 36)]!, at * KERN_SIDE);
  });
  return square;
}
