import type { Config } from '../config';

/** A configured language model: any server that speaks the OpenAI chat completions wire. */
export type ModelSettings = {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** Prompt and answer together must fit. */
  contextTokens: number;
  /** Timeout of one answer, including retries. */
  timeoutMs: number;
  concurrency: number;
};

/** The model's settings; null unless both address and name are configured. */
export function modelSettings(config: Config): ModelSettings | null {
  const { llmBaseUrl, llmModel, llmApiKey, llmContextTokens, llmTimeoutS, llmConcurrency } = config;
  if (llmBaseUrl === undefined || llmModel === undefined) return null;
  return {
    baseUrl: llmBaseUrl,
    model: llmModel,
    apiKey: llmApiKey,
    contextTokens: llmContextTokens,
    timeoutMs: llmTimeoutS * 1000,
    concurrency: llmConcurrency,
  };
}
