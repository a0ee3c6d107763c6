import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { countCards, findMarkers } from '@/lib/contract/request/count-cards';
import type { Problem } from '@/lib/contract/request/problems';
import { validateGenerate, validateTemplate } from '@/lib/contract/request/validate';
import { templateCards } from '@/lib/deck/template/template-card';
import { englishMessage } from '@/lib/words/stored-messages';
import { readJson } from '../../guard/read-body';
import { requesterOf, titleFrom } from '../../http/internal-headers';
import type { Engine } from '../context';
import { startWarnings } from '../generate/start-warnings';
import { findStoredArtifact } from '../store/artifacts-store';
import { creditsAtMost, reservationOf } from '../store/credits';
import { knownFolders } from '../store/folders-store';
import { findTheme } from '../store/themes-store';
import { refuse, refuseProblems } from './answer';
import { recall, startGeneration } from './start-generation';

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
export async function readBody(request: Request): Promise<BodyReading> {
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
export async function unknownIds(
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
