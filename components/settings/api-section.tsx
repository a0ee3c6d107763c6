'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { apiTokensOptions, makeToken, revokeToken } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { ConfirmDialog } from '@/components/ui/modal';
import { RelativeTime } from '@/components/ui/relative-time';
import { ListStatus } from '@/components/ui/states';
import { type ApiToken, TOKEN_DAYS, TOKEN_SCOPES, type TokenScope, type TokenToMake } from '@/lib/contract/api-tokens';
import { LIMITS } from '@/lib/contract/limits';
import { formatLocale, perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { type SecretFormProps, SecretsCard } from './secrets-card';
import {
  Code,
  SettingsCard,
  SettingsForm,
  SettingsRow,
  SettingsRows,
  SettingsSection,
  showProblems,
} from './settings-parts';
import { WebhooksCard } from './webhooks-card';

const SCOPE_WORDS = perLocale<Record<TokenScope, string>>(() => ({
  read: t('Read only'),
  create: t('Read and create'),
}));

type Props = { base: string; hasEngineKey: boolean };

/** How other programs call this one, and the tokens they do it with. */
export function ApiSection({ base, hasEngineKey }: Props) {
  return (
    <SettingsSection title={t('API')} about={t('Lets scripts, models and other programs create decks.')}>
      <SettingsCard title={t('Endpoints')}>
        <SettingsRows>
          <SettingsRow name={t('API')}>
            <Endpoint address={`${base}/api/v1`}>
              {t('For scripts. Its runs are in the History.')}{' '}
              <Link href="/docs/api" className="underline">
                {t('Documentation')}
              </Link>
            </Endpoint>
          </SettingsRow>
          <SettingsRow name={t('Service')}>
            <Endpoint address={`${base}/v1.0`}>{t('For programs written for the content generation API.')}</Endpoint>
          </SettingsRow>
          <SettingsRow name={MCP} code={`${base}/mcp`} />
          <SettingsRow name={t('Command line')}>
            <Code>{HELP_COMMAND}</Code>
            <p className="text-13 text-quiet">
              {t('Run it in the folder of Cardwright: elsewhere, npx would look for another program.')}
            </p>
          </SettingsRow>
          {hasEngineKey && (
            <SettingsRow name="ENGINE_API_KEY">
              {t('Set on the server. Works like a token that can create.')}
            </SettingsRow>
          )}
        </SettingsRows>
      </SettingsCard>
      <TokensCard />
      <WebhooksCard />
    </SettingsSection>
  );
}

const MCP = 'MCP';
const HELP_COMMAND = 'npx cardwright --help';

function Endpoint({ address, children }: { address: string; children: ReactNode }) {
  return (
    <>
      <Code>{address}</Code>{' '}
      <a href={`${new URL(address).pathname}/openapi.json`} className="text-13 underline" dir="ltr">
        {OPEN_API}
      </a>
      <p className="text-13 text-quiet">{children}</p>
    </>
  );
}

const OPEN_API = 'OpenAPI';

function TokensCard() {
  return (
    <SecretsCard
      title={t('API tokens')}
      add={t('New token')}
      hint={t('Copy the token now. It isn’t shown again.')}
      form={(props) => <TokenForm {...props} />}
    >
      <TokenList />
    </SecretsCard>
  );
}

function TokenForm({ onClose, onMade }: SecretFormProps) {
  const id = useId();
  const client = useQueryClient();
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<TokenToMake>({
    defaultValues: { name: '', scope: 'create', days: 90 },
  });
  useEffect(() => setFocus('name'), [setFocus]);
  const make = handleSubmit(async (values) => {
    try {
      const { token, secret } = await makeToken(values);
      await client.invalidateQueries({ queryKey: apiTokensOptions().queryKey });
      onMade(token.name, secret);
    } catch (failure) {
      showProblems(failure, ['name'], setError);
    }
  });
  const notes = { error: formState.errors.name?.message, hint: t('What will use it, such as a script.') };
  return (
    <SettingsForm
      label={t('New token')}
      submit={t('Create token')}
      className="border-b border-hairline px-5 py-4"
      {...{ formState, onSubmit: make, onCancel: onClose }}
    >
      <Field id={`${id}name`} label={t('Name')} {...notes}>
        <input
          id={`${id}name`}
          className="control"
          autoComplete="off"
          maxLength={LIMITS.givenName}
          {...describedBy(`${id}name`, notes)}
          {...register('name')}
        />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field id={`${id}scope`} label={t('Access')}>
          <select id={`${id}scope`} className="control" {...register('scope')}>
            {TOKEN_SCOPES.map((scope) => (
              <option key={scope} value={scope}>
                {SCOPE_WORDS[scope]}
              </option>
            ))}
          </select>
        </Field>
        <Field id={`${id}days`} label={t('Expires')}>
          <Controller
            control={control}
            name="days"
            render={({ field: { value, onChange, ...field } }) => (
              <select
                id={`${id}days`}
                className="control"
                {...field}
                value={value ?? ''}
                onChange={({ target }) => onChange(TOKEN_DAYS.find((days) => String(days ?? '') === target.value))}
              >
                {TOKEN_DAYS.map((days) => (
                  <option key={days} value={days ?? ''}>
                    {days === null
                      ? t('Never')
                      : tPlural(days, { one: 'After {count} day', other: 'After {count} days' })}
                  </option>
                ))}
              </select>
            )}
          />
        </Field>
      </div>
    </SettingsForm>
  );
}

function TokenList() {
  const client = useQueryClient();
  const list = useQuery(apiTokensOptions());
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  const revocation = useMutation({
    mutationFn: revokeToken,
    onSettled: () => client.invalidateQueries({ queryKey: apiTokensOptions().queryKey }),
  });
  return (
    <>
      <ListStatus of={list} failure={revocation.error} failureTitle={t('Couldn’t revoke the token')} className="m-4" />
      {list.data?.data.length === 0 && <p className="px-5 py-4 text-14 text-quiet">{t('No tokens yet.')}</p>}
      <ul className="px-5 empty:hidden [&>li+li]:border-t [&>li]:border-hairline">
        {list.data?.data.map((token) => (
          <li key={token.id} className="flex min-h-14 items-center gap-3 py-2">
            <TokenFacts {...token} />
            <Button
              size="small"
              aria-label={t('Revoke {name}', { name: token.name })}
              onClick={() => setRevoking(token)}
            >
              {t('Revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title={t('Revoke “{name}”?', { name: revoking?.name ?? '' })}
        action={t('Revoke')}
        onConfirm={() => {
          if (revoking) revocation.mutate(revoking.id);
          setRevoking(null);
        }}
      >
        <p className="mt-2 text-14">{t('Programs that use this token can’t call Cardwright any more.')}</p>
      </ConfirmDialog>
    </>
  );
}

function dayOf(at: string): string {
  return new Date(at).toLocaleDateString(formatLocale(), { dateStyle: 'medium' });
}

function TokenFacts({ name, scope, start, expiresAt, isExpired, lastUsedAt }: ApiToken) {
  return (
    <div className="min-w-0 flex-1">
      <p className="truncate text-14 font-medium">
        <bdi>{name}</bdi>
      </p>
      <p className="text-12 text-quiet">
        <span className="font-mono" dir="ltr">{`${start}…`}</span>
        {' · '}
        {SCOPE_WORDS[scope]}
        {' · '}
        {lastUsedAt ? (
          <>
            {t('Last used')} <RelativeTime at={lastUsedAt} />
          </>
        ) : (
          t('Never used')
        )}
        {expiresAt && (
          <>
            {' · '}
            <span className={isExpired ? 'text-bad' : undefined}>
              {isExpired
                ? t('Expired on {date}', { date: dayOf(expiresAt) })
                : t('Expires on {date}', { date: dayOf(expiresAt) })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
