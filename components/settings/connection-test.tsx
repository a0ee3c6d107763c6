'use client';

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { testPictureSource } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import type { PictureTestSource } from '@/lib/contract/picture-sources';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { SettingsRow, SettingsStatus } from './settings-parts';

/** A test of a connection, started by a button. `reason`: why it failed, a stored message. */
export type ConnectionTest<Result extends TestResult = TestResult> = UseMutationResult<Result, Error, void>;
type TestResult = { ok: boolean; milliseconds: number; reason: string | null };

/** @param name what is tested, for the accessible name, because the page has several of these buttons */
export function TestButton({ test, name }: { test: ConnectionTest; name: string }) {
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

export function ConnectionStatus({ isConfigured, test }: { isConfigured: boolean; test: ConnectionTest }) {
  if (!isConfigured) return <SettingsStatus tone="quiet">{t('Not configured')}</SettingsStatus>;
  // A configuration that does not work is not shown as one.
  if (test.data?.ok === false || test.error !== null)
    return <SettingsStatus tone="bad">{t('Test failed')}</SettingsStatus>;
  return <SettingsStatus tone="good">{test.data?.ok ? t('Connected') : t('Configured')}</SettingsStatus>;
}

type LineProps<Result extends TestResult> = {
  test: ConnectionTest<Result>;
  /** Renders further results of a passed test. */
  found?: (result: Result) => ReactNode;
  /** A note shown before the first test, e.g. what the test does. */
  about?: string;
};

export function LastTest<Result extends TestResult>({ test, found, about }: LineProps<Result>) {
  const { data, error } = test;
  return (
    <SettingsRow name={t('Last test')}>
      <span role="status">
        {test.isIdle && t('Not tested yet')}
        {test.isPending && t('Testing…')}
        {data?.ok === true && (
          <>
            {t('Passed in {seconds} s', { seconds: Math.max(0.1, data.milliseconds / 1000).toFixed(1) })}
            {found?.(data)}
          </>
        )}
        {data?.ok === false && t('Failed: {why}', { why: tStored(data.reason ?? '') })}
        {error && t('Failed: {why}', { why: error.message })}
      </span>
      {about !== undefined && <span className="block text-quiet">{about}</span>}
    </SettingsRow>
  );
}

export function usePictureTest(source: PictureTestSource): ConnectionTest {
  return useMutation({ mutationFn: () => testPictureSource(source) });
}
