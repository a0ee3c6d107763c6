import type { Operation } from '@/lib/contract/composer';
import type { Problem } from '@/lib/contract/problems';
import type { WireSources } from '../read-config';

/** What the interface writes with neutral words and a service with its own (interface, naming note). */
export type WireNames = { artifactWord: string; sources: WireSources };

/** The embedded engine speaks the neutral words. */
export const NEUTRAL_NAMES: WireNames = { artifactWord: 'artifact', sources: {} };

type Json = Readonly<Record<string, unknown>>;

/** The request in the service's words; a new object. */
export function toWire(operation: Operation, request: Json, names: WireNames): Json {
  if (operation === 'template') return renamed(request, 'artifactId', `${names.artifactWord}Id`);
  const images = request.imageOptions;
  if (!isObject(images) || typeof images.source !== 'string') return request;
  const source = wireSource(images.source, names.sources);
  return { ...request, imageOptions: { ...images, source } };
}

/** An answer in the neutral words; a new object. */
export function fromWire(answer: Json, { artifactWord }: WireNames): Json {
  const withId = renamed(answer, `${artifactWord}Id`, 'artifactId');
  return renamed(withId, `${artifactWord}Url`, 'artifactUrl');
}

/** The fields a refusal names, by the paths of our request. */
export function problemsFromWire(problems: readonly Problem[], { artifactWord }: WireNames): Problem[] {
  return problems.map((problem) =>
    problem.path === `${artifactWord}Id` ? { ...problem, path: 'artifactId' } : problem,
  );
}

function wireSource(name: string, sources: WireSources): string {
  const known: Readonly<Record<string, string>> = sources;
  return Object.hasOwn(known, name) ? (known[name] ?? name) : name;
}

function renamed(object: Json, from: string, to: string): Json {
  if (from === to || !Object.hasOwn(object, from) || Object.hasOwn(object, to)) return object;
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]));
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
