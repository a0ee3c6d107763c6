import type { ImageModelFacts, ModelFacts, PhotoSourceFacts, RemoteFacts } from '@/lib/contract/connections';
import { t } from '@/lib/words/t';
import { ImageModelCard, LanguageModelCard, PhotoSourceCard, RemoteCard } from './connection-cards';
import { SettingsCard, SettingsRow, SettingsRows, SettingsSection } from './settings-parts';

type AboutProps = { version: string; license: string; dataDir: string; database: string };

export function AboutSection({ version, license, dataDir, database }: AboutProps) {
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

/** The text and image models. A key is only shown as configured or not. */
export function ModelsSection({ language, image }: { language: ModelFacts; image: ImageModelFacts }) {
  return (
    <SettingsSection title={t('Models')} about={t('Models write text and make images. Changes apply immediately.')}>
      <LanguageModelCard facts={language} />
      <ImageModelCard facts={image} />
    </SettingsSection>
  );
}

/** Where images come from. A key is only shown as configured or not. */
export function PicturesSection({ image, photos }: { image: ImageModelFacts; photos: readonly PhotoSourceFacts[] }) {
  return (
    <SettingsSection
      title={t('Images')}
      about={t('Where images come from. Searches contain words from your headings.')}
    >
      <ImageModelCard facts={image} />
      {photos.map((facts) => (
        <PhotoSourceCard key={facts.id} facts={facts} />
      ))}
    </SettingsSection>
  );
}

/** The remote service, its status, and how to connect one. */
export function RemoteSection({ remote }: { remote: RemoteFacts }) {
  return (
    <SettingsSection
      title={t('Remote service')}
      about={t('Sends your decks to a content generation API that charges credits. Local needs none.')}
    >
      <RemoteCard facts={remote} />
    </SettingsSection>
  );
}
