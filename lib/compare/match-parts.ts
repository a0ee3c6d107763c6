/**
 * The outcome for a part of a text. `before` and `after`: its indexes in the two texts. `isMoved`: its order among the
 * others has changed.
 */
export type PartMatch =
  | { kind: 'same' | 'changed'; before: number; after: number; isMoved: boolean }
  | { kind: 'removed'; before: number }
  | { kind: 'added'; after: number };

type Pair = { before: number; after: number };

/** The similarity from which two parts count as one that was changed. */
const MIN_SIMILARITY = 0.4;
/** The lower threshold for two parts in the same place between matched ones. */
const MIN_SIMILARITY_IN_PLACE = 0.2;
/** The maximum number of pairs to compare, a few milliseconds' worth. */
const MAX_PAIRS = 10_000;

/**
 * Matches the parts of two texts: equal ones first, then the most similar ones. Each part is in one match. In the order
 * of the new text, with removed parts at their old places.
 */
export function matchParts(before: readonly string[], after: readonly string[]): PartMatch[] {
  const equal = equalPairs(before, after);
  const like = likePairs(before, after, equal);
  const pairs = [...equal, ...like].sort((one, other) => one.after - other.after);
  const inOrder = new Set(longestRising(pairs));
  const isLike = new Set(like);
  const pairAt = new Map(pairs.map((pair) => [pair.after, pair]));
  const isKept = new Set(pairs.map((pair) => pair.before));
  const matches: PartMatch[] = [];
  let reported = 0;
  const addRemoved = (until: number) => {
    for (; reported < until; reported += 1)
      if (!isKept.has(reported)) matches.push({ kind: 'removed', before: reported });
  };
  for (let place = 0; place < after.length; place += 1) {
    const pair = pairAt.get(place);
    if (!pair) matches.push({ kind: 'added', after: place });
    else {
      if (inOrder.has(pair)) addRemoved(pair.before);
      matches.push({ kind: isLike.has(pair) ? 'changed' : 'same', ...pair, isMoved: !inOrder.has(pair) });
    }
  }
  addRemoved(before.length);
  return matches;
}

function equalPairs(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const fits = () => tail < before.length - head && tail < after.length - head;
  while (fits() && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  for (let place = 0; place < head; place += 1) pairs.push({ before: place, after: place });
  const places = new Map<string, number[]>();
  for (let place = before.length - tail - 1; place >= head; place -= 1) {
    const text = before[place] as string;
    const same = places.get(text);
    if (same) same.push(place);
    else places.set(text, [place]);
  }
  for (let place = head; place < after.length - tail; place += 1) {
    const from = places.get(after[place] as string)?.pop();
    if (from !== undefined) pairs.push({ before: from, after: place });
  }
  for (let place = tail; place > 0; place -= 1)
    pairs.push({ before: before.length - place, after: after.length - place });
  return pairs;
}

/** Matches parts without an equal by similarity, each at most once. */
function likePairs(before: readonly string[], after: readonly string[], equal: readonly Pair[]): Pair[] {
  const anchors = longestRising([...equal].sort((one, other) => one.after - other.after));
  const gone = leftOver(
    before,
    new Set(equal.map((pair) => pair.before)),
    anchors.map((pair) => pair.before),
  );
  const come = leftOver(
    after,
    new Set(equal.map((pair) => pair.after)),
    anchors.map((pair) => pair.after),
  );
  const isMany = gone.length * come.length > MAX_PAIRS;
  const candidates: (Pair & { similarity: number })[] = [];
  let compared = 0;
  for (const one of gone)
    for (const other of come) {
      const isInPlace = one.gap === other.gap;
      if (isMany && !isInPlace) continue;
      compared += 1;
      if (compared > MAX_PAIRS) break;
      const similarity = similarityOf(one.words, other.words);
      if (similarity >= (isInPlace ? MIN_SIMILARITY_IN_PLACE : MIN_SIMILARITY))
        candidates.push({ before: one.place, after: other.place, similarity: similarity + (isInPlace ? 0.1 : 0) });
    }
  candidates.sort(
    (one, other) => other.similarity - one.similarity || one.after - other.after || one.before - other.before,
  );
  const [takenBefore, takenAfter] = [new Set<number>(), new Set<number>()];
  return candidates.flatMap(({ before, after }) => {
    if (takenBefore.has(before) || takenAfter.has(after)) return [];
    takenBefore.add(before);
    takenAfter.add(after);
    return { before, after };
  });
}

type LeftOver = { place: number; gap: number; words: ReadonlyMap<string, number> };

/** `anchors`: matches whose order is unchanged; between two of them is a gap. */
function leftOver(parts: readonly string[], matched: ReadonlySet<number>, anchors: readonly number[]): LeftOver[] {
  let gap = 0;
  return parts.flatMap((text, place) => {
    while (gap < anchors.length && (anchors[gap] as number) < place) gap += 1;
    return matched.has(place) ? [] : { place, gap, words: countWords(text) };
  });
}

/** Parts are compared by this many characters from their beginning, to bound the cost. */
const COMPARED_CHARACTERS = 20_000;

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.slice(0, COMPARED_CHARACTERS).matchAll(/\p{Script=Han}|[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** 0: no common word; 1: the same words. */
function similarityOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [common, total] = [0, 0];
  for (const [word, count] of one) {
    common += Math.min(count, other.get(word) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 0 : (2 * common) / total;
}

/** The longest increasing subsequence of pairs by `before`; `pairs` are sorted by `after`. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const previous: number[] = [];
  pairs.forEach((pair, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as Pair).before < pair.before) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = index;
  });
  const row: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] as number) row.push(pairs[index] as Pair);
  return row.reverse();
}
