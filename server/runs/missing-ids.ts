import 'server-only';
import { findNames } from '@/lib/composer/find-names';
import { LIMITS } from '@/lib/contract/limits';
import { type MissingIds, missingIdProblems } from '@/lib/contract/missing-ids';
import type { Problem } from '@/lib/contract/request/problems';
import { TARGETS, type Target } from '@/lib/contract/run-words';
import { type ListName, READS, readList } from '../lists/read-list';
import type { Generations } from './context';

/** How long a submission waits for the lists of a slow service, in milliseconds. */
const DEADLINE = 5000;

/**
 * The themes and folders of a request that its target does not have, so that an id of another workspace never reaches a
 * service that charges. An id counts as missing if the whole list was read without it, or, if the list cannot be read,
 * if the other target has it.
 */
export async function missingIds(
  deps: Pick<Generations, 'service'>,
  target: Target,
  { themeId, folderIds = [] }: { themeId?: string; folderIds?: readonly string[] },
): Promise<Problem[]> {
  const until = AbortSignal.timeout(DEADLINE);
  const [themes, folders] = await Promise.all([
    missingIn({ deps, target, name: 'themes', until }, themeId === undefined ? [] : [themeId]),
    missingIn({ deps, target, name: 'folders', until }, folderIds),
  ]);
  const missing: MissingIds = { themes, folders };
  return missingIdProblems({ themeId, folderIds }, missing, target);
}

type Asked = { deps: Pick<Generations, 'service'>; target: Target; name: ListName; until: AbortSignal };

async function missingIn(asked: Asked, ids: readonly string[]): Promise<string[]> {
  const cached = await idsAt(asked, ids, true);
  let unknown = ids.filter((id) => !cached.ids.has(id));
  // A cached list may be older than the id.
  const fresh = await idsAt(asked, unknown, false);
  unknown = unknown.filter((id) => !fresh.ids.has(id));
  if (fresh.isWhole || unknown.length === 0) return unknown;
  const others = TARGETS.filter((one) => one !== asked.target);
  const elsewhere = await Promise.all(others.map((target) => idsAt({ ...asked, target }, unknown, true)));
  return unknown.filter((id) => elsewhere.some(({ ids }) => ids.has(id)));
}

type Found = { ids: Set<string>; isWhole: boolean };

async function idsAt({ deps, target, name, until }: Asked, ids: readonly string[], isCached: boolean): Promise<Found> {
  const service = deps.service(target);
  if (!service || ids.length === 0) return { ids: new Set(), isWhole: false };
  const found = new Set<string>();
  try {
    const { isWhole } = await findNames(ids, async (after) => {
      const page = { limit: LIMITS.listLimit.max, after: after ?? undefined };
      const outcome = await within(
        isCached ? readList({ target, service, name, page }, until) : READS[name](service, page, until),
        until,
      );
      if (!outcome.ok) throw outcome.error ?? new Error('the cursor has expired');
      for (const { id } of outcome.list.data) found.add(id);
      return { ...outcome.list, data: outcome.list.data.map(({ id }) => ({ id, name: '' })) };
    });
    return { ids: found, isWhole };
  } catch {
    // The service decides about what its list does not say.
    return { ids: found, isWhole: false };
  }
}

/** Stops waiting, not the call: others may wait for the same page. */
function within<Value>(work: Promise<Value>, until: AbortSignal): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => until.addEventListener('abort', () => reject(until.reason), { once: true })),
  ]);
}
