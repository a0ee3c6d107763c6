import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A signature of `text` for one purpose, so that a cursor's never opens an export. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares in a time that tells neither the length nor the place of the first difference. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
