import 'server-only';
import { countCards } from '@/lib/contract/count-cards';
import type { TextMode } from '@/lib/contract/enums';
import { validateGenerate } from '@/lib/contract/validate';
import type { Engine } from '../context';
import { creditsAtMost } from '../generate/credit-charges';
import { startWarnings } from '../generate/start-warnings';
import { refuseProblems } from './answer';
import { recall } from './idempotency';
import { readBody } from './read-body';
import { startGeneration } from './start-generation';
import { unknownIds } from './unknown-ids';

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
  const source = verdict.value.imageOptions?.source ?? 'aiGenerated';
  return startGeneration(engine, recalled.idempotency, {
    order,
    cards,
    credits: creditsAtMost(
      { cards, operation: 'generate', source, ...priceOf(engine, verdict.value.textMode, cards) },
      engine.pictures.maker,
    ),
    warnings: startWarnings(order, { hasModel: engine.model !== null, maker: engine.pictures.maker?.name ?? null }),
  });
}

/** As if the model wrote every card; what rules write instead is refunded. */
function priceOf({ model }: Engine, textMode: TextMode, cards: number) {
  return model && textMode !== 'preserve' ? { byModel: { cards, creditsPerCard: model.creditsPerCard } } : {};
}
