import 'server-only';
import type { TestResult } from '@/lib/contract/connections';
import { type PhotoProvider, PROVIDER_NAMES } from '@/lib/contract/picture-sources';
import { imageModel } from './image-client';
import { photoFinder } from './photo-finder';
import { failureWords, isPictureError } from './picture-error';

const PROMPT = 'A plain grey circle on a white background.';

/** `image`: the image model. */
type PictureSource = 'image' | PhotoProvider;

const shared = globalThis as typeof globalThis & {
  cardwrightPictureTests?: Map<PictureSource, Promise<TestResult>>;
};

/**
 * Sends one request to a source to find out whether it answers, and how fast. Null if it is not configured. Concurrent
 * tests share one request.
 */
export async function testPictureSource(source: PictureSource): Promise<TestResult | null> {
  const { name, ask } = askOf(source) ?? {};
  if (!name || !ask) return null;
  shared.cardwrightPictureTests ??= new Map();
  const tests = shared.cardwrightPictureTests;
  let test = tests.get(source);
  if (!test) {
    test = measure(name, ask).finally(() => tests.delete(source));
    tests.set(source, test);
  }
  return test;
}

function askOf(source: PictureSource): { name: string; ask: () => Promise<unknown> } | null {
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

async function measure(name: string, ask: () => Promise<unknown>): Promise<TestResult> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    await ask();
    return { ok: true, milliseconds: passed(), reason: null };
  } catch (error) {
    if (!isPictureError(error)) throw error;
    return { ok: false, milliseconds: passed(), reason: failureWords(error.reason, name) };
  }
}
