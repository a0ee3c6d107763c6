import { folderList, themeList } from '@/lib/contract/lists';
import { folderListAnswer, themeListAnswer } from '@/lib/contract/openapi';
import { type Check, type Context, ensure, ensureEqual, ensureStatus, read } from './check';
import type { Answer } from './probe';
import { ensureError } from './refusal-checks';

/** Paging that has not ended after this many pages is a loop. */
const MAX_PAGES = 2000;

type Item = { id: string; name: string };
type Page = { data: Item[]; hasMore: boolean; nextCursor: string | null };
type List = { path: '/themes' | '/folders'; other: string; read: (context: Context, answer: Answer) => Page };

const LISTS: List[] = [
  {
    path: '/themes',
    other: '/folders',
    read: ({ isEngine }, answer) => read(answer, isEngine ? themeListAnswer : themeList),
  },
  {
    path: '/folders',
    other: '/themes',
    read: ({ isEngine }, answer) => read(answer, isEngine ? folderListAnswer : folderList),
  },
];

async function page(context: Context, list: List, parameters: Record<string, string>): Promise<Page> {
  const answer = await context.probe.get(`${list.path}?${new URLSearchParams(parameters)}`);
  ensureStatus(answer, 200);
  const found = list.read(context, answer);
  ensure(found.hasMore === (found.nextCursor !== null), 'hasMore and nextCursor contradict each other');
  return found;
}

/** All entries, page by page (docs/spec/interface.md#4.2). */
async function walk(context: Context, list: List, parameters: Record<string, string>): Promise<Item[]> {
  const items: Item[] = [];
  const seen = new Set<string>();
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const next: Page = await page(context, list, { ...parameters, ...(after === null ? {} : { after }) });
    for (const item of next.data) {
      ensure(!seen.has(item.id), `${item.id} came twice`);
      seen.add(item.id);
      items.push(item);
    }
    if (next.nextCursor === null) return items;
    ensure(next.data.length > 0, 'an empty page says there are more');
    after = next.nextCursor;
  }
  ensure(false, `the walk did not end after ${MAX_PAGES} pages`);
}

function hasName(item: Item, query: string): boolean {
  return item.name.normalize('NFKC').toLowerCase().includes(query.normalize('NFKC').toLowerCase());
}

function checksOf(list: List): Check[] {
  const { path } = list;
  const refused = (name: string, search: string): Check => ({
    name: `${path}: ${name} is a 400`,
    engineOnly: true,
    async run(context) {
      ensureError(context, await context.probe.get(`${path}?${search}`), 400);
      return undefined;
    },
  });
  return [
    {
      name: `${path}: answers a page of the documented shape`,
      async run(context) {
        const found = await page(context, list, {});
        return `${found.data.length} entries`;
      },
    },
    ...[1, 50].map(
      (limit): Check => ({
        name: `${path}: limit=${limit} gives at most ${limit}`,
        async run(context) {
          const { data } = await page(context, list, { limit: String(limit) });
          ensure(data.length <= limit, `${data.length} entries came`);
          return undefined;
        },
      }),
    ),
    {
      name: `${path}: limit=51 is refused or cut to 50`,
      async run(context) {
        const answer = await context.probe.get(`${path}?limit=51`);
        if (context.isEngine || answer.status >= 400) ensureError(context, answer, 400);
        else ensure(list.read(context, answer).data.length <= 50, 'more than 50 entries came');
        return undefined;
      },
    },
    ...['0', '-1', 'abc', '1.5', '1e1', '', '%2010', '9007199254740993'].map((limit) =>
      refused(`limit=${limit || '(blank)'}`, `limit=${limit}`),
    ),
    refused('a repeated limit', 'limit=1&limit=2'),
    refused('a repeated query', 'query=a&query=a'),
    {
      name: `${path}: following nextCursor reaches every entry once, whatever the page size`,
      async run(context) {
        const whole = await walk(context, list, { limit: '50' });
        const small = await walk(context, list, { limit: context.isEngine ? '1' : '20' });
        ensureEqual(
          small.map((item) => item.id),
          whole.map((item) => item.id),
          'the order of the small pages',
        );
        return `${whole.length} entries`;
      },
    },
    {
      name: `${path}: query finds by part of the name in any case`,
      async run(context) {
        const whole = await walk(context, list, { limit: '50' });
        const [first] = whole;
        ensure(first !== undefined, 'the list is empty, so that nothing can be searched');
        const part = first.name.trim().slice(1, 5).trim() || first.name.trim();
        for (const query of [part.toUpperCase(), part.toLowerCase()]) {
          const found = await walk(context, list, { query, limit: '2' });
          const expected = whole.filter((item) => hasName(item, query));
          ensureEqual(found.map((item) => item.id).sort(), expected.map((item) => item.id).sort(), `query=${query}`);
        }
        return `query=${part}`;
      },
    },
    {
      name: `${path}: a query that matches nothing gives an empty last page`,
      async run(context) {
        const found = await page(context, list, { query: 'no-entry-has-this-name-7f3a' });
        ensureEqual([found.data.length, found.hasMore, found.nextCursor], [0, false, null], 'the page');
        return undefined;
      },
    },
    {
      name: `${path}: query is trimmed, blank is none, and no character is a wildcard`,
      engineOnly: true,
      async run(context) {
        const whole = await walk(context, list, {});
        ensureEqual(await walk(context, list, { query: '  ' }), whole, 'the list for a blank query');
        const name = whole[0]?.name ?? '';
        const trimmed = await walk(context, list, { query: name });
        ensureEqual(await walk(context, list, { query: `  ${name}\t` }), trimmed, 'the list for a padded query');
        for (const query of ['%', '_', '*', '\\', '.', "'"]) {
          const found = await walk(context, list, { query });
          const expected = whole.filter((item) => hasName(item, query));
          ensureEqual(found, expected, `the list for query=${query}`);
        }
        return undefined;
      },
    },
    {
      name: `${path}: a forged, foreign or repeated cursor is a 400`,
      engineOnly: true,
      async run(context) {
        const first = await page(context, list, { limit: '1' });
        ensure(first.nextCursor !== null, 'there is one entry only, so that no cursor can be tried');
        const cursor = first.nextCursor;
        const forged = [
          'forged',
          '',
          `${cursor}x`,
          cursor.slice(0, -1),
          changed(cursor, 0),
          changed(cursor, Math.floor(cursor.length / 2)),
          // The last character of base64 may contain unused bits: the one before it always counts.
          changed(cursor, cursor.length - 2),
          'x'.repeat(5000),
        ];
        for (const after of forged) {
          const answer = await context.probe.get(`${path}?${new URLSearchParams({ after })}`);
          ensure(answer.status === 400, `after=${after.slice(0, 80)} answered ${answer.status} instead of 400`);
          ensureError(context, answer, 400);
        }
        const own = new URLSearchParams({ after: cursor });
        ensureError(context, await context.probe.get(`${path}?${own}&query=a`), 400);
        ensureError(context, await context.probe.get(`${list.other}?${own}`), 400);
        ensureError(context, await context.probe.get(`${path}?${own}&${own}`), 400);
        // The cursor does not bind limit (docs/spec/settled-points.md#4).
        const rest = await page(context, list, { after: cursor, limit: '50' });
        ensure(!rest.data.some((item) => item.id === first.data[0]?.id), 'the next page repeats the first');
        return undefined;
      },
    },
  ];
}

/** The text with one character replaced by another of its kind. */
function changed(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}

export const LIST_CHECKS: Check[] = LISTS.flatMap(checksOf);
