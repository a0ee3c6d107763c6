'use client';

import { useMutation } from '@tanstack/react-query';
import { testLanguageModel } from '@/components/data/model-test';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import type { ModelTest } from '@/lib/contract/settings';
import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsStatus } from './settings-parts';

export type ModelFacts = { address: string | null; hasKey: boolean; name: string | null };

/** The language model: whether it is configured, and whether it answers. */
export function LanguageModelCard({ facts: { address, hasKey, name } }: { facts: ModelFacts }) {
  const test = useMutation({ mutationFn: testLanguageModel });
  const isConfigured = address !== null && name !== null;
  return (
    <SettingsCard
      title={say('Language model')}
      status={
        <SettingsStatus isGood={isConfigured && test.data?.ok !== false}>
          {!isConfigured ? say('Not configured') : test.data?.ok ? say('Connected') : say('Configured')}
        </SettingsStatus>
      }
      action={
        isConfigured && (
          <Button size="small" aria-disabled={test.isPending} onClick={() => !test.isPending && test.mutate()}>
            {test.isPending ? say('Testing…') : say('Test connection')}
          </Button>
        )
      }
      foot={
        !isConfigured && (
          <Words
            of="To connect one, set {address} and {model} on the server, then restart."
            with={{ address: <Code>LLM_BASE_URL</Code>, model: <Code>LLM_MODEL</Code> }}
          />
        )
      }
    >
      <SettingsRows>
        {name !== null && (
          <SettingsRow name={say('Model')}>
            <Code>{name}</Code>
          </SettingsRow>
        )}
        {address !== null && (
          <SettingsRow name={say('Server')}>
            <Code>{address}</Code>
          </SettingsRow>
        )}
        {isConfigured && (
          <SettingsRow name={say('API key')}>{hasKey ? say('Configured') : say('Not configured')}</SettingsRow>
        )}
        <SettingsRow name={say('Used for')}>{say('Generate, Condense')}</SettingsRow>
        {!isConfigured && (
          <SettingsRow name={say('Without it')}>
            {say('Generate outlines your text. Condense keeps its key sentences.')}
          </SettingsRow>
        )}
        {isConfigured && (
          <SettingsRow name={say('Last test')}>
            <span role="status">
              {test.isIdle && say('Not tested yet')}
              {test.isPending && say('Testing…')}
              {test.data && <TestResult result={test.data} />}
              {test.error && say('Failed: {why}', { why: test.error.message })}
            </span>
          </SettingsRow>
        )}
      </SettingsRows>
    </SettingsCard>
  );
}

const STRUCTURED = {
  json_schema: say('Structured output: JSON schema'),
  json_object: say('Structured output: JSON without a schema'),
  text: say('No structured output: cards may need repairs'),
} satisfies Record<NonNullable<ModelTest['structured']>, string>;

function TestResult({ result: { ok, model, milliseconds, structured, reason } }: { result: ModelTest }) {
  if (!ok) return say('Failed: {why}', { why: reason === null ? '' : sayKept(reason) });
  return (
    <>
      {say('Passed in {seconds} s', { seconds: (milliseconds / 1000).toFixed(1) })}
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
