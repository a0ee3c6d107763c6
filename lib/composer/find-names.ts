import type { ListResponse } from '../contract/lists';

type Named = { id: string; name: string };
type Page = Pick<ListResponse<Named>, 'data' | 'hasMore' | 'nextCursor'>;

/** The maximum number of pages per lookup; a page has 50 rows. */
export const MAX_PAGES = 40;

/** `isWhole`: the list was read to its end, so an id without a name is not in it. */
export type FoundNames = { names: [id: string, name: string][]; isWhole: boolean };

/** The names of these ids, looked up page by page until all are found. */
export async function findNames(
  ids: readonly string[],
  readPage: (after: string | null) => Promise<Page>,
): Promise<FoundNames> {
  const missing = new Set(ids);
  const names: [string, string][] = [];
  const cursors = new Set<string>();
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES && missing.size > 0; pages += 1) {
    const page: Page = await readPage(after);
    for (const { id, name } of page.data) if (missing.delete(id)) names.push([id, name]);
    // A repeated cursor would loop forever.
    if (!page.hasMore || page.nextCursor === null || cursors.has(page.nextCursor)) return { names, isWhole: true };
    cursors.add(page.nextCursor);
    after = page.nextCursor;
  }
  return { names, isWhole: false };
}
