'use client';

import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { t } from '@/lib/words/t';
import { AMOUNT_WORDS, optionsOf } from './choice-words';
import { Group, InputField, SelectField } from './draft-fields';
import { LanguageField } from './picker-fields';

/** docs/spec/interface.md#2.4.1. Language applies to every text mode, the other fields only when text is written. */
export function WritingSection() {
  const { control } = useFormContext<Draft>();
  const textMode = useWatch({ control, name: 'textMode' });
  const id = useId();
  const note = textMode !== 'generate' && (
    <p id={id} className="text-12 text-quiet">
      {textMode === 'preserve'
        ? t('Only Language is used with Preserve')
        : t('Only Amount and Language are used with Condense')}
    </p>
  );
  return (
    <Group title={t('Writing')} note={note}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          path="amount"
          label={t('Amount')}
          unusedNote={id}
          options={optionsOf(AMOUNT_WORDS)}
          unset={t('Default: Medium')}
        />
        <LanguageField />
        <InputField path="tone" label={t('Tone')} unusedNote={id} placeholder={t('e.g. friendly, confident')} />
        <InputField path="audience" label={t('Audience')} unusedNote={id} placeholder={t('e.g. first-time buyers')} />
      </div>
    </Group>
  );
}
