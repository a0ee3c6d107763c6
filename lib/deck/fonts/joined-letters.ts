/**
 * Advances, in thousandths of an em, of letters with four forms that depend on their neighbours (Arabic and related
 * scripts). A letter without a `first` form does not join the one after it; one without a `last` form joins neither
 * neighbour.
 */
export type JoinedAdvances = {
  alone: ReadonlyMap<number, number>;
  first: ReadonlyMap<number, number>;
  inner: ReadonlyMap<number, number>;
  last: ReadonlyMap<number, number>;
  /** Usual adjustment (negative) between a letter and the next one if they are not joined. */
  kern: ReadonlyMap<number, number>;
  /** Lam with each alef, drawn as one ligature: alone, and joined to the letter before. */
  lamAlef: ReadonlyMap<number, readonly [alone: number, last: number]>;
};

const LAM = 0x644;

export function mayJoin(point: number): boolean {
  return (point >= 0x620 && point <= 0x6d5) || (point >= 0x6ee && point <= 0x77f) || (point >= 0x8a0 && point <= 0x8c7);
}

/**
 * The advance of the letter at a position, in the form determined by its neighbours. Within about 3 % of full shaping.
 * Null for a letter without such forms.
 */
export function joinedAdvance(joined: JoinedAdvances, text: string, at: number): number | null {
  const point = text.charCodeAt(at);
  const last = joined.last.get(point);
  if (last === undefined) return null;
  const before = neighbour(text, at, -1);
  const after = neighbour(text, at, 1);
  const isJoinedBefore = joined.first.has(before) || before === ZERO_WIDTH_JOINER;
  const ligature = point === LAM ? joined.lamAlef.get(after) : undefined;
  if (ligature) return ligature[isJoinedBefore ? 1 : 0];
  // The alef of a ligature was counted with its lam.
  if (before === LAM && joined.lamAlef.has(point)) return 0;
  const isJoinedAfter = joined.first.has(point) && (joined.last.has(after) || after === ZERO_WIDTH_JOINER);
  if (isJoinedAfter) return (isJoinedBefore ? joined.inner : joined.first).get(point)!;
  const form = isJoinedBefore ? last : joined.alone.get(point)!;
  return mayJoin(after) ? form + (joined.kern.get(point) ?? 0) : form;
}

const ZERO_WIDTH_JOINER = 0x200d;

/** The nearest letter on one side. Marks are skipped, because they do not separate letters. */
function neighbour(text: string, at: number, step: 1 | -1): number {
  let place = at + step;
  while (place >= 0 && place < text.length && isMark(text.charCodeAt(place))) place += step;
  return place >= 0 && place < text.length ? text.charCodeAt(place) : 0;
}

/** Marks on Hebrew and Arabic letters. */
export function isMark(point: number): boolean {
  return (
    (point >= 0x591 && point <= 0x5c7 && point !== 0x5be && point !== 0x5c0 && point !== 0x5c3 && point !== 0x5c6) ||
    (point >= 0x610 && point <= 0x61a) ||
    (point >= 0x64b && point <= 0x65f) ||
    point === 0x670 ||
    (point >= 0x6d6 && point <= 0x6dc) ||
    (point >= 0x6df && point <= 0x6e4) ||
    (point >= 0x6e7 && point <= 0x6e8) ||
    (point >= 0x6ea && point <= 0x6ed)
  );
}
