import 'server-only';
import { config } from '../config';
import { ChatClient } from './chat-client';
import { modelSettings } from './model-settings';

/** Modules are evaluated twice in one process, and both copies must share the limits of one client. */
const shared = globalThis as typeof globalThis & { cardwrightModel?: { for: object; client: ChatClient | null } };

/** The configured language model of this process; null without one. */
export function languageModel(): ChatClient | null {
  const from = config();
  if (shared.cardwrightModel?.for !== from) {
    const settings = modelSettings(from);
    shared.cardwrightModel = { for: from, client: settings && new ChatClient(settings) };
  }
  return shared.cardwrightModel.client;
}

/** Whether the engine writes with a model. */
export function isModelConnected(): boolean {
  return modelSettings(config()) !== null;
}
