'use client';

import { Trans } from '@/components/ui/trans';
import { t, tPlural } from '@/lib/words/t';
import type { ModelFacts } from './language-model-card';
import { PictureTestButton, PictureTestLine, usePictureTest } from './picture-test-line';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsStatus } from './settings-parts';

/** `credits`: for one image. */
export type ImageModelFacts = ModelFacts & { credits: number };

/** The image model: whether it is configured, what it costs, and whether it answers. */
export function ImageModelCard({ facts: { address, hasKey, name, credits } }: { facts: ImageModelFacts }) {
  const test = usePictureTest('model');
  const isConfigured = address !== null && name !== null;
  return (
    <SettingsCard
      title={t('Image model')}
      status={
        <SettingsStatus isGood={isConfigured && test.data?.ok !== false}>
          {!isConfigured ? t('Not configured') : test.data?.ok ? t('Connected') : t('Configured')}
        </SettingsStatus>
      }
      action={isConfigured && <PictureTestButton test={test} name={t('Image model')} />}
      foot={
        !isConfigured && (
          <Trans
            of="To connect one, set {address} and {model} on the server, then restart."
            with={{ address: <Code>IMAGE_BASE_URL</Code>, model: <Code>IMAGE_MODEL</Code> }}
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
        <SettingsRow name={t('Used for')}>{t('AI images')}</SettingsRow>
        {isConfigured ? (
          <SettingsRow name={t('Cost')}>
            {tPlural(credits, { one: '{count} credit per image', other: '{count} credits per image' })}
          </SettingsRow>
        ) : (
          <SettingsRow name={t('Without it')}>{t('Art in the theme’s colours')}</SettingsRow>
        )}
        {isConfigured && (
          <SettingsRow name={t('Last test')}>
            <PictureTestLine test={test} />
            <span className="block text-quiet">{t('A test makes one image.')}</span>
          </SettingsRow>
        )}
      </SettingsRows>
    </SettingsCard>
  );
}
