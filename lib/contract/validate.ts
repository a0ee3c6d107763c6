import { cardRangeMessage, type GenerateRequest, generateRequest } from './generate-request';
import { LIMITS } from './limits';
import { type Problem, problemsOf } from './problems';
import { type TemplateRequest, templateRequest } from './template-request';
import type { z } from './zod';

/** `problems` is never empty when `ok` is false. */
export type Validation<Request> = { ok: true; value: Request } | { ok: false; problems: Problem[] };

/**
 * Judges the body of `POST /v1.0/generations` (interface 2.4): the one verdict of form, composer route and engine.
 * `maxCards` narrows `numCards` to the plan of the service at hand. Never throws, whatever `body` is.
 */
export function validateGenerate(body: unknown, options: { maxCards?: number } = {}): Validation<GenerateRequest> {
  const max = options.maxCards ?? LIMITS.numCards.max;
  const found = judge(generateRequest, body);
  if (max >= LIMITS.numCards.max) return found;
  const message = cardRangeMessage(max);
  if (found.ok) {
    const tooMany = found.value.numCards !== undefined && found.value.numCards > max;
    return tooMany ? { ok: false, problems: [{ path: 'numCards', message }] } : found;
  }
  const asked = typeof body === 'object' && body !== null && 'numCards' in body ? body.numCards : undefined;
  const told = found.problems.some((problem) => problem.path === 'numCards');
  const problems = found.problems.map((problem) => (problem.path === 'numCards' ? { ...problem, message } : problem));
  if (!told && typeof asked === 'number' && asked > max) problems.unshift({ path: 'numCards', message });
  return { ok: false, problems };
}

/** Judges the body of `POST /v1.0/generations/from-template` (interface 2.5). Never throws. */
export function validateTemplate(body: unknown): Validation<TemplateRequest> {
  return judge(templateRequest, body);
}

function judge<Request>(schema: z.ZodType<Request>, body: unknown): Validation<Request> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, problems: [{ path: 'body', message: 'must be a JSON object' }] };
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problems: problemsOf(parsed.error.issues) };
}
