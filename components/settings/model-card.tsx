import type { ReactNode } from 'react';
import { Trans } from '@/components/ui/trans';
import { t } from '@/lib/words/t';
import { ConnectionStatus, type ConnectionTest, TestButton } from './connection-test';
import { Code, SettingsCard, SettingsRow, SettingsRows } from './settings-parts';

export type ModelFacts = { address: string | null; hasKey: boolean; name: string | null };

type Props = {
  title: string;
  facts: ModelFacts;
  test: ConnectionTest;
  /** The variables that connect a model. */
  variables: { address: string; model: string };
  uses: string;
  /** What happens without a model. */
  without: string;
  /** Further rows of a configured model. */
  children: ReactNode;
};

/** Settings card of a model: configuration, use and connection test. */
export function ModelCard({ title, facts, test, variables, uses, without, children }: Props) {
  const { address, hasKey, name } = facts;
  const isConfigured = address !== null && name !== null;
  return (
    <SettingsCard
      title={title}
      status={<ConnectionStatus isConfigured={isConfigured} test={test} />}
      action={isConfigured && <TestButton test={test} name={title} />}
      foot={
        !isConfigured && (
          <Trans
            of="To connect one, set {address} and {model} on the server, then restart."
            with={{ address: <Code>{variables.address}</Code>, model: <Code>{variables.model}</Code> }}
          />
        )
      }
    >
      <SettingsRows>
        {name !== null && (
          <SettingsRow name={t('Model')}>
            <Code>{name}</Code>
          </SettingsRow>
        )}
        {address !== null && (
          <SettingsRow name={t('Server')}>
            <Code>{address}</Code>
          </SettingsRow>
        )}
        {isConfigured && (
          <SettingsRow name={t('API key')}>{hasKey ? t('Configured') : t('Not configured')}</SettingsRow>
        )}
        <SettingsRow name={t('Used for')}>{uses}</SettingsRow>
        {isConfigured ? children : <SettingsRow name={t('Without it')}>{without}</SettingsRow>}
      </SettingsRows>
    </SettingsCard>
  );
}
