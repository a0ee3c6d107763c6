import type { Config } from '@/server/config';
import type { ChatClient, ChatRequest } from '@/server/model/chat-client';
import type { ChatAnswer } from '@/server/model/read-chat-answer';

/** A language model as the writer uses it. */
export type WriterModel = {
  /** @throws ModelError; the signal's reason if it is aborted */
  complete(request: ChatRequest): Promise<ChatAnswer>;
  name: string;
  concurrency: number;
  /** Tokens for one answer, with what a model thinks before it. */
  answerTokens: number;
  /** Tokens for the person's text in a plan. */
  outlineTokens: number;
  /** Tokens for the person's text in the request for one card. */
  cardTokens: number;
  /** For one run. */
  mostTokens: number;
  creditsPerCard: number;
};

/** Tokens of our own words in a prompt, with the plan of all cards. */
const PROMPT = 1600;
const MOST_ANSWER = 4096;
/** A card needs its own passages, not the whole text. */
const MOST_FOR_CARD = 3000;

/** How a context is shared between prompt, text and answer. */
function shareContext(contextTokens: number) {
  const answerTokens = Math.min(MOST_ANSWER, Math.floor(contextTokens / 3));
  const text = Math.max(300, contextTokens - answerTokens - PROMPT);
  // Tokens are estimated, and the estimate may be low.
  const outlineTokens = Math.floor(text * 0.8);
  return { answerTokens, outlineTokens, cardTokens: Math.min(MOST_FOR_CARD, outlineTokens) };
}

/** Null without a model. */
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
