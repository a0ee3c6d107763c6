import { t } from '@/lib/words/t';
import { ImageModelCard, type ImageModelFacts } from './image-model-card';
import { LanguageModelCard } from './language-model-card';
import type { ModelFacts } from './model-card';
import { SettingsSection } from './settings-parts';

type Props = { language: ModelFacts; image: ImageModelFacts };

/** The text and image models. Keys are set on the server and only shown as configured or not. */
export function ModelsSection({ language, image }: Props) {
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
