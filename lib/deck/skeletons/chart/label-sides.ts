/** Distance from a point to its label. */
export const LABEL_GAP = 10;
/** Half the height of a point including the space around it. */
const DOT = 8;

export type LabelSide = 'over' | 'under';

/**
 * Chooses the side of its point on which each value of a line chart is written: above, unless it would overlap another
 * point or value in the same column or the lines to higher neighbours. The remaining overlap is returned in pixels,
 * because a chart with such values is more readable as a table.
 */
export function chooseSides(
  places: readonly (readonly (number | null)[])[],
  room: { label: number; top: number; bottom: number },
): { sides: LabelSide[][]; overlap: number } {
  const count = places[0]?.length ?? 0;
  const sides = places.map((): LabelSide[] => new Array<LabelSide>(count).fill('over'));
  let overlap = 0;
  for (let point = 0; point < count; point += 1) {
    const own = places.map((line) => line[point] ?? null);
    const valleys = places.map((line) => isValley(line, point));
    let best: { cost: number; overlap: number; pick: LabelSide[] } | null = null;
    // There are four series at most, so sixteen combinations.
    for (let way = 0; way < 2 ** own.length; way += 1) {
      const pick = own.map((_, at): LabelSide => ((way >> at) & 1 ? 'under' : 'over'));
      const met = overlapOf(own, pick, room);
      const liked = pick.filter((side, at) => (side === 'under') !== valleys[at]).length;
      const cost = met * 100 + liked;
      if (!best || cost < best.cost) best = { cost, overlap: met, pick };
    }
    overlap = Math.max(overlap, best?.overlap ?? 0);
    for (const [at, side] of (best?.pick ?? []).entries()) sides[at]![point] = side;
  }
  return { sides, overlap };
}

/** Whether a point is lower than both neighbours, so that lines rise on either side of it. */
function isValley(line: readonly (number | null)[], point: number): boolean {
  const [before, own, after] = [line[point - 1], line[point], line[point + 1]];
  const isLower = (other: number | null | undefined) => other !== null && other !== undefined && other < own! - 4;
  return own !== null && own !== undefined && isLower(before) && isLower(after);
}

function overlapOf(
  own: readonly (number | null)[],
  pick: readonly LabelSide[],
  { label, top, bottom }: { label: number; top: number; bottom: number },
): number {
  const spans = own.map((y, at) => {
    if (y === null) return null;
    const from = pick[at] === 'over' ? y - LABEL_GAP - label : y + LABEL_GAP;
    return { from, to: from + label };
  });
  let sum = 0;
  for (const [at, span] of spans.entries()) {
    if (!span) continue;
    sum += Math.max(0, top - span.from) + Math.max(0, span.to - bottom);
    for (const [other, y] of own.entries()) {
      if (other === at || y === null) continue;
      sum += Math.max(0, Math.min(span.to, y + DOT) - Math.max(span.from, y - DOT));
      const next = other > at ? spans[other] : null;
      if (next) sum += Math.max(0, Math.min(span.to, next.to) - Math.max(span.from, next.from));
    }
  }
  return sum;
}
