import * as z from '@/lib/contract/zod';
import { inEnglish } from '@/lib/words/say-kept';
import { config } from '@/server/config';
import { composerRoute } from '@/server/guard/composer-route';
import { TryLimit } from '@/server/guard/limit-tries';
import { noMembers } from '@/server/guard/no-members';
import { answerJson, refuse } from '@/server/guard/route-error';
import { signIn, signOut } from '@/server/guard/session';

const credentials = z.strictObject({
  token: z.string(inEnglish('must be a string')).min(1, inEnglish('must not be empty')).max(1000),
});

const guesses = new TryLimit({ tries: 10, windowMs: 60_000 });

/** `POST /api/session {token}`: trades the access token for a session cookie. */
export const POST = composerRoute<Record<string, never>, z.infer<typeof credentials>>(
  { body: credentials, open: true },
  async ({ body }) => {
    if (!config().accessToken) return answerJson({ signedIn: true });
    const wait = guesses.waitMs();
    if (wait > 0) {
      const refusal = refuse(429, inEnglish('Too many wrong tokens. Wait a minute.'));
      refusal.headers.set('Retry-After', String(Math.ceil(wait / 1000)));
      return refusal;
    }
    const cookie = signIn(body.token);
    if (cookie) return answerJson({ signedIn: true }, 200, { 'Set-Cookie': cookie });
    guesses.failed();
    return refuse(401, inEnglish('This is not the access token'), [
      { path: 'token', message: inEnglish('is not the access token') },
    ]);
  },
);

/** `DELETE /api/session`: signs out. */
export const DELETE = composerRoute<Record<string, never>, object>({ body: noMembers }, async () =>
  answerJson({ signedIn: false }, 200, { 'Set-Cookie': signOut() }),
);
