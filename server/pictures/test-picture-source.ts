import 'server-only';
import type { TestResult } from '@/lib/contract/connections';
import { type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import { imageModel } from './image-client';
import { photoFinder } from './photo-finder';
import { failureWords, isPictureError } from './picture-error';

const PROMPT = 'A plain grey circle on a white background.';

/** Sends one request to a source to find out whether it answers. Null if it is not configured. */
export async function testPictureSource(source: 'image' | PhotoProvider): Promise<TestResult | null> {
  const { name, ask } = askOf(source) ?? {};
  if (!name || !ask) return null;
  try {
    await ask();
    return { ok: true, reason: null };
  } catch (error) {
    if (!isPictureError(error)) throw error;
    return { ok: false, reason: failureWords(error.reason, name) };
  }
}

function askOf(source: 'image' | PhotoProvider): { name: string; ask: () => Promise<unknown> } | null {
  const { signal } = new AbortController();
  if (source === 'image') {
    const client = imageModel();
    return (
      client && { name: client.settings.model, ask: () => client.make({ prompt: PROMPT, shape: 'square', signal }) }
    );
  }
  const finder = photoFinder();
  if (!finder.providers.includes(source)) return null;
  return { name: PROVIDER_NAMES[source], ask: () => finder.test(source, signal) };
}
