'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FolderPicker } from '@/components/pickers/folder-picker';
import { ImageModelPicker } from '@/components/pickers/image-model-picker';
import { LanguagePicker } from '@/components/pickers/language-picker';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { languageCode } from '@/lib/composer/request-facts';
import { languageName } from '@/lib/contract/languages';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { useRequestFacts } from '../send/use-estimate-facts';
import { useDraftField } from './draft-fields';

export function FoldersField() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'folderIds' });
  const { id, notes, control: aria } = useDraftField('folderIds');
  const { target } = useFormSession();
  return (
    <Field id={id} label={t('Folders')} {...notes}>
      <FolderPicker {...aria} target={target} value={field.value} onChange={field.onChange} />
    </Field>
  );
}

export function LanguageField() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'textOptions.language' });
  const { id, notes, control: aria } = useDraftField('textOptions.language');
  const { target } = useFormSession();
  const { writesText, textLanguage, readerLanguage } = useRequestFacts();
  const keepsWords = useWatch({ control, name: 'textMode' }) === 'preserve' || !writesText;
  const none = keepsWords ? languageOfKept(target) : languageOfWritten(textLanguage, readerLanguage);
  return (
    <Field id={id} label={t('Language')} {...notes}>
      <LanguagePicker {...aria} value={field.value} onChange={field.onChange} none={none} />
    </Field>
  );
}

/** Only the engine detects the language of text that keeps its words. */
function languageOfKept(target: Target): string {
  return target === 'local' ? t('Detect') : t('Default: English');
}

/** The composer sends the detected language, or the reader's. */
function languageOfWritten(textLanguage: string | null | undefined, readerLanguage: string | undefined): string {
  const language = languageCode(textLanguage);
  if (!language) return t('Default: English');
  if (textLanguage === readerLanguage) return t('Default: {language}', { language: languageName(language) });
  return t('Same as your text: {language}', { language: languageName(language) });
}

export function ImageModelField({ hint }: { hint?: string }) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'imageOptions.model' });
  const { id, notes, control: aria } = useDraftField('imageOptions.model', hint);
  return (
    <Field id={id} label={t('AI image model')} {...notes}>
      <ImageModelPicker {...aria} value={field.value} onChange={field.onChange} />
    </Field>
  );
}
