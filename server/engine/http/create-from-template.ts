import 'server-only';
import { LIMITS } from '@/lib/contract/limits';
import { findMarkers } from '@/lib/contract/request/count-cards';
import { validateTemplate } from '@/lib/contract/request/validate';
import { templateCards } from '@/lib/deck/template/template-card';
import { englishMessage } from '@/lib/words/stored-messages';
import { requesterOf } from '../../http/inner-headers';
import type { Engine } from '../context';
import { creditsAtMost } from '../generate/credit-charges';
import { startWarnings } from '../generate/start-warnings';
import { findStoredArtifact } from '../store/artifacts-store';
import { refuseProblems } from './answer';
import { recall } from './idempotency';
import { readBody } from './read-body';
import { startGeneration } from './start-generation';
import { unknownIds } from './unknown-ids';

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
