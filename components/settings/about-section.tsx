import { t } from '@/lib/words/t';
import { SettingsCard, SettingsRow, SettingsRows, SettingsSection } from './settings-parts';

type Props = { version: string; license: string; dataDir: string; database: string };

export function AboutSection({ version, license, dataDir, database }: Props) {
  return (
    <SettingsSection title={t('About')}>
      <SettingsCard title="Cardwright">
        <SettingsRows>
          <SettingsRow name={t('Version')}>{version}</SettingsRow>
          <SettingsRow name={t('Licence')}>{license}</SettingsRow>
          <SettingsRow name={t('Database')}>{database}</SettingsRow>
          <SettingsRow name={t('Data folder')}>
            <code className="font-mono text-13" dir="ltr">
              {dataDir}
            </code>
          </SettingsRow>
        </SettingsRows>
      </SettingsCard>
    </SettingsSection>
  );
}
