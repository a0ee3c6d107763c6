import { Trans } from '@/components/ui/trans';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import {
  ImageModelCard,
  type ImageModelFacts,
  LanguageModelCard,
  type ModelFacts,
  PhotoSourceCard,
  type PhotoSourceFacts,
  RemoteCard,
  type RemoteFacts,
} from './connection-cards';
import { Code, SettingsCard, SettingsRow, SettingsRows, SettingsSection } from './settings-parts';

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

type ModelsProps = { language: ModelFacts; image: ImageModelFacts };

/** The text and image models. Keys are set on the server and only shown as configured or not. */
export function ModelsSection({ language, image }: ModelsProps) {
  return (
    <SettingsSection
      title={t('Models')}
      about={t('Models write text and make images. API keys are set on the server.')}
    >
      <LanguageModelCard facts={language} />
      <ImageModelCard facts={image} />
    </SettingsSection>
  );
}

type PicturesProps = { image: ImageModelFacts; photos: readonly PhotoSourceFacts[] };

/** Where images come from. Keys are set on the server and only shown as configured or not. */
export function PicturesSection({ image, photos }: PicturesProps) {
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

const VARIABLES = perLocale(() => [
  { name: 'SERVICE_BASE_URL', about: t('The address of the service') },
  { name: 'SERVICE_API_KEY', about: t('The API key from your account at the service') },
  { name: 'SERVICE_MAX_CARDS', about: t('Optional: the most cards that your plan allows') },
  { name: 'SERVICE_ARTIFACT_WORD', about: t('Optional: the service’s word for a deck') },
  { name: 'SERVICE_IMAGE_SOURCES', about: t('Optional: the service’s names of image sources') },
]);

/** The remote service, its status, and how to connect one. */
export function RemoteSection({ remote }: { remote: RemoteFacts }) {
  const isSet: Record<string, boolean> = {
    SERVICE_BASE_URL: remote.address !== null,
    SERVICE_API_KEY: remote.hasKey,
  };
  return (
    <SettingsSection
      title={t('Remote service')}
      about={t('Sends your decks to a content generation API that charges credits. Local needs none.')}
    >
      <RemoteCard facts={remote} />
      <SettingsCard
        title={t('Variables')}
        foot={
          <Trans
            of="Set them on the server and restart it. Then choose {remote} beside “Create deck”."
            with={{ remote: t('Remote') }}
          />
        }
      >
        <SettingsRows>
          {VARIABLES.map(({ name, about }) => (
            <div key={name} className="py-2.5 text-14">
              <dt className="wrap-anywhere">
                <Code>{name}</Code>
                {isSet[name] !== undefined && (
                  <span className="ms-2 text-13 text-quiet">{isSet[name] ? t('Set') : t('Not set')}</span>
                )}
              </dt>
              <dd className="text-13 text-quiet">{about}</dd>
            </div>
          ))}
        </SettingsRows>
      </SettingsCard>
    </SettingsSection>
  );
}
