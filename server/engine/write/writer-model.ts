import type { Config } from '@/server/config';
import type { ChatClient, ChatRequest } from '@/server/model/chat-client';
import type { ChatAnswer } from '@/server/model/read-chat-answer';

export type WriterModel = {
  /** @throws ModelError, or the signal's reason if it is aborted */
  complete(request: ChatRequest): Promise<ChatAnswer>;
  name: string;
  concurrency: number;
  /** Tokens for one answer, including the model's reasoning before it. */
  answerTokens: number;
  /** Tokens for the user's text in the request for a plan. */
  outlineTokens: number;
  /** Tokens for the user's text in the request for one card. */
  cardTokens: number;
  /** Token limit for one run. */
  mostTokens: number;
  creditsPerCard: number;
};

/** Tokens reserved for the prompt itself, including the plan of all cards. */
const PROMPT_TOKENS = 1600;
const MAX_ANSWER = 4096;
/** A card needs its own passages, not the whole text. */
const MAX_FOR_CARD = 3000;

/** Divides the context between prompt, text and answer. */
function shareContext(contextTokens: number) {
  const answerTokens = Math.min(MAX_ANSWER, Math.floor(contextTokens / 3));
  const text = Math.max(300, contextTokens - answerTokens - PROMPT_TOKENS);
  // Leave a margin, because tokens are estimated and the estimate may be too low.
  const outlineTokens = Math.floor(text * 0.8);
  return { answerTokens, outlineTokens, cardTokens: Math.min(MAX_FOR_CARD, outlineTokens) };
}

export function writerModel(
  client: ChatClient | null,
  { llmMaxTokensPerRun, llmCreditsPerCard }: Pick<Config, 'llmMaxTokensPerRun' | 'llmCreditsPerCard'>,
): WriterModel | null {
  if (!client) return null;
  const { model, concurrency, contextTokens } = client.settings;
  return {
    complete: (request) => client.complete(request),
    name: model,
    concurrency,
    ...shareContext(contextTokens),
    mostTokens: llmMaxTokensPerRun,
    creditsPerCard: llmCreditsPerCard,
  };
}
