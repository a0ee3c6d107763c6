'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { balanceOptions, testRemote } from '@/components/data/balance';
import { Button } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { Trans } from '@/components/ui/trans';
import { t } from '@/lib/words/t';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsStatus } from './settings-parts';

export type RemoteFacts = { address: string | null; hasKey: boolean; isConfigured: boolean };

/** The remote service: whether it is configured, and whether it responds when its balance is requested. */
export function RemoteCard({ facts }: { facts: RemoteFacts }) {
  const { address, hasKey, isConfigured } = facts;
  const client = useQueryClient();
  const known = useQuery({ ...balanceOptions('remote'), enabled: isConfigured });
  const test = useMutation({
    mutationFn: async () => {
      const from = performance.now();
      const { balance, hasAnswered } = await testRemote();
      const seconds = (performance.now() - from) / 1000;
      client.setQueryData(balanceOptions('remote').queryKey, balance);
      return { hasAnswered, seconds };
    },
  });
  const hasPassed = test.data?.hasAnswered === true;
  const remaining = known.data?.remaining ?? null;
  return (
    <SettingsCard
      title={t('Remote service')}
      status={
        <SettingsStatus isGood={isConfigured}>
          {!isConfigured ? t('Not configured') : hasPassed ? t('Connected') : t('Configured')}
        </SettingsStatus>
      }
      action={
        isConfigured && (
          <Button size="small" aria-disabled={test.isPending} onClick={() => !test.isPending && test.mutate()}>
            {test.isPending ? t('Testing…') : t('Test connection')}
          </Button>
        )
      }
      foot={
        !isConfigured && (
          <Trans
            of="To connect one, set {address} and {key} on the server, then restart."
            with={{ address: <Code>SERVICE_BASE_URL</Code>, key: <Code>SERVICE_API_KEY</Code> }}
          />
        )
      }
    >
      <SettingsRows>
        {address !== null && (
          <SettingsRow name={t('Server')}>
            <Code>{address}</Code>
          </SettingsRow>
        )}
        <SettingsRow name={t('API key')}>{hasKey ? t('Configured') : t('Not configured')}</SettingsRow>
        {isConfigured && (
          <SettingsRow name={t('Credits')}>
            {remaining === null ? (
              t('Unknown')
            ) : (
              <>
                <span className="tabular-nums">{t('{count} left', { count: remaining.toLocaleString() })}</span>
                {known.data?.asOf && (
                  <span className="text-quiet">
                    {' · '}
                    <RelativeTime at={known.data.asOf} />
                  </span>
                )}
              </>
            )}
          </SettingsRow>
        )}
        {isConfigured && (
          <SettingsRow name={t('Last test')}>
            <span role="status">
              {test.isIdle && t('Not tested yet')}
              {test.isPending && t('Testing…')}
              {test.data &&
                (hasPassed
                  ? t('Passed in {seconds} s', { seconds: test.data.seconds.toFixed(1) })
                  : t('Failed: the service didn’t answer, or refused the key.'))}
              {test.error && t('Failed: {why}', { why: test.error.message })}
            </span>
          </SettingsRow>
        )}
      </SettingsRows>
    </SettingsCard>
  );
}
