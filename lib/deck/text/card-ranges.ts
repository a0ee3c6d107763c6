/** Formats card indexes, in any order, as 1-based ranges: "2–4, 7". */
export function cardRanges(indexes: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const at of [...new Set(indexes)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === at) last.to = at + 1;
    else ranges.push({ from: at + 1, to: at + 1 });
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}${to - from > 1 ? '–' : ', '}${to}`)).join(', ');
}
