import { t } from '@/lib/words/t';
import { LanguageModelCard, type ModelFacts } from './language-model-card';
import { RemoteCard, type RemoteFacts } from './remote-card';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsSection, SettingsStatus } from './settings-parts';

type Props = { language: ModelFacts; image: ModelFacts; remote: RemoteFacts };

/** The text and image models. Keys are set on the server and only shown as configured or not. */
export function ModelsSection({ language, image, remote }: Props) {
  return (
    <SettingsSection
      title={t('Models')}
      about={t('Models write text and make images. API keys are set on the server.')}
    >
      <LanguageModelCard facts={language} />
      <ImageModelCard facts={image} />
      <RemoteCard facts={remote} />
    </SettingsSection>
  );
}

function ImageModelCard({ facts: { address, hasKey, name } }: { facts: ModelFacts }) {
  const isSet = address !== null || hasKey || name !== null;
  return (
    <SettingsCard
      title={t('Image model')}
      status={<SettingsStatus isGood={false}>{isSet ? t('Not used yet') : t('Not configured')}</SettingsStatus>}
      foot={isSet && t('The server has settings for a model, but this version doesn’t call one yet.')}
    >
      <SettingsRows>
        {name !== null && (
          <SettingsRow name={t('Model')}>
            <Code>{name}</Code>
          </SettingsRow>
        )}
        {isSet && <SettingsRow name={t('API key')}>{hasKey ? t('Configured') : t('Not configured')}</SettingsRow>}
        <SettingsRow name={t('Used for')}>{t('AI images')}</SettingsRow>
        <SettingsRow name={t('Without it')}>{t('Art in the theme’s colours')}</SettingsRow>
      </SettingsRows>
    </SettingsCard>
  );
}
