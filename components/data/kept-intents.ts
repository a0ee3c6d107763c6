import type { QueryClient } from '@tanstack/react-query';
import type { Run, Submission } from '@/lib/contract/composer';
import { targetInFingerprint } from '@/lib/contract/run-words';
import { browserStorage } from './kept-target';
import { runOptions } from './runs';

/** One intent to submit. `mark` is a fingerprint of the payload; `run` is null until the response has arrived. */
export type SubmitIntent = { mark: string; submissionId: string; at: number; run: string | null };

const STORAGE_KEY = 'cardwright.intents';
const MAX_INTENTS = 20;
const DAY = 86_400_000;

/**
 * The submit intents of this device, in localStorage: after a reload while sending, or in a second tab with the same
 * text, the same run is requested instead of a second charge (docs/spec/faults.md#submissions). Contains no text
 * and no API key. Without storage, intents live as long as the page.
 */
export class KeptIntents {
  #storage: Storage | null;
  #own: SubmitIntent[] = [];

  constructor(storage: Storage | null = browserStorage()) {
    this.#storage = storage;
  }

  /** The intent for this content from the last day, with or without a response. */
  find(mark: string, now = Date.now()): SubmitIntent | null {
    return this.#read(now).find((intent) => intent.mark === mark) ?? null;
  }

  /** The runs whose responses this device has received. */
  runs(): string[] {
    return this.#read(Date.now()).flatMap(({ run }) => run ?? []);
  }

  keep(intent: SubmitIntent, now = Date.now()): void {
    this.#write([intent, ...this.#read(now).filter(({ mark }) => mark !== intent.mark)].slice(0, MAX_INTENTS));
  }

  /** Removes an intent whose submission was refused. */
  forget(mark: string, now = Date.now()): void {
    this.#write(this.#read(now).filter((intent) => intent.mark !== mark));
  }

  #read(now: number): SubmitIntent[] {
    return this.#all().filter(({ at }) => now - at < DAY);
  }

  #all(): SubmitIntent[] {
    try {
      if (!this.#storage) return this.#own;
      const kept: unknown = JSON.parse(this.#storage.getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isIntent) : [];
    } catch {
      return this.#own;
    }
  }

  #write(intents: SubmitIntent[]): void {
    this.#own = intents;
    try {
      this.#storage?.setItem(STORAGE_KEY, JSON.stringify(intents));
    } catch {
      // Use the in-memory copy from now on, because the stored one is outdated.
      this.#storage = null;
    }
  }
}

/**
 * The intent to submit this content. An intent with the same fingerprint is reused while it has no response, so that a
 * retry cannot spend twice, and after its response unless the person confirmed submitting `again`.
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
 * Fingerprint of the payload by which the server compares submissions. Excludes the form, whose ignored fields may
 * differ. Takes a parsed submission, so that equal content has equal key order.
 */
export function payloadFingerprint(submission: Submission): string {
  const { target, operation, request } = submission;
  const isReviewed = operation === 'generate' && submission.reviewOutline === true;
  return textFingerprint(
    JSON.stringify([targetInFingerprint(target), operation, request, ...(isReviewed ? ['review'] : [])]),
  );
}

/** A 53-bit hash (cyrb53). On a collision the server refuses the submission; it never mixes them up. */
export function textFingerprint(text: string): string {
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

/**
 * Whether a run certainly failed without a charge: the service refused it, and it was sent only once. If the response
 * to the first of several sends was lost, that send may have been charged.
 */
export function isRefusedOutright({ state, resends }: Pick<Run, 'state' | 'resends'>): boolean {
  return state === 'rejected' && resends === 0;
}

/** The same for a run read from the server. False if the run cannot be read, so that the person is asked. */
export async function nothingWasMade(client: Pick<QueryClient, 'fetchQuery'>, run: string): Promise<boolean> {
  try {
    return isRefusedOutright(await client.fetchQuery({ ...runOptions(run), staleTime: 0, retry: false }));
  } catch {
    return false;
  }
}
