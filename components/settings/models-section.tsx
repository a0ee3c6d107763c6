import type { ReactNode } from 'react';
import { say } from '@/lib/words/say';
import { RemoteCard, type RemoteFacts } from './remote-card';
import { SettingsCard, SettingsRow, SettingsRows, SettingsSection, SettingsStatus } from './settings-parts';

type ModelFacts = { hasAddress: boolean; hasKey: boolean; name: string | null };
type Props = { language: ModelFacts; image: ModelFacts; remote: RemoteFacts };

/** The text and image models. Keys are set on the server and only shown as configured or not. */
export function ModelsSection({ language, image, remote }: Props) {
  return (
    <SettingsSection
      title={say('Models')}
      about={say('Models write text and make images. API keys are set on the server.')}
    >
      <ModelCard
        title={say('Language model')}
        facts={language}
        usedFor={say('Generate, Condense')}
        untilThen={say('Generate outlines your text. Condense keeps its key sentences.')}
      />
      <ModelCard
        title={say('Image model')}
        facts={image}
        usedFor={say('AI images')}
        untilThen={say('Art in the theme’s colours')}
      />
      <RemoteCard facts={remote} />
    </SettingsSection>
  );
}

type CardProps = { title: string; facts: ModelFacts; usedFor: string; untilThen: string };

function ModelCard({ title, facts, usedFor, untilThen }: CardProps) {
  const isSet = facts.hasAddress || facts.hasKey || facts.name !== null;
  return (
    <SettingsCard
      title={title}
      status={<SettingsStatus isGood={false}>{say('Not connected')}</SettingsStatus>}
      foot={isSet && say('The server has settings for a model, but this version doesn’t call one yet.')}
    >
      <SettingsRows>
        {facts.name !== null && (
          <SettingsRow name={say('Model')}>
            <Code>{facts.name}</Code>
          </SettingsRow>
        )}
        {isSet && (
          <SettingsRow name={say('API key')}>{facts.hasKey ? say('Configured') : say('Not configured')}</SettingsRow>
        )}
        <SettingsRow name={say('Used for')}>{usedFor}</SettingsRow>
        <SettingsRow name={say('Without it')}>{untilThen}</SettingsRow>
      </SettingsRows>
    </SettingsCard>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-13">{children}</code>;
}
