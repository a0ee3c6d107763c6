import 'server-only';
import { fillRow } from '@/lib/batch/fill-row';
import type { Estimate } from '@/lib/composer/estimate-credits';
import { findNames } from '@/lib/composer/find-names';
import { type RunToCreate, runToCreate } from '@/lib/contract/api-v1';
import type { BatchTemplate, BatchToCheck, CheckedRow } from '@/lib/contract/batches';
import type { Submission } from '@/lib/contract/composer';
import { LIMITS } from '@/lib/contract/limits';
import { type Problem, problemsOf } from '@/lib/contract/request/problems';
import type { Target } from '@/lib/contract/run-words';
import { isDeckTooLarge } from '@/lib/deck/deck-limits';
import { englishMessage } from '@/lib/words/stored-messages';
import { estimateRequest, withCards } from '../estimates/estimate-request';
import { type ListName, readList } from '../lists/read-list';
import type { Generations } from '../runs/context';
import { problemsAtTarget } from '../runs/send/submit-run';

/** How long a row waits for the lists of a slow service, in milliseconds. */
const DEADLINE = 5000;

type RowTemplate = { template: BatchTemplate; columns: readonly string[] };
type PreparedRow = { ok: true; run: RunToCreate } | { ok: false; problems: Problem[] };

/** The run that a row creates, with its number of cards, and with ids instead of the names of theme and folders. */
export async function prepareRow(
  deps: Generations,
  { template, columns }: RowTemplate,
  cells: readonly string[],
): Promise<PreparedRow> {
  const { run, unknown } = fillRow(template, columns, cells);
  if (unknown.length > 0) return { ok: false, problems: unknown.map(unknownColumn) };
  const parsed = runToCreate.safeParse(run);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error.issues) };
  const named = await withIds(deps, parsed.data);
  try {
    return { ok: true, run: withCards(named, deps) };
  } catch (error) {
    if (!isDeckTooLarge(error)) throw error;
    return { ok: false, problems: [{ path: 'request.inputText', message: error.reason }] };
  }
}

export function unknownColumn(column: string): Problem {
  return { path: 'template', message: englishMessage('There is no column “{column}”', { column }) };
}

/** What these rows would create. Creates nothing. */
export async function checkRows(deps: Generations, { rows, ...table }: BatchToCheck): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const cells of rows) {
    // Counting the cards of a long text takes a while: this lets other requests run between two rows.
    await new Promise((resolve) => setImmediate(resolve));
    checked.push(await checkRow(deps, table, cells));
  }
  return checked;
}

async function checkRow(deps: Generations, table: RowTemplate, cells: readonly string[]): Promise<CheckedRow> {
  const prepared = await prepareRow(deps, table, cells);
  if (!prepared.ok) return { problems: prepared.problems, cards: null, credits: null };
  const problems = await problemsAtTarget(deps, { ...prepared.run, submissionId: '' } as Submission);
  const estimate = await estimateRequest(deps, prepared.run);
  const low = estimate.range?.low ?? null;
  const high = mostCredits(estimate);
  return { problems, cards: estimate.cards, credits: low === null || high === null ? null : { low, high } };
}

/** The most a run may cost, by the published prices and by earlier runs; null if neither is known. */
export function mostCredits({ published, range }: Estimate): number | null {
  return published || range ? Math.max(published?.high ?? 0, range?.high ?? 0) : null;
}

async function withIds(deps: Pick<Generations, 'service'>, run: RunToCreate): Promise<RunToCreate> {
  const { themeId, folderIds = [] } = run.request;
  const [themes, folders] = await Promise.all([
    idsByName(deps, run.target, 'themes', themeId === undefined ? [] : [themeId]),
    idsByName(deps, run.target, 'folders', folderIds),
  ]);
  const ids = {
    ...(themeId === undefined ? {} : { themeId: themes(themeId) }),
    ...(run.request.folderIds === undefined ? {} : { folderIds: folderIds.map(folders) }),
  };
  return { ...run, request: { ...run.request, ...ids } } as RunToCreate;
}

/** Finds the id for an id or a name. What the list does not have is unchanged, for the submission to refuse. */
async function idsByName(
  deps: Pick<Generations, 'service'>,
  target: Target,
  name: ListName,
  given: readonly string[],
): Promise<(value: string) => string> {
  const service = deps.service(target);
  if (!service || given.length === 0) return (value) => value;
  const keys = given.flatMap((value) => [`id ${value}`, `name ${folded(value)}`]);
  const until = AbortSignal.timeout(DEADLINE);
  const { names } = await findNames(keys, async (after) => {
    const page = { limit: LIMITS.listLimit.max, after: after ?? undefined };
    const outcome = await readList({ target, service, name, page }, until);
    // The service decides about what its list does not say.
    if (!outcome.ok) return { data: [], hasMore: false, nextCursor: null };
    const data = outcome.list.data.flatMap(({ id, name: called = id }) => [
      { id: `id ${id}`, name: id },
      { id: `name ${folded(called)}`, name: id },
    ]);
    return { ...outcome.list, data };
  });
  const found = new Map(names);
  return (value) => found.get(`id ${value}`) ?? found.get(`name ${folded(value)}`) ?? value;
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
