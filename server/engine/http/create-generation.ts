import 'server-only';
import { createHash } from 'node:crypto';
import { LIMITS } from '@/lib/contract/limits';
import { countCards, findMarkers } from '@/lib/contract/request/count-cards';
import type { Problem } from '@/lib/contract/request/problems';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';
import { templateCards } from '@/lib/deck/template/template-card';
import { englishMessage } from '@/lib/words/stored-messages';
import { newId } from '../../database/new-id';
import { readJson } from '../../guard/read-body';
import { requesterOf, titleFrom } from '../../http/internal-headers';
import { QUEUE_RETRY_SECONDS, roomIn } from '../../jobs/job-source';
import type { Engine } from '../context';
import { startWarnings } from '../generate/start-warnings';
import { findStoredArtifact } from '../store/artifacts-store';
import { creditsAtMost, reservationOf, reserve } from '../store/credits';
import { knownFolders } from '../store/folders-store';
import { findByIdempotencyKey, type GenerationOrder, type GenerationRow } from '../store/generations-store';
import { findTheme } from '../store/themes-store';
import { answer, refuse, refuseProblems } from './answer';

/** docs/spec/interface.md#4.3. */
export async function createGeneration(engine: Engine, request: Request): Promise<Response> {
  const read = await readBody(request);
  if (!read.ok) return read.refusal;
  const verdict = validateGenerate(read.body);
  if (!verdict.ok) return refuseProblems(verdict.problems);
  const order = { operation: 'generate', request: verdict.value } as const;
  const recalled = await recall(engine, request, order);
  if (!recalled.isNew) return recalled.answer;
  const unknown = await unknownIds(engine, verdict.value);
  if (unknown.length > 0) return refuseProblems(unknown);
  const cards = countCards(verdict.value);
  return startGeneration(engine, recalled.idempotency, {
    order,
    cards,
    title: titleFrom(request),
    requester: requesterOf(request),
    credits: reservationOf(engine, verdict.value, cards),
    warnings: startWarnings(order, { hasModel: engine.model !== null, maker: engine.pictures.maker?.name ?? null }),
  });
}

type BodyReading = { ok: true; body: unknown } | { ok: false; refusal: Response };

/**
 * Reads the body of a POST. Checks it in the order of docs/spec/settled-points.md#2: 415 for the media type, 413 above
 * 4 MiB, 400 for invalid JSON.
 */
async function readBody(request: Request): Promise<BodyReading> {
  const read = await readJson(request, { maxBytes: LIMITS.bodyBytes });
  if (read.ok) return { ok: true, body: read.value };
  const refusal =
    read.status === 400 ? refuseProblems([{ path: 'body', message: read.message }]) : refuse(read.status, read.message);
  return { ok: false, refusal };
}

/**
 * The unknown ids of a request (docs/spec/settled-points.md#3): a theme that does not exist, and folders that do not
 * exist or that the caller is not a member of.
 */
async function unknownIds(
  { db }: Engine,
  { themeId, folderIds = [] }: { themeId?: string; folderIds?: string[] },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (themeId !== undefined && !(await findTheme(db, themeId)))
    problems.push({ path: 'themeId', message: englishMessage('is not a theme of this workspace') });
  const known = await knownFolders(db, folderIds);
  for (const [index, id] of folderIds.entries())
    if (!known.has(id))
      problems.push({ path: `folderIds[${index}]`, message: englishMessage('is not a folder you are a member of') });
  return problems;
}

/** docs/spec/interface.md#4.4. */
export async function createFromTemplate(engine: Engine, request: Request): Promise<Response> {
  const read = await readBody(request);
  if (!read.ok) return read.refusal;
  const verdict = validateTemplate(read.body);
  if (!verdict.ok) return refuseProblems(verdict.problems);
  const order = { operation: 'template', request: verdict.value } as const;
  const recalled = await recall(engine, request, order);
  if (!recalled.isNew) return recalled.answer;
  const template = await findStoredArtifact(engine.db, verdict.value.artifactId);
  const unknown = await unknownIds(engine, verdict.value);
  if (!template)
    unknown.unshift({ path: 'artifactId', message: englishMessage('is not an artifact of this workspace') });
  if (!template || unknown.length > 0) return refuseProblems(unknown);

  // The limit includes the template's own text (docs/spec/interface.md#8).
  const room = LIMITS.prompt - template.textLength;
  if (verdict.value.prompt.length > room)
    return refuseProblems([
      { path: 'prompt', message: englishMessage('must be at most {room} characters with this template', { room }) },
    ]);
  const slots = { slots: templateCards(template.deck), language: template.deck.language };
  const made = await engine.makeCards({ from: 'prompt', prompt: verdict.value.prompt, template: slots });
  const cards = made.cards.length;
  if (cards > LIMITS.cardsFromBreaks) {
    const most = LIMITS.cardsFromBreaks;
    const message = englishMessage('Too many cards: {cards} (limit {limit}). Remove some --- lines.', {
      cards,
      limit: most,
    });
    return refuseProblems([{ path: 'prompt', message }]);
  }
  const source = template.imageSource;
  const { model } = engine;
  // Cards without content are free. A model fills those too, unless markers in the prompt define the parts.
  const unfilled = made.unfilled?.length ?? 0;
  const filled = model && findMarkers(verdict.value.prompt).length === 0 ? cards : cards - unfilled;
  const byModel = model ? { byModel: { cards: filled, creditsPerCard: model.creditsPerCard } } : {};
  return startGeneration(engine, recalled.idempotency, {
    order,
    cards,
    requester: requesterOf(request),
    credits: creditsAtMost({ cards: filled, operation: 'template', source, ...byModel }, engine.pictures.maker),
    warnings: startWarnings(order, {
      hasModel: model !== null,
      templateImageSource: source,
      maker: engine.pictures.maker?.name ?? null,
    }),
  });
}

type Start = {
  order: GenerationOrder;
  cards: number;
  /** Credits to reserve: the maximum cost. */
  credits: number;
  warnings: string[];
  title?: string | null;
  /** For whom it is made. */
  requester: string;
};

/**
 * Reserves the credits and stores the generation in one transaction, then responds with its id. If concurrent requests
 * have the same `Idempotency-Key`, one is charged and all get the same response.
 */
async function startGeneration(engine: Engine, idempotency: Idempotency, start: Start): Promise<Response> {
  const row = newRow(engine, start, idempotency);
  const outcome = await store(engine, row).catch((error: unknown) => ({ error }));
  if (outcome !== 'stored') {
    // Another request with this key may have been faster. Its row counts, even if the credits covered only one of them.
    const earlier = await answerEarlier(engine, idempotency);
    if (earlier) return earlier;
    if (outcome === 'full') {
      const message = englishMessage('Too many runs are queued (limit {limit}). Try again later.', {
        limit: engine.maxQueuedRuns,
      });
      return refuse(429, message, { 'Retry-After': String(QUEUE_RETRY_SECONDS) });
    }
    if (outcome === 'uncovered') return refuse(402, englishMessage('Insufficient credits remaining'));
    throw outcome.error;
  }
  engine.wake();
  return answerStarted(row);
}

async function store({ db, now, maxQueuedRuns }: Engine, row: GenerationRow): Promise<'stored' | 'uncovered' | 'full'> {
  return db.transaction().execute(async (transaction) => {
    if ((await roomIn(transaction, 'engine_generations', maxQueuedRuns)) < 1) return 'full';
    if (!(await reserve(transaction, row.reserved, { generationId: row.id, at: now() }))) return 'uncovered';
    await transaction.insertInto('engine_generations').values(row).execute();
    return 'stored';
  });
}

function newRow(
  engine: Engine,
  { order, cards, credits, warnings, requester, title = null }: Start,
  { key, hash }: Idempotency,
) {
  const at = engine.now().toISOString();
  return {
    id: newId('gen'),
    state: 'pending',
    due_at: at,
    lease_until: null,
    lease_owner: null,
    operation: order.operation,
    request: JSON.stringify(order.request),
    idempotency_key: key,
    body_hash: hash,
    start_warnings: warnings.join('\n'),
    reserved: credits,
    deducted: null,
    remaining: null,
    warnings: '',
    error_message: null,
    error_status: null,
    artifact_id: null,
    cards_done: 0,
    cards_total: cards,
    attempts: 0,
    working: null,
    created_at: at,
    ended_at: null,
    cancelled_at: null,
    title,
    requester,
  } satisfies GenerationRow;
}

/** A request's `Idempotency-Key` (null if it has none) and the hash of its validated content. */
type Idempotency = { key: string | null; hash: string };

/** Printable ASCII without spaces, short enough for a database key. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Looks for an earlier generation with the same key. This comes before all checks that depend on the workspace's
 * current state (ids, credits), so that a client that lost the first response gets that response and not a new error.
 */
async function recall(
  engine: Engine,
  request: Request,
  order: GenerationOrder,
): Promise<{ isNew: true; idempotency: Idempotency } | { isNew: false; answer: Response }> {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !KEY.test(key)) {
    const message = englishMessage('must be 1 to 200 printable ASCII characters');
    return { isNew: false, answer: refuseProblems([{ path: 'Idempotency-Key', message }]) };
  }
  // Hash the validated order, so that the order of the JSON members does not matter.
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('base64url');
  const earlier = await answerEarlier(engine, { key, hash });
  return earlier ? { isNew: false, answer: earlier } : { isNew: true, idempotency: { key, hash } };
}

/**
 * The response for the generation that holds the key: its original response if the order is the same, 422 otherwise.
 * Null if no generation holds the key.
 */
async function answerEarlier({ db }: Engine, { key, hash }: Idempotency): Promise<Response | null> {
  const row = key === null ? null : await findByIdempotencyKey(db, key);
  if (!row) return null;
  return row.body_hash === hash
    ? answerStarted(row)
    : refuse(422, englishMessage('This Idempotency-Key was used with another body'));
}

/** docs/spec/interface.md#2.7, docs/spec/settled-points.md#5. */
function answerStarted({ id, start_warnings }: Pick<GenerationRow, 'id' | 'start_warnings'>): Response {
  return answer(201, { generationId: id, ...(start_warnings ? { warnings: start_warnings } : {}) });
}
