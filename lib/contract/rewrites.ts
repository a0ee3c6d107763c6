import { englishMessage } from '../words/stored-messages';
import { placedCard } from './live-run';
import * as z from './zod';

/** The maximum length of an instruction for rewriting a card, in characters. */
export const MOST_INSTRUCTION = 500;

/** `POST /api/generations/:id/rewrites`: has the language model rewrite one card. Idempotent by `submissionId`. */
export const rewriteRequest = z.strictObject({
  submissionId: z.uuid(englishMessage('is not valid')),
  /** 0-based. */
  card: z.int().min(0),
  instruction: z.string().trim().min(1, englishMessage('must not be empty')).max(MOST_INSTRUCTION),
});
export type RewriteRequest = z.infer<typeof rewriteRequest>;

/** `POST /api/generations/:id/rewrites/:rewriteId`. */
export const rewriteDecision = z.strictObject({ decision: z.enum(['accept', 'discard', 'undo', 'stop']) });
export type RewriteDecision = z.infer<typeof rewriteDecision>;

const pages = z.array(placedCard).nullable();

export const rewrite = z.object({
  id: z.string(),
  card: z.number(),
  instruction: z.string(),
  state: z.enum(['queued', 'asking', 'ready', 'failed', 'stopped', 'accepted', 'undone', 'discarded']),
  createdAt: z.string(),
  /** Why it failed, in English. */
  error: z.string().nullable(),
  /** The pages of the card before and after, while a decision is pending. */
  before: pages,
  after: pages,
});
export type Rewrite = z.infer<typeof rewrite>;

/**
 * `GET /api/generations/:id/rewrites`: newest first; `creditsPerCard` is null if the cards cannot be rewritten.
 * `unwritten`: 0-based, the cards that have only their plan because the language model failed.
 */
export const rewriteList = z.object({
  creditsPerCard: z.number().nullable(),
  unwritten: z.array(z.number()),
  rewrites: z.array(rewrite),
});
export type RewriteList = z.infer<typeof rewriteList>;

export const rewriteStarted = z.object({ id: z.string() });
