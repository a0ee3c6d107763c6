import { inEnglish } from '@/lib/words/say-kept';
import { cardRangeMessage, type GenerateRequest, generateRequest } from './generate-request';
import { LIMITS } from './limits';
import { type Problem, problemsOf } from './problems';
import { type TemplateRequest, templateRequest } from './template-request';
import type * as z from './zod';

/** `problems` is never empty when `ok` is false. */
export type Validation<Request> = { ok: true; value: Request } | { ok: false; problems: Problem[] };

/**
 * Judges the body of `POST /v1.0/generations` (interface 2.4): the one verdict of form, composer route and engine.
 * `maxCards` narrows `numCards` to the plan of the service at hand. Never throws, whatever `body` is.
 */
export function validateGenerate(body: unknown, options: { maxCards?: number } = {}): Validation<GenerateRequest> {
  const found = judge(generateRequest, body);
  const max = options.maxCards ?? LIMITS.numCards.max;
  if (max >= LIMITS.numCards.max) return found;
  const problems = found.ok ? [] : found.problems.filter((problem) => problem.path !== 'numCards');
  const isWrong = !found.ok && problems.length < found.problems.length;
  if (isWrong || asksForMore(body, max)) problems.unshift({ path: 'numCards', message: cardRangeMessage(max) });
  return problems.length === 0 ? found : { ok: false, problems };
}

function asksForMore(body: unknown, max: number): boolean {
  if (typeof body !== 'object' || body === null || !('numCards' in body)) return false;
  return typeof body.numCards === 'number' && body.numCards > max;
}

/** Judges the body of `POST /v1.0/generations/from-template` (interface 2.5). Never throws. */
export function validateTemplate(body: unknown): Validation<TemplateRequest> {
  return judge(templateRequest, body);
}

function judge<Request>(schema: z.ZodType<Request>, body: unknown): Validation<Request> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problems: [{ path: 'body', message: inEnglish('must be a JSON object') }] };
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error.issues) };
}
