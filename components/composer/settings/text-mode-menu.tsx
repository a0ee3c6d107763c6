'use client';

import { Lock, Shrink, Sparkles } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import { RadioList } from '@/components/ui/radio-list';
import type { Draft } from '@/lib/composer/draft';
import { TEXT_MODES, type TextMode } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { fieldId } from '../field-id';
import { textModeWords } from './choice-words';

const ICONS = { preserve: Lock, condense: Shrink, generate: Sparkles } satisfies Record<TextMode, typeof Lock>;

type Props = {
  /** Whether the target can write text. If it cannot, preserving the text works best. */
  writes: boolean;
  /** Which model writes; null if that is unknown. */
  writerWords: string | null;
  onDone: () => void;
};

export function TextModeMenu({ writes, writerWords, onDone }: Props) {
  const { control } = useFormContext<Draft>();
  const { field } = useController({ control, name: 'textMode' });
  const modes = writes ? TEXT_MODES : TEXT_MODES.toReversed();
  return (
    <>
      <RadioList
        id={fieldId('textMode')}
        label={t('Text mode')}
        value={field.value}
        onChange={field.onChange}
        onDone={onDone}
        options={modes.map((value) => {
          const Icon = ICONS[value];
          return { value, icon: <Icon size={16} />, ...textModeWords(value, writes) };
        })}
      />
      {writerWords && (
        <p className="border-t border-hairline px-3.5 py-2 text-12 wrap-anywhere text-quiet">{writerWords}</p>
      )}
    </>
  );
}
