'use client';

import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Draft } from '@/lib/composer/draft';
import { DEFAULT_DIMENSIONS, DIMENSIONS, type Dimensions, type Format, TEXT_MODES } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { ChoiceField } from './choice-field';
import { DIMENSION_WORDS, EXPORT_WORDS, FORMAT_WORDS, optionsOf, textModeWords } from './choice-words';
import { AreaField, SelectField } from './draft-fields';
import { useFormSession } from './form-session';
import { FoldersField, ThemeField } from './picker-fields';
import { SplitFields } from './split-fields';

/** The fields of a Generate request that nearly every run sets. */
export function BasicFields() {
  const { settings, target } = useFormSession();
  // Without a language model keeping the text is what the engine does best, so that stands first.
  const modes = settings?.modelConnected ? TEXT_MODES : TEXT_MODES.toReversed();
  const writes = target === 'live' || settings?.modelConnected === true;
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4 pt-1 pb-5 sm:grid-cols-2">
      <ChoiceField
        path="textMode"
        label={say('What happens to the text')}
        standing="generate"
        options={modes.map((mode) => ({ value: mode, ...textModeWords(mode, writes) }))}
        className="sm:col-span-2"
      />
      <FormatFields />
      <ThemeField none={say('The workspace’s theme')} />
      <SplitFields />
      <FoldersField />
      <SelectField
        path="exportAs"
        label={say('Also as a file')}
        options={optionsOf(EXPORT_WORDS)}
        unset={say('No file')}
      />
      <AreaField
        path="additionalInstructions"
        label={say('Additional instructions')}
        rows={2}
        placeholder={say('How to lay out or word the cards')}
        className="sm:col-span-2"
      />
    </div>
  );
}

function FormatFields() {
  const { control, setValue, getValues } = useFormContext<Draft>();
  const format = useWatch({ control, name: 'format' }) || 'presentation';
  const left = useRef(new Map<Format, Dimensions | ''>());
  const before = useRef(format);
  // Each format has dimensions of its own; the one that is left keeps its choice for when one comes back.
  const onFormat = (next: Format) => {
    left.current.set(before.current, getValues('dimensions'));
    before.current = next;
    setValue('dimensions', left.current.get(next) ?? '', { shouldDirty: true });
  };
  return (
    <>
      <ChoiceField
        path="format"
        label={say('Format')}
        standing="presentation"
        options={optionsOf(FORMAT_WORDS)}
        onChosen={onFormat}
        className="sm:col-span-2"
      />
      <SelectField
        key={format}
        path="dimensions"
        label={say('Dimensions')}
        options={DIMENSIONS[format].map((value) => ({ value, label: DIMENSION_WORDS[value] }))}
        unset={
          format === 'webpage'
            ? say('None')
            : say('Default: {dimension}', { dimension: DIMENSION_WORDS[DEFAULT_DIMENSIONS[format]] })
        }
      />
    </>
  );
}
