'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RouteFailure } from '@/components/data/request-json';
import { signIn } from '@/components/data/session';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { t } from '@/lib/words/t';
import { ownPath } from './use-go';

export function SignInForm({ next }: { next: string | null }) {
  const [token, setToken] = useState('');
  const mutation = useMutation({
    mutationFn: signIn,
    // A full page load: everything that was rendered without a session is stale.
    onSuccess: () => window.location.assign(ownPath(next)),
  });
  const failure = mutation.error;
  const refused = failure instanceof RouteFailure && (failure.status === 401 || failure.status === 403);
  const error = failure ? (refused ? t('Wrong access token.') : failure.message) : undefined;
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (token.trim() && !mutation.isPending) mutation.mutate(token.trim());
      }}
    >
      <Field id="token" label={t('Access token')} error={error} hint={t('Set by the server’s administrator.')}>
        <input
          id="token"
          type="password"
          autoComplete="current-password"
          className="control"
          value={token}
          onChange={(event) => setToken(event.target.value)}
          {...describedBy('token', { error, hint: true })}
        />
      </Field>
      <Button type="submit" look="next" size="large" className="mt-5 w-full" aria-disabled={mutation.isPending}>
        {mutation.isPending ? t('Signing in…') : t('Sign in')}
      </Button>
    </form>
  );
}
