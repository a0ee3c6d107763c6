import 'server-only';
import type { TokenScope } from '@/lib/contract/api-tokens';
import { failureLimit } from '../guard/limit-failures';
import { sameSecret } from '../guard/same-secret';
import { CLIENT_ADDRESS_HEADER } from '../http/client-address';
import { accessLog } from '../log/log';
import { findToken, type TokenDeps } from './api-tokens';

type Judgement =
  | { ok: true; id: string; name: string; scope: TokenScope }
  /** `reason`: for a token that was valid once, or may not do this. */
  | { ok: false; status: 429 | 403; reason: string | null; retryAfter: number | null };

const SERVER_KEY = 'ENGINE_API_KEY';

type Deps = TokenDeps & { keys: readonly string[] };

/**
 * Judges the key of a call: one of `keys`, which may do everything, or an API token. Failed guesses are limited by
 * address. Calls from within the process have no client address and are not limited.
 */
export async function judgeKey(deps: Deps, headers: Headers, given: string, needs: TokenScope): Promise<Judgement> {
  const address = headers.get(CLIENT_ADDRESS_HEADER);
  const limit = failureLimit('key');
  // Make a correct key wait as well, because otherwise the response would reveal which key is correct.
  const wait = address === null ? 0 : limit.waitMs(address);
  if (wait > 0) return { ok: false, status: 429, reason: null, retryAfter: Math.ceil(wait / 1000) };
  if (deps.keys.map((key) => sameSecret(key, given)).includes(true))
    return { ok: true, id: SERVER_KEY, name: SERVER_KEY, scope: 'create' };
  const token = await findToken(deps, given);
  if (token) {
    const reason = token.isExpired
      ? 'token-expired'
      : needs === 'create' && token.scope === 'read'
        ? 'token-is-read-only'
        : null;
    if (reason === null) return { ok: true, id: token.id, name: token.name, scope: token.scope };
    return { ok: false, status: 403, reason, retryAfter: null };
  }
  // A missing key means that the client is not configured yet; it is not a guess.
  if (address !== null && given !== '') {
    const isLimited = limit.failed(address);
    accessLog().warn({ event: 'api key refused', address, isLimited }, 'api key refused');
  }
  return { ok: false, status: 403, reason: null, retryAfter: null };
}
