import { say } from '@/lib/words/say';
import { LanguageModelCard, type ModelFacts } from './language-model-card';
import { RemoteCard, type RemoteFacts } from './remote-card';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsSection, SettingsStatus } from './settings-parts';

type Props = { language: ModelFacts; image: ModelFacts; remote: RemoteFacts };

/** The text and image models. Keys are set on the server and only shown as configured or not. */
export function ModelsSection({ language, image, remote }: Props) {
  return (
    <SettingsSection
      title={say('Models')}
      about={say('Models write text and make images. API keys are set on the server.')}
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
      title={say('Image model')}
      status={<SettingsStatus isGood={false}>{say('Not connected')}</SettingsStatus>}
      foot={isSet && say('The server has settings for a model, but this version doesn’t call one yet.')}
    >
      <SettingsRows>
        {name !== null && (
          <SettingsRow name={say('Model')}>
            <Code>{name}</Code>
          </SettingsRow>
        )}
        {isSet && <SettingsRow name={say('API key')}>{hasKey ? say('Configured') : say('Not configured')}</SettingsRow>}
        <SettingsRow name={say('Used for')}>{say('AI images')}</SettingsRow>
        <SettingsRow name={say('Without it')}>{say('Art in the theme’s colours')}</SettingsRow>
      </SettingsRows>
    </SettingsCard>
  );
}
