'use client';

import { useMutation } from '@tanstack/react-query';
import { testLanguageModel } from '@/components/data/settings';
import type { ModelTest } from '@/lib/contract/settings';
import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { LastTest, usePictureTest } from './connection-test';
import { ModelCard, type ModelFacts } from './model-card';
import { Code, SettingsRow } from './settings-parts';

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
      variables={{ address: 'IMAGE_BASE_URL', model: 'IMAGE_MODEL' }}
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
      variables={{ address: 'LLM_BASE_URL', model: 'LLM_MODEL' }}
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
