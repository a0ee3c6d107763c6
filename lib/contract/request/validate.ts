import { englishMessage } from '@/lib/words/stored-messages';
import { LIMITS } from '../limits';
import type { Target } from '../run-words';
import type * as z from '../zod';
import { findMarkers } from './count-cards';
import {
  cardRangeMessage,
  type GenerateRequest,
  generateRequest,
  type TemplateRequest,
  templateRequest,
} from './generate-request';
import { type Problem, problemsOf } from './problems';

/** `problems` is never empty when `ok` is false. */
export type Validation<Request> = { ok: true; value: Request } | { ok: false; problems: Problem[] };

/** The card limits of a service: `numCards` by its plan, cards from markers by its target. */
export type CardLimits = { maxCards?: number; target?: Target };

/**
 * Validates the body of `POST /v1.0/generations` (docs/spec/interface.md#2.4), for the form, the composer's route and
 * the engine alike. Never throws, whatever `body` is.
 */
export function validateGenerate(body: unknown, options: CardLimits = {}): Validation<GenerateRequest> {
  const found = withBreaksProblem(judge(generateRequest, body), body, options);
  const max = options.maxCards ?? LIMITS.numCards.max;
  if (max >= LIMITS.numCards.max) return found;
  const problems = found.ok ? [] : found.problems.filter((problem) => problem.path !== 'numCards');
  const isWrong = !found.ok && problems.length < found.problems.length;
  if (isWrong || asksForMore(body, max)) problems.unshift({ path: 'numCards', message: cardRangeMessage(max) });
  return problems.length === 0 ? found : { ok: false, problems };
}

/** The interface does not limit cards from markers; only the engine does. It applies without a target. */
function withBreaksProblem(
  found: Validation<GenerateRequest>,
  body: unknown,
  { target = 'local' }: CardLimits,
): Validation<GenerateRequest> {
  const message = target === 'local' ? breaksProblem(body) : null;
  if (message === null) return found;
  return { ok: false, problems: [...(found.ok ? [] : found.problems), { path: 'inputText', message }] };
}

/** The problem with the number of cards from a text's breaks; null if there is none. */
export function breaksProblem(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { cardSplit, inputText }: { cardSplit?: unknown; inputText?: unknown } = body;
  if (cardSplit !== 'inputTextBreaks' || typeof inputText !== 'string') return null;
  if (inputText.length > LIMITS.inputText) return null; // already rejected, and possibly huge
  const cards = findMarkers(inputText).length + 1;
  if (cards <= LIMITS.cardsFromBreaks) return null;
  return englishMessage('Too many cards: {cards} (limit {limit}). Remove some --- lines.', {
    cards,
    limit: LIMITS.cardsFromBreaks,
  });
}

function asksForMore(body: unknown, max: number): boolean {
  if (typeof body !== 'object' || body === null || !('numCards' in body)) return false;
  return typeof body.numCards === 'number' && body.numCards > max;
}

/** Validates the body of `POST /v1.0/generations/from-template` (docs/spec/interface.md#2.5). Never throws. */
export function validateTemplate(body: unknown): Validation<TemplateRequest> {
  return judge(templateRequest, body);
}

function judge<Request>(schema: z.ZodType<Request>, body: unknown): Validation<Request> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problems: [{ path: 'body', message: englishMessage('must be a JSON object') }] };
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error.issues) };
}
