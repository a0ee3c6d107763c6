import 'server-only';
import type { CardOrigin } from '@/lib/deck/card-origin';
import { engine } from './context';
import { cancelGeneration, cancelledDeck } from './generate/watch-cancel';
import { type WritingEvent, watchWriting } from './live/watch-writing';
import { type Decision, decideRewrite } from './rewrite/decide-rewrite';
import { listRewrites, type RewriteFacts } from './rewrite/rewrites-store';
import { type RewriteOrder, type RewriteStart, startRewrite } from './rewrite/start-rewrite';
import { findSource, hasSource } from './store/card-sources';

export type { Decision, RewriteStart, WritingEvent };

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
  /** What was rewritten of a deck; null if its cards cannot be. */
  async rewrites(artifactId: string): Promise<{ creditsPerCard: number; rewrites: RewriteFacts[] } | null> {
    const { db, model } = await engine();
    if (!model || !(await hasSource(db, artifactId))) return null;
    return { creditsPerCard: model.creditsPerCard, rewrites: await listRewrites(db, artifactId) };
  },
  /** Where each card of a deck comes from; empty for a deck that no model wrote from a text. */
  async origins(artifactId: string): Promise<(CardOrigin | null)[]> {
    return (await findSource((await engine()).db, artifactId))?.origins ?? [];
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
