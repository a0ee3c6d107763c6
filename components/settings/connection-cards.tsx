'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IMAGE_SOURCE_WORDS } from '@/components/composer/settings/choice-words';
import { balanceOptions } from '@/components/data/costs';
import { RelativeTime } from '@/components/ui/relative-time';
import type {
  ConnectionName,
  ImageModelFacts,
  ModelFacts,
  PhotoSourceFacts,
  RemoteFacts,
} from '@/lib/contract/connections';
import { IMAGE_SOURCES } from '@/lib/contract/enums';
import { type PhotoProvider, PROVIDER_NAMES, PROVIDERS_OF } from '@/lib/contract/picture-sources';
import { t, tPlural } from '@/lib/words/t';
import { ConnectionBar } from './connection-form';
import { ConnectionStatus, LastTest, TestButton, type Tester, useConnectionTest } from './connection-test';
import { SettingsCard, SettingsRow, SettingsRows } from './settings-parts';

export function ImageModelCard({ facts }: { facts: ImageModelFacts }) {
  const test = useConnectionTest('image', facts.lastTest);
  return (
    <ModelCard
      {...{
        title: t('Image model'),
        facts,
        test,
        uses: t('AI images'),
        without: t('Theme art on covers, sections and closings'),
      }}
      connection="image"
    >
      <SettingsRow name={t('Cost')}>
        {tPlural(facts.credits, { one: '{count} credit per image', other: '{count} credits per image' })}
      </SettingsRow>
      <LastTest test={test} about={t('A test makes one image.')} />
    </ModelCard>
  );
}

export function LanguageModelCard({ facts }: { facts: ModelFacts }) {
  const test = useConnectionTest('language', facts.lastTest);
  return (
    <ModelCard
      {...{ title: t('Language model'), facts, test, uses: t('Generate, Condense') }}
      without={t('Generate outlines your text. Condense keeps its key sentences.')}
      connection="language"
    >
      <LastTest test={test} />
    </ModelCard>
  );
}

type Props = {
  title: string;
  facts: ModelFacts;
  test: Tester;
  connection: ConnectionName;
  uses: string;
  without: string;
  /** Further rows of a configured model. */
  children: ReactNode;
};

function ModelCard({ title, facts, test, connection, uses, without, children }: Props) {
  const { address, hasKey, name, source } = facts;
  const isConfigured = address !== null && name !== null;
  return (
    <SettingsCard
      title={title}
      status={<ConnectionStatus isConfigured={isConfigured} test={test} />}
      action={isConfigured && <TestButton test={test} name={title} />}
    >
      <SettingsRows>
        <SettingsRow name={t('Model')} code={name} />
        <SettingsRow name={t('Server')} code={address} />
        {isConfigured && (
          <SettingsRow name={t('API key')}>{hasKey ? t('Configured') : t('Not configured')}</SettingsRow>
        )}
        <SettingsRow name={t('Used for')}>{uses}</SettingsRow>
        {isConfigured ? children : <SettingsRow name={t('Without it')}>{without}</SettingsRow>}
      </SettingsRows>
      <ConnectionBar
        {...{ title, test }}
        facts={{ name: connection, source, hasKey, values: { address: address ?? '', model: name ?? '' } }}
      />
    </SettingsCard>
  );
}

export function PhotoSourceCard({
  facts: { id, isConfigured, source, address, lastTest },
}: {
  facts: PhotoSourceFacts;
}) {
  const test = useConnectionTest(id, lastTest);
  const name = PROVIDER_NAMES[id];
  return (
    <SettingsCard
      title={name}
      status={<ConnectionStatus isConfigured={isConfigured} test={test} />}
      action={isConfigured && <TestButton test={test} name={name} />}
    >
      <SettingsRows>
        <SettingsRow name={t('Used for')}>{usesOf(id)}</SettingsRow>
        {isConfigured && <LastTest test={test} />}
      </SettingsRows>
      <ConnectionBar
        {...{ title: name, test }}
        facts={{ name: id, source, hasKey: isConfigured, values: { address: address ?? '' } }}
      />
    </SettingsCard>
  );
}

function usesOf(id: PhotoProvider): string {
  const sources = IMAGE_SOURCES.filter((source) => PROVIDERS_OF[source].some((provider) => provider === id));
  return sources.map((source) => IMAGE_SOURCE_WORDS[source]).join(' · ');
}

export function RemoteCard({ facts }: { facts: RemoteFacts }) {
  const { address, hasKey, isConfigured, source, lastTest } = facts;
  const client = useQueryClient();
  const { queryKey } = balanceOptions('remote');
  const known = useQuery({ ...balanceOptions('remote'), enabled: isConfigured });
  // A test that passes has read the credits.
  const test = useConnectionTest('remote', lastTest, () => client.invalidateQueries({ queryKey }));
  const remaining = known.data?.remaining ?? null;
  return (
    <SettingsCard
      title={t('Connection')}
      status={<ConnectionStatus isConfigured={isConfigured} test={test} />}
      action={isConfigured && <TestButton test={test} name={t('Remote service')} />}
    >
      <SettingsRows>
        <SettingsRow name={t('Server')} code={address} />
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
      <ConnectionBar
        {...{ title: t('Remote service'), test }}
        facts={{ name: 'remote', source, hasKey, values: { address: address ?? '' } }}
      />
    </SettingsCard>
  );
}
