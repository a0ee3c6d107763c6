import { say } from '@/lib/words/say';
import { SettingsCard, SettingsRow, SettingsRows, SettingsSection } from './settings-parts';

type Props = { version: string; license: string; dataDir: string; database: string };

export function AboutSection({ version, license, dataDir, database }: Props) {
  return (
    <SettingsSection title={say('About')}>
      <SettingsCard title="Cardwright">
        <SettingsRows>
          <SettingsRow name={say('Version')}>{version}</SettingsRow>
          <SettingsRow name={say('Licence')}>{license}</SettingsRow>
          <SettingsRow name={say('Database')}>{database}</SettingsRow>
          <SettingsRow name={say('Data folder')}>
            <code className="font-mono text-13" dir="ltr">
              {dataDir}
            </code>
          </SettingsRow>
        </SettingsRows>
      </SettingsCard>
    </SettingsSection>
  );
}
