'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { balanceOptions, testRemote } from '@/components/data/balance';
import { RelativeTime } from '@/components/ui/relative-time';
import { englishMessage } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { ConnectionStatus, LastTest, TestButton } from './connection-test';
import { Code, SettingsCard, SettingsRow, SettingsRows } from './settings-parts';

const NO_ANSWER = englishMessage('the service didn’t answer, or refused the key.');

export type RemoteFacts = { address: string | null; hasKey: boolean; isConfigured: boolean };

/** Settings card of the remote service: configuration and connection test. */
export function RemoteCard({ facts }: { facts: RemoteFacts }) {
  const { address, hasKey, isConfigured } = facts;
  const client = useQueryClient();
  const known = useQuery({ ...balanceOptions('remote'), enabled: isConfigured });
  const test = useMutation({
    mutationFn: async () => {
      const from = performance.now();
      const { balance, hasAnswered } = await testRemote();
      const milliseconds = performance.now() - from;
      client.setQueryData(balanceOptions('remote').queryKey, balance);
      return { ok: hasAnswered, milliseconds, reason: hasAnswered ? null : NO_ANSWER };
    },
  });
  const remaining = known.data?.remaining ?? null;
  return (
    <SettingsCard
      title={t('Connection')}
      status={<ConnectionStatus isConfigured={isConfigured} test={test} />}
      action={isConfigured && <TestButton test={test} name={t('Remote service')} />}
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
        {isConfigured && <LastTest test={test} />}
      </SettingsRows>
    </SettingsCard>
  );
}
