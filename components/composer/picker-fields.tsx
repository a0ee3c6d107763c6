'use client';

import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FolderPicker } from '@/components/pickers/folder-picker';
import { ImageModelPicker } from '@/components/pickers/image-model-picker';
import { LanguagePicker } from '@/components/pickers/language-picker';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { useDraftField } from './draft-fields';
import { useFormSession } from './form-session';

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
  const { field } = useController({ control, name: 'language' });
  const { id, notes, control: aria } = useDraftField('language');
  const { target } = useFormSession();
  // Only the engine detects the language, and only for preserved text. The interface's default is English.
  const isDetected = useWatch({ control, name: 'textMode' }) === 'preserve' && target === 'local';
  const none = isDetected ? t('Detect') : t('Default: English');
  return (
    <Field id={id} label={t('Language')} {...notes}>
      <LanguagePicker {...aria} value={field.value} onChange={field.onChange} none={none} />
    </Field>
  );
}

export function ImageModelField({ hint }: { hint?: string }) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'imageModel' });
  const { id, notes, control: aria } = useDraftField('imageModel', hint);
  return (
    <Field id={id} label={t('AI image model')} {...notes}>
      <ImageModelPicker {...aria} value={field.value} onChange={field.onChange} />
    </Field>
  );
}
