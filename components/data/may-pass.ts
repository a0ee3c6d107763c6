import { connection } from './connection';
import { isRefusal } from './request-json';

/** More would only have a person wait for the same words. */
const TRIES = 2;

/**
 * Whether a read that has failed so often may come to something if it is tried again at once. A refusal stays a refusal;
 * only a fault of the server's own, or one call without an answer, may pass. While nothing is heard of the server at all
 * that is said now, and the read follows when it is heard of again (`offline-banner.tsx`).
 * @param failures how often it has failed before this time
 */
export function mayPass(failures: number, error: unknown): boolean {
  return failures < TRIES && !isRefusal(error) && connection() === 'here';
}
