'use client';

import { useMutation } from '@tanstack/react-query';
import { testLanguageModel } from '@/components/data/model-test';
import { Button } from '@/components/ui/button';
import { Trans } from '@/components/ui/trans';
import type { ModelTest } from '@/lib/contract/settings';
import { perLocale } from '@/lib/words/per-locale';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsStatus } from './settings-parts';

export type ModelFacts = { address: string | null; hasKey: boolean; name: string | null };

/** The language model: whether it is configured, and whether it answers. */
export function LanguageModelCard({ facts: { address, hasKey, name } }: { facts: ModelFacts }) {
  const test = useMutation({ mutationFn: testLanguageModel });
  const isConfigured = address !== null && name !== null;
  return (
    <SettingsCard
      title={t('Language model')}
      status={
        <SettingsStatus isGood={isConfigured && test.data?.ok !== false}>
          {!isConfigured ? t('Not configured') : test.data?.ok ? t('Connected') : t('Configured')}
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
            of="To connect one, set {address} and {model} on the server, then restart."
            with={{ address: <Code>LLM_BASE_URL</Code>, model: <Code>LLM_MODEL</Code> }}
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
        <SettingsRow name={t('Used for')}>{t('Generate, Condense')}</SettingsRow>
        {!isConfigured && (
          <SettingsRow name={t('Without it')}>
            {t('Generate outlines your text. Condense keeps its key sentences.')}
          </SettingsRow>
        )}
        {isConfigured && (
          <SettingsRow name={t('Last test')}>
            <span role="status">
              {test.isIdle && t('Not tested yet')}
              {test.isPending && t('Testing…')}
              {test.data && <TestResult result={test.data} />}
              {test.error && t('Failed: {why}', { why: test.error.message })}
            </span>
          </SettingsRow>
        )}
      </SettingsRows>
    </SettingsCard>
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

function TestResult({ result: { ok, model, milliseconds, structured, reason } }: { result: ModelTest }) {
  if (!ok) return t('Failed: {why}', { why: reason === null ? '' : tStored(reason) });
  return (
    <>
      {t('Passed in {seconds} s', { seconds: (milliseconds / 1000).toFixed(1) })}
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
