import 'server-only';
import type { OutlineAnswer, OutlineEntry } from '@/lib/contract/outlines';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { CardOrigin } from '@/lib/deck/blocks';
import { engine } from './engine';
import { writeOrder } from './generate/plan';
import { cancelGeneration, cancelledDeck } from './generate/watch-cancel';
import { type WritingEvent, watchWriting } from './live/watch-writing';
import { type Approval, approveOutline, readOutline, reviewUntil, saveOutline } from './review/approve-outline';
import { type Decision, decideRewrite } from './rewrite/decide-rewrite';
import { listRewrites, type RewriteFacts, rewriteCredits } from './rewrite/rewrites-store';
import { type RewriteOrder, type RewriteStart, startRewrite } from './rewrite/start-rewrite';
import { findSource, findUnwritten, hasSource } from './store/card-sources';
import { askReview, findReview } from './store/outline-reviews';
import { sharedPassages, type TracedPart, traceBlocks } from './write/trace-blocks';
import { isPlanned } from './write/write-with-model';

export type { Approval, Decision, RewriteStart, WritingEvent };

type DeckRewrites = { creditsPerCard: number; unwritten: number[]; rewrites: RewriteFacts[] };

/** Lets a user follow and steer a language model while it writes a deck, and rewrite single cards afterwards. */
export const deckWriting = {
  /** Streams the deck of a generation while it is written. Ends with the generation. */
  async *watch(generationId: string, signal: AbortSignal): AsyncGenerator<WritingEvent> {
    yield* watchWriting(await engine(), generationId, signal);
  },
  /** Ends a pending generation with the cards written so far. False if it has already ended. */
  async cancel(generationId: string): Promise<boolean> {
    return cancelGeneration(await engine(), generationId);
  },
  /** What a cancelled generation left behind. Null if it was not cancelled. */
  async cancelledDeck(generationId: string): Promise<{ artifactId: string | null; cards: number } | null> {
    return cancelledDeck(await engine(), generationId);
  },
  /** Whether the cards of a request are planned first, so that a user can review the outline. */
  async plansOutline(request: GenerateRequest): Promise<boolean> {
    const order = (await engine()).model && writeOrder(request);
    return order !== null && isPlanned(order);
  },
  /** Copies the review request to a generation that is sent again under another key. */
  async carryReview(from: string, to: string): Promise<void> {
    const { db, now } = await engine();
    if (await findReview(db, { idempotency_key: from })) await askReview(db, to, now());
  },
  /** When a pending generation stops waiting for its outline's approval (ISO 8601, UTC). Null if it is not waiting. */
  async reviewUntil(generationId: string): Promise<string | null> {
    return reviewUntil(await engine(), generationId);
  },
  /** The outline that is waiting for approval. Null if none is. */
  async outline(generationId: string): Promise<OutlineAnswer | null> {
    return readOutline(await engine(), generationId);
  },
  /** Saves the outline as it has been edited so far. False if it does not wait for approval. */
  async saveOutline(generationId: string, cards: readonly OutlineEntry[]): Promise<boolean> {
    return saveOutline(await engine(), generationId, cards);
  },
  /** Approves this outline, so that its cards are written. An outline can be approved only once. */
  async approveOutline(generationId: string, cards: readonly OutlineEntry[]): Promise<Approval> {
    return approveOutline(await engine(), generationId, cards);
  },
  /** The rewrites of a deck, and its cards that were not written (0-based). Null if its cards cannot be rewritten. */
  async rewrites(artifactId: string): Promise<DeckRewrites | null> {
    const { db, model } = await engine();
    if (!model || !(await hasSource(db, artifactId))) return null;
    const [unwritten, rewrites] = await Promise.all([findUnwritten(db, artifactId), listRewrites(db, artifactId)]);
    return { creditsPerCard: model.creditsPerCard, unwritten, rewrites };
  },
  /** Local credits for cards written or rewritten after a deck was made. Has no entry for a deck without any. */
  async creditsAfterwards(artifactIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return rewriteCredits((await engine()).db, artifactIds);
  },
  /** The source of each card and its parts. Empty for a deck that no model wrote from a text. */
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
  /** Accepts, discards or undoes a rewrite. False if its state does not allow that. */
  async decideRewrite(artifactId: string, id: string, decision: Decision): Promise<boolean> {
    return decideRewrite(await engine(), artifactId, { id, decision });
  },
};

export type DeckWriting = typeof deckWriting;
