import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Run, RunSummary } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { englishMessage } from '@/lib/words/stored-messages';
import type { KeptExportRow, RunRow } from '../database/composer-tables';
import type { Database } from '../database/database';
import type { Generations } from './context';
import { firstSeq } from './find/run-seq';
import { mayHaveDeck } from './read-deck';
import { type FamilyPlaces, familyPlaces } from './run-family';
import { answerLinks } from './send/last-answer';
import { type EventKind, eventsOf, eventWords, exportsOfMany, findRunRow } from './store';
import { shownTitle } from './title-of';

/** Everything known about a run; null for an unknown id. */
export async function readRun(deps: Generations, id: string): Promise<Run | null> {
  const row = await findRunRow(deps.db, id);
  if (!row) return null;
  const [events, related] = await Promise.all([eventsOf(deps.db, id), relatedDataOf(deps, [row])]);
  return {
    ...summaryOf(row, related),
    madeFrom: row.made_from,
    request: JSON.parse(row.request),
    draft: row.draft === null ? null : JSON.parse(row.draft),
    resends: row.resends,
    waitsSince: waitsSince(row, events),
    sendsAt: row.state === 'queued' ? row.due_at : null,
    generationId: row.generation_id,
    artifactUrl: row.artifact_url,
    answerLinks: answerLinks(row),
    deckTitle: row.artifact_id === null ? null : related.decks.titles.get(row.artifact_id) || null,
    warnings: JSON.parse(row.warnings),
    error: errorOf(row),
    progress: await progressOf(deps, row),
    writing: await writingOf(deps, row),
    imageCredits: await imageCreditsOf(deps, row),
    balanceBefore: knownBalance(row.balance_before, row.balance_before_at),
    balanceAfter: knownBalance(row.balance_after, row.balance_after_at),
    chargesMeanwhile: await chargesMeanwhile(deps.db, row),
    timeline: events.map(({ at, kind, http_status, request_id, detail }) => ({
      at,
      what: eventWords(kind),
      httpStatus: kind === 'balance' && http_status === 404 ? null : http_status,
      requestId: request_id,
      ...(NAMES_GENERATION.has(kind) ? { generationId: detail, detail: null } : { generationId: null, detail }),
    })),
  };
}

/** The events whose detail is the id of a generation. */
const NAMES_GENERATION: ReadonlySet<string> = new Set<EventKind>(['started', 'attached', 'resent']);

/** The columns of a summary: neither request nor draft, because a page of long texts would be megabytes. */
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
  'looked_at',
  'look_problem',
  'due_at',
  'star',
  'note',
  'theme_id',
  'artifact_id',
  'deleted_at',
  'family',
  'seq',
] as const;

type SummaryRow = Pick<RunRow, (typeof SUMMARY_COLUMNS)[number]>;

/** Summaries of the ids that exist, in the given order. */
export async function readSummaries(
  deps: Pick<Generations, 'db' | 'engine'>,
  ids: readonly string[],
): Promise<RunSummary[]> {
  if (ids.length === 0) return [];
  const rows = await deps.db.selectFrom('generations').select(SUMMARY_COLUMNS).where('id', 'in', ids).execute();
  const related = await relatedDataOf(deps, rows);
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row, related)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Data about the runs from other tables. */
type RelatedData = { decks: Decks; families: FamilyPlaces; files: ReadonlyMap<string, Run['exports']> };

async function relatedDataOf(
  deps: Pick<Generations, 'db' | 'engine'>,
  rows: readonly SummaryRow[],
): Promise<RelatedData> {
  const [decks, families, kept] = await Promise.all([
    decksOf(deps, rows),
    familyPlaces(deps.db, rows),
    exportsOfMany(
      deps.db,
      rows.map(({ id }) => id),
    ),
  ]);
  const files = new Map<string, Run['exports']>();
  for (const { generation_row, format, state, bytes, reason } of kept) {
    const file = { format, state, bytes, reason, waitsFor: waitsFor({ state, reason }) };
    files.set(generation_row, [...(files.get(generation_row) ?? []), file]);
  }
  return { decks, families, files };
}

/**
 * `titles`: by artifact id, of decks that are available. `themes`: names of the themes they were made with, by id.
 * `credits`: by artifact id, for cards written or rewritten after the deck was made.
 */
type Decks = Record<'titles' | 'themes', ReadonlyMap<string, string>> & { credits: ReadonlyMap<string, number> };

/** What the engine made for some runs and still has; a remote service has no data here. */
async function decksOf({ engine }: Pick<Generations, 'engine'>, rows: readonly SummaryRow[]): Promise<Decks> {
  const ids = rows.flatMap(({ target, artifact_id }) =>
    target === 'local' && artifact_id !== null ? [artifact_id] : [],
  );
  // The theme's name is also shown for a run in the trash.
  if (ids.length === 0) return { titles: new Map(), themes: new Map(), credits: new Map() };
  const facts = await engine.describeArtifacts(ids, { evenHidden: true });
  return {
    credits: await engine.writing.creditsAfterwards(ids),
    titles: new Map(facts.map(({ id, title }) => [id, title])),
    themes: new Map(facts.map(({ themeId, themeName }) => [themeId, themeName])),
  };
}

/** The fields of a run that the history and its exported file share. */
export function runFacts(row: SummaryRow) {
  return {
    id: row.id,
    state: row.state,
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
    artifactId: row.artifact_id,
  };
}

/** A row as the history shows it. */
function summaryOf(row: SummaryRow, { decks, families, files }: RelatedData): RunSummary {
  return {
    ...runFacts(row),
    title: shownTitle(row.title),
    serviceStatus: row.service_status,
    creditsAfterwards: creditsAfterwards(row, decks),
    watch: watchOf(row),
    exports: files.get(row.id) ?? [],
    theme: row.theme_id === null ? null : { id: row.theme_id, name: nameOf(row, decks.themes) },
    hasDeck: hasDeck(row, decks),
    deletedAt: row.deleted_at,
    family: families.get(row.id) ?? null,
  };
}

/** The same rule as in `readDeck`. */
function hasDeck({ target, state, artifact_id, deleted_at }: SummaryRow, { titles }: Decks): boolean {
  if (deleted_at !== null) return false;
  return target === 'local' && mayHaveDeck(state) && artifact_id !== null && titles.has(artifact_id);
}

function creditsAfterwards({ target, artifact_id }: SummaryRow, { credits }: Decks): number {
  return target === 'local' && artifact_id !== null ? (credits.get(artifact_id) ?? 0) : 0;
}

/** Themes of a remote service may have the same ids. */
function nameOf({ target, theme_id }: SummaryRow, themes: ReadonlyMap<string, string>): string | null {
  return target === 'local' && theme_id !== null ? (themes.get(theme_id) ?? null) : null;
}

function errorOf(row: RunRow): Run['error'] {
  if (row.error_message === null) return null;
  return { message: row.error_message, statusCode: row.error_status, fields: JSON.parse(row.error_fields) };
}

function watchOf({ state, looked_at, look_problem, due_at }: SummaryRow): Run['watch'] {
  if (state !== 'pending' || looked_at === null) return null;
  return { lookedAt: looked_at, problem: look_problem, looksAt: due_at };
}

function knownBalance(remaining: number | null, at: string | null): Run['balanceBefore'] {
  return remaining === null || at === null ? null : { remaining, at };
}

/** Only the engine reports progress, through its internal interface (docs/spec/settled-points.md#10). */
async function progressOf(deps: Generations, row: RunRow): Promise<Run['progress']> {
  if (row.target !== 'local' || row.generation_id === null || FINAL_STATES.includes(row.state)) return null;
  return deps.engine.progressOf(row.generation_id);
}

async function imageCreditsOf(deps: Generations, row: RunRow): Promise<Run['imageCredits']> {
  if (row.target !== 'local' || row.generation_id === null || row.state !== 'completed') return undefined;
  const credits = await deps.engine.imageCreditsOf(row.generation_id);
  return credits.length > 0 ? credits : undefined;
}

async function writingOf(deps: Generations, row: RunRow): Promise<Run['writing']> {
  if (row.target !== 'local' || row.generation_id === null) return null;
  return deps.engine.writingOf(row.generation_id);
}

/**
 * How long before the first reading, in milliseconds, a run may have been created and still be charged after it:
 * resends happen late.
 */
const LOOK_BACK = 7 * 24 * 3_600_000;

/**
 * What other runs of ours may have been charged between the two balance readings; null unless there are two. The sum
 * is given only if every one of them was sent after the first reading and has reported its charge.
 */
async function chargesMeanwhile(
  db: Kysely<Database>,
  row: Pick<RunRow, 'id' | 'target' | 'balance_before' | 'balance_before_at' | 'balance_after' | 'balance_after_at'>,
): Promise<Run['chargesMeanwhile']> {
  const { balance_before_at: from, balance_after_at: to } = row;
  if (row.balance_before === null || row.balance_after === null || from === null || to === null) return null;
  const { rows } = await sql<{ credits: number | null; sent_at: string; ended_at: string | null }>`
    select credits_deducted as credits, sent_at, ended_at from generations
    where seq >= ${firstSeq(new Date(Date.parse(from) - LOOK_BACK))} and seq < ${firstSeq(new Date(Date.parse(to) + 1))}
    and target = ${row.target} and id <> ${row.id} and state not in ('queued', 'rejected')
    and sent_at <= ${to} and (ended_at is null or ended_at > ${from})`.execute(db);
  const isKnown = rows.every(
    ({ credits, sent_at, ended_at }) => credits !== null && sent_at >= from && ended_at !== null,
  );
  return { runs: rows.length, credits: isKnown ? rows.reduce((sum, { credits }) => sum + (credits ?? 0), 0) : null };
}

type Begun = { created_at: string; sent_at: string | null };
type Event = { at: string; kind: string };

/** Actions of a person that restart the wait. */
const RESTARTS: readonly string[] = ['resent', 'attached', 'outline-approved'];

/** When the current wait for the outcome of a run began, as ISO 8601. Times in this form sort as text. */
export function waitsSince({ created_at, sent_at }: Begun, events: readonly Event[]): string {
  const restarts = events.filter(({ kind }) => RESTARTS.includes(kind)).map(({ at }) => at);
  return [created_at, ...(sent_at === null ? [] : [sent_at]), ...restarts].reduce((one, at) => (at > one ? at : one));
}

/** Some services provide it minutes after `completed` (docs/spec/settled-points.md#16.3). */
export const NO_LINK = englishMessage('No file link from the service yet');

/** What a missing file is waiting for; null if it is available, or will not come. */
export function waitsFor({
  state,
  reason,
}: Pick<KeptExportRow, 'state' | 'reason'>): Run['exports'][number]['waitsFor'] {
  if (state !== 'waiting') return null;
  if (reason === null) return 'file';
  return reason === NO_LINK ? 'link' : 'again';
}
