import type { Problem } from '@/lib/contract/request/problems';

/** The names this service uses on its wire instead of the neutral ones (interface, naming note). */
export type WireWords = { artifactWord: string; sources: Readonly<Record<string, string>> };

export const NEUTRAL_WORDS: WireWords = { artifactWord: 'artifact', sources: {} };

type Json = Record<string, unknown>;

/** A request in neutral names, and the neutral names found in it although the service has its own. */
export function readWords(body: unknown, { artifactWord, sources }: WireWords): { body: unknown; leaks: Problem[] } {
  if (!isObject(body)) return { body, leaks: [] };
  const leaks: Problem[] = [];
  const read: Json = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'artifactId' && artifactWord !== 'artifact') leaks.push({ path: name, message: 'is not a field' });
    else read[name === `${artifactWord}Id` ? 'artifactId' : name] = value;
  }
  const images = read.imageOptions;
  if (isObject(images) && typeof images.source === 'string') {
    const { source } = images;
    if (Object.hasOwn(sources, source)) leaks.push({ path: 'imageOptions.source', message: 'is not a source' });
    const neutral = Object.entries(sources).find(([, wire]) => wire === source)?.[0] ?? source;
    read.imageOptions = { ...images, source: neutral };
  }
  return { body: read, leaks };
}

/** A response in the service's names. */
export function writeWords(answer: Json, { artifactWord }: WireWords): Json {
  const own = { artifactId: `${artifactWord}Id`, artifactUrl: `${artifactWord}Url` };
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      Object.hasOwn(own, name) ? own[name as keyof typeof own] : name,
      value,
    ]),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
