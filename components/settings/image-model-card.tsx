'use client';

import { t, tPlural } from '@/lib/words/t';
import { LastTest, usePictureTest } from './connection-test';
import { ModelCard, type ModelFacts } from './model-card';
import { SettingsRow } from './settings-parts';

/** `credits`: the cost per image. */
export type ImageModelFacts = ModelFacts & { credits: number };

export function ImageModelCard({ facts }: { facts: ImageModelFacts }) {
  const test = usePictureTest('model');
  return (
    <ModelCard
      {...{ title: t('Image model'), facts, test, uses: t('AI images'), without: t('Art in the theme’s colours') }}
      variables={{ address: 'IMAGE_BASE_URL', model: 'IMAGE_MODEL' }}
    >
      <SettingsRow name={t('Cost')}>
        {tPlural(facts.credits, { one: '{count} credit per image', other: '{count} credits per image' })}
      </SettingsRow>
      <LastTest test={test} about={t('A test makes one image.')} />
    </ModelCard>
  );
}
