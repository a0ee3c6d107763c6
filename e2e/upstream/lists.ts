type Item = { id: string; name: string };

export const FOLDERS: Item[] = ['Archive', 'Board papers', 'Launch', 'Pitches'].map((name, at) => ({
  id: `folder_remote_${at + 1}`,
  name,
}));

export const THEMES = ['Alpine', 'Basalt', 'Cobalt', 'Dune'].map((name, at) => ({
  id: `theme_remote_${at + 1}`,
  name,
  type: at === 0 ? 'custom' : 'standard',
  colorKeywords: ['white', 'blue'],
  toneKeywords: ['calm'],
}));

export type ListAnswer = { data: Item[]; hasMore: boolean; nextCursor: string | null };

/** The ways in which the cursors of a list may mislead. */
export const LIST_MOODS = {
  good: 'each page has a cursor to the next; the last has none',
  expired: 'cursors expire at once',
  same: 'a page’s cursor leads back to the same page',
  loop: 'the last page’s cursor leads back to the first page',
  endless: 'the same rows again and again, always with a new cursor',
  barren: 'after the first page, empty pages that always have a new cursor',
  overlap: 'each page repeats the last row of the previous page',
  blind: 'hasMore is true, but there is no cursor',
  deaf: 'ignores the limit: all rows at once, always with a new cursor',
} as const;
export type ListMood = keyof typeof LIST_MOODS;

let fresh = 0;

/** A page of a list (docs/spec/interface.md#2.3); null for a cursor this service did not issue. */
export function pageOf(all: readonly Item[], parameters: URLSearchParams, mood: ListMood = 'good'): ListAnswer | null {
  const limit = Number(parameters.get('limit') ?? 20);
  const query = (parameters.get('query') ?? '').trim().toLowerCase();
  const after = parameters.get('after');
  const found = all.filter(({ name }) => name.toLowerCase().includes(query));
  const from = after === null ? 0 : Number(/^after-(\d+)(?:-\d+)?$/.exec(after)?.[1] ?? Number.NaN);
  if (Number.isNaN(from) || (after !== null && mood === 'expired')) return null;
  const to = from + limit;
  const hasMore = to < found.length;
  const page = { data: found.slice(from, to), hasMore, nextCursor: hasMore ? `after-${to}` : null };
  const endless = { hasMore: true, nextCursor: `after-0-${++fresh}` };
  switch (mood) {
    case 'good':
    case 'expired':
      return page;
    case 'same':
      return { ...page, hasMore: true, nextCursor: `after-${from}` };
    case 'loop':
      return { ...page, hasMore: true, nextCursor: page.nextCursor ?? 'after-0' };
    case 'endless':
      return { ...page, ...endless };
    case 'barren':
      return { data: after === null ? page.data : [], ...endless };
    case 'overlap':
      return { ...page, data: found.slice(Math.max(0, from - 1), to) };
    case 'blind':
      return { ...page, hasMore: true, nextCursor: null };
    case 'deaf':
      return { data: found, ...endless };
  }
}
