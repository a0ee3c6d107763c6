import 'server-only';
import type { Run, RunSummary } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { chargesMeanwhile } from './charges-meanwhile';
import type { Generations } from './context';
import { eventWords } from './event-words';
import { type FamilyPlaces, familyPlaces } from './run-family';
import { eventsOf, exportsOf, findGeneration, type GenerationRow } from './store';
import { shownTitle } from './title-of';
import { waitsFor } from './waits-for';

/** Everything that is known of a run; null for an id there is none of. */
export async function readRun(world: Generations, id: string): Promise<Run | null> {
  const row = await findGeneration(world.db, id);
  if (!row) return null;
  const [events, files] = await Promise.all([eventsOf(world.db, id), exportsOf(world.db, id)]);
  const [decks, families] = await Promise.all([decksOf(world, [row]), familyPlaces(world.db, [row])]);
  return {
    ...summaryOf(row, decks, families),
    madeFrom: row.made_from,
    request: JSON.parse(row.request),
    draft: row.draft === null ? null : JSON.parse(row.draft),
    resends: row.resends,
    sendsAt: row.state === 'queued' ? row.due_at : null,
    watch: watchOf(row),
    generationId: row.generation_id,
    artifactUrl: row.artifact_url,
    warnings: JSON.parse(row.warnings),
    error: errorOf(row),
    progress: await progressOf(world, row),
    exports: files.map(({ format, state, bytes, reason }) => ({
      format,
      state,
      bytes,
      reason,
      waitsFor: waitsFor({ state, reason }),
    })),
    balanceBefore: knownBalance(row.balance_before, row.balance_before_at),
    balanceAfter: knownBalance(row.balance_after, row.balance_after_at),
    chargesMeanwhile: await chargesMeanwhile(world.db, row),
    timeline: events.map(({ at, kind, http_status, request_id, detail }) => ({
      at,
      what: eventWords(kind),
      httpStatus: isBalanceAnswer(kind, http_status) ? null : http_status,
      requestId: request_id,
      detail,
    })),
  };
}

/** What a summary is made of: neither request nor draft, for a page of long texts would be megabytes. */
const SUMMARY_COLUMNS = [
  'id',
  'title',
  'state',
  'service_status',
  'target',
  'operation',
  'format',
  'cards',
  'created_at',
  'sent_at',
  'ended_at',
  'credits_deducted',
  'credits_remaining',
  'star',
  'note',
  'theme_id',
  'artifact_id',
  'deleted_at',
  'family',
  'seq',
] as const;

type SummaryRow = Pick<GenerationRow, (typeof SUMMARY_COLUMNS)[number]>;

/** Of those of the ids that are there, in their order. */
export async function readSummaries(
  world: Pick<Generations, 'db' | 'engine'>,
  ids: readonly string[],
): Promise<RunSummary[]> {
  if (ids.length === 0) return [];
  const rows = await world.db.selectFrom('generations').select(SUMMARY_COLUMNS).where('id', 'in', ids).execute();
  const [decks, families] = await Promise.all([decksOf(world, rows), familyPlaces(world.db, rows)]);
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row, decks, families)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** `ids`: of the decks that are here. `themes`: the names of what they were made with, by their ids. */
type Decks = { ids: ReadonlySet<string>; themes: ReadonlyMap<string, string> };

/** What the engine made for some runs, and still has; a live service tells nothing of its own here. */
async function decksOf({ engine }: Pick<Generations, 'engine'>, rows: readonly SummaryRow[]): Promise<Decks> {
  const ids = rows.flatMap(({ target, artifact_id }) =>
    target === 'practice' && artifact_id !== null ? [artifact_id] : [],
  );
  // Of a run in the trash the theme's name is shown too.
  const facts = ids.length > 0 ? await engine.describeArtifacts(ids, { evenHidden: true }) : [];
  return {
    ids: new Set(facts.map(({ id }) => id)),
    themes: new Map(facts.map(({ themeId, themeName }) => [themeId, themeName])),
  };
}

/** A row as the history shows it. */
function summaryOf(row: SummaryRow, decks: Decks, families: FamilyPlaces): RunSummary {
  return {
    id: row.id,
    title: shownTitle(row.title),
    state: row.state,
    serviceStatus: row.service_status,
    target: row.target,
    operation: row.operation,
    format: row.format,
    cards: row.cards,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    endedAt: row.ended_at,
    credits: { deducted: row.credits_deducted, remaining: row.credits_remaining },
    star: row.star === 1,
    note: row.note,
    theme: row.theme_id === null ? null : { id: row.theme_id, name: nameOf(row, decks.themes) },
    artifactId: row.artifact_id,
    hasDeck: hasDeck(row, decks),
    deletedAt: row.deleted_at,
    family: families.get(row.id) ?? null,
  };
}

/** As `readDeck` has it. */
function hasDeck({ target, state, artifact_id, deleted_at }: SummaryRow, { ids }: Decks): boolean {
  if (deleted_at !== null) return false;
  return target === 'practice' && state === 'completed' && artifact_id !== null && ids.has(artifact_id);
}

/** Themes of a live service may have the same ids. */
function nameOf({ target, theme_id }: SummaryRow, themes: ReadonlyMap<string, string>): string | null {
  return target === 'practice' && theme_id !== null ? (themes.get(theme_id) ?? null) : null;
}

function errorOf(row: GenerationRow): Run['error'] {
  if (row.error_message === null) return null;
  return { message: row.error_message, statusCode: row.error_status, fields: JSON.parse(row.error_fields) };
}

/** The balance comes with the 404 of an id that no generation has: shown, it would read as a failure. */
function isBalanceAnswer(kind: string, status: number | null): boolean {
  return kind === 'balance' && status === 404;
}

function watchOf({ state, looked_at, look_problem, due_at }: GenerationRow): Run['watch'] {
  if (state !== 'pending' || looked_at === null) return null;
  return { lookedAt: looked_at, problem: look_problem, looksAt: due_at };
}

function knownBalance(remaining: number | null, at: string | null): Run['balanceBefore'] {
  return remaining === null || at === null ? null : { remaining, at };
}

/** The engine alone tells how far it is, through its second edge (wire.md). */
async function progressOf(world: Generations, row: GenerationRow): Promise<Run['progress']> {
  if (row.target !== 'practice' || row.generation_id === null || FINAL_STATES.includes(row.state)) return null;
  return world.engine.progressOf(row.generation_id);
}
