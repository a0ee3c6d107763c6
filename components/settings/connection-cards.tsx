'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IMAGE_SOURCE_WORDS } from '@/components/composer/settings/choice-words';
import { balanceOptions, testRemote } from '@/components/data/costs';
import { testLanguageModel } from '@/components/data/settings';
import { RelativeTime } from '@/components/ui/relative-time';
import type { ConnectionName, ConnectionSource } from '@/lib/contract/connections';
import { IMAGE_SOURCES } from '@/lib/contract/enums';
import { type PhotoProvider, PROVIDER_NAMES, PROVIDERS_OF } from '@/lib/contract/picture-sources';
import type { ModelTest } from '@/lib/contract/settings';
import { perLocale } from '@/lib/words/messages-in-use';
import { englishMessage } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import { ConnectionBar } from './connection-form';
import { ConnectionStatus, type ConnectionTest, LastTest, TestButton, usePictureTest } from './connection-test';
import { Code, SettingsCard, SettingsRow, SettingsRows } from './settings-parts';

/** `credits`: the cost per image. */
export type ImageModelFacts = ModelFacts & { credits: number };

export function ImageModelCard({ facts }: { facts: ImageModelFacts }) {
  const test = usePictureTest('model');
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
  const test = useMutation({ mutationFn: testLanguageModel });
  return (
    <ModelCard
      {...{ title: t('Language model'), facts, test, uses: t('Generate, Condense') }}
      without={t('Generate outlines your text. Condense keeps its key sentences.')}
      connection="language"
    >
      <LastTest test={test} found={(result) => <Found {...result} />} />
    </ModelCard>
  );
}

const STRUCTURED = perLocale(
  () =>
    ({
      json_schema: t('Structured output: JSON schema'),
      json_object: t('Structured output: JSON without a schema'),
      text: t('No structured output: cards may need repairs'),
    }) satisfies Record<NonNullable<ModelTest['structured']>, string>,
);

/** The name that the model reports, and whether it supports structured output. */
function Found({ model, structured }: ModelTest) {
  return (
    <>
      {model !== null && (
        <>
          {' · '}
          <Code>{model}</Code>
        </>
      )}
      {structured !== null && <span className="block text-quiet">{STRUCTURED[structured]}</span>}
    </>
  );
}

export type ModelFacts = { address: string | null; hasKey: boolean; name: string | null; source: ConnectionSource };

type Props = {
  title: string;
  facts: ModelFacts;
  test: ConnectionTest;
  connection: ConnectionName;
  uses: string;
  /** What happens without a model. */
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

export function PhotoSourceCard({ facts: { id, isConfigured, source, address } }: { facts: PhotoSourceFacts }) {
  const test = usePictureTest(id);
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

/** `address`: of a source without a key. */
export type PhotoSourceFacts = {
  id: PhotoProvider;
  isConfigured: boolean;
  source: ConnectionSource;
  address: string | null;
};

const NO_ANSWER = englishMessage('the service didn’t answer, or refused the key.');

export type RemoteFacts = { address: string | null; hasKey: boolean; isConfigured: boolean; source: ConnectionSource };

/** Settings card of the remote service: configuration and connection test. */
export function RemoteCard({ facts }: { facts: RemoteFacts }) {
  const { address, hasKey, isConfigured, source } = facts;
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
