type Item = { id: string; name: string };

export const FOLDERS: Item[] = ['Archive', 'Board papers', 'Launch', 'Pitches'].map((name, at) => ({
  id: `folder_live_${at + 1}`,
  name,
}));

export const THEMES = ['Alpine', 'Basalt', 'Cobalt', 'Dune'].map((name, at) => ({
  id: `theme_live_${at + 1}`,
  name,
  type: at === 0 ? 'custom' : 'standard',
  colorKeywords: ['white', 'blue'],
  toneKeywords: ['calm'],
}));

export type ListAnswer = { data: Item[]; hasMore: boolean; nextCursor: string | null };

/**
 * A page of a list (interface 2.3); null for a cursor this service did not give. A cursor is good for an hour in life;
 * here `expired` says that it no longer is.
 */
export function pageOf(all: readonly Item[], parameters: URLSearchParams, expired: boolean): ListAnswer | null {
  const limit = Number(parameters.get('limit') ?? 20);
  const query = (parameters.get('query') ?? '').trim().toLowerCase();
  const after = parameters.get('after');
  const found = all.filter(({ name }) => name.toLowerCase().includes(query));
  const from = after === null ? 0 : Number(/^after-(\d+)$/.exec(after)?.[1] ?? Number.NaN);
  if (Number.isNaN(from) || (after !== null && expired)) return null;
  const to = from + limit;
  const hasMore = to < found.length;
  return { data: found.slice(from, to), hasMore, nextCursor: hasMore ? `after-${to}` : null };
}
