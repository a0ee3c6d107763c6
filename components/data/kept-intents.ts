import type { Submission } from '@/lib/contract/composer';

/** One wish to send. `mark` stands for what would be sent; `run` is null until the answer has been seen. */
export type SubmitIntent = { mark: string; submissionId: string; at: number; run: string | null };

const KEY = 'cardwright.intents';
const KEPT = 20;
const DAY = 86_400_000;

/**
 * The intents of this device, in the browser's storage: a reload in the middle of sending, or a second tab with the
 * same text, then asks for the same run instead of a second charge (checks.md, "Submissions spend money"). Neither
 * text nor key stands in it. Where nothing can be kept, an intent lives as long as its page.
 */
export class KeptIntents {
  #storage: Storage | null;
  #own: SubmitIntent[] = [];

  constructor(storage: Storage | null = browserStorage()) {
    this.#storage = storage;
  }

  /** What is known of this content: sent within a day, with or without an answer. */
  find(mark: string, now = Date.now()): SubmitIntent | null {
    return this.#read(now).find((intent) => intent.mark === mark) ?? null;
  }

  /** The runs whose answers this device has seen. */
  runs(now = Date.now()): string[] {
    return this.#read(now).flatMap(({ run }) => run ?? []);
  }

  keep(intent: SubmitIntent, now = Date.now()): void {
    this.#write([intent, ...this.#read(now).filter(({ mark }) => mark !== intent.mark)].slice(0, KEPT));
  }

  /** It was refused: nothing came of it. */
  forget(mark: string, now = Date.now()): void {
    this.#write(this.#read(now).filter((intent) => intent.mark !== mark));
  }

  #read(now: number): SubmitIntent[] {
    return this.#all().filter(({ at }) => now - at < DAY);
  }

  #all(): SubmitIntent[] {
    try {
      if (!this.#storage) return this.#own;
      const kept: unknown = JSON.parse(this.#storage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isIntent) : [];
    } catch {
      return this.#own;
    }
  }

  #write(intents: SubmitIntent[]): void {
    this.#own = intents;
    try {
      this.#storage?.setItem(KEY, JSON.stringify(intents));
    } catch {
      // The page still knows them, and what the storage holds is no longer the latest.
      this.#storage = null;
    }
  }
}

/**
 * The intent to send this content. While one that says the same has no answer it is that one, so that trying again
 * cannot spend twice; also when it has one, unless the person wants it `again`.
 */
export function intentFor(
  known: SubmitIntent | null,
  mark: string,
  again: boolean,
  makeId: () => string,
): SubmitIntent {
  if (known && !(again && known.run !== null)) return known;
  return { mark, submissionId: makeId(), at: Date.now(), run: null };
}

/**
 * What the server holds two submissions against each other by: not the form, whose ignored fields may differ. Takes
 * one that was parsed, so that the same content has its members in the same order.
 */
export function markOf({ target, operation, request }: Submission): string {
  return hash(JSON.stringify([target, operation, request]));
}

/** 53 bits (cyrb53). Two contents with one mark would be refused by the server, never mixed up. */
function hash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `${text.length.toString(36)}-${(4294967296 * (2097151 & two) + (one >>> 0)).toString(36)}`;
}

function isIntent(kept: unknown): kept is SubmitIntent {
  if (typeof kept !== 'object' || kept === null) return false;
  const { mark, submissionId, at, run } = kept as Record<string, unknown>;
  const isRun = run === null || typeof run === 'string';
  return typeof mark === 'string' && typeof submissionId === 'string' && typeof at === 'number' && isRun;
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
