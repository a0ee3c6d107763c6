import 'server-only';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { OutlineAnswer, OutlineEntry } from '@/lib/contract/outlines';
import type { CardOrigin } from '@/lib/deck/card-origin';
import { engine } from './context';
import { writeOrder } from './generate/plan';
import { cancelGeneration, cancelledDeck } from './generate/watch-cancel';
import { type WritingEvent, watchWriting } from './live/watch-writing';
import { type Approval, approveOutline, readOutline, reviewUntil } from './review/approve-outline';
import { type Decision, decideRewrite } from './rewrite/decide-rewrite';
import { listRewrites, type RewriteFacts } from './rewrite/rewrites-store';
import { type RewriteOrder, type RewriteStart, startRewrite } from './rewrite/start-rewrite';
import { findSource, hasSource } from './store/card-sources';
import { askReview, findReview } from './store/outline-reviews';
import { sharedPassages, type TracedPart, traceBlocks } from './write/trace-blocks';
import { isPlanned } from './write/write-with-model';

export type { Approval, Decision, RewriteStart, WritingEvent };

/** What a person sees and does while a language model writes, and afterwards with single cards. */
export const deckWriting = {
  /** The deck of a generation as it is written; ends with the generation. */
  async *watch(generationId: string, signal: AbortSignal): AsyncGenerator<WritingEvent> {
    yield* watchWriting(await engine(), generationId, signal);
  },
  /** Ends a pending generation with the cards that are written; false if it has ended. */
  async cancel(generationId: string): Promise<boolean> {
    return cancelGeneration(await engine(), generationId);
  },
  /** What a cancelled generation left; null for every other. */
  async cancelledDeck(generationId: string): Promise<{ artifactId: string | null; cards: number } | null> {
    return cancelledDeck(await engine(), generationId);
  },
  /** Whether the cards of a request are planned first, so that a person can review the outline. */
  async plansOutline(request: GenerateRequest): Promise<boolean> {
    const order = (await engine()).model && writeOrder(request);
    return order !== null && isPlanned(order);
  },
  /** A generation that is sent again with another key is reviewed like the first one. */
  async carryReview(from: string, to: string): Promise<void> {
    const { db, now } = await engine();
    if (await findReview(db, { idempotency_key: from })) await askReview(db, to, now());
  },
  /** Until when a pending generation waits for a person to approve its outline (ISO 8601, UTC); null if it does not. */
  async reviewUntil(generationId: string): Promise<string | null> {
    return reviewUntil(await engine(), generationId);
  },
  /** The outline that waits for a person; null if none does. */
  async outline(generationId: string): Promise<OutlineAnswer | null> {
    return readOutline(await engine(), generationId);
  },
  /** Writes the cards of this outline; once. */
  async approveOutline(generationId: string, cards: readonly OutlineEntry[]): Promise<Approval> {
    return approveOutline(await engine(), generationId, cards);
  },
  /** What was rewritten of a deck; null if its cards cannot be. */
  async rewrites(artifactId: string): Promise<{ creditsPerCard: number; rewrites: RewriteFacts[] } | null> {
    const { db, model } = await engine();
    if (!model || !(await hasSource(db, artifactId))) return null;
    return { creditsPerCard: model.creditsPerCard, rewrites: await listRewrites(db, artifactId) };
  },
  /** Where each card of a deck and its parts come from; empty for a deck that no model wrote from a text. */
  async sources(artifactId: string): Promise<((CardOrigin & { parts: TracedPart[] }) | null)[]> {
    const { cards = [], origins = [] } = (await findSource((await engine()).db, artifactId)) ?? {};
    return origins.map((origin, index) => {
      const card = cards[index];
      if (!origin || !card) return origin && { ...origin, parts: [] };
      const passages = sharedPassages(card, origin.passages);
      return { ...origin, passages, parts: traceBlocks(card, passages) };
    });
  },
  async startRewrite(artifactId: string, order: RewriteOrder): Promise<RewriteStart> {
    return startRewrite(await engine(), artifactId, order);
  },
  /** False if it is not in a state for that. */
  async decideRewrite(artifactId: string, id: string, decision: Decision): Promise<boolean> {
    return decideRewrite(await engine(), artifactId, { id, decision }, AbortSignal.timeout(DECIDING));
  },
};

/** Milliseconds for drawing the pictures of an accepted card. */
const DECIDING = 30_000;

export type DeckWriting = typeof deckWriting;
