import * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { config } from '@/server/config';
import { composerRoute, noMembers } from '@/server/guard/composer-route';
import { failureLimit } from '@/server/guard/limit-failures';
import { answerJson, refuse } from '@/server/guard/route-error';
import { isAccessToken, signOut, startSession } from '@/server/guard/session';
import { clientAddressOf } from '@/server/http/client-address';
import { accessLog } from '@/server/log/log';

const credentials = z.strictObject({
  token: z.string(englishMessage('must be a string')).min(1, englishMessage('must not be empty')).max(1000),
});

/** `POST /api/session {token}`: exchanges the access token for a session cookie. */
export const POST = composerRoute<Record<string, never>, z.infer<typeof credentials>>(
  { body: credentials, open: true },
  async ({ body, request: { headers } }) => {
    if (!config().accessToken) return answerJson({ signedIn: true });
    const address = clientAddressOf(headers);
    const limit = failureLimit('sign-in');
    // The limit applies to the correct token too: otherwise the response would reveal it.
    const wait = limit.waitMs(address);
    if (wait > 0)
      return refuse(429, englishMessage('Too many failed attempts. Try again later.'), [], {
        'Retry-After': String(Math.ceil(wait / 1000)),
      });
    if (isAccessToken(body.token))
      return answerJson({ signedIn: true }, 200, { 'Set-Cookie': await startSession(headers) });
    const isLimited = limit.failed(address);
    accessLog().warn({ event: 'sign-in failed', address, isLimited }, 'sign-in failed');
    return refuse(401, englishMessage('Wrong access token.'), [
      { path: 'token', message: englishMessage('is not the access token') },
    ]);
  },
);

/** `DELETE /api/session`: signs out. */
export const DELETE = composerRoute<Record<string, never>, object>({ body: noMembers }, async ({ request }) =>
  answerJson({ signedIn: false }, 200, { 'Set-Cookie': await signOut(request.headers) }),
);
