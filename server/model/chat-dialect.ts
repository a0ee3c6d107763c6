import { ModelError } from './model-error';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type AnswerFormat = 'json_schema' | 'json_object' | 'text';

/** What an OpenAI-compatible server accepts. Learned from its refusals and kept for later calls. */
export type Dialect = {
  format: AnswerFormat;
  limit: 'max_tokens' | 'max_completion_tokens';
  /** Whether the request may contain `stream_options`, which ask for token counts. */
  countsTokens: boolean;
};

export const FIRST_DIALECT: Dialect = { format: 'json_schema', limit: 'max_tokens', countsTokens: true };

export type BodyParts = {
  model: string;
  messages: readonly ChatMessage[];
  maxTokens: number;
  schema: { name: string; schema: object } | undefined;
};

/** The body of a chat completion. Members without a value are left out: some servers refuse `null`. */
export function chatBody({ model, messages, maxTokens, schema }: BodyParts, dialect: Dialect): string {
  const body: Record<string, unknown> = { model, messages, stream: true, [dialect.limit]: maxTokens };
  if (dialect.countsTokens) body.stream_options = { include_usage: true };
  if (schema && dialect.format === 'json_schema')
    body.response_format = { type: 'json_schema', json_schema: { ...schema, strict: true } };
  if (schema && dialect.format === 'json_object') body.response_format = { type: 'json_object' };
  return JSON.stringify(body);
}

const CONTEXT_TOO_LONG =
  /context[ _-]?(?:length|window|size)|exceed\w* (?:the )?(?:available )?context|prompt is too long|too many (?:input )?tokens|maximum context|reduce the length/i;

/**
 * The dialect to try next, after the server refused the request with 400 or 422.
 * @throws ModelError if no other dialect would help
 */
export function nextDialect(dialect: Dialect, refusal: string, hasSchema: boolean): Dialect {
  if (CONTEXT_TOO_LONG.test(refusal)) throw new ModelError('context');
  if (dialect.limit === 'max_tokens' && refusal.includes('max_completion_tokens'))
    return { ...dialect, limit: 'max_completion_tokens' };
  if (dialect.countsTokens && refusal.includes('stream_options')) return { ...dialect, countsTokens: false };
  if (hasSchema && dialect.format !== 'text')
    return { ...dialect, format: dialect.format === 'json_schema' ? 'json_object' : 'text' };
  // An older server may refuse an unknown member without naming it.
  if (dialect.countsTokens) return { ...dialect, countsTokens: false };
  throw new ModelError('rejected');
}
