import { GET as getFolders } from '@/app/api/folders/route';
import { GET as getThemes } from '@/app/api/themes/route';
import { config } from '@/server/config';
import { FOLDERS, LIST_MOODS, type ListMood, THEMES } from '../upstream/lists';
import { Upstream } from '../upstream/upstream';
import type { FaultPromise } from './promise';
import { FaultWorld } from './support/fault-world';
import { Tally } from './support/tally';

const LISTS = { themes: { get: getThemes, all: THEMES }, folders: { get: getFolders, all: FOLDERS } };
type ListName = keyof typeof LISTS;

const MOODS = Object.keys(LIST_MOODS) as ListMood[];
const LIMITS = [1, 2, 3, 4, 50];
/** Paging counts as endless after this many pages. */
const MAX_PAGES = 100;

type Walk = { name: ListName; mood: ListMood; limit: number };

/** Pages each list through the program's own route, following its cursors like a scrolling picker. */
export const cursors: FaultPromise = {
  number: 16,
  says: 'repeated, looping, expired cursors: no duplicate shown, no endless loop, limit never above 50',
  full: MOODS.length * LIMITS.length * 2,
  run: async (count) => {
    const upstream = await new Upstream().start();
    const test = await FaultWorld.open({ baseUrl: upstream.url });
    const tally = new Tally();
    try {
      const walks = LIMITS.toSorted((one, other) => Math.abs(one - 2) - Math.abs(other - 2)).flatMap((limit) =>
        MOODS.flatMap((mood) => [
          { name: 'themes' as const, mood, limit },
          { name: 'folders' as const, mood, limit },
        ]),
      );
      const walked = walks.slice(0, Math.max(count, MOODS.length * 2));
      let longest = 0;
      for (const walk of walked) longest = Math.max(longest, await tryWalk(upstream, walk, tally));
      const refused = await tryLimits(tally);
      const limits = [...upstream.seenOf('themes'), ...upstream.seenOf('folders')].map(({ path }) =>
        Number(new URL(path, upstream.url).searchParams.get('limit') ?? 0),
      );
      const most = Math.max(...limits);
      tally.check(most <= 50, `a limit of ${most} was sent`);
      return tally.outcome(
        `${walked.length} walks with ${MOODS.length} kinds of cursors: at most ${longest} pages, ${limits.length} requests to the service, limit at most ${most}; ${refused} wrong limits refused`,
      );
    } finally {
      await test.close();
      await upstream.stop();
    }
  },
};

/** Returns the number of pages. */
async function tryWalk(upstream: Upstream, { name, mood, limit }: Walk, tally: Tally): Promise<number> {
  forgetLists();
  const label = `${name}, ${mood}, limit ${limit}`;
  const { all } = LISTS[name];
  upstream.lists = mood === 'expired' ? 'good' : mood;
  const seen = upstream.seenOf(name).length;
  const ids: string[] = [];
  let after: string | null = null;
  let pages = 0;
  let restarts = 0;
  while (pages < MAX_PAGES) {
    const page = await ask(name, { limit: String(limit), ...(after && { after }) });
    pages += 1;
    if (page.status === 400) {
      // The message says to start again, as a person would; by then the service has new cursors.
      tally.check(page.fields.includes('after'), `${label}: 400 without a word of the cursor`);
      restarts += 1;
      ids.length = 0;
      after = null;
      upstream.lists = 'good';
      continue;
    }
    tally.check(page.status === 200, `${label}: ${page.status}`);
    ids.push(...page.ids);
    after = page.nextCursor;
    if (mood === 'expired' && restarts === 0) upstream.lists = 'expired';
    if (after === null) break;
  }
  const asked = upstream.seenOf(name).length - seen;
  tally.check(after === null, `${label}: no end after ${pages} pages`);
  tally.check(new Set(ids).size === ids.length, `${label}: ${ids.length - new Set(ids).size} rows twice`);
  tally.check(asked <= pages + restarts, `${label}: ${asked} requests for ${pages} pages`);
  // With these cursors all rows must be reached, even if inefficiently.
  if (['good', 'expired', 'loop', 'overlap', 'deaf'].includes(mood))
    tally.check(ids.length === all.length, `${label}: ${ids.length} of ${all.length} rows`);
  if (mood === 'expired' && limit < all.length) tally.check(restarts === 1, `${label}: ${restarts} restarts`);
  return pages;
}

async function tryLimits(tally: Tally): Promise<number> {
  const wrong = ['0', '-1', '51', '100', '999', '1e3', '50.5', 'x', ' ', '9'.repeat(30), '0x10', '٥'];
  for (const name of ['themes', 'folders'] as const)
    for (const limit of wrong) {
      const { status } = await ask(name, { limit });
      tally.check(status === 400, `limit ${limit} of ${name}: ${status}`);
    }
  return wrong.length * 2;
}

type Page = { status: number; ids: string[]; nextCursor: string | null; fields: string[] };

async function ask(name: ListName, query: Record<string, string>): Promise<Page> {
  const host = `127.0.0.1:${config().port}`;
  const address = `http://${host}/api/${name}?${new URLSearchParams({ target: 'remote', ...query })}`;
  const request = new Request(address, { headers: { host } });
  const answer = await LISTS[name].get(request, { params: Promise.resolve({}) });
  const body = await answer.json();
  return {
    status: answer.status,
    ids: (body.data ?? []).map(({ id }: { id: string }) => id),
    nextCursor: body.nextCursor ?? null,
    fields: (body.fields ?? []).map(({ path }: { path: string }) => path),
  };
}

/** Clears what an earlier test has cached in this process. */
function forgetLists(): void {
  (globalThis as { cardwrightLists?: unknown }).cardwrightLists = undefined;
}
