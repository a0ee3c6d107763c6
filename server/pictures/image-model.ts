import 'server-only';
import { type Config, config } from '../config';
import { ImageClient, type ImageSettings } from './image-client';

/** Modules are evaluated twice in one process, and both copies must share the limits of one client. */
const shared = globalThis as typeof globalThis & { cardwrightImageModel?: { for: object; client: ImageClient | null } };

/** The configured image model of this process; null without one. */
export function imageModel(): ImageClient | null {
  const from = config();
  if (shared.cardwrightImageModel?.for !== from) {
    const settings = imageSettings(from);
    shared.cardwrightImageModel = { for: from, client: settings && new ImageClient(settings) };
  }
  return shared.cardwrightImageModel.client;
}

/** Null unless both address and name are configured. */
function imageSettings(from: Config): ImageSettings | null {
  const { imageBaseUrl, imageModel: model, imageApiKey, imageTimeoutS, imageConcurrency } = from;
  if (imageBaseUrl === undefined || model === undefined) return null;
  return {
    baseUrl: imageBaseUrl,
    model,
    apiKey: imageApiKey,
    timeoutMs: imageTimeoutS * 1000,
    concurrency: imageConcurrency,
  };
}
