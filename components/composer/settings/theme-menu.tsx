'use client';

import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ThemeGallery } from '@/components/pickers/theme-gallery';
import { FieldNotesBelow } from '@/components/ui/field';
import type { Draft } from '@/lib/composer/draft';
import { titleOf } from '@/lib/composer/title-of';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import { useDraftField } from './draft-fields';
import { noTheme, useThemeName } from './use-theme-name';

/** The theme picker: the deck previews the highlighted theme and keeps it once it is selected. */
export function ThemeMenu({ onDone }: { onDone: () => void }) {
  const { control, getValues } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'themeId' });
  const { target, previewTheme } = useFormSession();
  const { id, notes, control: aria } = useDraftField('themeId');
  const { gone } = useThemeName(field.value, target);
  useEffect(() => () => previewTheme(null), [previewTheme]);
  const [text, operation] = getValues(['inputText', 'operation']);
  return (
    <div className="flex max-h-[inherit] flex-col">
      <ThemeGallery
        {...aria}
        target={target}
        value={field.value}
        onChoose={(themeId) => {
          field.onChange(themeId);
          onDone();
        }}
        onPreview={previewTheme}
        none={noTheme(operation, target)}
        title={/\S/.test(text) ? titleOf(text) : t('Your title')}
      />
      <div className="px-4 pb-2 empty:hidden">
        <FieldNotesBelow
          id={id}
          {...notes}
          warning={notes.warning ?? (notes.error ? undefined : (gone ?? undefined))}
        />
      </div>
    </div>
  );
}
