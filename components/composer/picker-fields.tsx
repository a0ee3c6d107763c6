'use client';

import { useController, useFormContext } from 'react-hook-form';
import { FolderPicker } from '@/components/pickers/folder-picker';
import { ThemePicker } from '@/components/pickers/theme-picker';
import { Field } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { useDraftField } from './draft-fields';
import { useFormSession } from './form-session';

export function ThemeField({ none }: { none: string }) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'themeId' });
  const { id, notes, control: aria } = useDraftField('themeId');
  const { target, previewTheme } = useFormSession();
  return (
    <Field id={id} label="Theme" {...notes}>
      <ThemePicker
        {...aria}
        target={target}
        value={field.value}
        onChange={field.onChange}
        onPreview={previewTheme}
        none={none}
      />
    </Field>
  );
}

export function FoldersField() {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'folderIds' });
  const { id, notes, control: aria } = useDraftField('folderIds');
  const { target } = useFormSession();
  return (
    <Field id={id} label="Folders" {...notes}>
      <FolderPicker {...aria} target={target} value={field.value} onChange={field.onChange} />
    </Field>
  );
}
