import 'server-only';
import { countCards } from '@/lib/contract/request/count-cards';
import { validateGenerate } from '@/lib/contract/request/validate';
import { requesterOf, titleFrom } from '../../http/inner-headers';
import type { Engine } from '../context';
import { reservationOf } from '../generate/credit-charges';
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
  return startGeneration(engine, recalled.idempotency, {
    order,
    cards,
    title: titleFrom(request),
    requester: requesterOf(request),
    credits: reservationOf(engine, verdict.value, cards),
    warnings: startWarnings(order, { hasModel: engine.model !== null, maker: engine.pictures.maker?.name ?? null }),
  });
}
