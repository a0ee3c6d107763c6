import 'server-only';
import { requestDifferences } from '@/lib/composer/request-differences';
import type { FamilyAnswer, Relative } from '@/lib/contract/history';
import type { Generations } from './context';
import type { RunRow } from './run-rows';
import { shownTitle } from './title-of';

/** How many of the newest runs made from a run are returned; the history shows them all. */
const MAX_CHILDREN = 10;

const COLUMNS = [
  ...(['id', 'title', 'state', 'service_status', 'target', 'credits_deducted', 'credits_remaining'] as const),
  ...(['created_at', 'deleted_at', 'operation'] as const),
] as const;
type Row = Pick<RunRow, (typeof COLUMNS)[number]>;
type Kept = Pick<RunRow, 'operation' | 'request'>;

/** The relatives of a run: the run it was made from, and the runs made from it. Null for an unknown id. */
export async function readFamily({ db }: Pick<Generations, 'db'>, id: string): Promise<FamilyAnswer | null> {
  const requestOf = (run: string): Promise<Kept | undefined> =>
    db.selectFrom('generations').select(['operation', 'request']).where('id', '=', run).executeTakeFirst();
  const row = await db.selectFrom('generations').select('made_from').where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const own = await requestOf(id);
  const select = db.selectFrom('generations').select(COLUMNS);
  const parent = row.made_from === null ? undefined : await select.where('id', '=', row.made_from).executeTakeFirst();
  const children = await select.where('made_from', '=', id).orderBy('seq', 'desc').limit(MAX_CHILDREN).execute();
  const { count } = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('made_from', '=', id)
    .executeTakeFirstOrThrow();
  /** Read one at a time: a request may take a megabyte, and other requests are served in between. */
  const relativeOf = async (of: Row, isOlder: boolean): Promise<Relative> => {
    const theirs = await requestOf(of.id);
    const [before, after] = isOlder ? [theirs, own] : [own, theirs];
    const changes = before && after ? changedPaths(before, after) : [];
    await new Promise((resolve) => setImmediate(resolve));
    return {
      id: of.id,
      title: shownTitle(of.title),
      state: of.state,
      serviceStatus: of.service_status,
      target: of.target,
      credits: { deducted: of.credits_deducted, remaining: of.credits_remaining },
      createdAt: of.created_at,
      deletedAt: of.deleted_at,
      changes,
    };
  };
  const answer: FamilyAnswer = {
    madeFrom: parent ? await relativeOf(parent, true) : null,
    isFromGone: row.made_from !== null && !parent,
    madeAgain: [],
    madeAgainCount: Number(count),
  };
  for (const child of children) answer.madeAgain.push(await relativeOf(child, false));
  return answer;
}

function changedPaths(before: Kept, after: Kept): string[] {
  const [one, other] = [before, after].map(({ operation, request }) => ({ operation, ...JSON.parse(request) }));
  return requestDifferences(one, other).map(({ path }) => path);
}
