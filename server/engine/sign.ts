import 'server-only';
import { createHmac } from 'node:crypto';

export { sameSecret } from '../guard/same-secret';

/** Signs `text` for one purpose only, so that a cursor's signature never opens an export. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
