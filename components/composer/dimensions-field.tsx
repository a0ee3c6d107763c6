'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { ChoiceField } from './choice-field';
import { DIMENSION_WORDS } from './choice-words';

/** Each format has its own dimensions; a web page has none. */
export function DimensionsField() {
  const { control } = useFormContext<Draft>();
  const format = useWatch({ control, name: 'format' }) || 'presentation';
  if (format === 'webpage')
    return (
      <div className="flex items-baseline justify-between gap-3 text-quiet">
        <span className="text-13 font-medium">{t('Dimensions')}</span>
        <span className="text-12">{t('Not used for web pages')}</span>
      </div>
    );
  const options: readonly Dimensions[] = DIMENSIONS[format];
  return (
    <ChoiceField
      key={format}
      path="dimensions"
      label={t('Dimensions')}
      standing={DEFAULT_DIMENSIONS[format]}
      options={options.map((value) => ({
        value,
        label:
          value === DEFAULT_DIMENSIONS[format] ? `${DIMENSION_WORDS[value]} ${t('(default)')}` : DIMENSION_WORDS[value],
      }))}
    />
  );
}
