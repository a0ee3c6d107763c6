'use client';

import { FileText, Images, PanelsTopLeft, Presentation } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RadioList } from '@/components/ui/radio-list';
import type { Draft } from '@/lib/composer/draft';
import { FORMATS, type Format } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { fieldId } from '../field-id';
import { FORMAT_WORDS } from './choice-words';

const ICONS = {
  presentation: Presentation,
  document: FileText,
  social: Images,
  webpage: PanelsTopLeft,
} satisfies Record<Format, typeof FileText>;

export function FormatMenu({ onFormat, onDone }: { onFormat: (format: Format) => void; onDone: () => void }) {
  const { control } = useFormContext<Draft>();
  const format = useWatch({ control, name: 'format' }) || 'presentation';
  return (
    <RadioList
      id={fieldId('format')}
      label={t('Format')}
      value={format}
      onChange={onFormat}
      onDone={onDone}
      options={FORMATS.map((value) => {
        const Icon = ICONS[value];
        return { value, icon: <Icon size={16} />, label: FORMAT_WORDS[value] };
      })}
    />
  );
}
