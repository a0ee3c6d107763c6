import { t } from '@/lib/words/t';
import { ImageModelCard, type ImageModelFacts } from './image-model-card';
import { PhotoSourceCard, type PhotoSourceFacts } from './photo-source-card';
import { SettingsSection } from './settings-parts';

type Props = { image: ImageModelFacts; photos: readonly PhotoSourceFacts[] };

/** Where images come from. Keys are set on the server and only shown as configured or not. */
export function PicturesSection({ image, photos }: Props) {
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
