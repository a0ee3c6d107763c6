'use client';

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { testConnection } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ConnectionName, ConnectionTest } from '@/lib/contract/connections';
import { perLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { Code, SettingsRow, SettingsStatus } from './settings-parts';

/** The tests of a connection. `result`: of the last one, which the server keeps. */
export type Tester = Pick<
  UseMutationResult<ConnectionTest, Error, void>,
  'error' | 'isPending' | 'mutate' | 'reset'
> & {
  result: ConnectionTest | null;
};

export function useConnectionTest(name: ConnectionName, last: ConnectionTest | null, onPassed?: () => void): Tester {
  const test = useMutation({
    mutationFn: () => testConnection(name),
    onSuccess: ({ ok }) => {
      if (ok) onPassed?.();
    },
  });
  return { ...test, result: test.isIdle ? last : (test.data ?? null) };
}

/** @param name what is tested, for the accessible name, because the page has several of these buttons */
export function TestButton({ test, name }: { test: Tester; name: string }) {
  const label = test.isPending ? t('Testing…') : t('Test connection');
  return (
    <Button
      size="small"
      aria-label={`${label}: ${name}`}
      aria-disabled={test.isPending}
      onClick={() => !test.isPending && test.mutate()}
    >
      {label}
    </Button>
  );
}

export function ConnectionStatus({ isConfigured, test }: { isConfigured: boolean; test: Tester }) {
  if (!isConfigured) return <SettingsStatus tone="quiet">{t('Not configured')}</SettingsStatus>;
  // A configuration that does not work is not shown as one.
  if (test.result?.ok === false || test.error !== null)
    return <SettingsStatus tone="bad">{t('Test failed')}</SettingsStatus>;
  return <SettingsStatus tone="good">{test.result?.ok ? t('Connected') : t('Configured')}</SettingsStatus>;
}

const STRUCTURED = perLocale(
  () =>
    ({
      json_schema: t('Structured output: JSON schema'),
      json_object: t('Structured output: JSON without a schema'),
      text: t('No structured output: cards may need repairs'),
    }) satisfies Record<NonNullable<ConnectionTest['structured']>, string>,
);

/** @param about a note, e.g. what the test does */
export function LastTest({ test: { result, error, isPending }, about }: { test: Tester; about?: string }) {
  return (
    <SettingsRow name={t('Last test')}>
      <span role="status">
        {isPending && t('Testing…')}
        {!isPending && !result && !error && t('Not tested yet')}
        {result?.ok === true && (
          <>
            {t('Passed in {seconds} s', { seconds: Math.max(0.1, result.milliseconds / 1000).toFixed(1) })}
            {result.model && (
              <>
                {' · '}
                <Code>{result.model}</Code>
              </>
            )}
          </>
        )}
        {result?.ok === false && t('Failed: {why}', { why: tStored(result.reason ?? '') })}
        {error && t('Failed: {why}', { why: error.message })}
      </span>
      {result && (
        <span className="text-quiet">
          {' · '}
          <RelativeTime at={result.testedAt} />
        </span>
      )}
      {result?.structured && <span className="block text-quiet">{STRUCTURED[result.structured]}</span>}
      {about !== undefined && <span className="block text-quiet">{about}</span>}
    </SettingsRow>
  );
}
